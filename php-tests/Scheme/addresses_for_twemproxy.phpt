--TEST--
Schemes of twemproxy take host:port and paths, with a name behind them or not, and refuse anything else
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';


use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([Scheme::twemproxy(), Scheme::twemproxyModula()] as $scheme) {
    foreach ([
        'host:11211', 'host:1', 'host:65535', '::1:11211', '/run/a.sock', 'host:11211 name', '/run/a.sock name',
        'host:1 ' . str_repeat('n', 74), str_repeat('h', 74) . ':11211', 'host:1 host:2', "host:1 \xff",
    ] as $server) {
        (new Ring([$server], $scheme))->lookup('x') === $server || print("$scheme: $server WRONG\n");
    }
    $ring = new Ring(['a:11211'], $scheme);
    foreach ([
        '', 'host', ':11211', 'host:', 'host:abc', 'host:0', 'host:65536', 'host:-1', 'host: 1', "a\0:1", 'name', 'host name',
        'host:1 ', 'host:1 my name', ' host:1', "host:1 a\0b",
        // The label of a longer name does not fit into what twemproxy has for it.
        'host:1 ' . str_repeat('n', 75), str_repeat('h', 75) . ':11211', '/' . str_repeat('p', 73),
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
ValueError: ConsistentHash\Ring::add(): Argument #1 ($server) must be %s for Scheme::twemproxy()
bool(true)
ValueError: ConsistentHash\Ring::add(): Argument #1 ($server) must be %s for Scheme::twemproxyModula()
