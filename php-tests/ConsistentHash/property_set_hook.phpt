--TEST--
A set hook of a subclass sees what is assigned, not what addServer writes into the array
--SKIPIF--
<?php if (PHP_VERSION_ID < 80400) die('skip needs PHP 8.4'); ?>
--FILE--
<?php
class Hooked extends ConsistentHash
{
    public $virtualPosNum = 5 {
        set {
            echo "set $value\n";
            $this->virtualPosNum = max(1, $value);
        }
    }
}
$h = new Hooked;
$h->virtualPosNum = 0;
$h->addServer('a');
var_dump($h->virtualPosNum, count($h->virtualPos));
?>
--EXPECT--
set 0
int(1)
int(1)
