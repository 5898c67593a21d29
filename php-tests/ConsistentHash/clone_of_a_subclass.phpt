--TEST--
A clone of a subclass keeps its class, its properties and calls __clone
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Sub extends ConsistentHash
{
    public $extra = [1, 2];
    private $name = 'name';

    public function __clone()
    {
        $this->extra[] = count($this->virtualPos);
        $this->addServer('from clone');
    }

    public function name()
    {
        return $this->name;
    }
}
$h = new Sub;
$h->addServer('a');
$c = clone $h;
var_dump(get_class($c), $c->name(), $c->extra, $h->extra, array_keys($c->serverList), array_keys($h->serverList));
unset($h);
lookups($c, 4);
?>
--EXPECT--
string(3) "Sub"
string(4) "name"
array(3) {
  [0]=>
  int(1)
  [1]=>
  int(2)
  [2]=>
  int(5)
}
array(2) {
  [0]=>
  int(1)
  [1]=>
  int(2)
}
array(2) {
  [0]=>
  string(1) "a"
  [1]=>
  string(10) "from clone"
}
array(1) {
  [0]=>
  string(1) "a"
}
"from clone" "from clone" "a" "from clone"
