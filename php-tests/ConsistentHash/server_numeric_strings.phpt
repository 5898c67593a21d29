--TEST--
Numeric strings become int keys only in PHP's canonical form; the ring keeps the string
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('1', '01', '-5', '-0', '+3', ' 4', '1.0', '1e3', '9223372036854775807', '9223372036854775808', '-9223372036854775808', '-9223372036854775809');
var_dump(array_keys($h->serverList));
foreach (array_unique($h->virtualPos, SORT_STRING) as $server) {
    echo gettype($server), ' ';
}
echo "\n";
lookups($h);
?>
--EXPECT--
array(12) {
  [0]=>
  int(1)
  [1]=>
  string(2) "01"
  [2]=>
  int(-5)
  [3]=>
  string(2) "-0"
  [4]=>
  string(2) "+3"
  [5]=>
  string(2) " 4"
  [6]=>
  string(3) "1.0"
  [7]=>
  string(3) "1e3"
  [8]=>
  int(9223372036854775807)
  [9]=>
  string(19) "9223372036854775808"
  [10]=>
  int(-9223372036854775808)
  [11]=>
  string(20) "-9223372036854775809"
}
string string string string string string string string string string string string 
"-9223372036854775809" "1" "9223372036854775807" "+3" "9223372036854775807" "9223372036854775808" "-9223372036854775809" "01" "-9223372036854775808" "1"
