--TEST--
A cHash that drops the last variable holding the object
--FILE--
<?php
class Sub extends ConsistentHash
{
    public $hook;

    public function cHash($str)
    {
        if ($this->hook) {
            unset($GLOBALS['h']);
        }
        return parent::cHash($str);
    }

    public function __destruct()
    {
        echo 'destroyed with ', count($this->virtualPos), " positions\n";
    }
}
foreach ([['addServer', 'b'], ['lookup', 'x'], ['lookupMany', ['x', 'y']], ['lookupList', 'x', 2], ['addServers', ['b', 'c']]] as $call) {
    $h = new Sub;
    $h->addServer('a');
    $h->hook = true;
    echo json_encode($h->{array_shift($call)}(...$call)), ' ', json_encode(isset($h)), "\n";
}
?>
--EXPECT--
destroyed with 10 positions
true false
destroyed with 5 positions
"a" false
destroyed with 5 positions
["a","a"] false
destroyed with 5 positions
["a"] false
destroyed with 15 positions
true false
