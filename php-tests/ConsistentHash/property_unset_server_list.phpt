--TEST--
Without serverList every server is unknown; addServer makes it anew
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b');
unset($h->serverList);
attempt(fn() => $h->lookup('x'));
attempt(fn() => $h->removeServer('a'));
attempt(fn() => $h->serverList);
attempt(fn() => $h->addServer('b'));
show($h);
?>
--EXPECT--
string(1) "b"
bool(true)
Warning: Undefined property: ConsistentHash::$serverList
NULL
bool(true)
"b": ["2033132656","1640823877","1353132163","2394572754","454940550"]
  18636359 => "a"
  454940550 => "b"
  1353132163 => "b"
  1640823877 => "b"
  2033132656 => "b"
  2394572754 => "b"
  3099201886 => "a"
  4188131426 => "a"
  4205895982 => "a"
  4255609085 => "a"
