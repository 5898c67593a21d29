--TEST--
ReflectionExtension prints the class with its seven methods and three properties
--SKIPIF--
<?php if (!extension_loaded('consistent_hash')) die('skip needs the extension'); ?>
--FILE--
<?php
$text = (string) new ReflectionExtension('consistent_hash');
preg_match_all('/Method \[ <internal:consistent_hash> public method (\w+) \]/', substr($text, strpos($text, 'class ConsistentHash ')), $methods);
echo implode(' ', array_slice($methods[1], 0, 7)), "\n";
preg_match_all('/Property \[ public \$(\w+) = /', $text, $properties);
echo implode(' ', array_slice($properties[1], 0, 3)), "\n";
?>
--EXPECT--
cHash addServer removeServer lookup addServers lookupMany lookupList
serverList virtualPos virtualPosNum
