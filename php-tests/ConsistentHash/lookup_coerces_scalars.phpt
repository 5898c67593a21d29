--TEST--
lookup turns int, float and bool into strings
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b', 'c');
foreach ([7, -7, 0, PHP_INT_MAX, PHP_INT_MIN, 1.0, 1.5, -0.0, 1e25, 0.1 + 0.2, true, false, '', '0', 'abc'] as $value) {
    echo var_export($value, true), ': ', $h->lookup($value), ' ', var_export($h->lookup($value) === $h->lookup((string) $value), true), "\n";
}
?>
--EXPECT--
7: a true
-7: b true
0: b true
9223372036854775807: c true
-9223372036854775807-1: a true
1.0: b true
1.5: a true
-0.0: c true
1.0E+25: b true
0.30000000000000004: b true
true: b true
false: b true
'': b true
'0': b true
'abc': a true
