--TEST--
A float server without a fraction needs no deprecation and stays a float
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

$h = new ConsistentHash;
attempt(fn() => $h->addServer(2.0));
attempt(fn() => $h->addServer(-3.0));
attempt(fn() => $h->lookup('x'));
var_dump($h->serverList, $h->virtualPos, $h->cHash('2-0') === $h->serverList[2][0]);
?>
--EXPECT--
bool(true)
bool(true)
float(2)
array(2) {
  [2]=>
  array(5) {
    [0]=>
    string(10) "1858885171"
    [1]=>
    string(10) "1636501313"
    [2]=>
    string(10) "3812530630"
    [3]=>
    string(10) "2541440524"
    [4]=>
    string(9) "185520256"
  }
  [-3]=>
  array(5) {
    [0]=>
    string(8) "28546739"
    [1]=>
    string(10) "2064471441"
    [2]=>
    string(10) "4070465380"
    [3]=>
    string(10) "2409472526"
    [4]=>
    string(10) "3484780830"
  }
}
array(10) {
  [28546739]=>
  float(-3)
  [185520256]=>
  float(2)
  [1636501313]=>
  float(2)
  [1858885171]=>
  float(2)
  [2064471441]=>
  float(-3)
  [2409472526]=>
  float(-3)
  [2541440524]=>
  float(2)
  [3484780830]=>
  float(-3)
  [3812530630]=>
  float(2)
  [4070465380]=>
  float(-3)
}
bool(true)
