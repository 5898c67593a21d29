--TEST--
With a single low position every key wraps to it
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = new ConsistentHash;
$h->virtualPos = [0 => 'a'];
lookups($h, 5);
$h->virtualPos = [4294967295 => 'b'];
lookups($h, 5);
?>
--EXPECT--
"a" "a" "a" "a" "a"
"b" "b" "b" "b" "b"
