--TEST--
Functions that place keys by CRC-32
--FILE--
<?php
require __DIR__ . '/which_class.inc';

[$status, $output] = which_class(__DIR__ . '/fixtures/functions.php');
echo "exit code $status\n$output";
?>
--EXPECT--
exit code 0
functions.php
  line 7, function getImgSrc(): SAME as Scheme::crc32Strict()
    It does not conflict with the extension. To make it native, ask new Ring($servers,
    Scheme::crc32Strict()): docs/adopting.md, “Functions”.
  line 24, function getImgSrcOfVirtualNodes(): SAME as Scheme::crc32Strict(3)
    It does not conflict with the extension. To make it native, ask new Ring($servers,
    Scheme::crc32Strict(3)): docs/adopting.md, “Functions”.
  line 41, function getImgSrcByModulo(): SAME as Scheme::modulo()
    It does not conflict with the extension. To make it native, ask new Ring($servers,
    Scheme::modulo()): docs/adopting.md, “Functions”.
  line 47, function hashmod(): SAME as Scheme::modulo()
    It does not conflict with the extension. To make it native, ask new Ring($servers,
    Scheme::modulo()): docs/adopting.md, “Functions”.
  line 52, function serverOf(): SAME as Scheme::modulo()
    It does not conflict with the extension. To make it native, ask new Ring($servers,
    Scheme::modulo()): docs/adopting.md, “Functions”.
  line 57, function byMd5(): ANOTHER function
    It does not place keys by crc32($key) % count($servers), nor on a ring of CRC-32 that this check
    knows.
    It does not conflict with the extension, and can stay.
  nothing to do with rings, and no conflict: function checksum(), function unrelated()
