--TEST--
The descending ring, as ConsistentHash and by another name
--FILE--
<?php
require __DIR__ . '/which_class.inc';

[$status, $output] = which_class(__DIR__ . '/fixtures/descending.php');
echo "exit code $status\n$output\n";
[$status, $output] = which_class(...temporary(['other-name.php' => fixture('descending', [
    'class ConsistentHash implements hash, distribute' => 'class Flexi',
    "public function _hash(\$str)\n    {" => "private function _hash(\$str)\n    {",
])]));
echo "exit code $status\n$output";
?>
--EXPECT--
exit code 1
descending.php
  line 20, class ConsistentHash: SAME as the shim DescendingConsistentHash, the descending ring
    The native class of this name puts keys elsewhere. Before you enable the extension, write
    consistent_hash.class=Off into php.ini, or give your class another name.
    Load the shim, php/drop-in/DescendingConsistentHash.php: docs/adopting.md, “How to load the
    shims”. Write in place of this class:
        class ConsistentHash extends DescendingConsistentHash implements hash, distribute {}
  nothing to do with rings, and no conflict: interface hash, interface distribute

exit code 0
other-name.php
  line 20, class Flexi: SAME as the shim DescendingConsistentHash, the descending ring
    Load the shim, php/drop-in/DescendingConsistentHash.php: docs/adopting.md, “How to load the
    shims”. Write in place of this class:
        class Flexi extends DescendingConsistentHash {}
  nothing to do with rings, and no conflict: interface hash, interface distribute
