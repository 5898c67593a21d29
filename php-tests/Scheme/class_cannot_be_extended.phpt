--TEST--
Scheme cannot be extended
--FILE--
<?php
use ConsistentHash\Scheme;

class MyScheme extends Scheme
{
}
?>
--EXPECTF--
Fatal error: Class MyScheme %s final class %SConsistentHash\Scheme%S in %s on line %d
