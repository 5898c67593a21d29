--TEST--
A dynamic property is deprecated and works
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
$h->extra = 1;
$h->extra++;
var_dump($h->extra, isset($h->extra), array_keys(get_object_vars($h)));
unset($h->extra);
var_dump(isset($h->extra));
attempt(fn() => $h->extra);
lookups($h, 2);
?>
--EXPECT--
Deprecated: Creation of dynamic property ConsistentHash::$extra is deprecated
int(2)
bool(true)
array(4) {
  [0]=>
  string(10) "serverList"
  [1]=>
  string(10) "virtualPos"
  [2]=>
  string(13) "virtualPosNum"
  [3]=>
  string(5) "extra"
}
bool(false)
Warning: Undefined property: ConsistentHash::$extra
NULL
"a" "a"
