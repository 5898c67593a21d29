--TEST--
removeServer takes null as the server '', with a deprecation since PHP 8.5
--SKIPIF--
<?php if (PHP_VERSION_ID < 80500) die('skip null as an array offset is deprecated only since PHP 8.5'); ?>
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = ring('', 'a');
attempt(fn() => $h->removeServer(null));
attempt(fn() => $h->removeServer(null));
var_dump(array_keys($h->serverList), count($h->virtualPos));
?>
--EXPECT--
Deprecated: Using null as an array offset is deprecated, use an empty string instead
Deprecated: Using null as an array offset is deprecated, use an empty string instead
bool(true)
Deprecated: Using null as an array offset is deprecated, use an empty string instead
bool(true)
array(1) {
  [0]=>
  string(1) "a"
}
int(5)
