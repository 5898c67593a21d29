--TEST--
Scheme::nginx() takes host, host:port and unix:path
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

foreach ([
    'host', 'host:80', '10.0.0.1', '10.0.0.1:65535', 'host:1', '[::1]:8080', '[::1]', 'unix:/path', 'UNIX:/path:80', 'unix:80',
] as $server) {
    echo json_encode(differences(...both([$server], 'nginx'), keys: ['key'])), " $server\n";
}
?>
--EXPECT--
[] host
[] host:80
[] 10.0.0.1
[] 10.0.0.1:65535
[] host:1
[] [::1]:8080
[] [::1]
[] unix:/path
[] UNIX:/path:80
[] unix:80
