--TEST--
The internal pointer counts on a ring that was filled by addServer too
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b', 'c');
$greatest = array_key_last($h->virtualPos);
for ($i = 0; $h->cHash("key$i") <= $greatest; $i++);
$first = reset($h->virtualPos);
$last = end($h->virtualPos);
var_dump($h->lookup("key$i") === $last, $h->lookup("key$i") === $first);
end($h->virtualPos);
$h->lookup("$first-0");
var_dump($h->lookup("key$i") === $first, key($h->virtualPos) === array_key_first($h->virtualPos));
next($h->virtualPos);
$second = current($h->virtualPos);
var_dump($h->lookup("key$i") === $second);
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
