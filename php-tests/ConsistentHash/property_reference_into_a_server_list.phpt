--TEST--
A reference to a list of positions changes what removeServer takes away
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b');
$positions = &$h->serverList['a'];
array_pop($positions);
array_pop($positions);
$h->removeServer('a');
show($h);
var_dump(count($positions));
?>
--EXPECT--
"b": ["2033132656","1640823877","1353132163","2394572754","454940550"]
  18636359 => "a"
  454940550 => "b"
  1353132163 => "b"
  1640823877 => "b"
  2033132656 => "b"
  2394572754 => "b"
  4205895982 => "a"
int(3)
