--TEST--
Before PHP 8.3 class_alias takes no internal class; extending it under the name does the same
--SKIPIF--
<?php if (!extension_loaded('consistent_hash') || PHP_VERSION_ID >= 80300) die('skip needs the extension and PHP before 8.3'); ?>
--FILE--
<?php
try {
    class_alias('ConsistentHash', 'Flexihash');
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
class Flexihash extends ConsistentHash
{
}
var_dump((new Flexihash)->cHash('x'));
?>
--EXPECT--
class_alias(): Argument #1 ($class) must be a user-defined class name, internal class name given
string(10) "1387983181"
