--TEST--
A subclass may be JsonSerializable and Stringable
--FILE--
<?php
class Sub extends ConsistentHash implements JsonSerializable
{
    public function jsonSerialize(): mixed
    {
        return array_keys($this->serverList);
    }

    public function __toString(): string
    {
        return implode(',', array_keys($this->serverList));
    }
}
$h = new Sub;
$h->addServers(['a', 'b']);
echo json_encode($h), ' ', $h, ' ', $h->lookup($h), "\n";
?>
--EXPECT--
["a","b"] a,b a
