--TEST--
A server without a point has a share of 0
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

var_dump((new Ring(['plumless', 'buckeroo'], Scheme::crc32Strict()))->shares());
?>
--EXPECT--
array(2) {
  ["plumless"]=>
  float(0)
  ["buckeroo"]=>
  float(1)
}
