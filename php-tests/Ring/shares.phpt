--TEST--
shares() are exact and sum to 1
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([
    ['md5Crc32'], ['time33', 3], ['crc32Descending'], ['crc32Strict'], ['predis'], ['modulo'], ['flexihash', 2], ['redisArray'],
] as $scheme) {
    [$ring, $naive] = both(['a', 'b', '7', 'c', 'd'], ...$scheme);
    echo $scheme[0], ': ', json_encode($ring->shares() === $naive->shares()), ' ', var_export(array_sum($ring->shares()), true), "\n";
}
var_dump((new Ring(['a']))->shares(), (new Ring(['a', 'b', 'c', 'd'], Scheme::modulo()))->shares());
?>
--EXPECT--
md5Crc32: true 1.0
time33: true 1.0
crc32Descending: true 1.0
crc32Strict: true 1.0
predis: true 1.0
modulo: true 1.0
flexihash: true 1.0
redisArray: true 1.0
array(1) {
  ["a"]=>
  float(1)
}
array(4) {
  ["a"]=>
  float(0.25)
  ["b"]=>
  float(0.25)
  ["c"]=>
  float(0.25)
  ["d"]=>
  float(0.25)
}
