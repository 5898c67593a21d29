--TEST--
The empty string is a server where the scheme does not need host:port
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Scheme;

$addresses = '/^(libmemcached|memcache|nginx|twemproxy)/';
foreach (preg_grep($addresses, Scheme::names(), PREG_GREP_INVERT) as $scheme) {
    [$ring, $naive] = both(['', 'a'], $scheme);
    echo json_encode(differences($ring, $naive, range(1, 30))), json_encode([$ring->has(''), $ring->remove('')->has('')]), "\n";
}
?>
--EXPECT--
[][true,false]
[][true,false]
[][true,false]
[][true,false]
[][true,false]
[][true,false]
[][true,false]
[][true,false]
[][true,false]
[][true,false]
[][true,false]
[][true,false]
[][true,false]
[][true,false]
[][true,false]
[][true,false]
[][true,false]
[][true,false]
[][true,false]
