--TEST--
lookup walks an unsorted virtualPos in its order
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = new ConsistentHash;
$h->virtualPos = [5 => 'five', 3000000000 => 'high', 1387983181 => 'exact', 1387983200 => 'near'];
var_dump($h->lookup('x'));
$h->removeServer('none');
var_dump($h->lookup('x'));
unset($h->virtualPos[3000000000]);
var_dump($h->lookup('x'));
$h->virtualPos[3000000000] = 'back';
$h->virtualPos[1] = 'one';
var_dump($h->lookup('x'));
$h->addServer('a');
show($h);
?>
--EXPECT--
string(4) "high"
string(4) "high"
string(5) "exact"
string(5) "exact"
"a": ["4188131426","3099201886","4255609085","4205895982","18636359"]
  1 => "one"
  5 => "five"
  18636359 => "a"
  1387983181 => "exact"
  1387983200 => "near"
  3000000000 => "back"
  3099201886 => "a"
  4188131426 => "a"
  4205895982 => "a"
  4255609085 => "a"
