--TEST--
addServers calls an overridden addServer for each value, whatever it is
--FILE--
<?php
class Sub extends ConsistentHash
{
    public function addServer($server)
    {
        echo json_encode($server), "\n";
        return is_string($server) ? parent::addServer($server) : false;
    }
}
$h = new Sub;
var_dump($h->addServers(['a', null, [1], 'b']), array_keys($h->serverList));
?>
--EXPECT--
"a"
null
[1]
"b"
bool(true)
array(2) {
  [0]=>
  string(1) "a"
  [1]=>
  string(1) "b"
}
