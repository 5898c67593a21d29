--TEST--
A virtualPosNum above every int goes on until cHash throws; what was added stays
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

class Twelve extends ConsistentHash
{
    private $calls = 0;

    public function cHash($str)
    {
        if (++$this->calls > 12) {
            throw new RangeException("stopped at $str");
        }
        return parent::cHash($str);
    }
}
foreach (['abc', [], [1], INF, PHP_INT_MAX] as $num) {
    $h = new Twelve;
    $h->virtualPosNum = $num;
    attempt(fn() => $h->addServer('a'));
    echo json_encode($num === INF ? 'INF' : $num), ' ', count($h->virtualPos), ' ', count($h->serverList['a']), "\n";
}
?>
--EXPECT--
RangeException: stopped at a-12
"abc" 12 12
RangeException: stopped at a-12
[] 12 12
RangeException: stopped at a-12
[1] 12 12
RangeException: stopped at a-12
"INF" 12 12
RangeException: stopped at a-12
9223372036854775807 12 12
