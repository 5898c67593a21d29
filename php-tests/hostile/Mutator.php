<?php

declare(strict_types=1);

/** A serialized value: a scalar or reference as text, or an array or object with its keys and values by turns. */
final class Node
{
    /** @param ?list<self> $children */
    public function __construct(public string $text, public ?array $children = null)
    {
    }

    public static function parse(string $text): self
    {
        $offset = 0;
        return self::next($text, $offset);
    }

    private static function next(string $text, int &$offset): self
    {
        if (preg_match('/\G(a:|O:\d+:"[\w\\\\]+":)(\d+):\{/', $text, $match, 0, $offset)) {
            $offset += strlen($match[0]);
            $children = [];
            for ($i = 0; $i < 2 * $match[2]; $i++) {
                $children[] = self::next($text, $offset);
            }
            $offset++;
            return new self($match[1], $children);
        }
        if (preg_match('/\Gs:(\d+):"/', $text, $match, 0, $offset)) {
            $length = strlen($match[0]) + (int) $match[1] + 2;
        } else {
            $length = strpos($text, ';', $offset) + 1 - $offset;
        }
        $node = new self(substr($text, $offset, $length));
        $offset += $length;
        return $node;
    }

    public function __toString(): string
    {
        return $this->children === null ? $this->text : $this->text . intdiv(count($this->children), 2) . ':{' . implode('', $this->children) . '}';
    }

    public function __clone()
    {
        if ($this->children !== null) {
            $this->children = array_map(fn (self $child) => clone $child, $this->children);
        }
    }

    /** @return list<self> itself and all below that have children */
    public function parents(): array
    {
        return $this->children === null ? [] : array_merge([$this], ...array_map(fn (self $child) => $child->parents(), $this->children));
    }
}

/** Makes hostile strings of good ones; a seed and a number make the same string again. */
final class Mutator
{
    private const NUMBERS = [
        '0', '1', '2', '-1', '3', '7', '127', '128', '160', '255', '1000', '16777216', '16777217', '2147483647', '2147483648', '4294967295', '4294967296',
        '9223372036854775807', '-9223372036854775808', '9223372036854775808', '99999999999999999999', '00', '+1', '1.5', '',
    ];
    private const VALUES = [
        'N;', 'b:0;', 'b:1;', 'i:0;', 'i:-1;', 'i:2000000000;', 'i:9223372036854775807;', 'd:0.5;', 'd:1E+300;', 'd:NAN;', 'd:-INF;', 's:0:"";', 's:1:"a";',
        's:2:"-0";', 's:10:"4294967296";', "s:3:\"\xff\0\xfe\";", 's:9:"md5-crc32";', 's:17:"{server}{index}{}";', 's:9:"not-there";', 'a:0:{}',
        'a:1:{i:0;s:1:"5";}', 'a:2:{i:0;a:0:{}i:1;N;}', 'a:1:{s:1:"a";i:1;}', 'O:8:"stdClass":0:{}', 'O:7:"Unknown":1:{s:1:"a";i:1;}',
        'O:14:"ConsistentHash":0:{}', 'O:19:"ConsistentHash\Ring":0:{}', 'O:21:"ConsistentHash\Scheme":0:{}', 'O:15:"ConsistentHashs":0:{}',
        'O:4:"Text":1:{s:4:"text";s:1:"x";}', 'O:4:"Text":0:{}', 'E:10:"Kind:First";', 'E:9:"Kind:None";',
    ];
    private const OBSERVERS = ['Reader', 'Waker', 'Ender'];
    private const CLASSES = [
        'ConsistentHash', 'ConsistentHash\Ring', 'ConsistentHash\Scheme', 'ConsistentHash\RingInterface', 'Sub', 'Hashing', 'Typed', 'Sleeper', 'Reader',
        'Waker', 'Ender', 'stdClass', 'ArrayObject', 'SplObjectStorage', 'Text', 'Unknown',
    ];

    private Random\Randomizer $random;

    /** @param list<string> $strings the good ones */
    public function __construct(private string $seed, private array $strings)
    {
    }

    public function mutation(int $number): string
    {
        $this->random = new Random\Randomizer(new Random\Engine\Xoshiro256StarStar(hash('sha256', "$this->seed/$number", true)));
        $node = Node::parse($this->one($this->strings));
        for ($i = $this->below(5); $i > 0; $i--) {
            $node = $this->changed($node);
        }
        $text = (string) $node;
        for ($i = $this->one([0, 0, 0, 1, 1, 2]); $i > 0; $i--) {
            $text = $this->damaged($text);
        }
        return $text;
    }

    private function below(int $limit): int
    {
        return $this->random->getInt(0, $limit - 1);
    }

    private function one(array $list): mixed
    {
        return $list[$this->below(count($list))];
    }

    /** A change that keeps the grammar. */
    private function changed(Node $node): Node
    {
        $parents = $node->parents();
        if ($parents === []) {
            return $this->value($node);
        }
        $parent = $this->one($parents);
        $pairs = intdiv(count($parent->children), 2);
        $at = 2 * $this->below(max($pairs, 1));
        switch ($pairs === 0 ? $this->one([3, 5]) : $this->below(8)) {
            case 0:
            case 1:
            case 2:
                $parent->children[$at + 1] = $this->value($node);
                break;
            case 3:
                array_splice($parent->children, $at, 0, [$this->key($node), $this->value($node)]);
                break;
            case 4:
                array_splice($parent->children, $at, 2);
                break;
            case 5:
                $class = $this->one(self::CLASSES);
                $parent->text = $this->below(4) === 0 ? 'a:' : 'O:' . strlen($class) . ":\"$class\":";
                break;
            case 6:
                $parent->children[$at] = $this->key($node);
                break;
            case 7:
                // Around all: then reference 1 is the array, 2 what was mutated.
                return new Node('a:', [new Node('i:0;'), $node, new Node('i:1;'), $this->value($node)]);
        }
        return $node;
    }

    private function key(Node $node): Node
    {
        $parent = $this->one($node->parents());
        return $this->below(2) === 0 || $parent->children === []
            ? new Node($this->one(['i:0;', 'i:5;', 'i:-1;', 's:1:"a";', 's:0:"";', "s:4:\"\0*\0a\";", 's:10:"serverList";', 's:12:"virtualPosNum";', 's:7:"servers";']))
            : clone $parent->children[2 * $this->below(intdiv(count($parent->children), 2))];
    }

    private function value(Node $node): Node
    {
        switch ($this->below(6)) {
            case 0:
                return new Node($this->reference($node));
            case 1:
                $class = $this->one(self::OBSERVERS);
                $does = $this->one(['use', 'use', 'use', 'throw', 'keep', 'collect']);
                return Node::parse('O:' . strlen($class) . ":\"$class\":2:{s:4:\"does\";s:" . strlen($does) . ":\"$does\";s:4:\"sees\";{$this->reference($node)}}");
            case 2:
                // Is unserialized at once, not at the end as the others; its text may refer to the outer one.
                $text = $this->one([$this->reference($node), "a:1:{i:0;{$this->reference($node)}}", $this->one($this->strings)]);
                return new Node('C:6:"Reader":' . strlen($text) . ":{{$text}}");
            case 3:
                $other = Node::parse($this->one($this->strings));
                $parent = $this->one($other->parents());
                return $parent->children === [] ? $other : $parent->children[$this->below(count($parent->children))];
            default:
                return new Node($this->one(self::VALUES));
        }
    }

    private function reference(Node $node): string
    {
        return $this->one(['r', 'R']) . ':' . (1 + $this->below($this->below(3) === 0 ? 4 : 2 + substr_count((string) $node, ';'))) . ';';
    }

    /** A change that does not. */
    private function damaged(string $text): string
    {
        if ($text === '') {
            return $this->random->getBytes(3);
        }
        $at = $this->below(strlen($text));
        $length = $this->below(1 + $this->one([1, 4, 20]));
        switch ($this->below(8)) {
            case 0:
            case 1:
            case 2:
                preg_match_all('/\d+/', $text, $numbers, PREG_OFFSET_CAPTURE);
                if ($numbers[0] === []) {
                    return $text;
                }
                [$number, $at] = $this->one($numbers[0]);
                $by = $this->below(3) === 0 ? $this->one(self::NUMBERS) : (string) ((int) $number + $this->one([-1, 1]));
                return substr_replace($text, $by, $at, strlen($number));
            case 3:
                return substr_replace($text, $this->random->getBytes(1), $at, 1);
            case 4:
                return substr_replace($text, $this->one(str_split('aOCEsidbNrRS:;{}"0')), $at, 1);
            case 5:
                return substr($text, 0, $at);
            case 6:
                return substr_replace($text, '', $at, $length);
            default:
                return substr_replace($text, substr($text, $at, $length), $this->below(strlen($text)), 0);
        }
    }
}
