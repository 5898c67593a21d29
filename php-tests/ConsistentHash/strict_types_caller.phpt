--TEST--
declare(strict_types=1) of the caller leaves untyped parameters lenient and makes typed ones strict
--FILE--
<?php
declare(strict_types=1);
require __DIR__ . '/../inc/diagnostics.inc';

$h = new ConsistentHash;
attempt(fn() => $h->cHash(5));
attempt(fn() => $h->cHash(1.5));
attempt(fn() => $h->cHash(true));
attempt(fn() => $h->cHash(null));
attempt(fn() => $h->addServer(7));
attempt(fn() => $h->lookup(5));
attempt(fn() => $h->lookup(null));
attempt(fn() => $h->lookup([]));
attempt(fn() => $h->lookupMany([5, false]));
attempt(fn() => $h->lookupList(5, 1));
attempt(fn() => $h->lookupList('x', '1'));
attempt(fn() => $h->lookupList('x', 1.0));
attempt(fn() => $h->lookupList('x', true));
attempt(fn() => $h->removeServer('7'));
?>
--EXPECT--
string(10) "3690458478"
string(10) "2668453387"
string(9) "709660146"
Deprecated: md5(): Passing null to parameter #1 ($string) of type string is deprecated
string(10) "1136548044"
bool(true)
int(7)
Deprecated: md5(): Passing null to parameter #1 ($string) of type string is deprecated
int(7)
TypeError: md5(): Argument #1 ($string) must be of type string, array given
array(2) {
  [0]=>
  int(7)
  [1]=>
  int(7)
}
array(1) {
  [0]=>
  int(7)
}
TypeError: ConsistentHash::lookupList(): Argument #2 ($count) must be of type int, string given
TypeError: ConsistentHash::lookupList(): Argument #2 ($count) must be of type int, float given
TypeError: ConsistentHash::lookupList(): Argument #2 ($count) must be of type int, bool given
bool(true)
