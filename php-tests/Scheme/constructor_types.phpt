--TEST--
Arguments of the wrong type
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Scheme;

attempt(fn() => new Scheme([]));
attempt(fn() => new Scheme('crc32', '{server}-{index}', 'x'));
attempt(fn() => new Scheme('crc32', '{server}-{index}', 0, []));
attempt(fn() => new Scheme('crc32', '{server}-{index}', 0, 1, new stdClass));
attempt(fn() => new Scheme('crc32', '{server}-{index}', 0, 1, 'after', 1));
attempt(fn() => Scheme::crc32('x'));
attempt(fn() => Scheme::crc32(null));
attempt(fn() => Scheme::predis(1));
attempt(fn() => Scheme::crc32(nodes: 1));
var_dump(new Scheme('crc32', '{server}-{index}', '1', '32') == Scheme::crc32('32'));
?>
--EXPECT--
TypeError: ConsistentHash\Scheme::__construct(): Argument #1 ($hash) must be of type string, array given
TypeError: ConsistentHash\Scheme::__construct(): Argument #3 ($first) must be of type int, string given
TypeError: ConsistentHash\Scheme::__construct(): Argument #4 ($virtualNodes) must be of type int, array given
TypeError: ConsistentHash\Scheme::__construct(): Argument #5 ($search) must be of type string, stdClass given
ArgumentCountError: ConsistentHash\Scheme::__construct() expects at most 5 arguments, 6 given
TypeError: ConsistentHash\Scheme::crc32(): Argument #1 ($virtualNodes) must be of type int, string given
Deprecated: ConsistentHash\Scheme::crc32(): Passing null to parameter #1 ($virtualNodes) of type int is deprecated
ValueError: ConsistentHash\Scheme::crc32(): Argument #1 ($virtualNodes) must be between 1 and 16777216
ArgumentCountError: ConsistentHash\Scheme::predis() expects exactly 0 arguments, 1 given
Error: Unknown named parameter $nodes
bool(true)
