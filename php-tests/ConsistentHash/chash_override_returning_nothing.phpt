--TEST--
A cHash without a return is one that returns null
--FILE--
<?php
class Sub extends ConsistentHash
{
    public function cHash($str)
    {
        
    }
}

$h = new Sub;
$h->virtualPos = [1 => 'one', 2 => 'two'];
var_dump($h->lookup('x'));
?>
--EXPECT--
string(3) "one"
