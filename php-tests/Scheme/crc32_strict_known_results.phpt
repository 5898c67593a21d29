--TEST--
Scheme::crc32Strict() has its known results, without and with virtual nodes
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$servers = ['img1.findme.wang', 'img2.findme.wang', 'img3.findme.wang'];
$logos = ['logo1.png', 'logo2.png', 'logo3.png'];
$ring = new Ring($servers, Scheme::crc32Strict());
echo numbers($ring->lookupMany($logos), '(\d)'), "\n";
$ring = new Ring($servers, Scheme::crc32Strict(3));
echo numbers($ring->lookupMany(['login1.png', 'login2.png', 'login3.png']), '(\d)'), "\n";
echo numbers($ring->lookupMany($logos), '(\d)'), "\n";
?>
--EXPECT--
1 3 1
2 3 1
3 2 3
