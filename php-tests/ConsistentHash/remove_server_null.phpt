--TEST--
removeServer takes null as the server ''
--FILE--
<?php
require __DIR__ . '/../inc/null_offsets.inc';
require __DIR__ . '/../inc/ring.inc';

$h = ring('', 'a');
attempt_with_null(2, fn() => $h->removeServer(null));
attempt_with_null(1, fn() => $h->removeServer(null));
var_dump(array_keys($h->serverList), count($h->virtualPos));
?>
--EXPECT--
bool(true)
bool(true)
array(1) {
  [0]=>
  string(1) "a"
}
int(5)
