--TEST--
With consistent_hash.class=Off the application's autoloader is asked for ConsistentHash
--EXTENSIONS--
consistent_hash
--INI--
consistent_hash.class=Off
--FILE--
<?php
spl_autoload_register(function (string $class): void {
    echo "asked for $class\n";
    eval('class ConsistentHash { public function lookup($key) { return "own $key"; } }');
});
echo (new ConsistentHash)->lookup('key'), "\n";
?>
--EXPECT--
asked for ConsistentHash
own key
