--TEST--
Redeclaring a property with a type is a compile error
--FILE--
<?php
class Typed extends ConsistentHash
{
    public int $virtualPosNum = 3;
}
?>
--EXPECTF--
Fatal error: Type of Typed::$virtualPosNum must %s class ConsistentHash%S in %s on line %d%A
