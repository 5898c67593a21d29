--TEST--
A null position is the key ''; as a key's position it comes before everything
--FILE--
<?php
require __DIR__ . '/../inc/null_offsets.inc';
require __DIR__ . '/../inc/ring.inc';

class Sub extends ConsistentHash
{
    public $positions = [];

    public function cHash($str)
    {
        return $this->positions[$str];
    }
}

$h = new Sub;
$h->virtualPosNum = 2;
$h->positions = ['a-0' => null, 'a-1' => 5, 'b-0' => '', 'b-1' => 3, 'k' => null, 'l' => 4];
attempt_with_null(1, fn() => $h->addServer('a'));
attempt(fn() => $h->addServer('b'));
show($h);
attempt(fn() => $h->lookup('k'));
attempt(fn() => $h->lookup('l'));
attempt(fn() => $h->removeServer('a'));
show($h);
?>
--EXPECT--
bool(true)
bool(true)
"a": [null,5]
"b": ["",3]
  "" => "b"
  3 => "b"
  5 => "a"
string(1) "b"
string(1) "a"
bool(true)
"b": ["",3]
  3 => "b"
