--TEST--
A subclass serializes with its own properties, private and protected ones included
--FILE--
<?php
class Sub extends ConsistentHash
{
    public $virtualPosNum = 1;
    private $secret = 's';
    protected $kept = 'k';
}
$h = new Sub;
$h->addServer('a');
$string = serialize($h);
echo str_replace("\0", '~', $string), "\n";
$u = unserialize($string);
var_dump($u == $h, $u->addServer('b'), $u->lookup('key1'));
?>
--EXPECT--
O:3:"Sub":5:{s:10:"serverList";a:1:{s:1:"a";a:1:{i:0;s:10:"4188131426";}}s:10:"virtualPos";a:1:{i:4188131426;s:1:"a";}s:13:"virtualPosNum";i:1;s:11:"~Sub~secret";s:1:"s";s:7:"~*~kept";s:1:"k";}
bool(true)
bool(true)
string(1) "b"
