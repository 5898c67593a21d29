--TEST--
clone with new values of properties
--SKIPIF--
<?php if (PHP_VERSION_ID < 80500) die('skip needs PHP 8.5'); ?>
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b');
$c = clone($h, ['virtualPos' => [1 => 'one'], 'virtualPosNum' => 1]);
var_dump($c->lookup('x'), $h->lookup('x'), array_keys($c->serverList));
$c->addServer('c');
$c->removeServer('a');
show($c);
var_dump(count($h->virtualPos));
?>
--EXPECT--
string(3) "one"
string(1) "b"
array(2) {
  [0]=>
  string(1) "a"
  [1]=>
  string(1) "b"
}
"b": ["2033132656","1640823877","1353132163","2394572754","454940550"]
"c": ["2151822041"]
  1 => "one"
  2151822041 => "c"
int(10)
