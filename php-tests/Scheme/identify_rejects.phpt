--TEST--
identify() without samples, with an unknown server, or with so few samples that too many schemes fit
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Scheme;

attempt(fn() => Scheme::identify(['a'], []));
attempt(fn() => Scheme::identify([], []));
attempt(fn() => Scheme::identify([], ['x' => 'a']));
attempt(fn() => Scheme::identify(['a'], ['x' => 'b']));
attempt(fn() => Scheme::identify(['a'], ['x' => 'a']));
attempt(fn() => Scheme::identify(['a'], ['x' => 1]));
attempt(fn() => Scheme::identify(['a'], ['x' => null]));
attempt(fn() => Scheme::identify(['a' => 0], ['x' => 'a']));
attempt(fn() => Scheme::identify(['a' => '1'], ['x' => 'a']));
attempt(fn() => Scheme::identify([1], ['x' => '1']));
attempt(fn() => Scheme::identify('a', ['x' => 'a']));
attempt(fn() => Scheme::identify(['a']));
?>
--EXPECT--
ValueError: ConsistentHash\Scheme::identify(): Argument #2 ($samples) must not be empty
ValueError: ConsistentHash\Scheme::identify(): Argument #2 ($samples) must not be empty
ValueError: ConsistentHash\Scheme::identify(): Argument #2 ($samples) must have only servers of argument #1 ($servers)
ValueError: ConsistentHash\Scheme::identify(): Argument #2 ($samples) must have only servers of argument #1 ($servers)
ValueError: ConsistentHash\Scheme::identify(): Argument #2 ($samples) must have more keys: too many schemes place these
TypeError: ConsistentHash\Scheme::identify(): Argument #2 ($samples) must have only servers of type string
TypeError: ConsistentHash\Scheme::identify(): Argument #2 ($samples) must have only servers of type string
ValueError: ConsistentHash\Scheme::identify(): Argument #1 ($servers) must have servers that can be placed: the weight of "a" must be between 1 and 4294967295
TypeError: ConsistentHash\Scheme::identify(): Argument #1 ($servers) must have weights of type int under its string keys, string given
TypeError: ConsistentHash\Scheme::identify(): Argument #1 ($servers) must have names of type string under its int keys, int given
TypeError: ConsistentHash\Scheme::identify(): Argument #1 ($servers) must be of type array, string given
ArgumentCountError: ConsistentHash\Scheme::identify() expects exactly 2 arguments, 1 given
