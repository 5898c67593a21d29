--TEST--
Scheme::libmemcached() takes host:port and paths; the port 11211 is no part of a label
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

foreach ([
    'host:11211', 'host:11212', 'host:1', 'host:65535', '10.0.0.1:11211', '/run/memcached.sock', '::1:11211', '::1:11212',
] as $server) {
    echo json_encode(differences(...both([$server, 'other:11211'], 'libmemcached'), keys: range(1, 50))), " $server\n";
}
?>
--EXPECT--
[] host:11211
[] host:11212
[] host:1
[] host:65535
[] 10.0.0.1:11211
[] /run/memcached.sock
[] ::1:11211
[] ::1:11212
