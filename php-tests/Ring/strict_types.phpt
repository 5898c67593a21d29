--TEST--
Under strict_types the parameters are those of any internal method
--FILE--
<?php
declare(strict_types=1);
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

require __DIR__ . '/../inc/diagnostics.inc';
$ring = new Ring(['a', 'b']);
attempt(fn() => $ring->lookup('123'));
attempt(fn() => $ring->lookup(123));
attempt(fn() => $ring->lookup(null));
attempt(fn() => $ring->lookup(new Exception('x')));
attempt(fn() => $ring->lookupList('x', '1'));
attempt(fn() => $ring->add(1));
attempt(fn() => $ring->add('c', '2'));
attempt(fn() => $ring->has(1));
attempt(fn() => $ring->remove(1));
attempt(fn() => new Scheme(virtualNodes: '5'));
attempt(fn() => Scheme::crc32('5'));
?>
--EXPECT--
string(1) "a"
TypeError: ConsistentHash\Ring::lookup(): Argument #1 ($key) must be of type string, int given
TypeError: ConsistentHash\Ring::lookup(): Argument #1 ($key) must be of type string, null given
TypeError: ConsistentHash\Ring::lookup(): Argument #1 ($key) must be of type string, Exception given
TypeError: ConsistentHash\Ring::lookupList(): Argument #2 ($count) must be of type int, string given
TypeError: ConsistentHash\Ring::add(): Argument #1 ($server) must be of type string, int given
TypeError: ConsistentHash\Ring::add(): Argument #2 ($weight) must be of type int, string given
TypeError: ConsistentHash\Ring::has(): Argument #1 ($server) must be of type string, int given
TypeError: ConsistentHash\Ring::remove(): Argument #1 ($server) must be of type string, int given
TypeError: ConsistentHash\Scheme::__construct(): Argument #4 ($virtualNodes) must be of type int, string given
TypeError: ConsistentHash\Scheme::crc32(): Argument #1 ($virtualNodes) must be of type int, string given
