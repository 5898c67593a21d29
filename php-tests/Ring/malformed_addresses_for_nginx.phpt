--TEST--
Scheme::nginx() refuses what nginx would, and leaves the ring alone
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$ring = new Ring(['a'], Scheme::nginx());
foreach ([
    '', ':80', 'host:', 'host:abc', 'host:0', 'host:65536', 'host:99999', 'host:-1', 'host:+80', 'host: 80', 'host:80 ', "host:80\n",
    'host:8 0', 'host:18446744073709551696', 'unix:', "a\0:80", '::1', '[::1]:',
    'host/', 'host/x:80', 'host?x', 'host?:80',
] as $server) {
    foreach ([fn() => $ring->add($server), fn() => new Ring([$server], Scheme::nginx())] as $take) {
        try {
            $take();
            echo json_encode($server), " is taken\n";
        } catch (ValueError) {
        }
    }
}
var_dump($ring == new Ring(['a'], Scheme::nginx()));
attempt(fn() => $ring->add('host:'));
attempt(fn() => new Ring(['a', 'host:0' => 2], Scheme::nginx()));
?>
--EXPECT--
bool(true)
ValueError: ConsistentHash\Ring::add(): Argument #1 ($server) must be host, host:port, with a port from 1 to 65535, or unix:path for Scheme::nginx()
ValueError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have servers that can be placed: "host:0" must be host, host:port, with a port from 1 to 65535, or unix:path for Scheme::nginx()
