<?php
/*
 * Stub test: php/stubs/consistent_hash.stub.php declares what Reflection shows of the loaded extension, no more and no
 * less, and documents all of it. Faults that are planted in the stub must be found.
 *
 *   php -n -d extension=modules/consistent_hash.so php-tests/stub/run.php
 *
 * The last line is: N passed, N failed.
 */

declare(strict_types=1);

require __DIR__ . '/../../examples/inc/command_line.php';

command_line(__FILE__);
extension_loaded('consistent_hash') || exit("the extension is not loaded\n");

// What the stub says => what it is made to say.
const FAULTS = [
    'function consistent_hash_cache_info(): array {}' => '',
    'function consistent_hash_cache_info()' => 'function surplus() {} function consistent_hash_cache_info()',
    'namespace ConsistentHash {' => 'namespace ConsistentHash { const SURPLUS = 1;',
    'final class Scheme' => 'final class Surplus {} final class Scheme',
    'final class Ring' => 'class Ring',
    'class Scheme implements' => 'class Scheme extends \stdClass implements',
    'interface RingInterface extends \Countable,' => 'interface RingInterface extends',
    'public $virtualPos = [];' => 'public $virtualPos = []; const SURPLUS = 1;',
    'public $serverList = [];' => '',
    'public $serverList' => 'public array $serverList',
    'public $virtualPosNum' => 'protected $virtualPosNum',
    '$virtualPosNum = 5' => '$virtualPosNum = 6',
    'public function shares(): array {}' => '',
    'public function shares()' => 'public function surplus() {} public function shares()',
    'public function points()' => 'protected function points()',
    'public static function hashes()' => 'public function hashes()',
    'public function cHash(' => 'final public function cHash(',
    'public function lookup($key)' => 'public function &lookup($key)',
    'movement(Ring $after): array' => 'movement(Ring $after): ?array',
    'scheme(): Scheme' => 'scheme()',
    'addServer($server)' => 'addServer($key)',
    'removeServer($key)' => 'removeServer($key, $surplus)',
    'cHash($str)' => 'cHash(&$str)',
    'addServers(array $servers)' => 'addServers(array ...$servers)',
    'lookupList($key, int $count)' => 'lookupList($key, $count)',
    'md5Crc32(int $virtualNodes = 5)' => 'md5Crc32(int $virtualNodes = 6)',
    'crc32Strict(?int $virtualNodes = null)' => 'crc32Strict(?int $virtualNodes)',
    'haproxy(string $hash = \'sdbm\', ?bool' => 'haproxy(string $hash = \'crc32\', ?bool',
    'mixed ...$arguments' => 'mixed $arguments',
    '/** Whether a server is on the ring. */' => '',
    '@param array<string|int> $servers' => '@param array<string|int> $names',
];

/** A class alone, a member of one, or a function, as it would be written. */
function declaration(ReflectionClass|ReflectionClassConstant|ReflectionProperty|ReflectionFunctionAbstract $of): string
{
    $modifiers = $of instanceof ReflectionFunction ? [] : Reflection::getModifierNames($of->getModifiers());
    if ($of instanceof ReflectionClass) {
        $words = [$of->isInterface() ? 'interface' : 'class', $of->name];
    } elseif ($of instanceof ReflectionClassConstant) {
        $words = ['const', $of->name, '= ' . var_export($of->getValue(), true)];
    } elseif ($of instanceof ReflectionProperty) {
        $words = [$of->getType(), "\$$of->name", '= ' . var_export($of->getDefaultValue(), true)];
    } else {
        $parameters = implode(', ', array_map(parameter(...), $of->getParameters()));
        $words = ['function', $of->returnsReference() ? '&' : '', "$of->name($parameters):", $of->getReturnType()];
    }
    return implode(' ', array_filter([...$modifiers, ...$words]));
}

function parameter(ReflectionParameter $parameter): string
{
    return $parameter->getType()
        . ($parameter->isPassedByReference() ? ' &' : ' ') . ($parameter->isVariadic() ? '...' : '') . "\$$parameter->name"
        . ($parameter->isDefaultValueAvailable() ? ' = ' . var_export($parameter->getDefaultValue(), true) : '');
}

/**
 * @param list<ReflectionClass|ReflectionFunction> $symbols
 *
 * @return array<string, Reflector> by their declarations: the symbols, and the parents and members of the classes
 */
function withMembers(array $symbols): array
{
    $all = [];
    foreach ($symbols as $symbol) {
        $all[declaration($symbol)] = $symbol;
        if ($symbol instanceof ReflectionClass) {
            foreach ([...class_parents($symbol->name), ...class_implements($symbol->name)] as $parent) {
                $all["$symbol->name: is a $parent"] = $symbol;
            }
            foreach ([...$symbol->getReflectionConstants(), ...$symbol->getProperties(), ...$symbol->getMethods()] as $member) {
                if ($member->class === $symbol->name) {
                    $all["$symbol->name: " . declaration($member)] = $member;
                }
            }
        }
    }
    return $all;
}

/** @return list<string> what is wrong with a stub */
function faults(string $stub): array
{
    static $stubs = 0;

    // In a namespace of its own, where its names do not meet those of the extension.
    $namespace = 'Stub' . $stubs++;
    $stub = preg_replace(['/^namespace (\w)/m', '/^namespace \{/m'], ["namespace $namespace\\\\$1", "namespace $namespace {"], $stub);
    eval("?>$stub");
    $isOurs = fn (string $name) => stripos($name, "$namespace\\") === 0;
    $classes = array_filter([...get_declared_classes(), ...get_declared_interfaces()], $isOurs);
    $functions = array_filter(get_defined_functions()['user'], $isOurs);
    $constants = array_filter(get_defined_constants(true)['user'] ?? [], $isOurs, ARRAY_FILTER_USE_KEY);

    $declared = withMembers([
        ...array_map(fn ($name) => new ReflectionClass($name), array_values($classes)),
        ...array_map(fn ($name) => new ReflectionFunction($name), array_values($functions)),
    ]);
    $stubSays = str_replace("$namespace\\", '', [...array_keys($declared), ...array_keys($constants)]);

    $extension = new ReflectionExtension('consistent_hash');
    $extensionSays = [
        ...array_keys(withMembers([...array_values($extension->getClasses()), ...array_values($extension->getFunctions())])),
        ...array_keys($extension->getConstants()),
    ];

    return [
        ...preg_replace('/^/', 'only the stub has:      ', array_diff($stubSays, $extensionSays)),
        ...preg_replace('/^/', 'only the extension has: ', array_diff($extensionSays, $stubSays)),
        ...array_merge(...array_map(documentationFaults(...), array_values($declared))),
    ];
}

/** @return list<string> */
function documentationFaults(ReflectionClass|ReflectionClassConstant|ReflectionProperty|ReflectionFunctionAbstract $of): array
{
    $comment = $of->getDocComment();
    if ($comment === false) {
        return ["without documentation:  {$of->getName()}"];
    }
    preg_match_all('/@param .*?\$(\w+)/', $comment, $documented);
    $parameters = $of instanceof ReflectionFunctionAbstract ? array_column($of->getParameters(), 'name') : [];
    return preg_replace('/^/', "of {$of->getName()}(), no parameter: $", array_diff($documented[1], $parameters));
}

$stub = file_get_contents(__DIR__ . '/../../php/stubs/consistent_hash.stub.php');

$faults = faults($stub);
echo implode("\n", $faults), $faults ? "\n" : '';
$failed = (int) ($faults !== []);

foreach (FAULTS as $part => $wrong) {
    $faulty = str_replace($part, $wrong, $stub, $found);
    if ($found === 0 || count(faults($faulty)) <= count($faults)) {
        echo $found === 0 ? 'not in the stub: ' : 'not found: ', "$part => $wrong\n";
        $failed++;
    }
}

echo count(FAULTS) + 1 - $failed, " passed, $failed failed\n";
exit($failed === 0 ? 0 : 1);
