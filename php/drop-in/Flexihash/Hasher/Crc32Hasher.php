<?php

namespace Flexihash\Hasher;

/** The CRC-32 of a string. */
class Crc32Hasher implements HasherInterface
{
    public function hash($string): int
    {
        return crc32($string);
    }
}
