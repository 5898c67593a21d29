--TEST--
array_splice, array_push, array_unshift and array_walk on the properties
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b');
array_splice($h->virtualPos, 2, 3, ['new']);
show($h);
lookups($h, 4);
$h = ring('a');
array_push($h->virtualPos, 'pushed');
array_unshift($h->virtualPos, 'front');
lookups($h, 4);
var_dump(array_keys($h->virtualPos));
$h = ring('a');
array_walk($h->virtualPos, function (&$server, $position) {
    $server .= strlen($position);
});
lookups($h, 4);
?>
--EXPECT--
"a": ["4188131426","3099201886","4255609085","4205895982","18636359"]
"b": ["2033132656","1640823877","1353132163","2394572754","454940550"]
  0 => "a"
  1 => "b"
  2 => "new"
  3 => "b"
  4 => "a"
  5 => "a"
  6 => "a"
  7 => "a"
"a" "a" "a" "a"
"front" "front" "front" "front"
array(7) {
  [0]=>
  int(0)
  [1]=>
  int(1)
  [2]=>
  int(2)
  [3]=>
  int(3)
  [4]=>
  int(4)
  [5]=>
  int(5)
  [6]=>
  int(6)
}
"a10" "a10" "a10" "a10"
