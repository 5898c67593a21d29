--TEST--
The empty string is a server
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('');
var_dump($h->lookup('x'));
show($h);
$h->removeServer('');
var_dump($h->lookup('x'));
?>
--EXPECT--
string(0) ""
"": ["3126782769","1825578390","1351649935","3428800100","1019264543"]
  1019264543 => ""
  1351649935 => ""
  1825578390 => ""
  3126782769 => ""
  3428800100 => ""
bool(false)
