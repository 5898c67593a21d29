--TEST--
An override with a typed parameter is a compile error: the parameters have no type
--FILE--
<?php
class Narrow extends ConsistentHash
{
    public function lookup(string $key)
    {
    }
}
?>
--EXPECTF--
Fatal error: Declaration of Narrow::lookup(string $key) must be compatible with ConsistentHash::lookup($key) in %s on line %d%A
