--TEST--
Under opcache and the tracing JIT one place in the code serves several classes
--INI--
opcache.enable_cli=1
opcache.jit=tracing
opcache.jit_buffer_size=32M
--SKIPIF--
<?php if (!extension_loaded('Zend OPcache')) die('skip needs opcache'); ?>
--FILE--
<?php
class Sub extends ConsistentHash
{
    public $virtualPosNum = 2;
}
class Other
{
    public $virtualPos = ['other'];

    public function lookup($key)
    {
        return 'other';
    }

    public function addServer($server)
    {
        $this->virtualPos[] = $server;
    }
}
$objects = [new ConsistentHash, new Sub, new Other];
$sum = [0, 0, 0];
for ($i = 0; $i < 600; $i++) {
    $object = $objects[$i % 3];
    $object->addServer('s' . $i % 10);
    $sum[$i % 3] += count($object->virtualPos) + strlen($object->lookup("key$i"));
}
echo implode(' ', $sum), "\n";
?>
--EXPECT--
10175 4310 21300
