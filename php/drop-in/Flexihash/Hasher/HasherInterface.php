<?php

namespace Flexihash\Hasher;

/** What maps a string to a position; {@see \Flexihash\Flexihash} knows which hash of the ring each class stands for. */
interface HasherInterface
{
    /**
     * @param string $string
     * @return mixed
     */
    public function hash($string);
}
