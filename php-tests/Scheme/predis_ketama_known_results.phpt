--TEST--
Scheme::predisKetama() has its known results, with and without weights
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$servers = array_map(fn($i) => "cache$i:11211", range(1, 6));
$keys = array_map(fn($i) => "key$i", range(1, 12));
foreach ([$servers, array_combine($servers, [100, 200, 300, 400, 500, 600])] as $servers) {
    echo numbers((new Ring($servers, Scheme::predisKetama()))->lookupMany($keys), 'cache(\d)'), "\n";
}
?>
--EXPECT--
3 1 5 1 4 4 3 5 4 3 1 3
3 5 5 4 5 6 3 5 4 6 5 3
