--TEST--
lookupMany() returns values where an overridden lookup() returns by reference
--FILE--
<?php
class Sub extends ConsistentHash
{
    public $answer = 'original';

    public function &lookup($key)
    {
        return $this->answer;
    }
}
$h = new Sub;
$servers = $h->lookupMany(['a', 'b']);
$servers[0] = 'changed';
var_dump($h->answer, $servers[1]);
?>
--EXPECT--
string(8) "original"
string(8) "original"
