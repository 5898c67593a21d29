--TEST--
Arguments to new are ignored: there is no constructor
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

var_dump(new ConsistentHash(1, 2, 3) == new ConsistentHash);
attempt(fn() => new ConsistentHash(nodes: 3));
?>
--EXPECT--
bool(true)
Error: Unknown named parameter $nodes
