--TEST--
true is the server 1, false the server 0; both stay bool
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

$h = new ConsistentHash;
attempt(fn() => $h->addServer(true));
attempt(fn() => $h->lookup('x'));
attempt(fn() => $h->addServer(1));
attempt(fn() => $h->addServer('1'));
attempt(fn() => $h->addServer(false));
attempt(fn() => $h->addServer(0));
var_dump($h->serverList, array_values($h->virtualPos));
var_dump($h->cHash('-0') === $h->serverList[0][0]);
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
array(2) {
  [1]=>
  array(5) {
    [0]=>
    string(10) "1375660179"
    [1]=>
    string(9) "700719055"
    [2]=>
    string(9) "482553313"
    [3]=>
    string(10) "3164726655"
    [4]=>
    string(9) "671347924"
  }
  [0]=>
  array(5) {
    [0]=>
    string(10) "3126782769"
    [1]=>
    string(10) "1825578390"
    [2]=>
    string(10) "1351649935"
    [3]=>
    string(10) "3428800100"
    [4]=>
    string(10) "1019264543"
  }
}
array(10) {
  [0]=>
  bool(true)
  [1]=>
  bool(true)
  [2]=>
  bool(true)
  [3]=>
  bool(false)
  [4]=>
  bool(false)
  [5]=>
  bool(true)
  [6]=>
  bool(false)
  [7]=>
  bool(false)
  [8]=>
  bool(true)
  [9]=>
  bool(false)
}
bool(true)
