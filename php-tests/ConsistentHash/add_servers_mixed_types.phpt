--TEST--
addServers applies to each value the rules of addServer, diagnostics included
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = new ConsistentHash;
$h->virtualPosNum = 2;
attempt(fn() => $h->addServers([1, '1', 1.5, 2.5, true, false, '', '01']));
show($h);
?>
--EXPECT--
Deprecated: Implicit conversion from float 1.5 to int loses precision
Deprecated: Implicit conversion from float 2.5 to int loses precision
Deprecated: Implicit conversion from float 2.5 to int loses precision
Deprecated: Implicit conversion from float 2.5 to int loses precision
bool(true)
1: ["1375660179","700719055"]
2: ["1243446573","2878549500"]
0: ["3126782769","1825578390"]
"": ["3126782769","1825578390"]
"01": ["1365332319","565580890"]
  565580890 => "01"
  700719055 => 1
  1243446573 => 2.5
  1365332319 => "01"
  1375660179 => 1
  1825578390 => ""
  2878549500 => 2.5
  3126782769 => ""
