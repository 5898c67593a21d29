--TEST--
Hexadecimal positions are string keys, compared and sorted as PHP does
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Sub extends ConsistentHash
{
    public function cHash($str)
    {
        return substr(md5($str), 0, 4);
    }
}

$h = new Sub;
$h->addServer('a');
$h->addServer('b');
show($h);
lookups($h);
echo json_encode($h->lookupList('key1', 2)), "\n";
$h->removeServer('a');
show($h);
lookups($h);
?>
--EXPECT--
"a": ["a165","737c","b39b","708c","5d57"]
"b": ["34f2","b1d1","f474","107d","2d55"]
  "a165" => "a"
  "b39b" => "a"
  "b1d1" => "b"
  "f474" => "b"
  "2d55" => "b"
  "5d57" => "a"
  "34f2" => "b"
  "107d" => "b"
  "708c" => "a"
  "737c" => "a"
"b" "a" "a" "b" "a" "a" "a" "a" "a" "b"
["b","a"]
"b": ["34f2","b1d1","f474","107d","2d55"]
  "b1d1" => "b"
  "f474" => "b"
  "2d55" => "b"
  "34f2" => "b"
  "107d" => "b"
"b" "b" "b" "b" "b" "b" "b" "b" "b" "b"
