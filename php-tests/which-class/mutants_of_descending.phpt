--TEST--
A change anywhere in the fixture descending.php makes it another class
--EXTENSIONS--
tokenizer
--FILE--
<?php
require __DIR__ . '/which_class.inc';
require __DIR__ . '/mutants.inc';

survivors(fixture('descending'));
?>
--EXPECT--
line 23: false → true
line 46: $this->isSorted = false; left out
line 55: true → false
line 55: $this->isSorted = true; left out
