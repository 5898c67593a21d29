--TEST--
Scheme::flexihash() has its known results; its MD5 variant is a general scheme
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$servers = array_map(fn($i) => "cache$i:11211", range(1, 6));
$keys = array_map(fn($i) => "key$i", range(1, 12));
foreach ([Scheme::flexihash(), new Scheme('md5-be32', '{server}{index}', 0, 64, 'after')] as $scheme) {
    echo numbers((new Ring($servers, $scheme))->lookupMany($keys), 'cache(\d)'), "\n";
}
?>
--EXPECT--
4 4 4 4 4 5 5 5 5 3 3 6
3 4 3 6 3 5 6 4 5 3 1 5
