--TEST--
A virtualPos that is assigned is the ring from then on
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
$h->virtualPos = [100 => 'low', 4000000000 => 'high'];
lookups($h, 6);
$h->addServer('b');
show($h);
$h->virtualPos = [];
var_dump($h->lookup('x'), $h->addServer('b'), $h->lookup('x'));
?>
--EXPECT--
"high" "high" "low" "high" "high" "high"
"a": ["4188131426","3099201886","4255609085","4205895982","18636359"]
"b": ["2033132656","1640823877","1353132163","2394572754","454940550"]
  100 => "low"
  454940550 => "b"
  1353132163 => "b"
  1640823877 => "b"
  2033132656 => "b"
  2394572754 => "b"
  4000000000 => "high"
bool(false)
bool(true)
bool(false)
