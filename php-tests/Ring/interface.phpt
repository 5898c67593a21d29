--TEST--
A class of an application may implement RingInterface
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\RingInterface;

final class OneServer implements RingInterface
{
    public function __construct(private string $only)
    {
    }

    public function add(string $server, int $weight = 1): static
    {
        return $this;
    }

    public function remove(string $server): static
    {
        return $this;
    }

    public function has(string $server): bool
    {
        return $server === $this->only;
    }

    public function weight(string $server): int
    {
        return (int) $this->has($server);
    }

    public function servers(): array
    {
        return [$this->only];
    }

    public function lookup(string $key): string
    {
        return $this->only;
    }

    public function lookupMany(array $keys): array
    {
        return array_map($this->lookup(...), $keys);
    }

    public function lookupList(string $key, int $count): array
    {
        return [$this->only];
    }

    public function group(array $keys): array
    {
        return [$this->only => array_values($keys)];
    }

    public function count(): int
    {
        return 1;
    }

    public function getIterator(): Iterator
    {
        return new ArrayIterator([$this->only]);
    }
}
$use = fn(RingInterface $ring, string $key): string => $ring->add('a')->lookup($key) . count($ring) . implode(iterator_to_array($ring));
var_dump($use(new OneServer('mine'), 'x'), $use(new Ring(), 'x'));
?>
--EXPECT--
string(9) "mine1mine"
string(3) "a1a"
