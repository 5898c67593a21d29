--TEST--
group() gives the keys of each server as they were given, in the order of their first keys
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$servers = ['b', '7', 'a', '-1', ''];
$ring = new Ring($servers, Scheme::md5Crc32());
$keys = ['x' => 'key1', 9 => 2, 'key3', 1.5, true, 'key1', '2', 2.0, false, ...range(10, 60)];
$naive = (new NaiveRing($servers, 'md5Crc32'))->group($keys);
var_dump($ring->group($keys) === $naive, count($naive));
$text = new Exception('x');
var_dump($ring->group([$text])[$ring->lookup($text)][0] === $text);
?>
--EXPECT--
bool(true)
int(5)
bool(true)
