--TEST--
parent::cHash works through call_user_func and static closures
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Sub extends ConsistentHash
{
    public function cHash($str)
    {
        return array_map(fn($s) => parent::cHash($s), [$str])[0];
    }
}
$h = new Sub;
$h->addServer('a');
$h->addServer('b');
var_dump($h->virtualPos === ring('a', 'b')->virtualPos);
?>
--EXPECT--
bool(true)
