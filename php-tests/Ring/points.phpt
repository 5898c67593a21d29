--TEST--
points() gives position => server, ascending; modulo has none
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$ring = new Ring(['a', '1'], Scheme::md5Crc32(2));
var_dump($ring->points() === (new NaiveRing(['a', '1'], 'md5Crc32', 2))->points(), count($ring->points()));
$points = $ring->points();
$points[0] = 'changed';
var_dump(count($ring->points()), (new Ring(['a', 'b'], Scheme::modulo()))->points());
?>
--EXPECT--
bool(true)
int(4)
int(4)
array(0) {
}
