--TEST--
Nodes of one server on one position are listed each time
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Sub extends ConsistentHash
{
    public function cHash($str)
    {
        return (string) (crc32($str) % 3);
    }
}

$h = new Sub;
foreach (['a', 'b', 'c'] as $server) {
    $h->addServer($server);
}
show($h);
$h->removeServer('c');
show($h);
?>
--EXPECT--
"a": ["2","1","1","0","1"]
"b": ["0","0","2","0","2"]
"c": ["2","2","0","0","0"]
  0 => "c"
  1 => "a"
  2 => "c"
"a": ["2","1","1","0","1"]
"b": ["0","0","2","0","2"]
  1 => "a"
