--TEST--
A clone made while a server is added has what was added so far
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Sub extends ConsistentHash
{
    public $clones = [];

    public function cHash($str)
    {
        if ($str === 'b-2') {
            $this->clones[] = clone $this;
        }
        return parent::cHash($str);
    }
}
$h = new Sub;
$h->addServer('a');
$h->addServer('b');
$c = $h->clones[0];
var_dump(array_map('count', $c->serverList), count($c->virtualPos), array_map('count', $h->serverList));
$c->addServer('c');
lookups($c);
lookups($h);
?>
--EXPECT--
array(2) {
  ["a"]=>
  int(5)
  ["b"]=>
  int(2)
}
int(7)
array(2) {
  ["a"]=>
  int(5)
  ["b"]=>
  int(5)
}
"c" "c" "a" "a" "c" "c" "c" "c" "b" "a"
"b" "b" "a" "a" "a" "b" "b" "b" "b" "a"
