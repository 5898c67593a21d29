--TEST--
Random rings of Scheme::mediaWikiHashRing() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';


random_rings('mediaWikiHashRing', fn() => [one_of(['sha1', 'md5'])], weight: random_large_weight(...));
?>
--EXPECT--
OK
