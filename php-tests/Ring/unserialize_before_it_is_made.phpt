--TEST--
A ring or scheme that other code sees before it is unserialized
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

class Early
{
    public function __unserialize(array $data): void
    {
        [$object] = $data;
        if ($object instanceof Ring) {
            attempt(fn() => count($object) + count($object->points()) + count($object->lookupList('x', 1)));
            attempt(fn() => $object->lookup('x'));
            attempt(fn() => $object == new Ring());
            attempt(fn() => (new Ring(['a']))->movement($object));
        } else {
            attempt(fn() => (string) $object);
            attempt(fn() => new Ring(['a'], $object));
            attempt(fn() => $object->__serialize());
            attempt(fn() => $object == new Scheme());
        }
        attempt(fn() => (clone $object) == $object);
        // A dump of it is no fatal error.
        var_dump(is_string(print_r($object, true)));
    }
}
foreach ([new Ring(['a']), new Scheme()] as $object) {
    // One field more, in which an Early refers to the object.
    $early = serialize($object->__serialize() + ['early' => 0]);
    $early = str_replace('i:0;}', 'O:5:"Early":1:{i:0;r:1;}}', $early);
    attempt(fn() => unserialize('O:' . strlen($object::class) . ':"' . $object::class . '"' . substr($early, 1)));
}
?>
--EXPECT--
int(0)
UnderflowException: The ring has no servers
bool(true)
UnderflowException: The ring has no servers
bool(true)
bool(true)
UnexpectedValueException: Invalid serialization data for ConsistentHash\Ring object
Error: The ConsistentHash\Scheme object has not been initialized
Error: The ConsistentHash\Scheme object has not been initialized
Error: The ConsistentHash\Scheme object has not been initialized
bool(false)
bool(true)
bool(true)
UnexpectedValueException: Invalid serialization data for ConsistentHash\Scheme object
