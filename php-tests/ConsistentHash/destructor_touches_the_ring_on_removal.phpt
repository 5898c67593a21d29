--TEST--
A destructor of a value in virtualPos may change the ring while removeServer unsets it
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Value
{
    public function __construct(private ConsistentHash $h)
    {
    }

    public function __destruct()
    {
        echo 'destructed, ', count($this->h->virtualPos), ' left, ', json_encode(isset($this->h->serverList['a'])), "\n";
        $this->h->addServer('z');
    }
}
$h = new ConsistentHash;
$h->virtualPosNum = 1;
$h->addServer('y');
$h->virtualPos[10] = new Value($h);
$h->virtualPos[20] = 'plain';
$h->serverList['a'] = ['10', '20'];
$h->removeServer('a');
show($h);
lookups($h);
?>
--EXPECT--
destructed, 2 left, true
"y": ["3274389260"]
"z": ["3128208324"]
  3128208324 => "z"
  3274389260 => "y"
"z" "z" "z" "z" "z" "z" "z" "z" "z" "z"
