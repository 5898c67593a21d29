--TEST--
An overridden addServer may change what is added
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Sub extends ConsistentHash
{
    public function addServer($server)
    {
        return parent::addServer(is_array($server) ? $server['host'] : "tcp://$server");
    }
}
$h = new Sub;
var_dump($h->addServer('a'), $h->addServers(['b', ['host' => 'c']]));
var_dump(array_keys($h->serverList));
lookups($h);
?>
--EXPECT--
bool(true)
bool(true)
array(3) {
  [0]=>
  string(7) "tcp://a"
  [1]=>
  string(7) "tcp://b"
  [2]=>
  string(1) "c"
}
"tcp:\/\/b" "tcp:\/\/a" "tcp:\/\/a" "tcp:\/\/a" "c" "c" "c" "tcp:\/\/b" "tcp:\/\/a" "tcp:\/\/a"
