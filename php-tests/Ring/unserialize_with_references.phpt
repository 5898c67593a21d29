--TEST--
References in serialized data neither hurt nor last
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$text = serialize(new Ring(['a', 'b' => 2], Scheme::crc32(3)));
$data = unserialize('a' . substr($text, strlen('O:19:"ConsistentHash\Ring"')));
$weight = 2;
$data['servers']['b'] = &$weight;
$servers = &$data['servers'];
foreach (array_keys($data['scheme']) as $field) {
    $references[] = &$data['scheme'][$field];
}
$again = unserialize('O:19:"ConsistentHash\Ring"' . substr(serialize($data), 1));
$ring = new Ring();
$ring->__unserialize($data);
$weight = 3;
$servers = null;
var_dump($ring == new Ring(['a', 'b' => 2], Scheme::crc32(3)), $again == $ring);
?>
--EXPECT--
bool(true)
bool(true)
