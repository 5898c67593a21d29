--TEST--
Schemes of PECL memcache hash what it makes of a key: at most 250 bytes, no white space, no control characters
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([Scheme::memcache(), Scheme::memcacheStandard(), Scheme::memcache('fnv')] as $scheme) {
    $ring = new Ring(array_map(fn($i) => "10.0.0.$i:11211", range(1, 40)), $scheme);
    foreach ([
        'a b' => 'a_b', "tab\tx" => 'tab_x', "\0\n\x1f " => '____', "\x7f\x80\xff" => "\x7f\x80\xff",
        str_repeat('x', 300) => str_repeat('x', 250), str_repeat(' ', 251) => str_repeat('_', 250),
    ] as $key => $same) {
        $ring->lookup($key) === $ring->lookup($same) && $scheme->position($key) === $scheme->position($same)
            && $ring->lookupList($key, 40) === $ring->lookupList($same, 40) || print("$scheme: " . bin2hex($key) . "\n");
    }
    var_dump($scheme->position(str_repeat('x', 249)) === $scheme->position(str_repeat('x', 250)));
}
?>
--EXPECT--
bool(false)
bool(false)
bool(false)
