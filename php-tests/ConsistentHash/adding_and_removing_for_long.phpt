--TEST--
A ring that lives through 20,000 additions and removals is like a fresh one
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = new ConsistentHash;
for ($i = 0; $i < 20000; $i++) {
    $h->addServer('s' . $i % 7);
    $h->removeServer('s' . ($i + 3) % 7);
    $i % 100 || $h->lookup('x');
}
$fresh = ring(...array_keys($h->serverList));
var_dump(array_keys($h->serverList), $h == $fresh, serialize($h) === serialize($fresh));
?>
--EXPECT--
array(4) {
  [0]=>
  string(2) "s4"
  [1]=>
  string(2) "s5"
  [2]=>
  string(2) "s6"
  [3]=>
  string(2) "s0"
}
bool(true)
bool(true)
