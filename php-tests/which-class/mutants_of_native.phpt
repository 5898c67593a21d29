--TEST--
A change anywhere in the fixture native.php makes it another class
--EXTENSIONS--
tokenizer
--FILE--
<?php
require __DIR__ . '/which_class.inc';
require __DIR__ . '/mutants.inc';

survivors(fixture('native'));
?>
--EXPECT--
