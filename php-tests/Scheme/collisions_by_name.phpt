--TEST--
Of two servers at one position, twemproxy takes the shorter name, and MediaWiki the greater text
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

// Both have a word of a digest at this position.
foreach ([
    [Scheme::twemproxy(), '10.0.3.100:11211', '10.0.4.1:11211'],
    [Scheme::mediaWikiHashRing('md5'), '10.0.3.100', '10.0.4.1'],
] as [$scheme, $one, $two]) {
    foreach ([[$one, $two], [$two, $one]] as $servers) {
        $ring = new Ring($servers, $scheme);
        echo $scheme, ': ', $ring->points()[295072699], ', without it ';
        echo $ring->remove($ring->points()[295072699])->points()[295072699], "\n";
    }
}
foreach ([$one, $two] as $server) {
    for ($i = 0; $i < 40; $i++) {
        $word = array_search(295072699, unpack('V4', md5("$server-$i", true)), true);
        echo $word ? 4 * $i + $word - 1 . "@$server\n" : '';
    }
}
?>
--EXPECT--
Scheme::twemproxy(): 10.0.4.1:11211, without it 10.0.3.100:11211
Scheme::twemproxy(): 10.0.4.1:11211, without it 10.0.3.100:11211
Scheme::mediaWikiHashRing('md5'): 10.0.4.1, without it 10.0.3.100
Scheme::mediaWikiHashRing('md5'): 10.0.4.1, without it 10.0.3.100
100@10.0.3.100
140@10.0.4.1
