--TEST--
Without virtualPos lookup warns and throws, removeServer is quiet, addServer makes it anew
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
unset($h->virtualPos);
var_dump(isset($h->virtualPos));
attempt(fn() => $h->virtualPos);
attempt(fn() => $h->lookup('x'));
attempt(fn() => $h->addServer('a'));
attempt(fn() => $h->removeServer('a'));
var_dump(array_keys(get_object_vars($h)));
attempt(fn() => $h->addServer('b'));
show($h);
attempt(fn() => $h->lookup('x'));
?>
--EXPECT--
bool(false)
Warning: Undefined property: ConsistentHash::$virtualPos
NULL
Warning: Undefined property: ConsistentHash::$virtualPos
TypeError: current(): Argument #1 ($array) must be of type array, null given
bool(true)
bool(true)
array(3) {
  [0]=>
  string(10) "serverList"
  [1]=>
  string(10) "virtualPos"
  [2]=>
  string(13) "virtualPosNum"
}
bool(true)
"b": ["2033132656","1640823877","1353132163","2394572754","454940550"]
  454940550 => "b"
  1353132163 => "b"
  1640823877 => "b"
  2033132656 => "b"
  2394572754 => "b"
string(1) "b"
