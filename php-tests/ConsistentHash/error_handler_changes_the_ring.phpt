--TEST--
An error handler for the null deprecation may change the ring mid-lookup
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
set_error_handler(function ($level, $message) use ($h) {
    echo $message, "\n";
    $h->removeServer('a');
    $h->addServer('b');
    return true;
});
var_dump($h->lookup(null), array_keys($h->serverList));
$h = null;
$h = ring('c');
set_error_handler(function () use ($h) {
    $h->virtualPos = [];
    return true;
});
var_dump($h->lookupMany(['x', null, 'x']), $h->lookupList(null, 1));
?>
--EXPECT--
md5(): Passing null to parameter #1 ($string) of type string is deprecated
string(1) "b"
array(1) {
  [0]=>
  string(1) "b"
}
array(3) {
  [0]=>
  string(1) "c"
  [1]=>
  bool(false)
  [2]=>
  bool(false)
}
array(0) {
}
