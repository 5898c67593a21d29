--TEST--
twemproxy hashes the name behind an address, or the address without the port 11211; a socket has a colon
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([
    '10.0.0.1:11211' => '10.0.0.1', '10.0.0.1:11212' => '10.0.0.1:11212', '10.0.0.1:11211 alpha' => 'alpha',
    '/run/a.sock' => '/run/a.sock:', '/run/a.sock alpha' => 'alpha', '::1:11211' => '::1',
] as $server => $name) {
    $points = array_keys((new Ring([$server], Scheme::twemproxy()))->points());
    $expected = [];
    for ($i = 0; $i < 40; $i++) {
        array_push($expected, ...array_values(unpack('V4', md5("$name-$i", true))));
    }
    sort($expected);
    var_dump($points === $expected);
}
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
