--TEST--
Nothing changes a scheme that is made
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Scheme;

$scheme = Scheme::crc32(3);
attempt(fn() => $scheme->__construct('xxh32'));
attempt(fn() => $scheme->__construct());
attempt(fn() => $scheme->__unserialize(Scheme::nginx()->__serialize()));
attempt(fn() => $scheme->hash = 'xxh32');
echo $scheme, "\n";
?>
--EXPECT--
Error: A ConsistentHash\Scheme object cannot be changed
Error: A ConsistentHash\Scheme object cannot be changed
Error: A ConsistentHash\Scheme object cannot be changed
Error: Cannot create dynamic property ConsistentHash\Scheme::$hash
Scheme::crc32(3)
