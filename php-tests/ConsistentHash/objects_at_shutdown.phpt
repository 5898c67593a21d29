--TEST--
Rings in globals, statics and cycles survive to the end of the request
--INI--
error_reporting=E_ALL & ~E_DEPRECATED
--FILE--
<?php
class Last extends ConsistentHash
{
    public static $kept;

    public function __destruct()
    {
        $this->addServer('late');
        echo count($this->virtualPos), ' ', $this->lookup('x') ? 'found' : 'lost', "\n";
    }
}
$h = new Last;
$h->addServer('a');
Last::$kept = new Last;
$cycle = new Last;
$cycle->virtualPosNum = 3;
$cycle->self = $cycle;
register_shutdown_function(fn() => print("shutdown\n"));
?>
--EXPECT--
shutdown
10 found
5 found
3 found
