--TEST--
Under opcache and the tracing JIT $this->virtualPos in a subclass is right in hot methods
--INI--
opcache.enable_cli=1
opcache.jit=tracing
opcache.jit_buffer_size=32M
--SKIPIF--
<?php if (!extension_loaded('Zend OPcache')) die('skip needs opcache'); ?>
--FILE--
<?php
class Counted extends ConsistentHash
{
    public function positions()
    {
        return count($this->virtualPos);
    }

    public function first()
    {
        foreach ($this->virtualPos as $server) {
            return $server;
        }
    }

    public function overwrite($position, $server)
    {
        $this->virtualPos[$position] = $server;
        $this->serverList[$server][] = $position;
    }
}
$h = new Counted;
$sum = 0;
for ($i = 0; $i < 300; $i++) {
    $h->addServer("s$i");
    $sum += $h->positions();
    $h->first() === $h->virtualPos[array_key_first($h->virtualPos)] || print("first differs\n");
    $h->overwrite($i, "w$i");
    $h->lookup("key$i") === false && print("lost\n");
    $i % 2 && $h->removeServer("w$i");
}
var_dump($sum, $h->positions(), count($h->serverList));
?>
--EXPECT--
int(248250)
int(1650)
int(450)
