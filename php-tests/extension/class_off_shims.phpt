--TEST--
The shims work with consistent_hash.class=Off, that of the descending ring also under the name ConsistentHash
--EXTENSIONS--
consistent_hash
--INI--
consistent_hash.class=Off
--FILE--
<?php
require __DIR__ . '/../drop-in/autoload.inc';

class ConsistentHash extends DescendingConsistentHash
{
}

$keys = array_map(fn($i) => "key$i", range(1, 200));
foreach ([
    'ConsistentHash' => ['DescendingConsistentHash', 'addServer', 'lookup'],
    'Consistent' => ['Consistent', 'addServer', 'find'],
    'ConsistentHashing' => ['ConsistentHashing', 'addNode', 'getNode'],
    'Flexihash\Flexihash' => ['Flexihash', 'addTarget', 'lookup'],
] as $shim => [$reference, $add, $find]) {
    $places = function (string $class) use ($keys, $add, $find): array {
        $hash = new $class;
        foreach (['a', 'b', 'c', 'd'] as $server) {
            $hash->$add($server);
        }
        return array_map(fn($key) => $hash->$find($key), $keys);
    };
    echo $shim, ': ', $places($shim) === $places("Reference\\$reference") ? 'as the class that it replaces' : 'DIFFERENT', "\n";
}
?>
--EXPECT--
ConsistentHash: as the class that it replaces
Consistent: as the class that it replaces
ConsistentHashing: as the class that it replaces
Flexihash\Flexihash: as the class that it replaces
