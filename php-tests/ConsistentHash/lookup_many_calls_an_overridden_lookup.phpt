--TEST--
lookupMany calls an overridden lookup for each key
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

class Sub extends ConsistentHash
{
    public function lookup($key)
    {
        return $key === 'throw' ? throw new DomainException('no') : [$key, parent::lookup($key)];
    }
}
$h = new Sub;
$h->addServers(['a', 'b']);
attempt(fn() => json_encode($h->lookupMany(['k' => 'x', 'y'])));
attempt(fn() => $h->lookupMany(['x', 'throw', 'y']));
?>
--EXPECT--
string(29) "{"k":["x","b"],"0":["y","a"]}"
DomainException: no
