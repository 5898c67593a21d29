--TEST--
new static, new self and new parent in a subclass make the right class
--FILE--
<?php
class Sub extends ConsistentHash
{
    public $virtualPosNum = 2;

    public static function of(...$servers)
    {
        $h = new static;
        $h->addServers($servers);
        return $h;
    }

    public function plain()
    {
        $h = new parent;
        $h->addServers(array_keys($this->serverList));
        return $h;
    }
}
class SubSub extends Sub
{
    public $virtualPosNum = 3;
}
foreach ([Sub::of('a', 'b'), SubSub::of('a', 'b'), Sub::of('a', 'b')->plain()] as $h) {
    echo get_class($h), ' ', count($h->virtualPos), ' ', $h->lookup('x'), "\n";
}
?>
--EXPECT--
Sub 4 b
SubSub 6 b
ConsistentHash 10 b
