--TEST--
ConsistentHash: methods that are suspended in a key or an override, while the ring changes or is dropped
--FILE--
<?php
require __DIR__ . '/../inc/acting_text.inc';
require __DIR__ . '/../inc/ring.inc';

class Sub extends ConsistentHash
{
    public function lookup($key)
    {
        Fiber::suspend();
        return parent::lookup($key);
    }

    public function addServer($server)
    {
        Fiber::getCurrent() && Fiber::suspend();
        return parent::addServer($server);
    }
}

$key = new ActingText(Fiber::suspend(...));
$calls = [
    fn() => $GLOBALS['h']->lookup($key),
    fn() => $GLOBALS['h']->lookupMany(['k', $key, 'l']),
    fn() => $GLOBALS['h']->lookupList($key, 5),
    fn() => $GLOBALS['h']->addServers(['c', 'd']),
];
foreach ([ConsistentHash::class, Sub::class] as $class) {
    foreach ($calls as $call) {
        $h = new $class();
        $h->addServer('a');
        $fiber = new Fiber($call);
        $never = new Fiber($call);
        $never->start();
        $fiber->start();
        $h->removeServer('a');
        $h->addServer('b');
        unset($never, $h);
        gc_collect_cycles();
        while (!$fiber->isTerminated()) {
            $fiber->resume();
        }
        echo json_encode($fiber->getReturn()), "\n";
    }
}
?>
--EXPECT--
"b"
["a","b","b"]
["b"]
true
"b"
["b","b","b"]
["b"]
true
