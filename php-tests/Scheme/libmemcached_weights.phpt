--TEST--
The schemes of libmemcached take 0 for 1; modula ignores weights, and one above 1 makes a consistent ring weighted
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([Scheme::libmemcached(), Scheme::libmemcachedModula(), Scheme::libmemcachedConsistent()] as $scheme) {
    $ring = new Ring(['a:1' => 0, 'b:1' => 1], $scheme);
    var_dump($ring == new Ring(['a:1', 'b:1'], $scheme), $ring->add('b:1', 0)->weight('b:1'));
}
$equal = new Ring(['a:1', 'b:1', 'c:1'], Scheme::libmemcachedModula('murmur'));
$weighted = new Ring(['a:1' => 7, 'b:1' => 2, 'c:1' => 4294967295], Scheme::libmemcachedModula('murmur'));
$keys = array_map('md5', range(1, 1000));
var_dump($equal->lookupMany($keys) === $weighted->lookupMany($keys), $equal->shares() === $weighted->shares());

$scheme = Scheme::libmemcachedConsistent('murmur');
var_dump(array_count_values((new Ring(['a:1', 'b:1'], $scheme))->points()));
$ring = new Ring(['a:1' => 3, 'b:1' => 1], $scheme);
var_dump($ring->points() === (new Ring(['a:1' => 3, 'b:1' => 1], Scheme::libmemcached()))->points());
// Back to weights of 1, it is as if there had been no other.
var_dump($ring->add('a:1', 1)->points() === (new Ring(['a:1', 'b:1'], $scheme))->points());
?>
--EXPECTF--
bool(true)
int(1)
bool(true)
int(1)
bool(true)
int(1)
bool(true)
bool(true)
array(2) {
  ["%s:1"]=>
  int(100)
  ["%s:1"]=>
  int(100)
}
bool(true)
bool(true)
