--TEST--
Any value in virtualPos is returned as it is
--FILE--
<?php
enum Suit
{
    case Hearts;
}
$h = new ConsistentHash;
foreach ([null, false, true, 1.5, [], ['host' => 'a', 'port' => 1], new ArrayObject([1]), Suit::Hearts] as $value) {
    $h->virtualPos = [1387983181 => $value];
    var_dump($h->lookup('x') === $value);
}
$object = new stdClass;
$h->virtualPos = [1 => $object];
$h->lookup('x')->seen = true;
$h->addServer('a');
var_dump($object, in_array($object, $h->virtualPos, true));
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
object(stdClass)#2 (1) {
  ["seen"]=>
  bool(true)
}
bool(true)
