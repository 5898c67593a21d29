--TEST--
report.php says what is wrong with its options and its file; the exit code is 2, or 1 for what is in the file
--FILE--
<?php
require __DIR__ . '/example.inc';

function report(string $lines, string ...$arguments): void
{
    $file = file_with($lines);
    [$status, $output] = example('report', '--servers', $file, ...$arguments);
    echo $status, ': ', str_replace([$file, 'report.php: '], ['FILE', ''], $output);
}
echo implode(' ', example('report', '--servers')), implode(' ', example('report', '--servers', __DIR__)) === '1 report.php: cannot read ' . __DIR__ . "\n" ? '' : 'a folder', "\n";
report("a\n", '--scheme', 'md5');
report("a\n", '--virtual-nodes', 'many');
report("a\n", '--virtual-nodes', '0');
report("a\n", '--scheme', 'predis', '--virtual-nodes', '9');
report("a\n", '--bars');
report("a\n", 'b');
report("a\n", '--add');
report("a\n", '--add', '--all');
report("a\n", '--svg', 'x', '--svg=y');
report("a\n", '--add', 'a');
report("a\n", '--add', 'b 0');
report("a\n", '--remove', 'b');
report("a\n", '--remove', 'a');
report("a\n", '--scheme', 'modulo', '--add', 'b 2');
report("a\nb two\n");
report("a\n\na\n");
report("a 99999999999999999999\n");
report("\xef\xbb\xbfa\n");
report("a\0\n");
report("\xff\n");
report("# a\n");
report("a\n", '--scheme', 'libmemcached');
echo example('report', '--servers', file_with('a'), '--svg', __DIR__)[0], "\n";
?>
--EXPECT--
2 report.php: --servers needs a value

2: --scheme md5: there are only md5Crc32, crc32Descending, crc32Strict, time33, crc32, modulo, flexihash, predis, predisKetama, libmemcached, libmemcachedModula, libmemcachedConsistent, memcache, memcacheStandard, redisArray, redisArrayRanges, redisCluster, nginx, nginxModulo, mediaWikiMemcached, mediaWikiHashRing, twemproxy, twemproxyModula, haproxy, haproxyMapBased, credis, md5Times31, hashring
2: --virtual-nodes many: it must be a number
2: --scheme md5Crc32: virtualNodes must be between 1 and 16777216
2: --virtual-nodes 9: the scheme predis has its own number
2: no such option: --bars (--help lists them)
2: unexpected argument: b (--help says how to run it)
2: --add needs a value
2: --add needs a value
2: --svg is given twice
1: --add a: a is there already
1: --add b 0: weight must be between 1 and 4294967295
1: --remove b: there is no such server
1: no server would be left
1: --add b 2: weight must be 1, since Scheme::modulo() has no weights
1: FILE:2: expected a server, or a server and its weight
1: FILE:3: a is there already
1: FILE:1: weight must be between 1 and 4294967295
1: FILE:1: expected a server, or a server and its weight
1: FILE:1: expected a server, or a server and its weight
1: FILE:1: expected a server, or a server and its weight
1: FILE has no servers
1: FILE:1: server must be host:port, with a port from 1 to 65535, or the path of a socket, of at most 1024 bytes for Scheme::libmemcached()
1
