--TEST--
Flexihash as a string names the class and its targets
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';

class Cluster extends Flexihash\Flexihash {}

echo new Flexihash\Flexihash, "\n";
echo (new Cluster)->addTarget('t1')->addTarget('2'), "\n";
?>
--EXPECT--
Flexihash\Flexihash{targets:[]}
Cluster{targets:[t1,2]}
