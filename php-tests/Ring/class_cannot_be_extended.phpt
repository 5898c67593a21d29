--TEST--
Ring cannot be extended
--FILE--
<?php
use ConsistentHash\Ring;

class MyRing extends Ring
{
}
?>
--EXPECTF--
Fatal error: Class MyRing %s final class %SConsistentHash\Ring%S in %s on line %d
