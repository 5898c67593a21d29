--TEST--
Redeclaring a property or a method with less visibility is a compile error
--FILE--
<?php
class Hidden extends ConsistentHash
{
    protected $virtualPos = [];
}
?>
--EXPECTF--
Fatal error: Access level to Hidden::$virtualPos must be public (as in class ConsistentHash) in %s on line %d%A
