--TEST--
After unset the methods call __isset and __get as often as userland does
--FILE--
<?php
class Traced extends ConsistentHash
{
    private $data = ['virtualPos' => [1 => 'one'], 'serverList' => ['a' => ['1']], 'virtualPosNum' => 1];

    public function __construct()
    {
        unset($this->virtualPos, $this->serverList, $this->virtualPosNum);
    }

    public function &__get($name)
    {
        echo "get $name\n";
        return $this->data[$name];
    }

    public function __isset($name)
    {
        echo "isset $name\n";
        return true;
    }
}
$h = new Traced;
foreach (['lookup' => 'x', 'addServer' => 'a', 'removeServer' => 'a'] as $method => $argument) {
    echo "-- $method\n";
    $h->$method($argument);
}
echo "-- addServer\n";
$h->addServer('b');
?>
--EXPECT--
-- lookup
get virtualPos
get virtualPos
get virtualPos
-- addServer
isset serverList
get serverList
-- removeServer
isset serverList
get serverList
get serverList
get virtualPos
get serverList
-- addServer
isset serverList
get serverList
get virtualPosNum
get virtualPos
get serverList
get virtualPosNum
get virtualPos
