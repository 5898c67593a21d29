--TEST--
Scheme::predis() has its known results, with and without weights
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$servers = array_map(fn($i) => "cache$i:11211", range(1, 6));
$keys = array_map(fn($i) => "key$i", range(1, 12));
foreach ([$servers, array_combine($servers, [100, 200, 300, 400, 500, 600])] as $servers) {
    echo numbers((new Ring($servers, Scheme::predis()))->lookupMany($keys), 'cache(\d)'), "\n";
}
?>
--EXPECT--
4 2 4 4 4 4 4 2 2 1 1 1
6 4 4 5 4 4 4 6 4 6 6 6
