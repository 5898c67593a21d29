--TEST--
serialize gives the string of a plain object with three properties
--FILE--
<?php
$h = new ConsistentHash;
echo serialize($h), "\n";
$h->virtualPosNum = 2;
$h->addServer('a');
$h->addServer(7);
echo serialize($h), "\n";
$h->removeServer('a');
echo serialize($h), "\n";
?>
--EXPECT--
O:14:"ConsistentHash":3:{s:10:"serverList";a:0:{}s:10:"virtualPos";a:0:{}s:13:"virtualPosNum";i:5;}
O:14:"ConsistentHash":3:{s:10:"serverList";a:2:{s:1:"a";a:2:{i:0;s:10:"4188131426";i:1;s:10:"3099201886";}i:7;a:2:{i:0;s:10:"2297446506";i:1;s:10:"1689913604";}}s:10:"virtualPos";a:4:{i:1689913604;i:7;i:2297446506;i:7;i:3099201886;s:1:"a";i:4188131426;s:1:"a";}s:13:"virtualPosNum";i:2;}
O:14:"ConsistentHash":3:{s:10:"serverList";a:1:{i:7;a:2:{i:0;s:10:"2297446506";i:1;s:10:"1689913604";}}s:10:"virtualPos";a:2:{i:1689913604;i:7;i:2297446506;i:7;}s:13:"virtualPosNum";i:2;}
