<?php

/* What the hostile strings are made of: objects of the extension's classes, and others that look at them. */

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

class Sub extends ConsistentHash
{
    protected $more = ['x'];
    private $own;
}

class Hashing extends ConsistentHash
{
    public $positions = ['10', '4294967295', 'none'];

    public function cHash($str)
    {
        return $this->positions[strlen($str) % 3];
    }

    public function lookup($key)
    {
        return parent::lookup($key);
    }
}

class Typed extends ConsistentHash
{
    public int $number = 1;
    public ?Ring $ring = null;
    public ?Scheme $scheme = null;
}

class Sleeper extends ConsistentHash
{
    public function __sleep()
    {
        return ['serverList', 'virtualPosNum'];
    }

    public function __wakeup()
    {
        is_int($this->virtualPosNum) && $this->virtualPosNum < 1000 && $this->addServer('woken');
    }
}

class Text
{
    public $text;

    public function __toString(): string
    {
        return $this->text;
    }
}

enum Kind
{
    case First;
}

/** Sees an object, perhaps while it is made or freed. */
abstract class Observer
{
    private static array $kept = [];
    public $does;
    public $sees;

    protected function observe(): void
    {
        switch ($this->does) {
            case 'throw':
                throw new DomainException('observed');
            case 'keep':
                self::$kept[] = $this->sees;
                break;
            case 'collect':
                gc_collect_cycles();
                break;
        }
        Uses::ofAll($this->sees);
    }

    protected function insideUnserialize(Closure $call): void
    {
        $outer = Uses::$deferred;
        Uses::$deferred = true;
        try {
            $call();
        } finally {
            Uses::$deferred = $outer;
        }
    }

    /** Uses what was kept; how many values. */
    public static function forget(): int
    {
        $kept = self::$kept;
        self::$kept = [];
        Uses::ofAll($kept);
        return count($kept);
    }
}

class Reader extends Observer implements Serializable
{
    public function __serialize(): array
    {
        return (array) $this;
    }

    public function __unserialize(array $data): void
    {
        $this->does = $data['does'] ?? null;
        $this->sees = $data['sees'] ?? null;
        $this->observe();
    }

    public function serialize()
    {
        return '';
    }

    public function unserialize(string $data)
    {
        $this->insideUnserialize(function () use ($data) {
            $this->sees = unserialize($data);
            $this->observe();
        });
    }
}

class Waker extends Observer
{
    public function __wakeup()
    {
        $this->observe();
    }
}

class Ender extends Observer
{
    public function __destruct()
    {
        $this->insideUnserialize($this->observe(...));
    }
}

/** Has one of the faults that the test is to find, once its number was changed. */
class Faulty
{
    public static string $fault;
    private static array $lost = [];
    public $number = 1;

    public function __wakeup()
    {
        if ($this->number === 1) {
            return;
        }
        match (self::$fault) {
            'crash' => exec('kill -SEGV ' . getmypid()),
            'hang' => sleep(1000),
            'leak' => self::$lost[] = new stdClass(),
            'panic' => throw new Error('consistent_hash: internal error, please report it'),
            'exit' => exit(3),
            'memory' => str_repeat('x', 1 << 30),
        };
    }
}

/** @return list<string> the good strings */
function strings(): array
{
    $filled = function (ConsistentHash $ring): ConsistentHash {
        $ring->addServers(['a', 'b', 7]);
        $ring->lookup('x');
        return $ring;
    };
    $few = $filled(new ConsistentHash());
    $few->virtualPosNum = 1;
    $few->removeServer('a');
    $few->addServer('c');
    $linked = $filled(new ConsistentHash());
    $linked->serverList['self'] = &$linked->serverList;
    $linked->virtualPosNum = &$linked->virtualPos[5];
    $cyclic = $filled(new Sub());
    @$cyclic->cycle = [$cyclic, &$cyclic->virtualPos];
    $typed = $filled(new Typed());
    $typed->ring = new Ring(['a', 'b']);
    $typed->scheme = $typed->ring->scheme();
    $objects = [new ConsistentHash(), $few, $linked, $cyclic, $typed, $filled(new Hashing()), $filled(new Sleeper()), new Sub()];

    $schemes = array_map(Scheme::fromName(...), Scheme::names());
    $schemes[] = new Scheme('xxh32', '{server}/{index}', 3, 9, 'at-or-before');
    $rings = array_map(fn (Scheme $scheme) => new Ring(['a:1', 'b:2', '7:7'], $scheme), $schemes);
    $rings[] = (new Ring(['a' => 2, 'b' => 1], Scheme::predis()))->add('7', 3);
    $rings[] = new Ring();
    array_push($objects, ...$schemes, ...$rings);

    $std = (object) ['rings' => [$rings[0], $few, &$rings[1]], 'scheme' => $schemes[0]];
    $std->self = $std;
    $storage = new SplObjectStorage();
    $storage[$rings[0]] = $few;
    array_push($objects, $std, [$few, $few, &$few->serverList], $storage, new ArrayObject([$rings[2], $schemes[2]]));
    return array_map(serialize(...), $objects);
}
