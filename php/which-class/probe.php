<?php
/*
 * Runs a class or a function of the user's, and prints, serialised, how it behaves. Sandbox runs this in a child, and
 * puts the constant JOB in front:
 *
 *   classes     name in lower case => code that declares it; evaluated when it is first asked for
 *   functions   name => code that declares it
 *   literals    statements that give variables and constants a literal value
 *   class       the class to run, 'role' and 'methods': see course(); or
 *   function    the function to run: see samples()
 *   marker      printed before the answer
 *
 * The answer:
 *
 *   steps      list of what was done, what came of it as text, and whether that does not bear on where keys land
 *   samples    key => server, with `servers`, for a class; for a function, see samples()
 *   methods    the public ones, except the constructor
 *   parameters their names, by method
 *   properties the public ones
 *   number     the default of $virtualPosNum
 *   arguments  whether the constructor has parameters
 *   notice     the first diagnostic of PHP, or null
 *   errors     messages of what PHP has thrown
 *   end        null, or the error or exit that ended it
 *   done       what was done last
 */

namespace ConsistentHash\WhichClass;

use Error;
use ReflectionClass;
use ReflectionFunction;
use ReflectionMethod;
use ReflectionProperty;
use Throwable;

const SERVERS = [
    '192.168.1.1', '192.168.1.2', '192.168.1.3', '192.168.1.4', '192.168.1.5',
    '192.168.1.6', '192.168.1.7', '192.168.1.8', '192.168.1.9', '192.168.1.10',
];

/** Other names, two of which the label of a virtual node could confuse. */
const NAMES = ['cache1:11211', 'cache2:11211', 'a', 'a-1', 'A', 'unix:/run/c.sock', "\xe4\xb8\xad", "nul\0", 'b c'];

/** Servers of which virtual nodes have one position, by the hash. */
const COLLIDING = [
    'native' => [['10.0.7.244', '10.0.54.20'], ['10.0.58.115', '10.0.77.68'], ['10.0.40.238', '10.0.109.192']],
    'time33' => [['10.0.3.209', '10.0.81.33'], ['10.0.52.147', '10.0.88.98']],
    'descending' => [['plumless', 'buckeroo']],
    'consistent' => [['plumless', 'buckeroo']],
    'flexihash' => [['3pnyl', '8jcw6qcf']],
];

/** Keys at the ends of the ring, highest and lowest, by crc32(), crc32(md5()) and time33 of md5(). */
const ENDS = ['edge405208', 'edge315673', 'edge500535', 'edge132792', 'edge336802', 'edge200867'];

final class Probe
{
    public static array $answer = [
        'steps' => [], 'samples' => [], 'servers' => SERVERS, 'methods' => [], 'parameters' => [],
        'properties' => [], 'number' => null, 'arguments' => false, 'notice' => null, 'errors' => [], 'end' => 'exit',
        'done' => null,
    ];

    /** A name and code to evaluate, here because the global variables are the user's. */
    public static int|string $name;
    public static string $code;

    /** Of a step that is about details. */
    public static bool $minor = false;

    public static string $when = '';

    public static string $spare;

    public static function prepare(): void
    {
        self::$spare = str_repeat(' ', 1 << 20);
        ob_start(fn () => '', 4096);
        error_reporting(E_ALL);
        register_shutdown_function(self::finish(...));
        set_error_handler(function (int $level, string $message, string $file, int $line): bool {
            self::notice($message, $file, $line);
            return true;
        });
        spl_autoload_register(function (string $class): void {
            isset(JOB['classes'][strtolower($class)]) && eval(JOB['classes'][strtolower($class)]);
        });
    }

    /** Prints the answer, also where the code ends the program. */
    public static function finish(): void
    {
        self::$spare = '';
        $error = error_get_last();
        if ($error && $error['type'] & (E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR)) {
            self::$answer['end'] = 'PHP says: ' . self::message($error['message'], $error['file'], $error['line']);
        }
        while (ob_get_level() && @ob_end_clean());
        echo JOB['marker'], serialize(self::$answer);
    }

    public static function message(string $message, string $file, int $line): string
    {
        return strtok($message, "\n") . (str_contains($file, 'eval()') ? " (line $line)" : '');
    }

    public static function notice(string $message, string $file, int $line): void
    {
        self::$answer['notice'] ??= self::$minor ? null : self::message($message, $file, $line);
    }

    /** Does something, and keeps what came of it. */
    public static function step(string $label, callable $do): mixed
    {
        self::$answer['done'] = $label .= self::$when === '' ? '' : ' ' . self::$when;
        try {
            $result = $do();
            $text = self::text($result);
        } catch (Throwable $e) {
            $result = null;
            $class = preg_replace('/^.*[\\\\_]/', '', $e::class);
            $text = 'throws ' . ($e instanceof Error ? $class : "$class: {$e->getMessage()}");
            $e instanceof Error && self::$answer['errors'][$e->getMessage()] = $e->getMessage();
        }
        self::$answer['steps'][] = [$label, $text, self::$minor];
        return $result;
    }

    public static function text(mixed $value): string
    {
        if (is_object($value)) {
            return 'an object';
        }
        if (is_array($value)) {
            $items = [];
            foreach ($value as $key => $item) {
                $items[] = var_export($key, true) . ' => ' . self::text($item);
            }
            return '[' . implode(', ', $items) . ']';
        }
        return is_null($value) ? 'null' : var_export($value, true);
    }
}

/** What is done to a ring of one of the known classes, or of one like it. */
final class Course
{
    /** How many keys are looked up on the first ring, and on others. */
    private const SAMPLES = 1000;
    private const KEYS = 300;

    private ReflectionClass $class;

    /** @param array<string, string> $methods add, find, remove, hash => name of the method */
    public function __construct(string $class, private string $role, private array $methods)
    {
        $this->class = new ReflectionClass($class);
        $constructor = $this->class->getConstructor();
        Probe::$answer['arguments'] = (bool) $constructor?->getNumberOfParameters();
        foreach ($this->class->getMethods(ReflectionMethod::IS_PUBLIC) as $method) {
            if (!$method->isConstructor()) {
                Probe::$answer['methods'][] = $method->name;
                Probe::$answer['parameters'][$method->name] = array_column($method->getParameters(), 'name');
            }
        }
        Probe::$answer['number'] = $this->class->getDefaultProperties()['virtualPosNum'] ?? null;
        foreach ($this->class->getProperties(ReflectionProperty::IS_PUBLIC) as $property) {
            Probe::$answer['properties'][] = $property->name;
        }
    }

    public function run(): void
    {
        $ring = $this->filled(SERVERS, 'with 10 servers');
        foreach ([...$this->keys(self::SAMPLES), ...self::labels(['', '-', '_', ':', '#'], 1)] as $key) {
            $found = $this->do($ring, 'find', $key);
            Probe::$answer['samples'][$key] = is_scalar($found) ? $found : null;
        }
        if ($this->role === 'other') {
            return;
        }
        $this->do($this->filled([], 'on an empty ring'), 'find', 'key1');
        foreach (['x', '', 'key1', "\0\xff", str_repeat('long', 100)] as $text) {
            $this->do($ring, 'hash', $text);
        }
        $this->at_positions($ring);
        $this->properties($ring);

        Probe::$when = 'with 10 servers, one of them added twice';
        $this->do($ring, 'add', SERVERS[3]);
        $this->find($ring, 60);
        $this->properties($ring);
        $this->has('remove') && $this->changes($ring);

        $this->find($this->filled(array_reverse(NAMES), 'with servers of other names'), 100);
        $this->find($this->filled(['cache1:11211'], 'with one server'), 20);
        foreach (COLLIDING[$this->role] as $servers) {
            $this->collide($servers);
        }
        match ($this->role) {
            'native' => $this->native(),
            'time33' => $this->time33(),
            'consistent' => $this->consistent(),
            'flexihash' => $this->flexihash(),
            default => null,
        };
    }

    /** Keys whose position may be that of a virtual node. */
    private static function labels(array $separators, int $last): array
    {
        $labels = SERVERS;
        foreach (SERVERS as $server) {
            foreach ($separators as $separator) {
                foreach (range(0, $last) as $i) {
                    $labels[] = "$server$separator$i";
                }
            }
        }
        return $labels;
    }

    private function at_positions(object $ring): void
    {
        foreach (self::labels([$this->role === 'flexihash' ? '' : '-'], 5) as $key) {
            if ($this->role === 'flexihash') {
                // Its versions differ in which other target they take.
                $owner = substr($key, 0, -1);
                Probe::step("lookup('$key') === '$owner'", fn () => $ring->{$this->methods['find']}($key) === $owner);
            } else {
                $this->do($ring, 'find', $key);
            }
        }
    }

    private function changes(object $ring): void
    {
        $unseen = $this->filled(SERVERS, 'after one of 10 servers has left before any key was looked up');
        $this->do($unseen, 'remove', SERVERS[4]);
        $this->find($unseen, 30);
        Probe::$when = 'after four of 10 servers have left';
        foreach ([SERVERS[1], SERVERS[5], 'unknown', SERVERS[0], SERVERS[9], SERVERS[1]] as $server) {
            $this->do($ring, 'remove', $server);
        }
        $this->find($ring, self::KEYS);
        $this->properties($ring);
        Probe::$when = 'after four of 10 servers have left, and three have joined';
        foreach ([SERVERS[5], '192.168.1.11', SERVERS[0]] as $server) {
            $this->do($ring, 'add', $server);
        }
        $this->find($ring, self::KEYS);
        $this->properties($ring);
        Probe::$when = 'after all servers have left';
        // The second and the tenth are not there.
        foreach (array_diff([...SERVERS, '192.168.1.11'], [SERVERS[1], SERVERS[9]]) as $server) {
            $this->do($ring, 'remove', $server);
        }
        $this->find($ring, 2);
        $this->properties($ring);
        Probe::$when = 'after all servers have left, and one has come back';
        $this->do($ring, 'add', SERVERS[2]);
        $this->find($ring, 5);
        $this->properties($ring);
    }

    private function collide(array $servers): void
    {
        $labels = [];
        foreach ($servers as $server) {
            foreach (range(0, 5) as $i) {
                array_push($labels, "$server-$i", "$server$i");
            }
        }
        // What the shims do where servers that share a position leave is not what the old classes do.
        $removed = $this->role === 'native' && $this->has('remove') ? [null, ...$servers] : [null];
        foreach ($removed as $leaver) {
            $what = "with $servers[0] and $servers[1], which share a position" . ($leaver ? ", after $leaver has left" : '');
            $ring = $this->filled([...$servers, 'cache1', 'cache2'], $what);
            $leaver && $this->do($ring, 'remove', $leaver);
            foreach ($labels as $key) {
                $this->role === 'flexihash' || $this->do($ring, 'find', $key);
            }
            $this->find($ring, 60);
            $this->properties($ring);
            if ($leaver) {
                Probe::$when .= ' and come back';
                $this->do($ring, 'add', $leaver);
                array_map(fn ($key) => $this->do($ring, 'find', $key), $labels);
                $this->properties($ring);
            }
        }
    }

    private function native(): void
    {
        $ring = $this->filled(['cache1', 'cache2'], 'with virtual nodes of another number');
        foreach (in_array('virtualPosNum', Probe::$answer['properties'], true) ? [3, 0, 20, '2', 1.5] : [] as $number) {
            Probe::step('$virtualPosNum = ' . Probe::text($number), fn () => $ring->virtualPosNum = $number);
            $this->do($ring, 'add', "with $number");
        }
        $this->find($ring, 60);
        $this->properties($ring);

        $ring = $this->filled(['123', '7', '-1', '1.5', ''], 'with servers that are numbers');
        $this->find($ring, 20);
        $this->properties($ring);
        if ($this->has('remove')) {
            Probe::$when = 'after servers that are numbers have left';
            foreach (['123', '-1', ''] as $server) {
                $this->do($ring, 'remove', $server);
            }
            $this->find($ring, 20);
        }

        // Programs seldom do the rest.
        Probe::$minor = true;
        foreach ([7, 1.5, true, null] as $server) {
            $ring = $this->filled([$server], 'with a server of another type');
            $this->find($ring, 1);
        }
        $ring = $this->filled(SERVERS, 'with 10 servers');
        foreach ([5, 1.5, true, null, []] as $key) {
            $this->do($ring, 'find', $key);
        }
        $this->more();
        $ring = $this->filled(SERVERS, 'with 10 servers');

        Probe::$when = 'with the pointer of $virtualPos moved';
        Probe::step('end()', fn () => end($ring->virtualPos));
        $this->do($ring, 'find', ENDS[2]);
        $this->do($ring, 'find', ENDS[2]);
        Probe::$when = 'with an element of $virtualPos overwritten';
        Probe::step('reset()', fn () => $ring->virtualPos[array_key_first($ring->virtualPos)] = 'other');
        $this->do($ring, 'find', ENDS[2]);
        Probe::$when = 'with another $virtualPos';
        Probe::step('$virtualPos', fn () => $ring->virtualPos = [4294967295 => 'b', 5 => 'a', 3000000000 => 'c']);
        $this->find($ring, 20);
        $this->do($ring, 'add', 'cache1');
        $this->find($ring, 20);
        Probe::$when = 'with an empty $serverList';
        Probe::step('$serverList', fn () => $ring->serverList = []);
        $this->do($ring, 'add', 'cache1');
        $this->properties($ring);
        $this->overridden();
    }

    /** Another hash in a subclass. */
    private function overridden(): void
    {
        $hash = $this->methods['hash'];
        $method = $this->has('hash') ? $this->class->getMethod($hash) : null;
        if (!$method || $method->isFinal() || $method->isStatic() || $method->returnsReference() || $this->class->isFinal()) {
            return;
        }
        $type = $method->hasReturnType() ? ": {$method->getReturnType()}" : '';
        eval("final class WhichClassOverride extends \\{$this->class->name} { public function $hash(...\$arguments)$type"
            . ' { return sprintf("%u", crc32("other" . $arguments[0])); } }');
        $this->class = new ReflectionClass('WhichClassOverride');
        $this->find($this->filled(SERVERS, "in a subclass that overrides $hash()"), 60);
    }

    /** The methods that the native class has besides. */
    private function more(): void
    {
        $ring = $this->filled(SERVERS, 'with 10 servers');
        $keys = array_combine(range('a', 'z'), range('a', 'z'));
        foreach ([
            'lookupMany' => [fn () => $ring->lookupMany($keys)],
            'lookupList' => array_map(fn ($key) => fn () => $ring->lookupList($key, 3), [...ENDS, 'key1', 'key2']),
            'addServers' => [fn () => $ring->addServers(['cache1', 'cache2']), fn () => $ring->lookup('key1')],
        ] as $method => $calls) {
            foreach (in_array($method, Probe::$answer['methods'], true) ? $calls : [] as $call) {
                Probe::step("$method()", $call);
            }
        }
        (JOB['whole'] ?? false) && $this->properties($ring);
    }

    private function time33(): void
    {
        if (in_array('virtual', Probe::$answer['properties'], true)) {
            $ring = $this->filled(['cache1', 'cache2'], 'with another $virtual');
            foreach ([3, 1, 100] as $number) {
                $ring->virtual = $number;
                $this->do($ring, 'add', "with $number");
            }
            $this->find($ring, 60);
            $this->properties($ring);
        }
        if (Probe::$answer['arguments']) {
            Probe::$when = 'with nodes that the constructor has got';
            $ring = Probe::step('new', fn () => $this->class->newInstance(['cache1', 'cache2', 'cache3']));
            $ring && $this->find($ring, 60);
        }
    }

    private function consistent(): void
    {
        Probe::$minor = true;
        foreach ([[], ['a'], SERVERS] as $servers) {
            $ring = $this->filled($servers, 'with ' . count($servers) . ' servers');
            in_array('printNodes', Probe::$answer['methods'], true) && Probe::step('printNodes()', function () use ($ring) {
                ob_start();
                $ring->printNodes();
                return ob_get_clean();
            });
        }
    }

    private function flexihash(): void
    {
        $ring = $this->filled(['cache1'], 'with targets of other weights');
        foreach ([2, 0.5, 0, 0.0078125] as $weight) {
            Probe::step("addTarget('of $weight', $weight)", fn () => $ring->addTarget("of $weight", $weight) === $ring);
        }
        $this->find($ring, 60);
        if (Probe::$answer['arguments']) {
            Probe::$when = 'with three points per target';
            $few = Probe::step('new', fn () => $this->class->newInstance(null, 3));
            array_map(fn ($server) => $this->do($few, 'add', $server), $few ? SERVERS : []);
            $few && $this->find($few, 60);
        }
        Probe::$when = 'with targets of other weights';
        Probe::$minor = true;
        foreach ([
            'addTargets' => fn () => $ring->addTargets(['t1', 't2']) === $ring,
            'getAllTargets' => fn () => $ring->getAllTargets(),
            'lookupList' => fn () => $ring->lookupList('key1', 0),
            '__toString' => fn () => strstr((string) $ring, '{'),
        ] as $method => $call) {
            in_array($method, Probe::$answer['methods'], true) && Probe::step("$method()", $call);
        }
        $this->find($ring, 20);
    }

    private function filled(array $servers, string $when): object
    {
        Probe::$when = $when;
        $constructor = $this->class->getConstructor();
        $ring = $constructor && (!$constructor->isPublic() || $constructor->getNumberOfRequiredParameters() > 0)
            ? $this->class->newInstanceWithoutConstructor()
            : $this->class->newInstance();
        $this->role === 'native' && $servers === [] && $this->properties($ring);
        foreach ($servers as $server) {
            $this->do($ring, 'add', $server);
        }
        return $ring;
    }

    private function find(object $ring, int $keys): void
    {
        foreach ($this->keys($keys) as $key) {
            $this->do($ring, 'find', $key);
        }
    }

    private function keys(int $number): array
    {
        return [...ENDS, ...array_map(fn ($i) => "key$i", range(1, $number))];
    }

    /** Whether there is a public method for a part of what rings do. */
    private function has(string $part): bool
    {
        return in_array(strtolower($this->methods[$part] ?? ''), array_map('strtolower', Probe::$answer['methods']), true);
    }

    /** Calls this method, if there is one. */
    private function do(object $ring, string $part, mixed $argument): mixed
    {
        if (!$this->has($part)) {
            return null;
        }
        $method = $this->methods[$part];
        return Probe::step("$method(" . Probe::text($argument) . ')', function () use ($ring, $method, $argument) {
            $result = $ring->$method($argument);
            return $result === $ring ? '$this' : $result;
        });
    }

    /** What the class shows of itself. */
    private function properties(object $ring): void
    {
        $minor = Probe::$minor;
        Probe::$minor = true;
        $names = ['native' => ['serverList', 'virtualPos', 'virtualPosNum'], 'time33' => ['nodes', 'virtual']];
        foreach ($names[$this->role] ?? [] as $name) {
            // An application cannot use what is not public, and the shim has no place for it.
            if ($this->role === 'native' || in_array($name, Probe::$answer['properties'], true)) {
                Probe::step("\$$name", fn () => $ring->$name);
            }
        }
        if ($this->role === 'native') {
            // Without those that the class has besides.
            $names = ['serverList' => 0, 'virtualPos' => 0, 'virtualPosNum' => 0];
            Probe::step('serialize()', fn () => serialize(array_intersect_key((array) $ring, $names)));
        } elseif ($this->role === 'time33' && in_array('getRing', Probe::$answer['methods'], true)) {
            Probe::step('getRing()', fn () => $ring->getRing());
        }
        (JOB['whole'] ?? false) && Probe::step('(array)', fn () => (array) $ring);
        Probe::$minor = $minor;
    }
}

/**
 * The results of a function: by 'one' argument, a key; by a key and a 'list' of servers; by a key and a 'count'.
 *
 * @return array<string, array<string, mixed>>
 */
function samples(string $function): array
{
    $samples = [];
    if ((new ReflectionFunction($function))->getNumberOfParameters() === 0) {
        return $samples;
    }
    foreach (['one' => [], 'list' => [SERVERS], 'count' => [7]] as $way => $more) {
        $keys = array_map(fn ($i) => "key$i.png", range(1, 300));
        while (($key = array_shift($keys)) !== null) {
            try {
                $result = $function($key, ...$more);
                $samples[$way][$key] = is_scalar($result) ? $result : null;
            } catch (Throwable $e) {
                Probe::$answer['errors'][$e->getMessage()] = $e->getMessage();
                unset($samples[$way]);
                break;
            }
            if ($keys === [] && !isset($samples[$way]['key1.png.'])) {
                // Then keys whose positions are those of virtual nodes.
                $found = array_filter($samples[$way], 'is_string');
                $name = fn ($key, $text) => trim(preg_replace('~^\w*:?//~', '', str_replace($key, '', $text)), '/');
                $keys = ['key1.png.'];
                foreach (array_unique(array_map($name, array_keys($found), $found)) as $server) {
                    array_push($keys, $server, "{$server}_0", "{$server}_1", "{$server}_2");
                }
            }
        }
    }
    return $samples;
}

Probe::prepare();
foreach (JOB['literals'] as Probe::$code) {
    try {
        eval(Probe::$code);
    } catch (Error) {
        // A constant that is not there; what needs it will say so.
    }
}
Probe::$answer['notice'] = null;
foreach (JOB['functions'] as Probe::$name => Probe::$code) {
    if (!function_exists(Probe::$name)) {
        eval(Probe::$code);
    }
}
try {
    if (isset(JOB['class'])) {
        (new Course(JOB['class'], JOB['role'], JOB['methods']))->run();
    } else {
        Probe::$answer['samples'] = samples(JOB['function']);
    }
    Probe::$answer['end'] = null;
} catch (Throwable $e) {
    Probe::$answer['end'] = 'it throws ' . $e::class . ': ' . Probe::message($e->getMessage(), $e->getFile(), $e->getLine());
}
