--TEST--
Flexihash's hashers give the positions that the ring uses
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;
use Flexihash\Hasher\Crc32Hasher;
use Flexihash\Hasher\HasherInterface;
use Flexihash\Hasher\Md5Hasher;

foreach ([['crc32', new Crc32Hasher], ['md5-be32', new Md5Hasher]] as [$name, $hasher]) {
    $ring = new Ring(['a'], new Scheme($name, '{server}', 0, 1, 'after'));
    var_dump($hasher instanceof HasherInterface, $ring->points() === [$hasher->hash('a') => 'a']);
}
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
