--TEST--
Scheme::modulo() has its known results
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;

known_results(Scheme::modulo(), 'img%d.findme.wang', 3, 'logo%d.png', 3);
?>
--EXPECT--
3 3 2
