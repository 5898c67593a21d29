--TEST--
ConsistentHash: overridden methods that drop, empty or replace what holds the object that calls them
--FILE--
<?php
class Sub extends ConsistentHash
{
    public static ?Closure $act = null;

    private static function act(): void
    {
        if ($act = self::$act) {
            self::$act = null;
            $act();
        }
    }

    public function cHash($str)
    {
        self::act();
        return parent::cHash($str);
    }

    public function lookup($key)
    {
        self::act();
        return parent::lookup($key);
    }

    public function addServer($server)
    {
        self::act();
        return parent::addServer($server);
    }
}
$acts = [
    'drop' => function () {
        unset($GLOBALS['h']);
    },
    'replace' => function () {
        $GLOBALS['h'] = new Sub();
        $GLOBALS['h']->addServer('other');
    },
    'empty' => function () {
        $GLOBALS['h']->virtualPos = $GLOBALS['h']->serverList = [];
    },
    'unset' => function () {
        unset($GLOBALS['h']->virtualPos, $GLOBALS['h']->serverList);
    },
    'collect' => gc_collect_cycles(...),
];
foreach ($acts as $name => $act) {
    echo $name;
    foreach ([['addServers', ['b', 'c']], ['addServer', 'b'], ['lookupMany', ['x', 'y']], ['lookup', 'x'], ['lookupList', 'x', 2]] as $call) {
        $h = new Sub();
        $h->addServer('a');
        Sub::$act = $act;
        $method = array_shift($call);
        try {
            echo ' ', json_encode(@$h->$method(...$call));
        } catch (TypeError $e) {
            echo ' TypeError';
        }
    }
    echo "\n";
}
?>
--EXPECT--
drop true true ["a","a"] "a" ["a"]
replace true true ["a","a"] "a" ["a"]
empty true true [false,false] false []
unset true true  TypeError  TypeError  TypeError
collect true true ["a","a"] "a" ["a"]
