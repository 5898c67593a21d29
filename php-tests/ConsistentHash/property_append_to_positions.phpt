--TEST--
A position appended to a server's list goes with the server
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b');
$h->virtualPos[5] = 'a';
$h->serverList['a'][] = '5';
$h->serverList['a'][] = 6;
$h->removeServer('a');
show($h);
?>
--EXPECT--
"b": ["2033132656","1640823877","1353132163","2394572754","454940550"]
  454940550 => "b"
  1353132163 => "b"
  1640823877 => "b"
  2033132656 => "b"
  2394572754 => "b"
