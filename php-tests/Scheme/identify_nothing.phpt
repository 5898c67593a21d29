--TEST--
identify() finds nothing if no scheme puts every key on its server
--FILE--
<?php
use ConsistentHash\Scheme;

$samples = [];
foreach (range(1, 60) as $i) {
    $samples["key$i"] = ['a:1', 'b:1', 'c:1'][crc32("salt$i") % 3];
}
var_dump(Scheme::identify(['a:1', 'b:1', 'c:1'], $samples));
?>
--EXPECT--
array(0) {
}
