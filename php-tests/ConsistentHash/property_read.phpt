--TEST--
serverList and virtualPos can be read at any time
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
var_dump($h->virtualPos);
$h->addServer('b');
var_dump(count($h->virtualPos), $h->serverList['b'][4]);
$h->removeServer('a');
var_dump($h->serverList, count($h->virtualPos));
?>
--EXPECT--
array(5) {
  [18636359]=>
  string(1) "a"
  [3099201886]=>
  string(1) "a"
  [4188131426]=>
  string(1) "a"
  [4205895982]=>
  string(1) "a"
  [4255609085]=>
  string(1) "a"
}
int(10)
string(9) "454940550"
array(1) {
  ["b"]=>
  array(5) {
    [0]=>
    string(10) "2033132656"
    [1]=>
    string(10) "1640823877"
    [2]=>
    string(10) "1353132163"
    [3]=>
    string(10) "2394572754"
    [4]=>
    string(9) "454940550"
  }
}
int(5)
