--TEST--
Scheme::nginxModulo() places keys as nginx does by hash without consistent
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;


results_of_k(Scheme::nginxModulo(), addresses([1, 1, 1, 1, 1]));
results_of_k(Scheme::nginxModulo(), addresses([1, 2, 5]));
?>
--EXPECT--
2 2 3 1 3 2 5 2 2 3
2 3 3 1 3 3 2 3 2 3
