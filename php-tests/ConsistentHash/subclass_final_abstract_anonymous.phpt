--TEST--
Final, abstract and anonymous subclasses work
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

final class Last extends ConsistentHash
{
}
abstract class Base extends ConsistentHash
{
    abstract public function name();
}
class Concrete extends Base
{
    public function name()
    {
        return __CLASS__;
    }
}
$anonymous = new class extends ConsistentHash {
    public $virtualPosNum = 2;
};
foreach ([new Last, new Concrete, $anonymous] as $h) {
    $h->addServer('a');
    var_dump($h instanceof ConsistentHash, count($h->virtualPos), $h->lookup('x'));
}
attempt(fn() => new Base);
?>
--EXPECT--
bool(true)
int(5)
string(1) "a"
bool(true)
int(5)
string(1) "a"
bool(true)
int(2)
string(1) "a"
Error: Cannot instantiate abstract class Base
