--TEST--
Schemes of PECL memcache take host:port and unix:///path, and refuse anything else
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';


use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([Scheme::memcache(), Scheme::memcacheStandard()] as $scheme) {
    foreach (['host:11211', 'host:1', 'host:65535', '10.0.0.1:11211', '::1:11211', 'unix:///run/memcached.sock'] as $server) {
        (new Ring([$server], $scheme))->lookup('x') === $server || print("$scheme: $server WRONG\n");
    }
    $ring = new Ring(['a:11211'], $scheme);
    foreach ([
        '', 'host', ':11211', 'host:', 'host:abc', 'host:0', 'host:65536', 'host:-1', 'host:+1', 'host: 1', "host:1\n", 'host:011211',
        'host:18446744073709551617', "a\0:1", '/run/memcached.sock', 'unix://', "unix:///a\0b",
    ] as $server) {
        foreach ([fn() => $ring->add($server), fn() => new Ring([$server], $scheme)] as $take) {
            try {
                $take();
                echo $scheme, ': ', json_encode($server), " is taken\n";
            } catch (ValueError) {
            }
        }
    }
    var_dump($ring == new Ring(['a:11211'], $scheme));
    attempt(fn() => $ring->add('host'));
}
?>
--EXPECTF--
bool(true)
ValueError: ConsistentHash\Ring::add(): Argument #1 ($server) must be host:port, %s for Scheme::memcache()
bool(true)
ValueError: ConsistentHash\Ring::add(): Argument #1 ($server) must be host:port, %s for Scheme::memcacheStandard()
