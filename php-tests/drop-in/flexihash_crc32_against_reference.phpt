--TEST--
Flexihash with its default hasher and the library answer random calls alike
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';
require __DIR__ . '/calls.inc';

compare_calls(
    fn () => new Flexihash\Flexihash(null, 8),
    fn () => new Reference\Flexihash('crc32', 8),
    ['3pnyl', '8jcw6qcf'],
    flexihash_calls()
);
?>
--EXPECT--
no difference
