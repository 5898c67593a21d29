--TEST--
A ring that is destroyed by the removal of a value that holds it
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Value
{
    public $h;

    public function __destruct()
    {
        echo "destructed\n";
    }
}
$h = ring('a');
$value = new Value;
$value->h = $h;
$h->virtualPos[5] = $value;
$h->serverList['v'] = ['5'];
unset($value);
$add = $h->removeServer(...);
unset($h);
$add('v');
unset($add);
echo "end\n";
?>
--EXPECT--
destructed
end
