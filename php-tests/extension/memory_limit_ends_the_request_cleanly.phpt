--TEST--
The memory limit inside a method ends the request with PHP's fatal error
--INI--
memory_limit=16M
--SKIPIF--
<?php if (!extension_loaded('consistent_hash')) die('skip needs the extension'); if (getenv('USE_ZEND_ALLOC') === '0') die('skip PHP counts no memory without its allocator'); ?>
--FILE--
<?php
$h = new ConsistentHash;
$h->virtualPosNum = PHP_INT_MAX;
$h->addServer('a');
?>
--EXPECTF--
%AFatal error: Allowed memory size of %d bytes exhausted%A
