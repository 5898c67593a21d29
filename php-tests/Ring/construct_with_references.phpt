--TEST--
The constructor reads through references and leaves them alone
--FILE--
<?php
use ConsistentHash\Ring;

$a = 'a';
$weight = 2;
$servers = [&$a, 'b' => &$weight];
$ring = new Ring($servers);
$a = 'x';
$weight = 9;
var_dump($ring == new Ring(['a', 'b' => 2]), $servers['b']);
?>
--EXPECT--
bool(true)
int(9)
