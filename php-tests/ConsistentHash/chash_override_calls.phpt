--TEST--
cHash is called once per virtual node and once per lookup, with the arguments as they came
--FILE--
<?php
class Logged extends ConsistentHash
{
    public $virtualPosNum = 3;

    public function cHash($str)
    {
        echo json_encode($str), ' ';
        return '5';
    }
}
$h = new Logged;
foreach ([fn() => $h->addServer('a'), fn() => $h->addServer('a'), fn() => $h->addServer(7), fn() => $h->removeServer('a'), fn() => $h->lookup(5), fn() => $h->lookup(null), fn() => $h->lookup(1.5), fn() => $h->lookup(['any']), fn() => $h->lookupMany(['x', true]), fn() => $h->lookupList([1], 1)] as $call) {
    $call();
    echo "\n";
}
?>
--EXPECT--
"a-0" "a-1" "a-2" 

"7-0" "7-1" "7-2" 

5 
null 
1.5 
["any"] 
"x" true 
[1]
