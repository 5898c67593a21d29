--TEST--
Overrides with return types, wider parameters and additional optional ones compile
--FILE--
<?php
class Typed extends ConsistentHash
{
    public function cHash(mixed $str): string|int
    {
        return parent::cHash($str);
    }

    public function addServer($server, int $weight = 1): bool
    {
        return parent::addServer($server);
    }

    public function removeServer($key, ...$more): bool
    {
        return parent::removeServer($key);
    }

    public function lookup($key = 'x'): mixed
    {
        return parent::lookup($key);
    }

    public function addServers(iterable $servers): bool
    {
        return parent::addServers([...$servers]);
    }

    public function lookupMany(array|string $keys): array
    {
        return parent::lookupMany((array) $keys);
    }

    public function lookupList($key, int|string $count = 2): array
    {
        return parent::lookupList($key, (int) $count);
    }
}
$h = new Typed;
$h->addServers(new ArrayIterator(['a', 'b', 'c']));
var_dump($h->lookup(), $h->removeServer('a', 1, 2), $h->addServer('a', 9), json_encode($h->lookupMany('x')), json_encode($h->lookupList('x')));
?>
--EXPECT--
string(1) "c"
bool(true)
bool(true)
string(5) "["c"]"
string(9) "["c","b"]"
