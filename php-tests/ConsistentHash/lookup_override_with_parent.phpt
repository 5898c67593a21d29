--TEST--
An overridden lookup may change keys and servers
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Sub extends ConsistentHash
{
    public function lookup($key)
    {
        return '<' . parent::lookup(rtrim($key, '0123456789')) . '>';
    }
}
$h = new Sub;
var_dump($h->lookup('key1'));
$h->addServers(['a', 'b', 'c']);
lookups($h);
echo json_encode($h->lookupMany(['x', 'key5'])), ' ', json_encode($h->lookupList('x', 1)), "\n";
?>
--EXPECT--
string(2) "<>"
"<b>" "<b>" "<b>" "<b>" "<b>" "<b>" "<b>" "<b>" "<b>" "<b>"
["<c>","<b>"] ["c"]
