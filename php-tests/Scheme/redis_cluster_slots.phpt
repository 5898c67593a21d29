--TEST--
The position of a key by Scheme::redisCluster() is its slot, as CLUSTER KEYSLOT answers
--FILE--
<?php
use ConsistentHash\Scheme;

$keys = ['k0', 'k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7', 'k8', 'k9', 'user:1234', '{tag}x', 'a{b}c', '{}x', 'x{y', 'x}{y}', '{{a}}'];
foreach ([...$keys, '', "\x80\xff", str_repeat('x', 300)] as $key) {
    echo Scheme::redisCluster()->position($key), ' ';
}
?>
--EXPECT--
8579 12706 449 4576 8455 12582 325 4452 8331 12458 15814 8338 3300 10595 2740 12222 10276 0 1384 11216
