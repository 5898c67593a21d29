--TEST--
A change anywhere in the fixture consistent.php makes it another class
--EXTENSIONS--
tokenizer
--FILE--
<?php
require __DIR__ . '/which_class.inc';
require __DIR__ . '/mutants.inc';

survivors(fixture('consistent'));
?>
--EXPECT--
