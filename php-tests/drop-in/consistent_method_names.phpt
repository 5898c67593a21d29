--TEST--
Consistent's methods are there under the spellings in use
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';

$consistent = new Consistent;
$consistent->addserver('a');
echo $consistent->Find('key'), "\n";
ob_start();
$consistent->printnodes();
echo substr_count(ob_get_clean(), '=> a'), "\n";
?>
--EXPECT--
a
32
