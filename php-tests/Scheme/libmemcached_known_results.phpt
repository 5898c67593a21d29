--TEST--
Scheme::libmemcached() has its known results, also with weights and other ports
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$servers = array_map(fn($i) => "cache$i:11211", range(1, 6));
$keys = array_map(fn($i) => "key$i", range(1, 12));
foreach ([$servers, array_combine($servers, range(1, 6)), str_replace(11211, 11212, $servers)] as $servers) {
    echo numbers((new Ring($servers, Scheme::libmemcached()))->lookupMany($keys), 'cache(\d)'), "\n";
}
?>
--EXPECT--
6 5 1 5 1 6 4 1 3 5 2 4
6 5 1 5 2 6 6 2 3 5 6 4
3 1 5 6 5 3 6 3 4 4 2 4
