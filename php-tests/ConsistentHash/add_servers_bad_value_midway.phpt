--TEST--
addServers stops at a bad value with its exception; what was added before stays
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

foreach ([[], new stdClass, fn() => 1] as $bad) {
    $h = new ConsistentHash;
    attempt(fn() => $h->addServers(['a', 'b', $bad, 'c']));
    var_dump(array_keys($h->serverList), $h == ring('a', 'b'));
}
?>
--EXPECT--
TypeError: Illegal offset type in isset or empty
array(2) {
  [0]=>
  string(1) "a"
  [1]=>
  string(1) "b"
}
bool(true)
TypeError: Illegal offset type in isset or empty
array(2) {
  [0]=>
  string(1) "a"
  [1]=>
  string(1) "b"
}
bool(true)
TypeError: Illegal offset type in isset or empty
array(2) {
  [0]=>
  string(1) "a"
  [1]=>
  string(1) "b"
}
bool(true)
