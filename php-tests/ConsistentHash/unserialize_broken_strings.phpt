--TEST--
A broken string gives false, never a broken ring
--FILE--
<?php
foreach (['O:14:"ConsistentHash":1:{s:10:"virtualPos";a:1:{i:1;s:1:"a"', 'O:14:"ConsistentHash":3:{s:10:"serverList";a:0:{}}'] as $string) {
    var_dump(@unserialize($string));
}
?>
--EXPECT--
bool(false)
bool(false)
