--TEST--
ArrayObject refuses a ring as it refuses every class with handlers of its own
--INI--
error_reporting=E_ALL & ~E_DEPRECATED
--SKIPIF--
<?php if (!extension_loaded('consistent_hash')) die('skip needs the extension'); ?>
--FILE--
<?php
try {
    new ArrayObject(new ConsistentHash);
} catch (InvalidArgumentException $e) {
    echo $e->getMessage(), "\n";
}
?>
--EXPECT--
Overloaded object of type ConsistentHash is not compatible with ArrayObject
