--TEST--
cHash turns int, float and bool into strings
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

$h = new ConsistentHash;
foreach ([7, -7, 0, PHP_INT_MAX, PHP_INT_MIN, 1.0, 1.5, -0.0, 1e25, 0.1 + 0.2, true, false, '', '0', 'abc'] as $value) {
    echo var_export($value, true), ': ', $h->cHash($value), ' ', var_export($h->cHash($value) === $h->cHash((string) $value), true), "\n";
}
?>
--EXPECT--
7: 4173163034 true
-7: 940347751 true
0: 502633748 true
9223372036854775807: 2061544062 true
-9223372036854775807-1: 4065588707 true
1.0: 709660146 true
1.5: 2668453387 true
-0.0: 3126782769 true
1.0E+25: 1571275455 true
0.30000000000000004: 1542489706 true
true: 709660146 true
false: 1136548044 true
'': 1136548044 true
'0': 502633748 true
'abc': 4226692440 true
