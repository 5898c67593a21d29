--TEST--
A key that is a label has the position of the point
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([
    [Scheme::crc32Descending(), 'a:1'], [Scheme::md5Crc32(3), 'a:1-2'], [Scheme::time33(), 'a:1-64'], [Scheme::predis(), 'a:1:7'],
    [Scheme::libmemcachedConsistent('murmur'), 'a:1-99'], [Scheme::libmemcachedConsistent('crc'), 'a:1-0'],
    [Scheme::credis(), 'a:1-128'], [Scheme::md5Times31(), 'a:1'], [Scheme::md5Times31(true), 'a:1'],
    [Scheme::mediaWikiHashRing(), 'a:1-39'], [Scheme::hashring(), 'a:1-39'], [Scheme::predisKetama(), 'a:1-39'],
    [Scheme::libmemcached(), 'a:1-39'], [Scheme::twemproxy('md5'), 'a:1-39'],
] as [$scheme, $label]) {
    $points = (new Ring(['a:1'], $scheme))->points();
    isset($points[$scheme->position($label)]) || print("$scheme: no point at the position of $label\n");
}
echo 'done';
?>
--EXPECT--
done
