--TEST--
Data that Scheme::__serialize() did not write are an UnexpectedValueException
--FILE--
<?php
use ConsistentHash\Scheme;

$take = function (array $data): void {
    try {
        $scheme = unserialize('O:21:"ConsistentHash\Scheme"' . substr(serialize($data), 1));
        $same = $scheme->__serialize();
        ksort($same);
        ksort($data);
        if ($same !== $data) {
            echo 'taken: ', json_encode($data), ' as ', $scheme, "\n";
        }
    } catch (UnexpectedValueException) {
    }
};
foreach ([
    Scheme::nginx(), Scheme::crc32(3), new Scheme('xxh32', '{index}/{server}', 7, 40, 'after'), Scheme::crc32Strict(),
    Scheme::libmemcached(), Scheme::redisArray(), Scheme::redisArray('md5'), Scheme::mediaWikiHashRing(),
    Scheme::twemproxy('md5', '{}'), Scheme::haproxy(), Scheme::haproxy('wt6', true), Scheme::haproxyMapBased('wt6'),
    Scheme::credis(3), Scheme::md5Times31(), Scheme::md5Times31(true),
] as $scheme) {
    $good = $scheme->__serialize();
    $take([]);
    $take($good + ['more' => 1]);
    $take($good + [99 => 1]);
    foreach ($good as $field => $_) {
        $take(array_diff_key($good, [$field => 1]));
        foreach ([
            null, true, 0, -1, 2147483648, 4294967296, PHP_INT_MAX, 1.5, 'x', '', '1', [], [1], new stdClass, new Exception('crc32'),
        ] as $value) {
            $take([$field => $value] + $good);
        }
    }
}
echo 'done';
?>
--EXPECT--
done
