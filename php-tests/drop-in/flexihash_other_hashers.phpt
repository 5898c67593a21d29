--TEST--
Flexihash refuses a hasher that the ring cannot ask, also a subclass of one that it knows
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/autoload.inc';

class Salted extends Flexihash\Hasher\Crc32Hasher
{
    public function hash($string): int
    {
        return parent::hash("salt$string");
    }
}
attempt(fn () => new Flexihash\Flexihash(new Salted));
?>
--EXPECT--
InvalidArgumentException: The hasher must be a Crc32Hasher or an Md5Hasher, not Salted
