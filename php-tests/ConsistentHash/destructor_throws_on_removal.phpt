--TEST--
An exception of a destructor in removeServer passes; what was unset is gone
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

class Value
{
    public function __destruct()
    {
        throw new DomainException('from destructor');
    }
}
$h = ring('a');
$h->virtualPos = [10 => new Value, 20 => 'plain', 30 => 'more'];
$h->serverList['v'] = ['20', '10', '30'];
attempt(fn() => $h->removeServer('v'));
var_dump(array_keys($h->virtualPos), array_keys($h->serverList));
attempt(fn() => $h->removeServer('v'));
var_dump($h->virtualPos, array_keys($h->serverList));
?>
--EXPECT--
DomainException: from destructor
array(1) {
  [0]=>
  int(30)
}
array(2) {
  [0]=>
  string(1) "a"
  [1]=>
  string(1) "v"
}
bool(true)
array(0) {
}
array(1) {
  [0]=>
  string(1) "a"
}
