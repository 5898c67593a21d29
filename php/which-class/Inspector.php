<?php

namespace ConsistentHash\WhichClass;

use ConsistentHash\Scheme;
use RuntimeException;

/** Says of declarations what they are, by how they behave, and what to do with them. */
final class Inspector
{
    /** What the methods of the known classes are called. */
    private const KNOWN = [
        'native' => ['add' => 'addServer', 'find' => 'lookup', 'remove' => 'removeServer', 'hash' => 'cHash'],
        'descending' => ['add' => 'addServer', 'find' => 'lookup', 'remove' => 'removeServer', 'hash' => '_hash'],
        'consistent' => ['add' => 'addServer', 'find' => 'find', 'hash' => '_hash'],
        'time33' => ['add' => 'addNode', 'find' => 'getNode', 'remove' => 'removeNode', 'hash' => 'time33'],
        'flexihash' => ['add' => 'addTarget', 'find' => 'lookup', 'remove' => 'removeTarget'],
    ];

    /** The public members that the classes have besides. */
    private const MORE = [
        'native' => ['addServers', 'lookupMany', 'lookupList', '$serverList', '$virtualPos', '$virtualPosNum'],
        'descending' => [],
        'consistent' => ['printNodes'],
        'time33' => ['getRing', '__construct', '$nodes', '$virtual'],
        'flexihash' => ['addTargets', 'getAllTargets', 'lookupList', '__construct', '__toString'],
    ];

    private const NAMES = [
        'native' => 'ConsistentHash',
        'descending' => 'DescendingConsistentHash',
        'consistent' => 'Consistent',
        'time33' => 'ConsistentHashing',
        'flexihash' => 'Flexihash\Flexihash',
    ];

    /** Where it is written down, in PHP, how the classes behave. */
    private const REFERENCES = [
        'native' => __DIR__ . '/../polyfill/ConsistentHash.php',
        'descending' => __DIR__ . '/reference/DescendingConsistentHash.php',
        'consistent' => __DIR__ . '/reference/Consistent.php',
        'time33' => __DIR__ . '/reference/ConsistentHashing.php',
        'flexihash' => __DIR__ . '/reference/Flexihash.php',
    ];

    /** What other rings call the methods, in lower case. */
    private const ADD = ['addserver', 'addnode', 'addtarget', 'addhost', 'add'];
    private const FIND = ['lookup', 'find', 'getnode', 'getserver', 'findserver', 'findnode', 'getserverbykey', 'get'];
    private const HASHES = ['crc32', 'md5', 'sha1', 'hash'];

    /** The classes and functions of the extension. consistent_hash.class=Off gives the name of the first class back. */
    public const CLASSES = ['ConsistentHash', 'ConsistentHash\Ring', 'ConsistentHash\RingInterface', 'ConsistentHash\Scheme'];
    public const FUNCTIONS = ['consistent_hash_cache_info'];

    /** The class that the setting is about, in lower case. */
    private const NATIVE = 'consistenthash';

    /** What the message of an error begins with that stands for code which is not run. */
    private const REFUSED = 'which-class refuses ';

    /** @var array<string, array> the declarations of all files, except functions, by name in lower case */
    private array $classes = [];

    /** @var array<string, array> those of functions */
    private array $functions = [];

    /** @var array<string, array> the answers of the reference classes */
    private array $references = [];

    /** @var array<string, array> their declarations */
    private array $reference_classes = [];

    /** @var array<string, Verdict> */
    private array $verdicts = [];

    /** @param array<string, array> $files path => what Sandbox::scan() says of it */
    public function __construct(private Sandbox $sandbox, private array $files)
    {
        foreach ($files as $path => $file) {
            foreach ($file['declarations'] as $declaration) {
                $name = strtolower($declaration['name']);
                if ($declaration['kind'] === 'function') {
                    $this->functions[$name] ??= $declaration + ['path' => $path];
                } else {
                    $this->classes[$name] ??= $declaration + ['path' => $path];
                }
            }
        }
    }

    /** Says what a declaration of the file is. */
    public function verdict(string $path, array $declaration): Verdict
    {
        $declaration += ['path' => $path];
        $verdict = &$this->verdicts["$path:$declaration[line]:$declaration[name]"];
        if ($verdict) {
            return $verdict;
        }
        $verdict = new Verdict('an ancestor of itself');   // until it is known
        return $verdict = match (true) {
            $declaration['kind'] === 'function' => $this->of_function($declaration),
            $declaration['kind'] === 'interface' => $this->of_interface($declaration),
            $declaration['kind'] !== 'class' => $this->of_another($declaration),
            $this->extends_native($declaration) => $this->of_subclass($declaration),
            default => $this->of_class($declaration),
        };
    }

    // --- classes -----------------------------------------------------------------------------------------------------

    private function of_class(array $class): Verdict
    {
        $best = null;
        foreach ($this->candidates($class) as $known) {
            $answer = $this->run($class, $known, self::KNOWN[$known]);
            if ($verdict = $this->unexamined($class, $answer)) {
                return $verdict;
            }
            $difference = new Difference($this->reference($known)['steps'], $answer['steps']);
            if ($difference->is_none()) {
                return $this->same($class, $known, $answer);
            }
            if ($known === 'native' && $number = $this->differs_in_number($answer)) {
                return $this->of_native_with_number($class, $answer, $number);
            }
            if (!$best || $difference->agreed > $best[1]->agreed) {
                $best = [$known, $difference, $answer];
            }
        }
        return $best ? $this->of_ring($class, ...$best) : $this->of_other_ring($class);
    }

    /** A ring that has the methods of a known class, and is another one. */
    private function of_ring(array $class, string $known, Difference $difference, array $answer): Verdict
    {
        $sentence = $difference->sentence($known === 'native' ? "the native class" : 'the shim ' . self::NAMES[$known]);
        return $this->of_another($class, $difference->moves_keys() ? [
            $sentence,
            ...$this->notice($answer),
            ...$this->schemes($answer) ?? [],
        ] : [
            $sentence,
            'If this does not matter to your application, treat it as the same class:',
            ...$this->same($class, $known, $answer)->advice,
            ...$this->conflict($class) ? ['Otherwise:'] : [],
        ]);
    }

    /** What may be a ring by its methods and hashes, and may be none. */
    private function of_other_ring(array $class): Verdict
    {
        $methods = $this->methods($class);
        $add = current(array_intersect(self::ADD, $methods));
        $find = current(array_intersect(self::FIND, $methods));
        if (!$add || !$find || !array_intersect(self::HASHES, $this->calls($class))) {
            return $this->of_another($class);
        }
        $answer = $this->run($class, 'other', ['add' => $add, 'find' => $find]);
        return $this->of_another($class, $answer['end'] === null ? $this->schemes($answer) : null);
    }

    /** A class that is a known one in all that was seen. */
    private function same(array $class, string $known, array $answer): Verdict
    {
        return $known === 'native' ? $this->of_native($class, $answer) : $this->of_shim($class, $known, $answer);
    }

    /** The native class, by whatever name. */
    private function of_native(array $class, array $answer): Verdict
    {
        $more = $this->more('native', $answer);
        $pair = $this->implements_native($class);
        $global = $this->conflict($class) !== null;
        $heir = $this->heir($class, '\ConsistentHash', self::as_here($more));
        [$title, $advice] = match (true) {
            $pair => [', behind an interface ConsistentHash', [
                'Delete the interface ConsistentHash, and write in place of this class, as docs/drop-in.md shows:',
                "\t$heir",
                'Or leave both as they are, with consistent_hash.class=Off in php.ini.',
            ]],
            !$global => [', under another name', [
                'It does not conflict with the extension. To make it native, write in place of it:',
                "\t$heir",
            ]],
            $more !== [] => [', with more members', [
                'The extension does not have ' . self::enumerate($more) . '. Give your class another name, let it extend '
                    . 'ConsistentHash, and keep in it only what the extension does not have. Or leave it as it is, with '
                    . 'consistent_hash.class=Off in php.ini.',
            ]],
            $class['guarded'] => ['', ['It is guarded: PHP does not declare it where the extension is loaded. Nothing to do.']],
            default => ['', ['Enable the extension and delete this class: docs/drop-in.md, “Three ways to adopt it”.']],
        };
        return new Verdict(
            "SAME as the native class$title",
            [...$advice, ...$this->named_arguments('native', $answer), ...$this->notice($answer)],
            $pair || $global && $more,
            'native',
        );
    }

    /** The native class except for the number of virtual nodes. */
    private function of_native_with_number(array $class, array $answer, int $number): Verdict
    {
        $name = $this->conflict($class) ? 'MyConsistentHash' : $class['name'];
        $body = ["public \$virtualPosNum = $number;", ...self::as_here($this->more('native', $answer))];
        return $this->of_another($class, [
            "Its \$virtualPosNum is $number, that of the native class is 5. It is the same in all else. To make it native, "
                . 'write in place of it' . ($this->conflict($class) ? ', under another name:' : ':'),
            "\t" . $this->heir(['name' => $name] + $class, '\ConsistentHash', $body),
            ...$this->notice($answer),
        ]);
    }

    private function of_shim(array $class, string $known, array $answer): Verdict
    {
        $shim = self::NAMES[$known];
        $more = $this->more($known, $answer);
        $conflict = $this->conflict($class);
        $file = 'php/drop-in/' . ($known === 'flexihash' ? 'Flexihash/' : "$shim.php");
        $load = "load the shim, $file: docs/adopting.md, “How to load the shims”.";
        $advice = strtolower($class['name']) === strtolower($shim)
            ? ["Delete this class and $load"]
            : [ucfirst($load) . ' Write in place of this class:', "\t" . $this->heir($class, "\\$shim")];
        if ($conflict) {
            array_unshift($advice, "The native class of this name puts keys elsewhere. Before you enable the extension, "
                . 'write consistent_hash.class=Off into php.ini, or give your class another name.');
        }
        if ($more) {
            $advice[] = 'The shim does not have ' . self::enumerate($more) . '. Write what you need of it anew, with the public '
                . 'methods of the shim.';
        }
        $advice = [...$advice, ...$this->notice($answer)];
        $what = $known === 'descending' ? ', the descending ring' : '';
        return new Verdict("SAME as the shim $shim$what", $advice, $conflict !== null, $known);
    }

    private function of_subclass(array $class): Verdict
    {
        $base = $this->run($class, 'native', self::KNOWN['native'], true);
        if ($verdict = $this->unexamined($class, $base)) {
            return $verdict;
        }
        $copies = $changed = [];
        $native = self::lower([...self::KNOWN['native'], ...self::MORE['native']]);
        foreach (array_intersect(array_keys($class['methods']), $native) as $method) {
            $less = ['without' => [...array_keys($copies), $method]] + $class;
            $answer = $this->run($less, 'native', self::KNOWN['native'], true);
            $name = $class['methods'][$method]['name'] . '()';
            if ($answer['end'] === null && (new Difference($base['steps'], $answer['steps']))->is_none()) {
                $copies[$method] = $name;
            } else {
                $changed[] = $name;
            }
        }
        $advice = [];
        if ($copies) {
            $advice[] = 'Delete ' . self::enumerate($copies) . ": the native class does the same. As long as an override is "
                . 'there, it is what runs, at the old speed.';
        }
        if ($changed) {
            $advice[] = 'Keep ' . self::enumerate($changed) . ": the native class does something else.";
        }
        return new Verdict("a subclass of the native class", [
            ...$advice ?: ['It overrides no method. Nothing to do.'],
            ...$this->notice($base),
        ], false, 'native');
    }

    private function of_interface(array $interface): Verdict
    {
        foreach ($this->conflict($interface) === self::CLASSES[0] ? $this->classes : [] as $class) {
            $implements = $class['kind'] === 'class' && $this->implements_native($class);
            if ($implements && $this->verdict($class['path'], $class)->known === 'native') {
                return new Verdict("the interface of $class[name]", [
                    "PHP cannot declare it beside the native class. See $class[name] for what to do.",
                ], true);
            }
        }
        return $this->of_another($interface);
    }

    /** What is none of the known classes, or nothing to do with rings. */
    private function of_another(array $declaration, ?array $advice = null): Verdict
    {
        $conflict = $this->conflict($declaration);
        if (!$conflict && $advice === null) {
            return new Verdict(Verdict::DULL);
        }
        return new Verdict("ANOTHER $declaration[kind]", [...$advice ?? [], match (true) {
            $conflict === self::CLASSES[0] => 'The extension has a class of this name. Before you enable it, write '
                . "consistent_hash.class=Off into php.ini, or give your $declaration[kind] another name or a namespace.",
            $conflict !== null => "The extension has $conflict, also with consistent_hash.class=Off: give your "
                . "$declaration[kind] another name.",
            default => 'It does not conflict with the extension, and can stay.',
        }], $conflict !== null);
    }

    // --- functions ---------------------------------------------------------------------------------------------------

    private function of_function(array $function): Verdict
    {
        if (!array_intersect(['crc32', 'hash'], $this->calls($function))) {
            return $this->of_another($function);
        }
        $answer = $this->sandbox->run($this->job($function) + ['function' => $function['name']]);
        if ($verdict = $this->unexamined($function, $answer)) {
            return $verdict;
        }
        $scheme = Samples::scheme($answer['samples'], $answer['servers']);
        if ($scheme === null) {
            return $this->of_another($function);
        }
        if ($scheme === '') {
            return $this->of_another($function, [
                'It does not place keys by crc32($key) % count($servers), nor on a ring of CRC-32 that this check knows.',
                ...$this->notice($answer),
            ]);
        }
        return new Verdict("SAME as $scheme", [
            "It does not conflict with the extension. To make it native, ask new Ring(\$servers, $scheme): "
                . 'docs/adopting.md, “Functions”.',
        ]);
    }

    // --- how they behave ---------------------------------------------------------------------------------------------

    /** @return list<string> the known classes that it may be */
    private function candidates(array $class): array
    {
        $methods = $this->methods($class);
        $has = fn (string $known, string $part) => in_array(strtolower(self::KNOWN[$known][$part] ?? ''), $methods, true);
        $fit = array_filter(array_keys(self::KNOWN), fn ($known) => $has($known, 'add') && $has($known, 'find'));
        return array_filter($fit, fn ($known) => $has($known, 'hash')) ?: $fit;
    }

    /** @param bool $whole whether all properties count */
    private function run(array $class, string $known, array $methods, bool $whole = false): array
    {
        $job = $this->job($class) + ['class' => $class['name'], 'role' => $known, 'methods' => $methods, 'whole' => $whole];
        if ($class['abstract']) {
            $job['class'] = 'Concrete';
            $job['classes']['concrete'] = "class Concrete extends \\$class[name] {}";
        }
        return $this->sandbox->run($job);
    }

    /**
     * What the reference class does, with another number of virtual nodes if one is given.
     *
     * @throws RuntimeException if there was not the time for it
     */
    private function reference(string $known, ?int $number = null): array
    {
        return $this->references["$known $number"] ??= (function () use ($known, $number) {
            $class = $this->reference_class($known);
            $classes = [strtolower($class['name']) => $class['code']];
            if ($number !== null) {
                $classes['heir'] = "class Heir extends $class[name] { public \$virtualPosNum = $number; }";
            }
            $answer = $this->sandbox->run([
                'classes' => $classes, 'functions' => [], 'literals' => [],
                'class' => $number === null ? $class['name'] : 'Heir', 'role' => $known, 'methods' => self::KNOWN[$known],
            ]);
            return $answer['end'] === null ? $answer : throw new RuntimeException("$class[name] of this check: $answer[end]");
        })();
    }

    private function reference_class(string $known): array
    {
        return $this->reference_classes[$known]
            ??= $this->sandbox->scan(file_get_contents(self::REFERENCES[$known]))['declarations'][0];
    }

    /** The number of virtual nodes, if that is all that differs from the native class. */
    private function differs_in_number(array $answer): ?int
    {
        $number = $answer['number'];
        return is_int($number) && $number !== 5
            && (new Difference($this->reference('native', $number)['steps'], $answer['steps']))->is_none() ? $number : null;
    }

    /** What the sandbox needs of the declaration, and of all that it may use. */
    private function job(array $declaration): array
    {
        // What its own file has goes first.
        $files = [$declaration['path'] => $this->files[$declaration['path']]] + $this->files;
        $literals = array_merge(...array_column(array_reverse($files), 'literals'));
        $job = ['classes' => [], 'functions' => [], 'literals' => $literals];
        foreach ([[$declaration], ...array_column($files, 'declarations')] as $declarations) {
            foreach ($declarations as $other) {
                $kind = $other['kind'] === 'function' ? 'functions' : 'classes';
                $job[$kind][strtolower($other['name'])] ??= $this->harmless($other);
            }
        }
        $job['functions'] = array_intersect_key($job['functions'], $this->functions_of($declaration));
        if (in_array(self::NATIVE, $this->parents($declaration), true)) {
            $job['classes'][self::NATIVE] ??= $this->reference_class('native')['code'];
        }
        return $job;
    }

    /** @return array<string, true> the functions of the files that it calls, and those that these call, in lower case */
    private function functions_of(array $declaration): array
    {
        $found = $declaration['kind'] === 'function' ? [strtolower($declaration['name']) => true] : [];
        $calls = $this->calls($declaration);
        while ($calls) {
            $called = array_filter(
                array_diff_key($this->functions, $found),
                fn ($function) => in_array(self::short(strtolower($function['name'])), array_map(self::short(...), $calls), true)
            );
            $found += array_fill_keys(array_keys($called), true);
            $calls = array_merge(...array_column($called, 'calls'));
        }
        return $found;
    }

    /** The code of a declaration, less what is to be left out; where it would reach further, it throws an error instead. */
    private function harmless(array $declaration): string
    {
        $code = $declaration['code'];
        if (($class = $this->refused($declaration['makes'])) !== null) {
            return self::refusal($class);
        }
        foreach (array_reverse($declaration['methods']) as $name => $method) {
            if (in_array($name, $declaration['without'] ?? [], true)) {
                $code = substr_replace($code, '', ...$method['method']);
            } elseif (($class = $this->refused($method['makes'])) !== null) {
                $lines = str_repeat("\n", substr_count($code, "\n", ...$method['body']));
                $code = substr_replace($code, '{ ' . self::refusal($class) . " $lines}", ...$method['body']);
            }
        }
        return $code;
    }

    /** What code may not make, of all that it makes. */
    private function refused(array $makes): ?string
    {
        foreach ($makes as $class) {
            $name = strtolower($class);
            if (!Sandbox::allows($class) && $name !== self::NATIVE && !isset($this->classes[$name])) {
                return $class;
            }
        }
        return null;
    }

    private static function refusal(string $class): string
    {
        return 'throw new \Error(' . var_export(self::REFUSED . $class, true) . ');';
    }

    /** The verdict if the answer says nothing of the declaration. */
    private function unexamined(array $declaration, array $answer): ?Verdict
    {
        $reason = $answer['end'] === 'exit' ? "it ends the program in $answer[done]" : $answer['end'];
        foreach ([$answer['end'], ...$answer['errors'] ?? []] as $error) {
            $reason = $this->refusal_of((string) $error) ?? $reason;
        }
        if ($reason === null || $declaration['abstract'] && str_contains($reason, 'abstract method')) {
            return $reason === null ? null : $this->of_another($declaration);
        }
        $advice = $this->conflict($declaration) ? $this->of_another($declaration)->advice : [];
        return new Verdict("NOT EXAMINED: $reason", $advice, $advice || $declaration['kind'] === 'class');
    }

    /** What code was refused, if that is what the message of an error says. */
    private function refusal_of(string $error): ?string
    {
        if (preg_match('/' . self::REFUSED . '([\w\\\\]*)/', $error, $class)) {
            return match (true) {
                $class[1] === '' => 'it makes an object of a class that a variable names',
                $class[1] === 'include' => 'it includes a file',
                class_exists($class[1], false) => "it uses $class[1], which this check does not let it do",
                default => self::needs($class[1]),
            };
        }
        if (preg_match('/(?:undefined function |function ")(?:[\w\\\\]*\\\\)?(\w+)(?:\(\)|" not found)/', $error, $function)) {
            return $this->sandbox->lacks($function[1])
                ? "it calls $function[1](), which this check does not let it do"
                : self::needs("$function[1]()");
        }
        $missing = preg_match('/(?:Class|Interface|Trait) "([^"]+)" not found/', $error, $class);
        return $missing && !isset($this->classes[strtolower($class[1])]) ? self::needs($class[1]) : null;
    }

    private static function needs(string $name): string
    {
        return "it needs $name, which is in none of the files; if it is yours, name its file, too";
    }

    /** @return ?list<string> which schemes place keys alike, as the extension says; null if it does not place keys on servers */
    private function schemes(array $answer): ?array
    {
        if (array_diff(array_map('strval', $answer['samples']), $answer['servers'])) {
            return null;
        }
        if (!extension_loaded('consistent_hash')) {
            return ['With the extension loaded, this check asks Scheme::identify() for a ring that places keys as it does.'];
        }
        $schemes = array_slice(Scheme::identify($answer['servers'], $answer['samples']), 0, 3);
        $rings = implode(' or ', array_map(fn ($scheme) => "new Ring(\$servers, $scheme)", $schemes));
        return [$schemes
            ? "It places keys as $rings does."
            : 'Scheme::identify() finds no ring that places keys as it does.'];
    }

    // --- what they are made of ---------------------------------------------------------------------------------------

    /** The name that it takes from the extension, or the extension from it. */
    private function conflict(array $declaration): ?string
    {
        foreach ($declaration['kind'] === 'function' ? self::FUNCTIONS : self::CLASSES as $name) {
            if (strtolower($name) === strtolower($declaration['name'])) {
                return $name;
            }
        }
        return null;
    }

    /** Whether it or an ancestor extends the native class, or a class of the files that is the same. */
    private function extends_native(array $class): bool
    {
        $declared = $this->classes[self::NATIVE] ?? null;
        return in_array(self::NATIVE, $this->parents($class), true)
            && (!$declared || $this->verdict($declared['path'], $declared)->known === 'native');
    }

    /** Whether it implements a global interface ConsistentHash. */
    private function implements_native(array $class): bool
    {
        $interfaces = array_merge(...array_column($this->family($class), 'implements'));
        return in_array(self::NATIVE, self::lower($interfaces), true);
    }

    /** @return list<string> what it and its family extend, in lower case */
    private function parents(array $class): array
    {
        return self::lower(array_merge(...array_column($this->family($class), 'extends')));
    }

    /** @return array<string, array> it, its ancestors, traits and interfaces, as far as the files have them */
    private function family(array $declaration): array
    {
        $family = [];
        $next = [$declaration];
        while ($member = array_shift($next)) {
            $family[strtolower($member['name'])] ??= $member;
            foreach (self::lower([...$member['extends'], ...$member['traits'], ...$member['implements']]) as $name) {
                if (isset($this->classes[$name]) && !isset($family[$name])) {
                    $next[] = $this->classes[$name];
                }
            }
        }
        return $family;
    }

    /** @return list<string> the methods that a class has, in lower case */
    private function methods(array $class): array
    {
        return array_keys(array_merge(...array_column($this->family($class), 'methods')));
    }

    /** @return list<string> the functions and methods that it calls, in lower case */
    private function calls(array $declaration): array
    {
        return array_merge(...array_column($this->family($declaration), 'calls'));
    }

    // --- words -------------------------------------------------------------------------------------------------------

    /** A name without its namespace. */
    private static function short(string $name): string
    {
        return substr(strrchr("\\$name", '\\'), 1);
    }

    /** @return list<string> public members that the known class does not have */
    private function more(string $known, array $answer): array
    {
        $members = [
            ...$answer['arguments'] ? ['__construct'] : [],
            ...$answer['methods'],
            ...array_map(fn ($name) => "\$$name", $answer['properties']),
        ];
        $has = self::lower([...self::KNOWN[$known], ...self::MORE[$known]]);
        $more = array_filter($members, fn ($name) => !in_array(strtolower($name), $has, true));
        return array_map(fn ($name) => $name[0] === '$' ? $name : "$name()", array_values($more));
    }

    /** The class that takes the place of one; $body is what is in it. */
    private function heir(array $class, string $parent, array $body = []): string
    {
        $interfaces = array_filter($class['implements'], fn ($name) => strtolower($name) !== self::NATIVE);
        $heir = ($class['abstract'] ? 'abstract ' : '') . 'class ' . self::short($class['name']) . " extends $parent"
            . ($interfaces ? ' implements \\' . implode(', \\', $interfaces) : '')
            . ($body ? ' { ' . implode(' ', $body) . ' }' : ' {}');
        return str_contains($class['name'], '\\') ? $heir : preg_replace('/ \\\\(?=\w+\b(?!\\\\))/', ' ', $heir);
    }

    /** @return list<string> */
    private static function as_here(array $members): array
    {
        return $members ? ['/* ' . implode(', ', $members) . ', and what that uses */'] : [];
    }

    /** @return list<string> */
    private function named_arguments(string $known, array $answer): array
    {
        $expected = array_change_key_case($this->reference($known)['parameters']);
        $other = array_filter(
            $answer['parameters'],
            fn ($names, $method) => ($expected[strtolower($method)] ?? $names) !== $names,
            ARRAY_FILTER_USE_BOTH
        );
        return $other === [] ? [] : ['Parameters of ' . self::enumerate(array_map(fn ($name) => "$name()", array_keys($other)))
            . ' have other names here than in the extension. This matters to calls with named arguments only.'];
    }

    /** @return list<string> */
    private function notice(array $answer): array
    {
        return isset($answer['notice']) ? ["While it runs, PHP complains: $answer[notice]."] : [];
    }

    /** @param list<string> $names */
    private static function enumerate(array $names): string
    {
        $last = array_pop($names);
        return $names ? implode(', ', $names) . " and $last" : $last;
    }

    /** @return list<string> */
    private static function lower(array $names): array
    {
        return array_values(array_map('strtolower', $names));
    }
}
