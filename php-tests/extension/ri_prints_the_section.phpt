--TEST--
php --ri prints the section of the extension: its version, and its setting
--SKIPIF--
<?php if (!extension_loaded('consistent_hash')) die('skip needs the extension'); ?>
--FILE--
<?php
$php = getenv('TEST_PHP_EXECUTABLE') . ' ' . getenv('TEST_PHP_EXTRA_ARGS');
exec("$php -d consistent_hash.cache_size=3M --ri consistent_hash", $lines, $status);
var_dump(
    $status,
    $lines[1],
    in_array('Version => ' . phpversion('consistent_hash'), $lines, true),
    in_array('consistent_hash.cache_size => 3M => 3M', $lines, true),
);
?>
--EXPECT--
int(0)
string(15) "consistent_hash"
bool(true)
bool(true)
