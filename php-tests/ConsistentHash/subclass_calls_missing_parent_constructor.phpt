--TEST--
parent::__construct() is an Error: there is no constructor
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

class Built extends ConsistentHash
{
    public function __construct()
    {
        parent::__construct();
    }
}
attempt(fn() => new Built);
?>
--EXPECT--
Error: Cannot call constructor
