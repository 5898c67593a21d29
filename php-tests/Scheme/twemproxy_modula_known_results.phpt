--TEST--
Scheme::twemproxyModula() places keys as nutcracker does by modula, also with weights and names
--FILE--
<?php
require __DIR__ . '/../inc/known_results.inc';

use ConsistentHash\Scheme;


foreach (['fnv1a_64', 'md5'] as $hash) {
    $scheme = Scheme::twemproxyModula($hash);
    results_of_k($scheme, addresses([1, 1, 1, 1, 1]));
    results_of_k($scheme, addresses([1, 2, 5]));
    results_of_k($scheme, ['10.0.0.1:11211 alpha', '10.0.0.2:11211 beta' => 2, '10.0.0.3:11211 gamma']);
}
?>
--EXPECT--
4 4 4 4 4 4 4 4 4 4
3 2 1 3 2 3 3 3 3 2
1 2 2 3 1 2 2 3 1 2
4 2 2 1 5 3 5 1 2 3
1 3 2 3 2 3 3 2 3 3
2 1 2 3 2 3 2 1 3 3
