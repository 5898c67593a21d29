--TEST--
php --ri tells whether the extension has the class ConsistentHash
--EXTENSIONS--
consistent_hash
--FILE--
<?php
$php = getenv('TEST_PHP_EXECUTABLE') . ' ' . getenv('TEST_PHP_EXTRA_ARGS');
foreach (['On', 'Off'] as $value) {
    exec("$php -d consistent_hash.class=$value --ri consistent_hash", $lines);
    echo implode("\n", preg_grep('/class =>/', $lines)), "\n";
    $lines = [];
}
?>
--EXPECT--
Drop-in class => ConsistentHash
consistent_hash.class => On => On
Drop-in class => off
consistent_hash.class => Off => Off
