--TEST--
Which schemes have no weights, and that the others have them
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$none = [];
foreach (Scheme::names() as $name) {
    $ring = new Ring(['a:1', 'b:1' => 1], Scheme::$name());
    try {
        $ring->add('b:1', 3);
        $share = round($ring->shares()['b:1'], 1);
        $share > 0.6 || $name === 'libmemcachedModula' || print("$name: $share\n");
    } catch (ValueError $e) {
        $none[] = $name;
        str_contains($e->getMessage(), 'must be 1, since') && $ring == new Ring(['a:1', 'b:1'], Scheme::$name()) || print("$name\n");
    }
    foreach ([-1, 4294967296] as $weight) {
        try {
            $ring->add('b:1', $weight);
            echo "$name takes $weight\n";
        } catch (ValueError) {
        }
    }
}
echo implode(' ', $none), "\n";
?>
--EXPECT--
crc32Descending crc32Strict modulo redisArray redisArrayRanges redisCluster credis md5Times31
