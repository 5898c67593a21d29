--TEST--
An object as virtualPosNum counts as 1, with a warning per comparison
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = new ConsistentHash;
$h->virtualPosNum = new stdClass;
attempt(fn() => $h->addServer('a'));
show($h);
?>
--EXPECT--
Notice: Object of class stdClass could not be converted to int
Notice: Object of class stdClass could not be converted to int
bool(true)
"a": ["4188131426"]
  4188131426 => "a"
