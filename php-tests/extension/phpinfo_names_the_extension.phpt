--TEST--
phpinfo has a section of the extension with its version
--SKIPIF--
<?php if (!extension_loaded('consistent_hash')) die('skip needs the extension'); ?>
--FILE--
<?php
ob_start();
phpinfo(INFO_MODULES);
$info = ob_get_clean();
var_dump(strpos($info, "\nconsistent_hash\n") !== false);
$section = strstr($info, "\nconsistent_hash\n");
var_dump(strpos($section, phpversion('consistent_hash')) !== false);
?>
--EXPECT--
bool(true)
bool(true)
