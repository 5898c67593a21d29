--TEST--
A subclass may serve virtualPos and serverList from property hooks
--SKIPIF--
<?php if (PHP_VERSION_ID < 80400) die('skip needs PHP 8.4'); ?>
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Hooked extends ConsistentHash
{
    public $store = ['ring' => [], 'list' => []];

    public $virtualPos {
        &get => $this->store['ring'];
    }

    public $serverList {
        &get => $this->store['list'];
    }
}
$h = new Hooked;
$h->virtualPosNum = 2;
$h->addServer('a');
$h->addServers(['b', 'c']);
$h->removeServer('b');
show($h);
lookups($h);
var_dump($h->store['ring'] === $h->virtualPos, array_keys($h->store['list']));
$h->store['ring'] = [1 => 'one'];
var_dump($h->lookup('x'), $h->lookupList('x', 2));
?>
--EXPECT--
"a": ["4188131426","3099201886"]
"c": ["2151822041","3666672633"]
  2151822041 => "c"
  3099201886 => "a"
  3666672633 => "c"
  4188131426 => "a"
"c" "c" "a" "a" "c" "a" "c" "c" "c" "a"
bool(true)
array(2) {
  [0]=>
  string(1) "a"
  [1]=>
  string(1) "c"
}
string(3) "one"
array(1) {
  [0]=>
  string(3) "one"
}
