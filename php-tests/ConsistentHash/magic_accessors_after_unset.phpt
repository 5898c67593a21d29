--TEST--
__get and __set of a subclass serve the properties that it unset
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

class Proxy extends ConsistentHash
{
    private $data = ['virtualPos' => [], 'serverList' => [], 'virtualPosNum' => 2];

    public function __construct()
    {
        unset($this->virtualPos, $this->serverList, $this->virtualPosNum);
    }

    public function &__get($name)
    {
        return $this->data[$name];
    }

    public function __set($name, $value)
    {
        $this->data[$name] = $value;
    }

    public function __isset($name)
    {
        return isset($this->data[$name]);
    }
}
$h = new Proxy;
attempt(fn() => $h->addServer('a'));
attempt(fn() => $h->addServer('b'));
attempt(fn() => $h->addServer('a'));
lookups($h);
attempt(fn() => $h->removeServer('a'));
lookups($h);
show($h);
var_dump(array_keys(get_object_vars($h)), count($h->lookupList('x', 5)), $h->lookupMany(['x']));
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
"b" "b" "a" "a" "a" "a" "a" "b" "b" "a"
bool(true)
"b" "b" "b" "b" "b" "b" "b" "b" "b" "b"
"b": ["2033132656","1640823877"]
  1640823877 => "b"
  2033132656 => "b"
array(0) {
}
int(1)
array(1) {
  [0]=>
  string(1) "b"
}
