--TEST--
Questions to an empty ring
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([new Ring(), (new Ring(['a'], Scheme::modulo()))->remove('a')] as $ring) {
    $other = new Ring(['a:1'], $ring->scheme());
    attempt(fn() => $ring->lookup('x'));
    attempt(fn() => $ring->lookupMany(['x']));
    attempt(fn() => $ring->group(['x']));
    attempt(fn() => $ring->movement($other));
    attempt(fn() => $other->movement($ring));
    attempt(fn() => $ring->movement($ring));
    echo json_encode([$ring->lookupMany([]), $ring->group([]), $ring->lookupList('x', 3), $ring->shares(), $ring->points()]), "\n";
    echo json_encode([$ring->servers(), iterator_to_array($ring), count($ring)]), "\n";
}
?>
--EXPECT--
UnderflowException: The ring has no servers
UnderflowException: The ring has no servers
UnderflowException: The ring has no servers
UnderflowException: The ring has no servers
UnderflowException: The ring has no servers
UnderflowException: The ring has no servers
[[],[],[],[],[]]
[[],[],0]
UnderflowException: The ring has no servers
UnderflowException: The ring has no servers
UnderflowException: The ring has no servers
UnderflowException: The ring has no servers
UnderflowException: The ring has no servers
UnderflowException: The ring has no servers
[[],[],[],[],[]]
[[],[],0]
