--TEST--
Overrides written as in the userland class compile and are used
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Plain extends ConsistentHash
{
    public function cHash($s)
    {
        return parent::cHash($s);
    }

    public function addServer($s)
    {
        return parent::addServer($s);
    }

    public function removeServer($s)
    {
        return parent::removeServer($s);
    }

    public function lookup($s)
    {
        return parent::lookup($s);
    }
}
$h = new Plain;
foreach (['a', 'b', 'c'] as $server) {
    $h->addServer($server);
}
$h->removeServer('b');
lookups($h);
var_dump($h == ring('a', 'c'), $h->virtualPos === ring('a', 'c')->virtualPos);
?>
--EXPECT--
"c" "c" "a" "a" "c" "c" "c" "c" "c" "a"
bool(false)
bool(true)
