--TEST--
__sleep that names serverList and virtualPos finds them filled
--FILE--
<?php
class Sleepy extends ConsistentHash
{
    public $virtualPosNum = 1;

    public function __sleep()
    {
        return ['virtualPos', 'serverList'];
    }
}
$h = new Sleepy;
$h->addServer('a');
echo serialize($h), "\n";
$h->removeServer('a');
$h->addServer('b');
echo serialize($h), "\n";
?>
--EXPECT--
O:6:"Sleepy":2:{s:10:"virtualPos";a:1:{i:4188131426;s:1:"a";}s:10:"serverList";a:1:{s:1:"a";a:1:{i:0;s:10:"4188131426";}}}
O:6:"Sleepy":2:{s:10:"virtualPos";a:1:{i:2033132656;s:1:"b";}s:10:"serverList";a:1:{s:1:"b";a:1:{i:0;s:10:"2033132656";}}}
