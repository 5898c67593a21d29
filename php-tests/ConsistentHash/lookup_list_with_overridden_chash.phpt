--TEST--
lookupList asks an overridden cHash for the position, and no overridden lookup
--FILE--
<?php
class Sub extends ConsistentHash
{
    public $position = 0;

    public function cHash($str)
    {
        return $this->position;
    }

    public function lookup($key)
    {
        throw new LogicException('not called');
    }
}
$h = new Sub;
$h->virtualPos = [10 => 'a', 20 => 'b', 30 => 'a', 40 => 'c'];
foreach ([0, 10, 11, 25, '40', 41, -1, 20.5, 'zz'] as $position) {
    $h->position = $position;
    echo json_encode($position), json_encode($h->lookupList('x', 9)), "\n";
}
?>
--EXPECT--
0["a","b","c"]
10["a","b","c"]
11["b","a","c"]
25["a","c","b"]
"40"["c","a","b"]
41["a","b","c"]
-1["a","b","c"]
20.5["a","c","b"]
"zz"["a","b","c"]
