--TEST--
Under opcache and the tracing JIT an overridden cHash is called as without
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
    public $calls = 0;

    public function cHash($str)
    {
        $this->calls++;
        return parent::cHash(strtolower($str));
    }
}
$h = new Sub;
$plain = new ConsistentHash;
for ($i = 0, $same = 0; $i < 300; $i++) {
    $h->addServer("S$i");
    $plain->addServer("s$i");
    $same += strtolower($h->lookup("KEY$i")) === $plain->lookup("key$i");
}
var_dump($same, $h->calls, array_keys($h->virtualPos) === array_keys($plain->virtualPos));
?>
--EXPECT--
int(300)
int(1800)
bool(true)
