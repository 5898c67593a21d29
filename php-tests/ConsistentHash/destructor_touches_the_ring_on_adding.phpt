--TEST--
A destructor of a value that is taken over may change the ring while addServer stores
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Fixed extends ConsistentHash
{
    public $virtualPosNum = 2;

    public function cHash($str)
    {
        return ['a-0' => '10', 'a-1' => '5', 'z-0' => '7', 'z-1' => '3'][$str] ?? '1';
    }
}
class Value
{
    public $h;

    public function __destruct()
    {
        echo json_encode($this->h->lookup('k')), json_encode(array_keys($this->h->virtualPos)), json_encode($this->h->serverList), "\n";
        $this->h->addServer('z');
    }
}
$h = new Fixed;
$value = new Value;
$value->h = $h;
$h->virtualPos = [10 => $value];
unset($value);
$h->addServer('a');
show($h);
?>
--EXPECT--
"a"[10][]
"z": ["7","3"]
"a": ["10","5"]
  3 => "z"
  5 => "a"
  7 => "z"
  10 => "a"
