--TEST--
Scheme::libmemcached() refuses what is not host:port, and leaves the ring alone
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$ring = new Ring(['a:11211'], Scheme::libmemcached());
foreach ([
    '', 'host', ':11211', 'host:', 'host:abc', 'host:0', 'host:65536', 'host:99999', 'host:-1', 'host:+1', 'host: 1', "host:1\n",
    'host:18446744073709551617', "a\0:1",
    str_repeat('a', 1025) . ':1', '/' . str_repeat('a', 1024),
] as $server) {
    foreach ([fn() => $ring->add($server), fn() => new Ring([$server], Scheme::libmemcached())] as $take) {
        try {
            $take();
            echo json_encode($server), " is taken\n";
        } catch (ValueError) {
        }
    }
}
var_dump($ring == new Ring(['a:11211'], Scheme::libmemcached()));
attempt(fn() => $ring->add('host'));
attempt(fn() => new Ring(['a:1', 'host:0' => 2], Scheme::libmemcached()));
?>
--EXPECT--
bool(true)
ValueError: ConsistentHash\Ring::add(): Argument #1 ($server) must be host:port, with a port from 1 to 65535, or the path of a socket, of at most 1024 bytes for Scheme::libmemcached()
ValueError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have servers that can be placed: "host:0" must be host:port, with a port from 1 to 65535, or the path of a socket, of at most 1024 bytes for Scheme::libmemcached()
