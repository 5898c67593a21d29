--TEST--
Scheme::modulo() has its known results
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$ring = new Ring(['img1.findme.wang', 'img2.findme.wang', 'img3.findme.wang'], Scheme::modulo());
echo numbers($ring->lookupMany(['logo1.png', 'logo2.png', 'logo3.png']), '(\d)'), "\n";
?>
--EXPECT--
3 3 2
