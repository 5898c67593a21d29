--TEST--
Rings work as keys of WeakMap and SplObjectStorage, and by WeakReference
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$one = ring('a');
$two = ring('a');
$map = new WeakMap;
$map[$one] = 'one';
$map[$two] = 'two';
$storage = new SplObjectStorage;
$storage[$one] = 1;
$storage[$two] = 2;
$weak = WeakReference::create($two);
var_dump(count($map), $map[$one], $storage[$two], $weak->get()->lookup('x'), spl_object_id($one) === spl_object_id($two));
unset($storage[$two], $two);
var_dump(count($map), count($storage), $weak->get());
?>
--EXPECT--
int(2)
string(3) "one"
int(2)
string(1) "a"
bool(false)
int(1)
int(1)
NULL
