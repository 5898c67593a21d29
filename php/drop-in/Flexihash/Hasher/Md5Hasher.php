<?php

namespace Flexihash\Hasher;

/** The first 32 bits of the MD5 of a string. */
class Md5Hasher implements HasherInterface
{
    public function hash($string)
    {
        return hexdec(substr(md5($string), 0, 8));
    }
}
