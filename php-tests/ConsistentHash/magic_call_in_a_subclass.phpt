--TEST--
__call of a subclass gets only methods that do not exist; __get only properties that do not exist
--FILE--
<?php
class Sub extends ConsistentHash
{
    public function __call($name, $arguments)
    {
        return "called $name";
    }

    public function __get($name)
    {
        return "got $name";
    }

    public function __isset($name)
    {
        echo "isset $name\n";
        return false;
    }
}
$h = new Sub;
$h->addServer('a');
$h->removeServer('b');
var_dump($h->lookup('x'), $h->remove('a'), count($h->virtualPos), $h->nodes, isset($h->virtualPos), isset($h->nodes));
?>
--EXPECT--
isset nodes
string(1) "a"
string(13) "called remove"
int(5)
string(9) "got nodes"
bool(true)
bool(false)
