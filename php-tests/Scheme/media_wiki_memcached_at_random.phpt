--TEST--
Random rings of Scheme::mediaWikiMemcached() are those of the naive ring
--FILE--
<?php
require __DIR__ . '/../inc/random_rings.inc';


// With the heavy ones, the retries end before all servers are found.
random_rings('mediaWikiMemcached', weight: fn() => one_of([1, 2, 50]));
?>
--EXPECT--
OK
