--TEST--
With consistent_hash.class=Off a trait may have the name ConsistentHash
--EXTENSIONS--
consistent_hash
--INI--
consistent_hash.class=Off
--FILE--
<?php
trait ConsistentHash
{
    public function lookup($key)
    {
        return static::class . " $key";
    }
}

class Pool
{
    use ConsistentHash;
}

echo (new Pool)->lookup('key'), "\n";
?>
--EXPECT--
Pool key
