--TEST--
var_dump shows the three properties as of a plain object
--FILE--
<?php
$h = new ConsistentHash;
$h->virtualPosNum = 2;
$h->addServer('a');
$h->addServer(7);
var_dump($h);
$ref = &$h->virtualPosNum;
var_dump($h);
?>
--EXPECT--
object(ConsistentHash)#1 (3) {
  ["serverList"]=>
  array(2) {
    ["a"]=>
    array(2) {
      [0]=>
      string(10) "4188131426"
      [1]=>
      string(10) "3099201886"
    }
    [7]=>
    array(2) {
      [0]=>
      string(10) "2297446506"
      [1]=>
      string(10) "1689913604"
    }
  }
  ["virtualPos"]=>
  array(4) {
    [1689913604]=>
    int(7)
    [2297446506]=>
    int(7)
    [3099201886]=>
    string(1) "a"
    [4188131426]=>
    string(1) "a"
  }
  ["virtualPosNum"]=>
  int(2)
}
object(ConsistentHash)#1 (3) {
  ["serverList"]=>
  array(2) {
    ["a"]=>
    array(2) {
      [0]=>
      string(10) "4188131426"
      [1]=>
      string(10) "3099201886"
    }
    [7]=>
    array(2) {
      [0]=>
      string(10) "2297446506"
      [1]=>
      string(10) "1689913604"
    }
  }
  ["virtualPos"]=>
  array(4) {
    [1689913604]=>
    int(7)
    [2297446506]=>
    int(7)
    [3099201886]=>
    string(1) "a"
    [4188131426]=>
    string(1) "a"
  }
  ["virtualPosNum"]=>
  &int(2)
}
