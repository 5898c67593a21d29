--TEST--
lookup with a virtualPos that is no array throws and warns as userland does
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

foreach (['null' => null, 'false' => false, 'true' => true, 'int' => 7, 'float' => 1.5, 'empty string' => '', 'string' => 'text', 'object' => new stdClass] as $name => $value) {
    $h = ring('a');
    $h->virtualPos = $value;
    echo "-- $name\n";
    attempt(fn() => $h->lookup('x'));
    attempt(fn() => $h->lookupMany(['x']));
    attempt(fn() => $h->lookupList('x', 1));
    var_dump($h->virtualPos === $value);
}
?>
--EXPECT--
-- null
TypeError: current(): Argument #1 ($array) must be of type array, null given
TypeError: current(): Argument #1 ($array) must be of type array, null given
TypeError: key(): Argument #1 ($array) must be of type array, null given
bool(true)
-- false
TypeError: current(): Argument #1 ($array) must be of type array, bool given
TypeError: current(): Argument #1 ($array) must be of type array, bool given
TypeError: key(): Argument #1 ($array) must be of type array, bool given
bool(true)
-- true
TypeError: current(): Argument #1 ($array) must be of type array, bool given
TypeError: current(): Argument #1 ($array) must be of type array, bool given
TypeError: key(): Argument #1 ($array) must be of type array, bool given
bool(true)
-- int
TypeError: current(): Argument #1 ($array) must be of type array, int given
TypeError: current(): Argument #1 ($array) must be of type array, int given
TypeError: key(): Argument #1 ($array) must be of type array, int given
bool(true)
-- float
TypeError: current(): Argument #1 ($array) must be of type array, float given
TypeError: current(): Argument #1 ($array) must be of type array, float given
TypeError: key(): Argument #1 ($array) must be of type array, float given
bool(true)
-- empty string
TypeError: current(): Argument #1 ($array) must be of type array, string given
TypeError: current(): Argument #1 ($array) must be of type array, string given
TypeError: key(): Argument #1 ($array) must be of type array, string given
bool(true)
-- string
TypeError: current(): Argument #1 ($array) must be of type array, string given
TypeError: current(): Argument #1 ($array) must be of type array, string given
TypeError: key(): Argument #1 ($array) must be of type array, string given
bool(true)
-- object
Deprecated: current(): Calling current() on an object is deprecated
Deprecated: reset(): Calling reset() on an object is deprecated
bool(false)
Deprecated: current(): Calling current() on an object is deprecated
Deprecated: reset(): Calling reset() on an object is deprecated
array(1) {
  [0]=>
  bool(false)
}
Deprecated: key(): Calling key() on an object is deprecated
Deprecated: reset(): Calling reset() on an object is deprecated
array(0) {
}
bool(true)
