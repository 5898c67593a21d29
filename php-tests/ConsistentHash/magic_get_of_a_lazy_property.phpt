--TEST--
__get that assigns the unset property is called once
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

class Lazy extends ConsistentHash
{
    public function __construct()
    {
        unset($this->virtualPos, $this->virtualPosNum);
    }

    public function __get($name)
    {
        echo "[$name]";
        $this->$name = $name === 'virtualPos' ? [1 => 'one', 4294967295 => 'top'] : 1;
        return $this->$name;
    }
}
$h = new Lazy;
attempt(fn() => $h->lookup('x'));
attempt(fn() => $h->lookup('x'));
attempt(fn() => $h->addServer('a'));
show($h);
?>
--EXPECT--
[virtualPos]string(3) "top"
string(3) "top"
[virtualPosNum]bool(true)
"a": ["4188131426"]
  1 => "one"
  4188131426 => "a"
  4294967295 => "top"
