--TEST--
An exception in a __toString leaves the ring as it was
--FILE--
<?php
require __DIR__ . '/../inc/acting_text.inc';

use ConsistentHash\Ring;

$ring = new Ring(['a', 'x']);
$throw = fn() => throw new DomainException('thrown');
foreach (calls_with(new ActingText($throw), fn() => $ring) as $method => $call) {
    try {
        $call();
        echo "$method returns\n";
    } catch (DomainException $e) {
        echo $method, ' ', $e->getMessage(), ' ', json_encode($ring == new Ring(['a', 'x'])), "\n";
    }
}
?>
--EXPECT--
add thrown true
remove thrown true
has thrown true
weight thrown true
lookup thrown true
lookupList thrown true
lookupMany thrown true
group thrown true
