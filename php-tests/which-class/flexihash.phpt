--TEST--
Flexihash, of all its files together; version 1 differs in one method
--FILE--
<?php
require __DIR__ . '/which_class.inc';

[$status, $output] = which_class(...array_map(fn($name) => __DIR__ . "/fixtures/$name.php", [
    'flexihash/Flexihash', 'flexihash/Exception', 'flexihash/Hasher/HasherInterface', 'flexihash/Hasher/Crc32Hasher', 'flexihash-1',
]));
echo "exit code $status\n$output\n";
[$status, $output] = which_class(__DIR__ . '/fixtures/flexihash/Flexihash.php');
echo "exit code $status\n$output";
?>
--EXPECT--
exit code 0
flexihash/Flexihash.php
  line 11, class Flexihash\Flexihash: SAME as the shim Flexihash\Flexihash
    Delete this class and load the shim, php/drop-in/Flexihash/: docs/adopting.md, “How to load
    the shims”.

flexihash/Exception.php
  nothing to do with rings, and no conflict: class Flexihash\Exception

flexihash/Hasher/HasherInterface.php
  nothing to do with rings, and no conflict: interface Flexihash\Hasher\HasherInterface

flexihash/Hasher/Crc32Hasher.php
  nothing to do with rings, and no conflict: class Flexihash\Hasher\Crc32Hasher

flexihash-1.php
  line 4, class Flexihash: ANOTHER class
    Keys land where the shim Flexihash\Flexihash puts them, but addTargets() with targets of other
    weights throws TypeError; in the shim Flexihash\Flexihash it returns true.
    If this does not matter to your application, treat it as the same class:
    Load the shim, php/drop-in/Flexihash/: docs/adopting.md, “How to load the shims”. Write in
    place of this class:
        class Flexihash extends \Flexihash\Flexihash {}
    It does not conflict with the extension, and can stay.
  nothing to do with rings, and no conflict: interface Flexihash_Hasher, class Flexihash_Crc32Hasher, class Flexihash_Exception

exit code 1
flexihash/Flexihash.php
  line 11, class Flexihash\Flexihash: NOT EXAMINED: it needs Flexihash\Hasher\Crc32Hasher, which is in none of the files; if it is yours, name its file, too
