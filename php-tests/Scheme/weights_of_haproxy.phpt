--TEST--
Schemes of HAProxy take weights from 1 to 256
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';


use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([Scheme::haproxy(), Scheme::haproxyMapBased()] as $scheme) {
    $ring = new Ring(['a' => 1, 'b' => 256], $scheme);
    echo round($ring->shares()['b'], 2), "\n";
    foreach ([0, -1, 257, PHP_INT_MAX] as $weight) {
        attempt(fn() => $ring->add('b', $weight));
    }
    attempt(fn() => new Ring(['c' => 257], $scheme));
    var_dump($ring == new Ring(['a' => 1, 'b' => 256], $scheme));
}
?>
--EXPECTF--
1
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be between 1 and 256%S
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be between 1 and 256%S
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be between 1 and 256%S
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be between 1 and 256%S
ValueError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have servers that can be placed: the weight of "c" must be between 1 and 256%S
bool(true)
1
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be between 1 and 256%S
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be between 1 and 256%S
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be between 1 and 256%S
ValueError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be between 1 and 256%S
ValueError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have servers that can be placed: the weight of "c" must be between 1 and 256%S
bool(true)
