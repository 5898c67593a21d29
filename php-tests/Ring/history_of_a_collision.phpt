--TEST--
A position that two servers share goes back to the one that is left
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

// All points of these two coincide: the last one added has them all.
$ring = new Ring(['plumless', 'a', 'buckeroo'], Scheme::crc32());
$without = (new Ring(['plumless', 'a'], Scheme::crc32()))->points();
var_dump(in_array('plumless', $ring->points()), count($ring->points()) === count($without));
var_dump($ring->remove('buckeroo')->points() === $without);
// Added again it is behind the others.
$ring->add('buckeroo')->remove('plumless')->add('plumless');
var_dump($ring->servers() === ['a', 'buckeroo', 'plumless'], in_array('buckeroo', $ring->points()));
// A changed weight keeps the place, and so who has a shared position.
$ring = new Ring(['plumless', 'buckeroo'], Scheme::crc32());
var_dump(array_count_values($ring->add('plumless', 2)->points()));
?>
--EXPECT--
bool(false)
bool(true)
bool(true)
bool(true)
bool(false)
array(2) {
  ["plumless"]=>
  int(32)
  ["buckeroo"]=>
  int(32)
}
