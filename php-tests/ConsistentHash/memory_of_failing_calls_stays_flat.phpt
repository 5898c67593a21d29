--TEST--
Calls that throw keep memory flat
--FILE--
<?php
class Sub extends ConsistentHash
{
    public function cHash($str)
    {
        return str_ends_with($str, '-2') ? throw new DomainException : parent::cHash($str);
    }
}
function once(): void
{
    $h = new ConsistentHash;
    foreach ([fn() => $h->lookup([]), fn() => $h->addServer([]), fn() => $h->addServers(['a', []]), fn() => $h->lookupMany(['x', []]), fn() => $h->lookupList('x', 0), fn() => $h->lookup(), fn() => (new Sub)->addServer('a')] as $call) {
        try {
            $call();
        } catch (Throwable) {
        }
    }
}
for ($i = 0; $i < 100; $i++) {
    once();
}
$before = memory_get_usage();
for ($i = 0; $i < 2000; $i++) {
    once();
}
var_dump(memory_get_usage() - $before < 4096);
?>
--EXPECT--
bool(true)
