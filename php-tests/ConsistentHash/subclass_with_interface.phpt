--TEST--
A subclass may implement an interface with these methods, Countable and IteratorAggregate
--FILE--
<?php
interface Ring
{
    public function addServer($server);

    public function removeServer($key);

    public function lookup($key);
}
class Iterated extends ConsistentHash implements Ring, Countable, IteratorAggregate, ArrayAccess
{
    public function count(): int
    {
        return count($this->serverList);
    }

    public function getIterator(): Iterator
    {
        return new ArrayIterator(array_keys($this->serverList));
    }

    public function offsetExists($offset): bool
    {
        return isset($this->serverList[$offset]);
    }

    public function offsetGet($offset): mixed
    {
        return $this->lookup($offset);
    }

    public function offsetSet($offset, $value): void
    {
        $this->addServer($value);
    }

    public function offsetUnset($offset): void
    {
        $this->removeServer($offset);
    }
}
$h = new Iterated;
$h[] = 'a';
$h[] = 'b';
unset($h['a']);
var_dump($h instanceof Ring, count($h), [...$h], isset($h['b']), isset($h['a']), $h['x']);
?>
--EXPECT--
bool(true)
int(1)
array(1) {
  [0]=>
  string(1) "b"
}
bool(true)
bool(false)
string(1) "b"
