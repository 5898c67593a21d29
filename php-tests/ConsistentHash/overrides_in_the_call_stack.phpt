--TEST--
The method that calls an overridden cHash is in the call stack
--FILE--
<?php
class Sub extends ConsistentHash
{
    public function cHash($str)
    {
        echo implode(' ', array_map(fn($frame) => $frame['class'] . $frame['type'] . $frame['function'], array_filter(debug_backtrace(), fn($frame) => isset($frame['class'])))), "\n";
        return '1';
    }
}
$h = new Sub;
$h->virtualPosNum = 1;
$h->addServer('a');
$h->lookup('x');
$h->lookupList('x', 1);
?>
--EXPECT--
Sub->cHash ConsistentHash->addServer
Sub->cHash ConsistentHash->lookup
Sub->cHash ConsistentHash->lookupList
