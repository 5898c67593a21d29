<?php

namespace ConsistentHash\WhichClass;

/** Where the behaviour of a class differs from that of a reference class. */
final class Difference
{
    /** How many steps agree before the first one that does not. */
    public readonly int $agreed;

    /** @var ?array{string, string, string} the first step that moves keys: its name, what came of it, what was expected */
    private ?array $major = null;

    /** @var ?array{string, string, string} the first one that does not */
    private ?array $minor = null;

    /**
     * A step that one of them has no method for is left out.
     *
     * @param list<array{string, string, bool}> $expected the steps of the reference class, as probe.php answers
     * @param list<array{string, string, bool}> $steps those of the other class
     */
    public function __construct(array $expected, array $steps)
    {
        $outcomes = [];
        foreach ($expected as [$label, $outcome]) {
            $outcomes[$label][] = $outcome;
        }
        $agreed = 0;
        foreach ($steps as [$label, $outcome, $minor]) {
            if (empty($outcomes[$label])) {
                continue;
            }
            $other = array_shift($outcomes[$label]);
            if ($outcome === $other) {
                $agreed += $this->major ? 0 : 1;
            } elseif ($minor) {
                $this->minor ??= [$label, $outcome, $other];
            } else {
                $this->major ??= [$label, $outcome, $other];
            }
        }
        $this->agreed = $agreed;
    }

    public function is_none(): bool
    {
        return !$this->major && !$this->minor;
    }

    /** Whether keys land on other servers. */
    public function moves_keys(): bool
    {
        return $this->major !== null;
    }

    /** @param string $reference what the reference class is called */
    public function sentence(string $reference): string
    {
        [$label, $outcome, $expected] = $this->major ?? $this->minor;
        [$outcome, $expected] = self::shortened($outcome, $expected);
        $is = str_ends_with(strtok($label, ' '), ')') ? 'returns' : 'is';
        $label .= str_contains($label, ', ') ? ',' : '';
        $verb = fn (string $text) => str_starts_with($text, 'throws ') ? $text : "$is $text";
        $what = "$label {$verb($outcome)}; in $reference it {$verb($expected)}.";
        return $this->major ? $what : "Keys land where $reference puts them, but $what";
    }

    /** Of two texts, the parts that show how they differ. */
    private static function shortened(string $a, string $b): array
    {
        $same = strspn($a ^ $b, "\0");
        $from = strlen($a) > 60 || strlen($b) > 60 ? max(0, $same - 20) : 0;
        return array_map(
            fn ($text) => ($from ? '…' : '') . substr($text, $from, 60) . (strlen($text) > $from + 60 ? '…' : ''),
            [$a, $b]
        );
    }
}
