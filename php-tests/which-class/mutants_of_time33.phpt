--TEST--
A change anywhere in the fixture time33.php makes it another class
--EXTENSIONS--
tokenizer
--FILE--
<?php
require __DIR__ . '/which_class.inc';
require __DIR__ . '/mutants.inc';

survivors(fixture('time33'));
?>
--EXPECT--
line 19: $hash = 0; left out
