--TEST--
DescendingConsistentHash: removing one of two servers at the same position leaves the other
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';

foreach (['plumless', 'buckeroo'] as $removed) {
    $hash = new DescendingConsistentHash;
    $hash->addServer('plumless');
    $hash->addServer('buckeroo');
    echo $hash->lookup('key'), ' ';
    $hash->removeServer($removed);
    echo $hash->lookup('key'), "\n";
}
?>
--EXPECT--
plumless buckeroo
plumless plumless
