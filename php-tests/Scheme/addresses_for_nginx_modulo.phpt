--TEST--
Scheme::nginxModulo() takes and refuses the servers that Scheme::nginx() does
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

foreach ([
    'host', 'host:80', 'unix:/run/a.sock', '[::1]', '[::1]:80', 'UNIX:a',
    '', ':80', 'host:', 'host:0', 'host:65536', '::1', 'unix:', 'a b', 'a;b', "a\0b", 'a/b', '[::1]80', "host\n",
] as $server) {
    $takes = function (Scheme $scheme) use ($server): bool {
        try {
            return (bool) new Ring([$server], $scheme);
        } catch (ValueError) {
            return false;
        }
    };
    $takes(Scheme::nginx()) === $takes(Scheme::nginxModulo()) || print(json_encode($server) . "\n");
    $taken[] = (int) $takes(Scheme::nginxModulo());
}
echo implode($taken);
?>
--EXPECT--
1111110000000000000
