--TEST--
A subclass may serialize by __serialize and __unserialize
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Magic extends ConsistentHash
{
    public function __serialize(): array
    {
        return ['ring' => $this->virtualPos, 'list' => $this->serverList];
    }

    public function __unserialize(array $data): void
    {
        $this->virtualPos = $data['ring'];
        $this->serverList = $data['list'];
    }
}
$h = new Magic;
$h->virtualPosNum = 1;
$h->addServer('a');
$string = serialize($h);
echo $string, "\n";
$u = unserialize($string);
$u->addServer('b');
lookups($u);
?>
--EXPECT--
O:5:"Magic":2:{s:4:"ring";a:1:{i:4188131426;s:1:"a";}s:4:"list";a:1:{s:1:"a";a:1:{i:0;s:10:"4188131426";}}}
"b" "b" "a" "a" "a" "b" "b" "b" "b" "a"
