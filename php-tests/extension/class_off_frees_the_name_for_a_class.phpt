--TEST--
With consistent_hash.class=Off an application's own class ConsistentHash is another one
--EXTENSIONS--
consistent_hash
--INI--
consistent_hash.class=Off
--FILE--
<?php
abstract class Base
{
    public function __construct(protected array $nodes)
    {
    }
}

final class ConsistentHash extends Base
{
    private int $virtualPos = 1;

    public function lookup(int $number): string
    {
        return $this->nodes[$number % count($this->nodes)] . $this->virtualPos;
    }
}

$hash = new ConsistentHash(['a', 'b', 'c']);
var_dump($hash->lookup(4), (new ReflectionClass($hash))->isInternal());
try {
    $hash->lookup('key');
} catch (TypeError) {
    echo "its own types\n";
}
print_r(unserialize(serialize($hash)));
?>
--EXPECT--
string(2) "b1"
bool(false)
its own types
ConsistentHash Object
(
    [nodes:protected] => Array
        (
            [0] => a
            [1] => b
            [2] => c
        )

    [virtualPos:ConsistentHash:private] => 1
)
