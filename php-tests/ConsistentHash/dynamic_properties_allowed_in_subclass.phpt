--TEST--
A subclass with #[AllowDynamicProperties] takes dynamic properties silently
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

#[AllowDynamicProperties]
class Open extends ConsistentHash
{
}
$h = new Open;
$h->extra = 1;
$h->addServer('a');
$h->more = 2;
var_dump(array_keys((array) $h), $h->lookup('x'));
?>
--EXPECT--
array(5) {
  [0]=>
  string(10) "serverList"
  [1]=>
  string(10) "virtualPos"
  [2]=>
  string(13) "virtualPosNum"
  [3]=>
  string(5) "extra"
  [4]=>
  string(4) "more"
}
string(1) "a"
