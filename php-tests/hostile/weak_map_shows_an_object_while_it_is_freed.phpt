--TEST--
A destructor that a weak map runs while a ring or scheme is freed finds it whole
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

class Last
{
    public function __construct(private WeakMap $seen, private Closure $use)
    {
    }

    public function __destruct()
    {
        foreach ($this->seen as $object => $_) {
            echo ($this->use)($object), "\n";
        }
    }
}

function free(object $object, Closure $use): void
{
    $first = new WeakMap();
    $seen = new WeakMap();
    // Whoever frees the object empties the maps one after the other.
    $first[$object] = new Last($seen, $use);
    $seen[$object] = true;
}

$ring = function (): ConsistentHash {
    $ring = new ConsistentHash();
    $ring->addServer('a');
    $ring->lookup('x');
    return $ring;
};
free(new Ring(['a', 'b']), fn(Ring $ring) => $ring->remove('a')->add('c')->lookup('x') . count($ring));
free(new Scheme(label: '{server}/{index}'), fn(Scheme $scheme) => $scheme);
free($ring(), fn(ConsistentHash $ring) => $ring->lookup('x'));
free($ring(), fn(ConsistentHash $ring) => $ring->removeServer('a') . json_encode($ring));
?>
--EXPECTREGEX--
[bc]2
new Scheme\('md5-crc32', '\{server\}\/\{index\}', 0, 160, 'at-or-after'\)
a
1\{"serverList":\[\],"virtualPos":\[\],"virtualPosNum":5\}
