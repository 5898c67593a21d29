--TEST--
exit in an overridden cHash ends the request
--SKIPIF--
<?php if (!extension_loaded('consistent_hash')) die('skip needs the extension'); ?>
--FILE--
<?php
class Sub extends ConsistentHash
{
    public function cHash($str)
    {
        if ($str === 'b-2') {
            exit("exit\n");
        }
        return parent::cHash($str);
    }

    public function __destruct()
    {
        echo 'destructed with ', count($this->virtualPos), "\n";
    }
}
$h = new Sub;
$h->addServer('a');
$h->addServers(['b', 'c']);
?>
--EXPECT--
exit
destructed with 7
