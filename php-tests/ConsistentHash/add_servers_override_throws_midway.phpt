--TEST--
An exception of an overridden addServer or cHash passes through addServers
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

class One extends ConsistentHash
{
    public function addServer($server)
    {
        return $server === 'c' ? throw new DomainException('no c') : parent::addServer($server);
    }
}
class Two extends ConsistentHash
{
    public function cHash($str)
    {
        return $str === 'c-2' ? throw new DomainException('no c-2') : parent::cHash($str);
    }
}
foreach ([new One, new Two] as $h) {
    attempt(fn() => $h->addServers(['b', 'a', 'c', 'd']));
    var_dump(array_map('count', $h->serverList), count($h->virtualPos));
    var_dump(array_values(array_unique(array_slice($h->virtualPos, -2))));
    lookups($h);
    $h->addServer('d');
    lookups($h);
}
?>
--EXPECT--
DomainException: no c
array(2) {
  ["b"]=>
  int(5)
  ["a"]=>
  int(5)
}
int(10)
array(1) {
  [0]=>
  string(1) "a"
}
"b" "b" "a" "a" "a" "b" "b" "b" "b" "a"
"b" "d" "a" "a" "d" "b" "d" "b" "d" "a"
DomainException: no c-2
array(3) {
  ["b"]=>
  int(5)
  ["a"]=>
  int(5)
  ["c"]=>
  int(2)
}
int(12)
array(1) {
  [0]=>
  string(1) "c"
}
"b" "b" "a" "a" "a" "b" "b" "b" "b" "a"
"b" "d" "a" "a" "d" "b" "c" "b" "d" "a"
