--TEST--
A subclass may choose its properties by __sleep and rebuild by __wakeup
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Sleepy extends ConsistentHash
{
    public $servers = [];

    public function addServer($server)
    {
        $this->servers[] = $server;
        return parent::addServer($server);
    }

    public function __sleep()
    {
        return ['servers', 'virtualPosNum'];
    }

    public function __wakeup()
    {
        foreach ($this->servers as $server) {
            parent::addServer($server);
        }
    }
}
$h = new Sleepy;
$h->addServer('a');
$h->addServer('b');
$string = serialize($h);
echo $string, "\n";
$u = unserialize($string);
var_dump($u == $h);
lookups($u);
?>
--EXPECT--
O:6:"Sleepy":2:{s:7:"servers";a:2:{i:0;s:1:"a";i:1;s:1:"b";}s:13:"virtualPosNum";i:5;}
bool(true)
"b" "b" "a" "a" "a" "b" "b" "b" "b" "a"
