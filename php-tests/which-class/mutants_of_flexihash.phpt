--TEST--
A change anywhere in Flexihash makes it another class
--EXTENSIONS--
tokenizer
--FILE--
<?php
require __DIR__ . '/which_class.inc';
require __DIR__ . '/mutants.inc';

$others = ['flexihash/Exception', 'flexihash/Hasher/HasherInterface', 'flexihash/Hasher/Crc32Hasher'];
survivors(fixture('flexihash/Flexihash'), ...$others);
?>
--EXPECT--
line 17: false → true
line 67: 1 → 2
line 84: true → false
line 86: true → false
line 101: true → false
line 101: $this->sorted = true; left out
