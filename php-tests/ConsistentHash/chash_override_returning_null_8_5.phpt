--TEST--
A null position is the key '', with the deprecation of null as an array offset since PHP 8.5
--SKIPIF--
<?php if (PHP_VERSION_ID < 80500) die('skip null as an array offset is deprecated only since PHP 8.5'); ?>
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
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
attempt(fn() => $h->addServer('a'));
attempt(fn() => $h->addServer('b'));
show($h);
attempt(fn() => $h->lookup('k'));
attempt(fn() => $h->lookup('l'));
attempt(fn() => $h->removeServer('a'));
show($h);
?>
--EXPECT--
Deprecated: Using null as an array offset is deprecated, use an empty string instead
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
