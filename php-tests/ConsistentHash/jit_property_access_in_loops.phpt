--TEST--
Under opcache and the tracing JIT properties are right in hot loops
--INI--
opcache.enable_cli=1
opcache.jit=tracing
opcache.jit_buffer_size=32M
--SKIPIF--
<?php if (!extension_loaded('Zend OPcache')) die('skip needs opcache'); ?>
--FILE--
<?php
function hot(ConsistentHash $h): array
{
    $sum = 0;
    for ($i = 0; $i < 500; $i++) {
        $h->addServer('s' . $i % 5);
        $sum += count($h->virtualPos);
        $sum += count($h->serverList);
        $sum += isset($h->serverList['s1']) ? 1 : 0;
        $sum += $h->virtualPosNum;
        if ($i % 3 === 0) {
            $h->removeServer('s' . $i % 7);
        }
        if ($i % 50 === 0) {
            $h->virtualPos[$i] = "written $i";
            $ref = &$h->virtualPos;
            $ref[$i + 1] = 'by reference';
            unset($ref);
        }
        $h->lookup("key$i");
    }
    return [$sum, count($h->virtualPos), md5(serialize($h))];
}
echo json_encode(hot(new ConsistentHash)), "\n", json_encode(hot(new ConsistentHash)), "\n";
?>
--EXPECT--
[21919,40,"e9831053d49260394495e299f2c3cdb7"]
[21919,40,"e9831053d49260394495e299f2c3cdb7"]
