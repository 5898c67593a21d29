--TEST--
Flexihash with its MD5 hasher and the library answer random calls alike
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';
require __DIR__ . '/calls.inc';

compare_calls(
    fn () => new Flexihash\Flexihash(new Flexihash\Hasher\Md5Hasher, 8),
    fn () => new Reference\Flexihash(fn ($text) => hexdec(substr(md5($text), 0, 8)), 8),
    ['10.0.10.193', '10.0.142.103', '10.0.112.25', '10.0.164.31'],
    flexihash_calls()
);
?>
--EXPECT--
no difference
