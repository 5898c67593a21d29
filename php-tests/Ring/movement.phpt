--TEST--
movement() tells exactly what a change moves
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;

$wrong = [];
foreach ([['md5Crc32'], ['time33', 3], ['crc32Descending'], ['crc32Strict'], ['predis'], ['flexihash', 2], ['crc32', 9]] as $scheme) {
    [$ring, $naive] = both(['a', 'b', '7', 'c'], ...$scheme);
    foreach (['a b 7 c', 'a c', 'a b 7 c d', 'x', 'c 7 b a', 'a e f'] as $after) {
        [$ring_after, $naive_after] = both(explode(' ', $after), ...$scheme);
        if (!same_movement($ring->movement($ring_after), $naive->movement($naive_after))) {
            $wrong[] = "$scheme[0]: $after";
        }
    }
}
echo $wrong ? implode("\n", $wrong) : 'OK', "\n";
$ring = new Ring(['a', 'b']);
var_dump($ring->movement($ring), $ring->movement(clone $ring)['share'], (new Ring(['a']))->movement(new Ring(['b'])));
?>
--EXPECT--
OK
array(2) {
  ["share"]=>
  float(0)
  ["moves"]=>
  array(0) {
  }
}
float(0)
array(2) {
  ["share"]=>
  float(1)
  ["moves"]=>
  array(1) {
    [0]=>
    array(3) {
      ["from"]=>
      string(1) "a"
      ["to"]=>
      string(1) "b"
      ["share"]=>
      float(1)
    }
  }
}
