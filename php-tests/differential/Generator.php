<?php
/*
 * Random programs. A program is a list of steps; a step is a PHP statement that uses
 *
 *   $a $b $c      the rings (one to three of them, sometimes the same object twice)
 *   $r $s $n $v   references and copies, $w a WeakReference, $f a closure
 *   out() state() and the other helpers of runtime.inc
 *
 * Each program uses only some kinds of steps, chosen at random, and mostly a few servers, so that the steps meet.
 */

final class Program
{
    public int $number;
    public bool $strict;
    /** @var string[] */
    public array $steps;

    public function __construct(int $number, bool $strict, array $steps)
    {
        $this->number = $number;
        $this->strict = $strict;
        $this->steps = $steps;
    }

    public function with(array $steps): self
    {
        return new self($this->number, $this->strict, array_values($steps));
    }
}

final class ProgramGenerator
{
    private const SERVERS = [
        ["'a'", "'b'", "'c'", "'d'", "'web1'", "'10.0.0.1'", "'192.168.1.1'", "'192.168.1.2'"],
        ["'a'", "'-a'", "'1'", "'01'", "'-5'", "'9223372036854775808'", "'1.5'", "'-'", "'0'", "''"],
        ['1', '2', '3', '-5', '0', "'1'", 'PHP_INT_MAX', '4294967296', "'a'"],
        ["'10.0.7.244'", "'10.0.54.20'", "'10.0.58.115'", "'10.0.77.68'", "'10.0.40.238'", "'10.0.109.192'"],
        ['1', "'1'", '1.0', '1.5', 'true', 'null', "''", "'a'", '2.0', '-0.0', 'false', '0'],
    ];

    private const WILD = [
        '1.5', '2.0', '-0.0', 'NAN', 'INF', '1e20', '-1.5', 'true', 'false', 'null', "''", '"\0"', '"a\0b"', '"\xff\xfe"', "'Ü'",
        'PHP_INT_MAX', 'PHP_INT_MIN', '7', '-1', "'-0'", "' 1'", "'1e3'", "str_repeat('x', 3000)", "new Str('a')", "new Str('1')",
        'new stdClass()', '[]', "['a']", 'fn() => 1', 'Suit::Hearts', 'STDIN', "'Array'", '3747283471', "'a-0'",
    ];

    private const POSITIONS = [
        '0', '1', '5', '7', '16', '-1', '-7', "'5'", "'05'", "'x'", "''", 'null', 'true', '1.5', '4294967295', '4294967296', '1 << 40', '3747283471',
        '3425464643', '796817172', 'PHP_INT_MAX', "'4294967295'", '2000000000', '3000000000', '1000000000', "'18446744073709551615'",
    ];

    private const NUMBERS = [
        '0', '-1', '1', '2', '3', '5', '8', '64', "'7'", "'3'", '2.5', '2.0', 'null', 'true', 'false', "'3x'", "' 2'", "'2 '", "'1e1'", "''", 'NAN', '-INF',
        "'0'", "'0.5'", '0.5', '1.0', 'new stdClass()', 'STDIN', "new Str('4')", '-0.0', 'PHP_INT_MIN', "'+2'", 'Suit::Hearts',
    ];

    /** Only where cHash() gives up after a while: these are greater than any int. */
    private const ENDLESS = ["'abc'", '[]', '[3]', 'INF', "'INF'", 'PHP_INT_MAX', '1e30'];

    private const ARRAYS = [
        '[]', "[5 => 'x']", "[3000000000 => 'x', 5 => 'y', 2000000000 => 'x']", "[100 => 'x', 200 => 'y', 4294967295 => 'z']", "['x', 'y', 'z']",
        "['k' => 'x', 5 => 'y']", "['' => 'x']", "[-5 => 'x', 5 => 'y']", "[-5 => 'x']", "[4294967296 => 'x', 1 << 40 => 'y']", "[PHP_INT_MAX => 'x']",
        "[1 => null, 2 => false, 3 => 0, 4 => '']", "[1 => [1], 2 => new stdClass(), 3 => 1.5]", "[7 => 7, 8 => '7', 9 => 7.0]", "[1 => &\$v, 2 => 'y']",
        "['5' => 'x', '05' => 'y']", "['5x' => 'q', 4000000000 => 'y']", "[0 => 'x']", "[4294967294 => 'x', 4294967295 => 'x']", "array_fill(0, 20, 'f')",
        "array_fill(1, 3, 'f')", "[3747283471 => 'x', 796817172 => 'y']", "[1000000000 => 'a', 2000000000 => 'b', 3000000000 => 'a', 4000000000 => 'c']",
        "array_fill_keys([1000000000, 2000000000, 3000000000, 4000000000], 'one')", "[1000000000 => NAN, 3000000000 => NAN]",
        "[4000000000 => 'd', 3000000000 => 'c', 2000000000 => 'b', 1000000000 => 'a']", "['1000000000' => 1, 2000000000 => '1', 3000000000 => 1.0]",
    ];

    private const LISTS = [
        "['a' => ['5', '7'], 'b' => [16]]", "['a' => []]", "['a' => null]", "['a' => '5', 'b' => 5]", "['a' => [5.5, null, true]]", "['a' => ['05', ' 5', 'x']]",
        "['a' => new ArrayObject(['5'])]", "['a' => [1 => '5']]", "['a' => ['p' => '5', 'q' => '7']]", "['a' => [[]]]", "[1 => ['5'], 2 => ['7']]", "['a' => &\$v]",
        "['a' => [&\$v, '7']]", "['x' => ['3000000000', '5']]", "['a' => ['5', '5', '5']]", "['a' => new stdClass(), 'b' => false]", "['a' => ['3747283471']]",
        "['5', '7']", "['a' => [-1, -7], '' => [0]]", "['a' => str_repeat('5', 3)]", "['b' => (function () { yield '5'; yield '7'; })()]",
    ];

    /**
     * No strings: writing to the offset 4000000000 of a string takes that much memory. No false: see runtime.inc.
     * But see odd(). And no enum: both sides would share its internal pointer.
     */
    private const ODD = [
        'null', '5', '1.5', 'true', 'new stdClass()', "new ArrayObject([5 => 'x'])", "new ArrayIterator([3000000000 => 'x'])", "new Str('q')",
        'new ConsistentHash()', '(array) $v', '(array) $r', '$a->serverList', '$a->virtualPos', '$b->virtualPos', '0', "(object) [5 => 'x']", '[[]]', 'STDIN',
    ];

    private const SHAPES = [
        'small', 'small', 'int', 'int', 'bigint', 'float', 'bigfloat', 'whole', 'negative', 'negatives', 'zeros', 'spaces', 'signed', 'past32', 'past63', 'fraction',
        'exponent', 'word', 'null', 'bool', 'inf', 'stringable', 'array', 'object', 'throw', 'mixed', 'mixed', 'decimal',
    ];

    private const KINDS = [
        'call', 'loop', 'read', 'write', 'nested', 'unset', 'whole', 'odd', 'number', 'reference', 'element', 'through', 'each', 'eachRef', 'over', 'arrays', 'pointer',
        'copy', 'serialize', 'show', 'compare', 'reflect', 'dynamic', 'leak', 'hooks', 'diagnostics', 'share', 'misc', 'magic', 'stringable',
    ];

    private string $seed;
    /** @var string[] the class names of classes.inc */
    private array $classes;

    /* Of the program at hand: */
    private array $servers;
    private array $kinds;
    private int $wild;
    private int $rings;
    private bool $mayCompare;

    public function __construct(string $seed, array $classes)
    {
        $this->seed = $seed;
        $this->classes = $classes;
    }

    public function program(int $number): Program
    {
        mt_srand(crc32("$this->seed:$number"));
        $servers = self::SERVERS[mt_rand(0, 9) < 5 ? 0 : mt_rand(0, 4)];
        shuffle($servers);
        $this->servers = array_slice($servers, 0, mt_rand(2, 6));
        $this->wild = [0, 0, 3, 10, 40][mt_rand(0, 4)];
        $this->rings = [1, 1, 1, 2, 2, 3][mt_rand(0, 5)];
        $kinds = self::KINDS;
        shuffle($kinds);
        $this->kinds = array_slice($kinds, 0, mt_rand(1, 8));
        // What contains itself must not be compared: that is a fatal error of PHP.
        $this->mayCompare = !in_array('leak', $this->kinds, true);

        $steps = [];
        $rings = array_slice(['$a', '$b', '$c'], 0, $this->rings);
        foreach ($rings as $ring) {
            $steps[] = "$ring = " . $this->newRing() . ';';
        }
        if (mt_rand(0, 2) === 0) {
            $steps[] = "shape('" . $this->pick(self::SHAPES) . "');";
        }
        if (mt_rand(0, 3) > 0) {
            $steps[] = '$a->addServers([' . implode(', ', $this->servers) . ']);';
        }
        if (in_array('hooks', $this->kinds, true)) {
            $steps[] = $this->hooks('$a');
        }
        // Looking at the properties changes what the extension does inside; hence how often differs.
        $look = [0, 0, 15, 15, 50, 100][mt_rand(0, 5)];
        $state = 'state(' . implode(', ', $rings) . ');';
        $core = mt_rand(20, 70);
        for ($count = mt_rand(3, mt_rand(6, 38)); $count > 0; $count--) {
            $steps[] = $this->percent($core) ? $this->core($this->ring()) : $this->step($this->pick($this->kinds));
            if ($this->percent($look)) {
                $steps[] = $state;
            }
        }
        if (mt_rand(0, 9) > 0) {
            $steps[] = $state;
        }
        // See runtime.inc.
        if (preg_grep("/\\bNAN\\b|shape\\('inf'\\)/", $steps)) {
            $steps = array_values(preg_grep('/^(?!.*(out\(\$\w+ (==|===|!=|<=>) |out\(in_array\(\$))/', $steps));
        }
        return new Program($number, $number % 8 === 7, $steps);
    }

    private function pick(array $from)
    {
        return $from[mt_rand(0, count($from) - 1)];
    }

    private function percent(int $percent): bool
    {
        return mt_rand(0, 99) < $percent;
    }

    private function ring(): string
    {
        return ['$a', '$b', '$c'][mt_rand(0, $this->rings - 1)];
    }

    private function newRing(): string
    {
        $class = $this->percent(40) ? 'ConsistentHash' : $this->pick($this->classes);
        return $this->percent(5) ? "new $class(" . $this->server() . ')' : "new $class()";
    }

    private function server(): string
    {
        return $this->percent($this->wild) ? $this->pick(self::WILD) : $this->pick($this->servers);
    }

    private function key(): string
    {
        if ($this->percent($this->wild)) {
            return $this->pick(self::WILD);
        }
        return $this->percent(20) ? $this->server() : "'k" . mt_rand(0, 40) . "'";
    }

    private function position(string $o): string
    {
        switch (mt_rand(0, 5)) {
            case 0: return "array_key_first({$o}->virtualPos)";
            case 1: return "array_key_last({$o}->virtualPos)";
            case 2: return "{$o}->cHash({$this->server()} . '-0')";
        }
        return $this->pick(self::POSITIONS);
    }

    private function servers(): string
    {
        $list = '';
        for ($i = mt_rand(0, 5); $i > 0; $i--) {
            $list .= $this->server() . ', ';
        }
        return "[$list]";
    }

    private function keys(): string
    {
        $list = '';
        for ($i = mt_rand(0, 6); $i > 0; $i--) {
            $list .= ['', '', '', '3 => ', "'n' => ", '-4 => '][mt_rand(0, 5)] . $this->key() . ', ';
        }
        return '[' . $list . ($this->percent(5) ? '&$v]' : ']');
    }

    /** The body of a hook: one or two steps that call no further hook. */
    private function action(string $o): string
    {
        $action = '';
        for ($i = mt_rand(1, 2); $i > 0; $i--) {
            switch (mt_rand(0, 12)) {
                case 0:
                case 1: $action .= $this->core($o); break;
                case 2: $action .= $this->write($o); break;
                case 3: $action .= $this->unset($o); break;
                case 4: $action .= $this->whole($o); break;
                case 5: $action .= "{$o}->virtualPosNum = " . mt_rand(0, 8) . ';'; break;
                case 6: $action .= "\$v = clone $o;"; break;
                case 7: $action .= "$o = null;"; break;
                case 8: $action .= "state($o);"; break;
                case 9: $action .= "out(count((array) {$o}->virtualPos));"; break;
                case 10: $action .= "\$r = &{$o}->virtualPos;"; break;
                case 11: $action .= "throw new DomainException('hook');"; break;
                case 12: $action .= $this->pointer($o); break;
            }
            $action .= ' ';
        }
        return "use (&\$a, &\$b, &\$c, &\$r, &\$v) { $action}";
    }

    private function step(string $kind): string
    {
        return $this->$kind($this->ring());
    }

    private function core(string $o): string
    {
        switch (mt_rand(0, 15)) {
            case 0: return "out({$o}->cHash({$this->key()}));";
            case 1:
            case 2:
            case 3:
            case 4: return "out({$o}->addServer({$this->server()}));";
            case 5:
            case 6: return "out({$o}->removeServer({$this->server()}));";
            case 7:
            case 8: return "out({$o}->lookup({$this->key()}));";
            case 9:
            case 10: return "for (\$i = 0; \$i < 8; \$i++) { out({$o}->lookup('k' . \$i)); }";
            case 11: return "out({$o}->addServers({$this->servers()}));";
            case 12: return "out({$o}->lookupMany({$this->keys()}));";
            case 13: return "out({$o}->lookupMany(range(0, 12)));";
        }
        $odd = $this->percent(20 + $this->wild) ? $this->pick(['0', '-1', "'2'", '2.5', '2.0', 'null', 'true', "'x'", '[]', "'1.5'", 'NAN']) : '2';
        return "out({$o}->lookupList({$this->key()}, {$this->pick(['1', '2', '3', '3', '10', '99', 'PHP_INT_MAX', $odd])}));";
    }

    /** The ways to call. */
    private function call(string $o): string
    {
        switch (mt_rand(0, 21)) {
            case 0: return "out({$o}->{$this->pick(['cHash', 'addServer', 'removeServer', 'lookup', 'addServers', 'lookupMany', 'lookupList'])}());";
            case 1: return "out({$o}->lookup({$this->key()}" . (PHP_DEBUG ? '' : ', 1, []') . '));'; // debug builds refuse more arguments
            case 2: return "out({$o}->lookup(key: {$this->key()}), {$o}->addServer(server: {$this->server()}), {$o}->cHash(str: {$this->key()}), {$o}->removeServer(key: {$this->server()}));";
            case 3: return "out({$o}->lookup(nothing: 1));";
            case 4: return "out({$o}->lookupList(count: 2, key: {$this->key()}));";
            case 5: return "out({$o}->lookupList({$this->key()}));";
            case 6: return "out(array_map([$o, 'lookup'], [{$this->key()}, {$this->key()}]));";
            case 7: return "\$f = {$o}->{$this->pick(['lookup', 'cHash', 'addServer', 'removeServer'])}(...); out(\$f({$this->server()}));";
            case 8: return "if (\$f) { out(\$f({$this->server()})); }";
            case 9: return "out(call_user_func_array([$o, 'lookup'], ['key' => {$this->key()}]));";
            case 10: return "out(call_user_func([$o, '{$this->pick(['lookup', 'cHash', 'addServer', 'removeServer', 'lookupList'])}']));";
            case 11: return "\$list = {$this->servers()}; " . (PHP_DEBUG ? "array_map([$o, 'addServer'], \$list);" : "array_walk(\$list, [$o, 'addServer']);");
            case 12: return "out({$o}?->lookup({$this->key()}));";
            case 13: return "out({$o}->addServers({$this->server()}));";
            case 14: return "out({$o}->lookupMany({$this->server()}));";
            case 15: return "out(ConsistentHash::cHash('x'));";
            case 16: return "out({$o}->ADDSERVER({$this->server()}));";
            case 17: return "out({$o}->addServer(...[{$this->server()}" . (PHP_DEBUG ? '' : ', 2') . ']));';
            case 18: return "out({$o}->lookupMany(keys: ['x' => {$this->key()}]), {$o}->addServers(servers: {$this->servers()}));";
            case 19: return "\$list = [{$this->server()}, {$this->server()}]; foreach (\$list as &\$x) { } out({$o}->addServers(\$list), {$o}->lookupMany(\$list)); unset(\$x);";
            case 20: return "\$m = '{$this->pick(['lookup', 'addServer', 'removeServer'])}'; out({$o}->\$m({$this->server()}));";
        }
        return "out((new ReflectionMethod($o, 'lookup'))->invoke($o, {$this->key()}));";
    }

    private function loop(string $o): string
    {
        switch (mt_rand(0, 3)) {
            case 0: return "for (\$i = 0; \$i < 6; \$i++) { {$o}->addServer(\"s\$i\"); out({$o}->lookup(\"k\$i\"), count({$o}->virtualPos)); }";
            case 1: return "for (\$i = 0; \$i < 6; \$i++) { {$o}->removeServer(\"s\$i\"); out({$o}->lookup(\"k\$i\")); {$o}->virtualPos[\$i] = 'x'; }";
            case 2: return "for (\$i = 0; \$i < 4; \$i++) { out(isset({$o}->virtualPos[5]), {$o}->virtualPosNum); {$o}->virtualPosNum = \$i; {$o}->addServer('n' . \$i); }";
        }
        return "for (\$j = 0; \$j < 5; \$j++) { {$this->core($o)} {$this->write($o)} }";
    }

    private function read(string $o): string
    {
        switch (mt_rand(0, 14)) {
            case 0: return "out({$o}->virtualPos);";
            case 1: return "out({$o}->serverList);";
            case 2: return "out({$o}->virtualPos[{$this->position($o)}]);";
            case 3: return "out({$o}->serverList[{$this->server()}]);";
            case 4: return "out({$o}->serverList[{$this->server()}][0] ?? 'none');";
            case 5: return "out(isset({$o}->virtualPos[{$this->position($o)}]), empty({$o}->serverList[{$this->server()}]), isset({$o}->virtualPosNum));";
            case 6: return "out(isset({$o}->serverList), empty({$o}->virtualPos), isset({$o}->serverList[{$this->server()}][1]));";
            case 7: return "out(count({$o}->virtualPos), array_keys({$o}->serverList));";
            case 8: return "\$v = {$o}->virtualPos;";
            case 9: return "\$v = {$o}->serverList;";
            case 10: return "out(\$v === {$o}->virtualPos, \$v == {$o}->serverList);";
            case 11: return "\$name = '{$this->pick(['virtualPos', 'serverList', 'virtualPosNum', 'nothing'])}'; out({$o}->\$name, isset({$o}->\$name));";
            case 12: return "out({$o}->virtualPosNum, {$o}->nothing ?? 'none');";
            case 13: return "out(end({$o}->virtualPos), key({$o}->virtualPos));";
        }
        $pointers = KEEPS_POINTERS ? ", current({$o}->virtualPos), key({$o}->serverList)" : '';
        return "out({$o}->virtualPos[{$this->position($o)}] ?? 'none'{$pointers});";
    }

    private function write(string $o): string
    {
        switch (mt_rand(0, 16)) {
            case 0:
            case 1:
            case 2: return "{$o}->virtualPos[{$this->position($o)}] = {$this->server()};";
            case 3: return "{$o}->virtualPos[] = {$this->server()};";
            case 4: return "{$o}->serverList[{$this->server()}] = ['5', {$this->position($o)}];";
            case 5:
                // Not to an object: PHP writes to freed memory if its __toString() replaces the array.
                $element = "{$o}->virtualPos[{$this->position($o)}]";
                return "is_object($element ?? null) || $element .= 'x';";
            case 6: return "out({$o}->virtualPos[{$this->position($o)}] ??= {$this->server()});";
            case 7: return "{$o}->virtualPos += {$this->pick(self::ARRAYS)};";
            case 8: return "[{$o}->virtualPos[1], {$o}->virtualPos[{$this->position($o)}]] = ['l', 'm'];";
            case 9: return "{$o}->virtualPos = array_reverse({$o}->virtualPos, true);";
            case 10: return "out({$o}->virtualPosNum++, --{$o}->virtualPosNum);";
            case 11: return "{$o}->virtualPosNum += {$o}->virtualPosNum > 20 ? 0 : 2;";
            case 12: return "{$o}->serverList[] = [{$this->position($o)}];";
            case 13: return "\$v[] = {$this->server()};";
            case 14: return "out(\$name = 'virtualPos', {$o}->{\$name}[5] = 'n');";
            case 15:
                // Nor to what PHP complains of since 8.3: the error handler may replace the array, too.
                $element = "{$o}->virtualPos[{$this->position($o)}]";
                return (PHP_VERSION_ID < 80300 ? '' : "is_string($element ?? 0) || is_bool($element ?? 0) || ") . "{$element}++;";
        }
        return "{$o}->virtualPos = array_filter({$o}->virtualPos, fn (\$x) => \$x !== {$this->server()});";
    }

    private function nested(string $o): string
    {
        $list = "{$o}->serverList[{$this->server()}]";
        switch (mt_rand(0, 8)) {
            case 0: return "{$list}[] = {$this->position($o)};";
            case 1: return "{$list}[0] = {$this->position($o)};";
            case 2: return "unset({$list}[0]);";
            case 3: return "{$o}->virtualPos[5]['x'][] = 1;";
            case 4: return "{$list}[1] ??= '7';";
            case 5: return "array_pop($list);";
            case 6: return "$list = {$this->pick(self::ODD)};";
            case 7: return "array_unshift($list, '16');";
        }
        return "{$list}['k'] = '5';";
    }

    private function unset(string $o): string
    {
        switch (mt_rand(0, 6)) {
            case 0:
            case 1: return "unset({$o}->virtualPos[{$this->position($o)}]);";
            case 2:
            case 3: return "unset({$o}->serverList[{$this->server()}]);";
            case 4: return "unset({$o}->virtualPos);";
            case 5: return "unset({$o}->serverList);";
        }
        return "unset({$o}->virtualPosNum);";
    }

    private function whole(string $o): string
    {
        switch (mt_rand(0, 5)) {
            case 0: return "{$o}->serverList = {$this->pick(self::LISTS)};";
            case 1: return "{$o}->virtualPos = {$o}->serverList = [];";
            case 2: return "{$o}->serverList = {$this->pick(self::ARRAYS)};";
        }
        return "{$o}->virtualPos = {$this->pick(self::ARRAYS)};";
    }

    private function odd(string $o): string
    {
        $property = $this->pick(['virtualPos', 'virtualPos', 'serverList']);
        // A handler that takes a reference while PHP makes an array of false has PHP write to freed memory.
        if ($this->percent(10) && !array_intersect(['hooks', 'diagnostics'], $this->kinds)) {
            return "try { {$o}->virtualPos = false; out({$o}->addServer({$this->server()}), {$o}->lookup('k')); } finally { {$o}->virtualPos = {$o}->virtualPos ?: []; }";
        }
        if ($this->percent(15)) {
            $call = $this->pick(["lookup({$this->key()})", "lookupList({$this->key()}, 2)", "removeServer({$this->pick(['0', '1', "'a'"])})", "addServer({$this->pick(['0', '1', "'a'"])})"]);
            return "\$v = {$o}->virtualPosNum; try { {$o}->virtualPosNum = 0; {$o}->$property = {$this->pick(["''", "'str'", "'0'"])}; out({$o}->$call); } finally { {$o}->$property = []; {$o}->virtualPosNum = \$v; }";
        }
        return "{$o}->$property = {$this->pick(self::ODD)};";
    }

    private function number(string $o): string
    {
        switch (mt_rand(0, 9)) {
            case 0: return "\$n = {$this->pick(self::NUMBERS)}; {$o}->virtualPosNum = &\$n;";
            case 1: return "\$n = {$this->pick(self::NUMBERS)};";
            case 2: return "\$n = &{$o}->virtualPosNum;";
            case 3: return "if ($o instanceof Ext_Limited) { {$o}->virtualPosNum = {$this->pick(self::ENDLESS)}; }";
            case 4: return "$o = new Ext_Limited(); {$o}->virtualPosNum = {$this->pick(self::ENDLESS)};";
        }
        return "{$o}->virtualPosNum = {$this->pick(self::NUMBERS)};";
    }

    private function reference(string $o): string
    {
        switch (mt_rand(0, 8)) {
            case 0:
            case 1: return "\$r = &{$o}->virtualPos;";
            case 2: return "\$s = &{$o}->serverList;";
            case 3: return 'unset($r);';
            case 4: return "{$o}->virtualPos = &\$r;";
            case 5: return "{$this->ring()}->virtualPos = &{$o}->virtualPos;";
            case 6: return "\$r = {$this->pick(self::ARRAYS)}; {$o}->virtualPos = &\$r;";
            case 7: return "(function (&\$x) { {$this->pick(['$x[] = 1;', '$x[5] = 1;', '$x = [];', 'unset($x[5]);', ''])} })({$o}->virtualPos);";
        }
        return "{$o}->serverList = &\$s;";
    }

    private function element(string $o): string
    {
        switch (mt_rand(0, 5)) {
            case 0: return "\$r = &{$o}->virtualPos[{$this->position($o)}];";
            case 1: return "\$s = &{$o}->serverList[{$this->server()}];";
            case 2: return "\$s = &{$o}->serverList[{$this->server()}][0];";
            case 3: return "if (is_string(\$r)) { \$r = {$this->server()}; }";
            case 4: return "if (is_string(\$s)) { \$s = {$this->position($o)}; }";
        }
        return "{$o}->virtualPos[{$this->position($o)}] = &\$v;";
    }

    private function through(string $o): string
    {
        switch (mt_rand(0, 11)) {
            case 0: return "if (!is_string(\$r)) { \$r[{$this->pick(self::POSITIONS)}] = {$this->server()}; }";
            case 1: return "\$r = {$this->pick(self::ARRAYS)};";
            case 2: return 'ksort($r);';
            case 3: return "unset(\$r[{$this->position($o)}]);";
            case 4: return "\$r[] = {$this->server()};";
            // As a string: the JIT of PHP 8.2.36 crashes on such a write under a float or a bool.
            case 5: return "\$s[(string) {$this->server()}][] = {$this->position($o)};";
            case 6: return "unset(\$s[{$this->server()}]);";
            case 7: return "\$r = {$this->pick(self::ODD)};";
            case 8: return 'out($r, $s);';
            case 9: return 'end($r); out(key($r));';
            case 10: return "\$r = &{$o}->virtualPos; \$r[{$this->pick(self::POSITIONS)}] = {$this->server()}; unset(\$r);";
        }
        return "\$s = {$this->pick(self::LISTS)};";
    }

    private function each(string $o): string
    {
        $property = $this->pick(['virtualPos', 'virtualPos', 'serverList']);
        return "\$i = 0; foreach ({$o}->$property as \$k => \$x) { out(\$k, \$x); {$this->inLoop($o)} if (++\$i > 5) { break; } }";
    }

    private function eachRef(string $o): string
    {
        $property = $this->pick(['virtualPos', 'virtualPos', 'serverList']);
        $body = $this->inLoop($o);
        // Where PHP goes on after a sort inside the loop depends on the holes that unset elements left; see runtime.inc.
        $compact = $property === 'virtualPos' && $body !== '' ? "{$o}->virtualPos = array_slice({$o}->virtualPos, 0, null, true); " : '';
        return "{$compact}\$i = 0; foreach ({$o}->$property as \$k => &\$x) { out(\$k); $body if (++\$i > 5) { break; } }" . ($this->percent(50) ? ' unset($x);' : '');
    }

    private function over(string $o): string
    {
        return "\$i = 0; foreach ($o as \$k => {$this->pick(['$x', '&$x'])}) { out(\$k, \$x); {$this->inLoop($o)} if (++\$i > 5) { break; } } unset(\$x);";
    }

    private function inLoop(string $o): string
    {
        switch (mt_rand(0, 5)) {
            case 0: return '';
            case 1: return "if (\$k !== 'virtualPosNum' && (is_string(\$x) || is_int(\$k))) { \$x = {$this->server()}; }";
            case 2: return $this->write($o);
            case 3: return $this->unset($o);
        }
        return str_replace('$i', '$j', $this->core($o));
    }

    private function arrays(string $o): string
    {
        $x = $o . '->' . $this->pick(['virtualPos', 'virtualPos', 'virtualPos', 'serverList']);
        if (!$this->mayCompare) {
            return "array_pop($x);";
        }
        // An error handler that adds servers during a sort: see runtime.inc on internal pointers.
        $reset = in_array('diagnostics', $this->kinds, true) ? " reset($x);" : '';
        switch (mt_rand(0, 19)) {
            case 0: return "krsort($x);";
            case 1: return "ksort($x, SORT_STRING);";
            case 2: return "sort($x);$reset";
            case 3: return "out(array_pop($x));";
            case 4: return "out(array_shift($x));";
            case 5: return "out(array_splice($x, 1, 2, ['sp']));";
            case 6: return "mt_srand(5); shuffle($x);";
            case 7: return "natsort($x);$reset";
            case 8: return "asort($x);$reset";
            case 9: return "array_push($x, {$this->server()});";
            case 10: return "array_unshift($x, {$this->server()});";
            case 11: return "uksort($x, fn (\$p, \$q) => \$q <=> \$p);";
            case 12: return "array_walk($x, function (&\$y, \$k) { \$y = is_array(\$y) ? \$y : 'w'; });";
            case 13: return "preg_match('/b/', 'abc', $x);";
            case 14: return "out(settype($x, 'array'));";
            case 15: return "usort($x, fn (\$p, \$q) => 0);$reset";
            case 16: return "ksort($x);";
            case 17: return "rsort($x);$reset";
            case 18: return "uasort($x, function (\$p, \$q) use ($o) { out({$o}->lookup('k')); return 0; });";
        }
        return "$x = array_slice($x, 1, null, true);";
    }

    private function pointer(string $o): string
    {
        // Behind the end only where there are no holes; see runtime.inc.
        $compact = '%1$s = array_slice(%1$s, 0, null, true); ';
        $read = KEEPS_POINTERS ? 'out(key(%1$s), current(%1$s));' : 'reset(%1$s);'; // see runtime.inc
        return sprintf($this->pick([
            'end(%1$s);', 'end(%1$s);', 'next(%1$s);', 'reset(%1$s);', $compact . 'prev(%1$s);', $read,
            'next(%1$s); next(%1$s);', $compact . 'while (next(%1$s)) { }',
        ]), $o . '->virtualPos');
    }

    private function copy(string $o): string
    {
        $p = $this->ring();
        switch (mt_rand(0, 6)) {
            case 0: return "$p = $o;";
            case 1: return "$p = {$this->newRing()};";
            case 2: return "\$v = clone $o;";
            case 3: return "\$v = clone $o; out(\$v->addServer({$this->server()}), \$v->lookup({$this->key()})); state(\$v, $o);";
            case 4: return "$p = null;";
        }
        return "$p = clone $o;";
    }

    private function share(string $o): string
    {
        $p = $this->ring();
        switch (mt_rand(0, 5)) {
            case 0: return "[{$o}->virtualPos, {$p}->virtualPos] = [{$p}->virtualPos, {$o}->virtualPos];";
            case 1: return "{$p}->serverList = {$o}->serverList;";
            case 2: return "{$p}->virtualPos = {$o}->serverList;";
            case 3: return "\$v = {$o}->virtualPos; {$o}->virtualPos = \$v;";
            case 4: return "foreach (get_object_vars($o) as \$k => \$x) { if (\$k !== 'virtualPosNum') { {$p}->\$k = \$x; } }";
        }
        return "{$p}->virtualPos = {$o}->virtualPos;";
    }

    private function serialize(string $o): string
    {
        $p = $this->ring();
        if (!$this->mayCompare) {
            return "$p = unserialize('O:14:\"ConsistentHash\":0:{}');"; // see runtime.inc
        }
        switch (mt_rand(0, 7)) {
            case 0:
            case 1: return "out(serialize($o));";
            case 2: return "if (is_object(\$v = unserialize(serialize($o)))) { $p = \$v; }";
            case 3: return "if (is_object(\$v = unserialize(mutated(serialize($o), " . mt_rand(0, 99) . ")))) { $p = \$v; }";
            case 4: return "$p = unserialize('O:14:\"ConsistentHash\":2:{s:10:\"virtualPos\";a:2:{i:9;s:1:\"x\";i:5;s:1:\"y\";}s:13:\"virtualPosNum\";i:" . mt_rand(0, 4) . ";}');";
            case 5: return "$p = unserialize('O:14:\"ConsistentHash\":2:{s:10:\"serverList\";a:1:{s:1:\"a\";a:1:{i:0;s:1:\"5\";}}s:10:\"virtualPos\";R:2;}');";
            case 6: return "$p = unserialize('O:14:\"ConsistentHash\":1:{s:3:\"new\";i:1;}');";
        }
        return "out(unserialize('C:14:\"ConsistentHash\":0:{}'), unserialize(serialize([$o, $o, &{$o}->virtualPos])));";
    }

    private function show(string $o): string
    {
        switch (mt_rand(0, 9)) {
            case 0: return "printed(fn () => var_dump($o));";
            case 1: return "printed(fn () => print_r($o));";
            case 2: return "printed(fn () => var_export($o));";
            case 3: return "out(json_encode($o, JSON_PARTIAL_OUTPUT_ON_ERROR));";
            case 4: return "out((array) $o);";
            case 5: return "out(get_object_vars($o));";
            case 6: return "out(array_keys(get_mangled_object_vars($o)), get_object_vars((object) (array) $o));";
            case 7: return "\$v = (array) $o; \$v['virtualPos'][5] = 'cast'; out(\$v);";
            case 8: return "\$v = get_object_vars($o);";
        }
        return "printed(fn () => var_dump({$o}->virtualPos, {$o}->serverList));";
    }

    private function compare(string $o): string
    {
        $p = $this->ring();
        if (!$this->mayCompare) {
            return "out($o === $p);";
        }
        switch (mt_rand(0, 4)) {
            case 0: return "out($o == $p, $o === $p);";
            case 1: return "out($o <=> $p, $o < $p);";
            case 2: return "\$v = clone $o; out(\$v == $o, \$v->addServer('q') && \$v == $o, \$v->removeServer('q') && \$v == $o);";
            case 3: return "out($o == new ConsistentHash(), $o != {$this->newRing()});";
        }
        return "out(in_array($o, [$p, clone $p]), $o == 1);";
    }

    private function reflect(string $o): string
    {
        $property = $this->pick(['virtualPos', 'virtualPos', 'serverList', 'virtualPosNum']);
        $reflection = "(new ReflectionProperty($o, '$property'))";
        switch (mt_rand(0, 8)) {
            case 0: return "out({$reflection}->getValue($o));";
            case 1: return "{$reflection}->setValue($o, {$this->pick($property === 'virtualPosNum' ? ['1', '2', "'3'"] : self::ARRAYS)});";
            case 2: return "out({$reflection}->isInitialized($o), {$reflection}->getDefaultValue(), {$reflection}->isPublic(), {$reflection}->hasType());";
            case 3: return "out(array_map(fn (\$x) => \$x->getName(), (new ReflectionObject($o))->getProperties()));";
            case 4: return "out(property_exists($o, '$property'), method_exists($o, 'CHASH'), is_callable([$o, 'lookup']), get_class_vars(get_class($o)));";
            case 5: return "out(Closure::bind(function () { return \$this->$property; }, $o, Ext_Props::class)());";
            case 6: return "Closure::bind(function () { \$this->virtualPos[] = 'bound'; foreach (\$this as \$k => \$x) { out(\$k, \$x); } }, $o)();";
            case 7: return "out((new ReflectionClass($o))->getDefaultProperties());";
        }
        return "$o = (new ReflectionClass($o))->newInstanceWithoutConstructor();";
    }

    private function dynamic(string $o): string
    {
        switch (mt_rand(0, 7)) {
            case 0: return "{$o}->extra = {$this->server()};";
            case 1: return "out({$o}->extra, isset({$o}->extra));";
            case 2: return "unset({$o}->extra);";
            case 3: return "{$o}->{'5'} = 'five';";
            case 4: return "\$r = &{$o}->extra;";
            case 5: return "{$o}->extra['x'][] = 1;";
            case 6: return "{$o}->{''} = 1;";
        }
        return "{$o}->VirtualPos = 'case';";
    }

    private function leak(string $o): string
    {
        $gone = 'gc_collect_cycles(); out($w->get() === null);';
        switch (mt_rand(0, 5)) {
            case 0: return "\$w = WeakReference::create($o);";
            case 1: return "{$o}->virtualPos[7] = $o;";
            case 2: return "{$o}->serverList['me'] = [$o];";
            case 3: return "\$v = $o; \$v->virtualPos[8] = &\$v;";
            case 4: return "\$w = WeakReference::create($o); {$o}->virtualPos[9] = $o; $o = null; \$e = \$v = \$x = null; $gone";
        }
        return "if (\$w) { $o = null; $gone }";
    }

    private function hooks(string $o): string
    {
        switch (mt_rand(0, 4)) {
            case 0: return 'onHash(1, null);';
            case 1: return "$o = new {$this->pick(['Ext_Hook', 'Ext_SmallHook'])}();";
        }
        return 'onHash(' . mt_rand(1, 6) . ", function (\$ring, \$str) {$this->action($this->pick(['$ring', '$ring', $o]))});";
    }

    private function diagnostics(string $o): string
    {
        switch (mt_rand(0, 3)) {
            case 0: return 'throwAt(' . mt_rand(1, 4) . ');';
            case 1: return 'onDiagnostic(null);';
            case 2: return "onDiagnostic(function () {$this->action($o)});";
        }
        return "out({$o}->{$this->pick(['lookup', 'cHash', 'addServer', 'removeServer'])}({$this->pick(['null', '1.5', '-2.5', 'NAN', "''"])}));";
    }

    private function stringable(string $o): string
    {
        $string = "new Str({$this->pick(["'a'", "'k1'", "'5'", "''"])}, function () {$this->action($o)})";
        switch (mt_rand(0, 5)) {
            case 0: return "out({$o}->addServer($string));";
            case 1: return "out({$o}->lookupMany(['x', $string, 'y']));";
            case 2: return "out({$o}->lookupList($string, 2));";
            case 3: return "out({$o}->cHash($string));";
            case 4: return "{$o}->virtualPos[{$this->position($o)}] = $string;";
        }
        return "out({$o}->lookup($string));";
    }

    private function magic(string $o): string
    {
        switch (mt_rand(0, 5)) {
            case 0: return "$o = new {$this->pick(['Ext_Magic', 'Ext_MagicRef', 'Ext_Lazy', 'Ext_Null'])}();";
            case 1: return "unset({$o}->virtualPos);";
            case 2: return "unset({$o}->serverList);";
            case 3: return "unset({$o}->virtualPosNum);";
            case 4: return "out({$o}->virtualPos, isset({$o}->virtualPos[7]), isset({$o}->serverList), empty({$o}->virtualPosNum));";
        }
        return "{$o}->virtualPos[{$this->position($o)}] = 'm';";
    }

    private function misc(string $o): string
    {
        switch (mt_rand(0, 17)) {
            case 0: return "out((bool) $o, (int) $o);";
            case 1: return "out(\"$o\");";
            case 2: return "out({$o}['x']);";
            case 3: return "{$o}['x'] = 'y';";
            case 4: return "unset({$o}['x']); out(isset({$o}['y']));";
            case 5: return "out(count($o));";
            case 6: return "array_walk($o, function (\$x, \$k) { out(\$k); });";
            case 7: return "out($o(1));";
            case 8: return "if ($o instanceof Ext_Props) { out({$o}->walk(), {$o}->poke({$this->position($o)}, {$this->server()}), {$o}->walk()); }";
            case 9: return "if ($o instanceof Ext_Props) { {$o}->drain(); }";
            case 10: return "if ($o instanceof Ext_Props) { \$r = &{$o}->all(); }";
            case 11: return "$o = new Ext_Props();";
            case 12: return "out(array_sum(array_map('intval', array_merge(...array_values({$o}->serverList)))));";
            case 13: return "out(array_search({$this->server()}, {$o}->virtualPos, true), in_array('a', {$o}->virtualPos), max({$o}->virtualPos));";
            case 14: return "extract(['x' => $o]); out(\$x->lookup({$this->key()})); \$x = null;";
            case 15: return "\$v = compact('a'); out(\$v['a']->lookup({$this->key()})); \$v = null;";
            case 16: return "out(iterator_to_array((function (\$ring) { foreach (\$ring->virtualPos as \$k => \$x) { yield \$k => \$ring->lookup(\$k); } })($o)));";
        }
        return "{$o}->lookup = 'property'; out({$o}->lookup('x'));";
    }
}
