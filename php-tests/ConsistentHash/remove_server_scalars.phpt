--TEST--
removeServer applies the rules of array keys to int, float, bool and numeric strings
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

foreach ([[1, '1'], ['1', 1], [1, true], [0, false], [1, 1.0], [1, 1.9], ['01', 1], ['1', '01'], ['', false], [-5, '-5'], ['1.5', 1.5]] as [$server, $key]) {
    $h = new ConsistentHash;
    $h->addServer($server);
    echo var_export($server, true), ' ', var_export($key, true), "\n";
    attempt(fn() => $h->removeServer($key));
    echo count($h->serverList), ' ', count($h->virtualPos), "\n";
}
?>
--EXPECT--
1 '1'
bool(true)
0 0
'1' 1
bool(true)
0 0
1 true
bool(true)
0 0
0 false
bool(true)
0 0
1 1.0
bool(true)
0 0
1 1.9
Deprecated: Implicit conversion from float 1.9 to int loses precision
Deprecated: Implicit conversion from float 1.9 to int loses precision
Deprecated: Implicit conversion from float 1.9 to int loses precision
bool(true)
0 0
'01' 1
bool(true)
1 5
'1' '01'
bool(true)
1 5
'' false
bool(true)
1 5
-5 '-5'
bool(true)
0 0
'1.5' 1.5
Deprecated: Implicit conversion from float 1.5 to int loses precision
bool(true)
1 5
