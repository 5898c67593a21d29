--TEST--
An overridden cHash decides where servers and keys land, in every method
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Sub extends ConsistentHash
{
    public function cHash($str)
    {
        return parent::cHash(strrev($str));
    }
}

$h = new Sub;
$h->addServers(['a', 'b']);
$h->addServer('c');
lookups($h);
var_dump($h->serverList['c'][0] === (new ConsistentHash)->cHash('0-c'));
echo json_encode($h->lookupMany(['key1', 'key2', 'key3'])), ' ', json_encode($h->lookupList('key1', 3)), "\n";
$h->removeServer('a');
lookups($h);
?>
--EXPECT--
"a" "a" "a" "b" "c" "a" "c" "a" "b" "a"
bool(true)
["a","a","a"] ["a","b","c"]
"b" "c" "b" "b" "c" "c" "c" "c" "b" "c"
