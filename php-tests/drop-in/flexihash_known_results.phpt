--TEST--
Flexihash puts resources where the library does, with either of its hashers
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';

use Flexihash\Flexihash;
use Flexihash\Hasher\Crc32Hasher;
use Flexihash\Hasher\Md5Hasher;

foreach ([new Flexihash, new Flexihash(new Crc32Hasher), new Flexihash(new Md5Hasher, 64)] as $hash) {
    $hash->addTargets(array_map(fn ($i) => "cache$i:11211", range(1, 6)));
    echo implode(' ', array_map(fn ($i) => $hash->lookup("key$i")[5], range(1, 12))), "\n";
}
?>
--EXPECT--
4 4 4 4 4 5 5 5 5 3 3 6
4 4 4 4 4 5 5 5 5 3 3 6
3 4 3 6 3 5 6 4 5 3 1 5
