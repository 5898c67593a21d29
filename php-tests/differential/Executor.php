<?php
/*
 * Runs programs on both implementations and compares what they log.
 */

final class Difference
{
    public Program $program;
    public int $step;
    public string $extension;
    public string $oracle;

    public function __construct(Program $program, int $step, string $extension, string $oracle)
    {
        $this->program = $program;
        $this->step = $step;
        $this->extension = $extension;
        $this->oracle = $oracle;
    }

    /** Programs that differ in names and literals only are taken for the same difference, as are all next free keys. */
    public function kind(): string
    {
        if (preg_replace('/, next -?\d+/', '', $this->extension) === preg_replace('/, next -?\d+/', '', $this->oracle)) {
            preg_match_all('/, next (-?\d+)/', $this->extension, $a);
            preg_match_all('/, next (-?\d+)/', $this->oracle, $b);
            return 'next free keys: ' . (array_sum($a[1]) < array_sum($b[1]) ? 'less' : 'greater') . (min(array_merge([0], $a[1], $b[1])) < 0 ? ', negative' : '');
        }
        // So are all that complain in the same way.
        $lines = explode("\n", $this->extension);
        foreach (explode("\n", $this->oracle) as $i => $line) {
            if ($line !== ($lines[$i] ?? '') && preg_match('/^  (diagnostic|thrown)/', $line . "\n" . ($lines[$i] ?? ''))) {
                return preg_replace('/-?\b\d+(\.\d+)?\b|\b(Ext_\w+|ConsistentHash)\b/', '0', "$line / " . ($lines[$i] ?? ''));
            } elseif ($line !== ($lines[$i] ?? '')) {
                break;
            }
        }
        return preg_replace(
            [
                '/"[^"]*"|\'[^\']*\'|-?\b\d+(\.\d+)?\b|\bPHP_INT_M\w+|\b(null|true|false|NAN)\b|-?\bINF\b/', '/0(, 0)+(, )?/',
                '/\b(Ext_\w+|ConsistentHash)\b/', '/state\(.*?\)/', '/\$[abc]\b/',
            ],
            ['0', '0', 'C', 'state()', '$a'],
            implode($this->program->steps)
        );
    }
}

final class Executor
{
    /* The oracle's names: of the same length as the extension's, see runtime.inc. */
    private const NAMES = ['ConsistentHash' => 'OracleOfHashes', 'Ext_' => 'Ora_'];

    /** Where code goes before it is run: null is eval(). Opcache and its JIT only see files. */
    private ?string $directory;

    /** How often each program runs: the JIT wants to see code more than once. */
    private int $repeat;

    /** false: only the oracle runs, to see whether PHP itself can stand a program. */
    private bool $compare;

    private int $files = 0;

    public function __construct(?string $directory, int $repeat, bool $compare = true)
    {
        $this->directory = $directory;
        $this->repeat = $repeat;
        $this->compare = $compare;
    }

    /** Declares the oracle and both families of subclasses. */
    public function declareClasses(string $polyfill, array $classes): void
    {
        $subclasses = implode("\n", $classes);
        $this->compile(self::classBody($polyfill), true);
        $this->compile($subclasses, true);
        if ($this->compare) {
            $this->compile($subclasses, false);
        }
    }

    /** The declaration of the class alone, without what is around it in the file. */
    private static function classBody(string $file): string
    {
        $class = '';
        $depth = 0;
        $tokens = token_get_all(file_get_contents($file));
        foreach ($tokens as $i => $token) {
            if ($class === '' && !(is_array($token) && $token[0] === T_CLASS && ($tokens[$i + 2][1] ?? '') === 'ConsistentHash')) {
                continue;
            }
            $text = is_array($token) ? $token[1] : $token;
            $class .= $text;
            $depth += ($text === '{' || $text === '${') <=> ($text === '}');
            if ($text === '}' && $depth === 0) {
                return $class;
            }
        }
        throw new RuntimeException("$file does not declare a class ConsistentHash");
    }

    /** @return mixed what $code returns */
    private function compile(string $code, bool $oracle, bool $strict = false)
    {
        if ($oracle) {
            $code = strtr($code, self::NAMES);
        }
        if ($strict) {
            $code = "declare(strict_types=1);\n$code";
        }
        // Constant expressions complain while they are compiled; that is not of interest.
        set_error_handler(fn () => true);
        try {
            if ($this->directory === null) {
                return eval($code);
            }
            $file = $this->directory . '/' . ++$this->files . '.php';
            file_put_contents($file, "<?php\n$code");
            $result = include $file;
            unlink($file);
            return $result;
        } finally {
            restore_error_handler();
        }
    }

    /** @param Program[] $programs @return Closure[] */
    private function closures(array $programs, bool $oracle): array
    {
        $closures = [];
        foreach ([false, true] as $strict) {
            $code = '';
            foreach ($programs as $key => $program) {
                if ($program->strict === $strict) {
                    $code .= "$key => static function () { \$a = \$b = \$c = \$r = \$s = \$n = \$v = \$w = \$f = null;\n";
                    foreach ($program->steps as $i => $step) {
                        $code .= "Run::\$log .= \"\\n#$i\"; try { $step } catch (Throwable \$e) { thrown(\$e); \$e = null; }\n";
                    }
                    $code .= "Run::\$log .= \"\\n#end\"; },\n";
                }
            }
            if ($code !== '') {
                $closures += $this->compile("return [$code];", $oracle, $strict);
            }
        }
        return $closures;
    }

    private function log(Closure $program): string
    {
        $log = '';
        for ($i = 0; $i < $this->repeat; $i++) {
            Run::reset();
            mt_srand(1);
            set_error_handler([Run::class, 'diagnostic']);
            try {
                $program();
            } catch (Throwable $e) {
                // From a destructor or such, at the end.
                thrown($e);
                $e = null;
            }
            // What is garbage goes now, not while another program runs; destructors log.
            Run::$onHash = Run::$onDiagnostic = null;
            gc_collect_cycles();
            restore_error_handler();
            while (ob_get_level() > 0) {
                ob_end_clean();
            }
            $log .= Run::$log;
        }
        return $log;
    }

    /**
     * @param Program[] $programs
     * @param ?Closure $before is called with each program
     * @return Difference[] with the keys of $programs
     */
    public function compare(array $programs, ?Closure $before = null): array
    {
        $oracles = $this->closures($programs, true);
        $extensions = $this->compare ? $this->closures($programs, false) : $oracles;
        $differences = [];
        foreach ($programs as $key => $program) {
            if ($before) {
                $before($program);
            }
            $expected = $this->log($oracles[$key]);
            $found = $this->log($extensions[$key]);
            if ($this->compare) {
                $expected = strtr($expected, array_flip(self::NAMES));
            }
            if ($found !== $expected) {
                $differences[$key] = self::locate($program, $found, $expected);
            }
        }
        return $differences;
    }

    private static function locate(Program $program, string $found, string $expected): Difference
    {
        $found = explode("\n#", $found);
        $expected = explode("\n#", $expected);
        for ($i = 0; ($found[$i] ?? null) === ($expected[$i] ?? null); $i++);
        $step = $expected[$i] ?? $found[$i];
        return new Difference($program, strncmp($step, 'end', 3) === 0 ? count($program->steps) : (int) $step, $found[$i] ?? '(nothing)', $expected[$i] ?? '(nothing)');
    }

    /** The same difference, or another, with as few steps as possible. */
    public function shrink(Difference $difference): Difference
    {
        $steps = self::minimize($difference->program->steps, fn (array $steps) => $this->compare([$difference->program->with($steps)]) !== []);
        return $this->compare([$difference->program->with($steps)])[0] ?? $difference;
    }

    /** The least of $steps for which $fails still holds, by leaving out ever smaller parts. */
    public static function minimize(array $steps, Closure $fails): array
    {
        $size = max(1, intdiv(count($steps), 2));
        while (true) {
            $smaller = false;
            for ($i = count($steps) - $size; $i > -$size; $i -= $size) {
                $fewer = $steps;
                array_splice($fewer, max(0, $i), min($size, $size + $i));
                if ($fewer !== [] && count($fewer) < count($steps) && $fails($fewer)) {
                    $steps = $fewer;
                    $smaller = true;
                }
            }
            if ($size === 1 && !$smaller) {
                return $steps;
            }
            $size = max(1, intdiv($size, 2));
        }
    }
}
