--TEST--
cHash may suspend a fiber in the middle of addServer and lookup
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Sub extends ConsistentHash
{
    public function cHash($str)
    {
        Fiber::getCurrent() && Fiber::suspend($str);
        return parent::cHash($str);
    }
}
$h = new Sub;
$h->virtualPosNum = 2;
$fiber = new Fiber(fn() => $h->addServer('a'));
$other = new Fiber(fn() => $h->addServer('b'));
echo $fiber->start(), ' ', $other->start(), ' ';
while (!$fiber->isTerminated() || !$other->isTerminated()) {
    echo $fiber->isTerminated() ? '.' : $fiber->resume(), ' ', $other->isTerminated() ? '.' : $other->resume(), ' ';
}
echo "\n";
show($h);
$fiber = new Fiber(fn() => $h->lookup('x'));
$fiber->start();
$h->removeServer('a');
$fiber->resume();
var_dump($fiber->getReturn());
$fiber = new Fiber(fn() => $h->addServer('never finished'));
$fiber->start();
unset($fiber);
gc_collect_cycles();
lookups($h, 3);
?>
--EXPECT--
a-0 b-0 a-1 b-1   
"a": ["4188131426","3099201886"]
"b": ["2033132656","1640823877"]
  1640823877 => "b"
  2033132656 => "b"
  3099201886 => "a"
  4188131426 => "a"
string(1) "b"
"b" "b" "b"
