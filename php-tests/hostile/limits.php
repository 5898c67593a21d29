<?php
/*
 * Large input, each in a process of its own with a low memory_limit: it works within that, or ends in PHP's error or an
 * exception. No crash, no endless loop, no memory beyond the limit.
 *
 *   php -n php-tests/hostile/limits.php MODULE
 */

declare(strict_types=1);

require __DIR__ . '/../../examples/inc/command_line.php';
require __DIR__ . '/Child.php';
require __DIR__ . '/../workers/Tally.php';

/** Seconds in which each ends, on a slow machine. */
const PATIENCE = 60;

/** Megabytes of address space that a process has beside its memory_limit: PHP takes some 100. */
const SPACE = 256;

/** What the code of the cases uses. */
const PRELUDE = <<<'END'
    use ConsistentHash\{Ring, Scheme};
    function same(mixed $one, mixed $other): void { $one === $other || exit(1); }
    function text(int $megabytes): string { return str_repeat('x', $megabytes << 20); }
    function names(int $count): array { return array_map('strval', range(1, $count)); }
    function one_each(int $count): Ring { return new Ring(names($count), Scheme::crc32Descending()); }
    function drop_in(): ConsistentHash { $ring = new ConsistentHash(); $ring->addServers(['a', 'b']); return $ring; }

    END;

/* Outcomes: null if it works; else a pattern of what PHP says. */
const MEMORY = '/^PHP Fatal error:  Allowed memory size of \d+ bytes exhausted/m';
const VALUE_ERROR = '/^PHP Fatal error:  Uncaught ValueError: /m';
const TYPE_ERROR = '/^PHP Fatal error:  Uncaught TypeError: /m';

/* [memory_limit in megabytes, outcome, code, option of PHP...] */
const CASES = [
    // A key is hashed in place.
    [104, null, '$key = text(100); same((new Ring(["a"]))->lookup($key), "a"); same(count((new Ring(["a", "b"]))->lookupList($key, 5)), 2);'],
    [104, null, '$key = text(100); same((new Ring(["a"]))->lookupMany([$key, &$key]), ["a", "a"]); same((new Ring(["a"]))->group([$key])["a"], [$key]);'],
    [104, null, '$key = text(100); foreach (Scheme::names() as $name) (new Ring(["a:1"], Scheme::fromName($name)))->lookup($key);'],
    [104, null, '$key = text(100); foreach (Scheme::hashes() as $hash) (new Ring(["a"], new Scheme($hash)))->lookup($key);'],
    [104, null, '$key = text(100); same(drop_in()->cHash($key), sprintf("%u", crc32(md5($key)))); drop_in()->lookupMany([$key]); drop_in()->lookupList($key, 2);'],
    [64, MEMORY, '$keys = [text(30)]; drop_in()->lookup("{$keys[0]}{$keys[0]}");'],
    // A server is kept as it is, but labels are made of it.
    [104, null, '$name = text(100); same((new Ring([$name]))->servers(), [$name]); same((new Ring([$name => 1]))->count(), 1);'],
    [104, VALUE_ERROR, 'new Ring([text(100) => 0]);'],
    [104, null, 'same(strlen((new Ring([text(20)], Scheme::crc32(1)))->lookup("key")), 20 << 20);'],
    [104, MEMORY, '(new Ring([text(100)], Scheme::crc32(1)))->lookup("key");'],
    [104, VALUE_ERROR, 'new Scheme("crc32", text(50) . "{server}");'],
    [104, VALUE_ERROR, 'new Scheme(text(100));'],
    [104, VALUE_ERROR, 'Scheme::fromName(text(100));'],
    [104, MEMORY, '$name = text(100); Scheme::identify([$name], ["key" => $name]);'],
    [104, null, '$name = text(100); $ring = new Ring(["a"]); same($ring->has($name), false); same($ring->weight($name), 0); same($ring->remove($name)->servers(), ["a"]);'],
    [324, null, '$ring = new ConsistentHash(); $ring->addServer(text(100)); same(strlen($ring->lookup("x")), 100 << 20); $ring->removeServer(text(1));'],
    [128, MEMORY, '$ring = new ConsistentHash(); $ring->addServer(text(100)); $ring->lookup("x"); serialize($ring);'],
    [104, MEMORY, '$ring = new ConsistentHash(); $ring->addServer(text(100)); $ring->lookup("x");', '-d', 'consistent_hash.cache_size=0'],
    // A million keys.
    [64, null, '$servers = (new Ring(["a", "b"]))->lookupMany(range(1, 1_000_000)); same(count($servers), 1_000_000);'],
    [24, MEMORY, '(new Ring(["a", "b"]))->lookupMany(range(1, 1_000_000));'],
    [96, null, '$groups = (new Ring(["a", "b"]))->group(range(1, 1_000_000)); same(count($groups["a"]) + count($groups["b"]), 1_000_000);'],
    [24, MEMORY, '(new Ring(["a", "b"]))->group(range(1, 1_000_000));'],
    [64, null, 'same(count(drop_in()->lookupMany(range(1, 1_000_000))), 1_000_000);'],
    [24, MEMORY, 'drop_in()->lookupMany(range(1, 1_000_000));'],
    [224, null, '$keys = []; for ($i = 0; $i < 1_000_000; $i++) $keys["k$i"] = "k$i"; for ($i = 0; $i < 1_000_000; $i += 3) unset($keys["k$i"]);
        $servers = (new Ring(["a", "b"]))->lookupMany($keys); same(array_key_first($servers), "k1"); same(count($servers), 666_666);'],
    [128, null, '$key = "x"; for ($i = 0; $i < 1_000_000; $i++) $keys[] = &$key; same(count((new Ring(["a"]))->lookupMany($keys)), 1_000_000); same(count(drop_in()->lookupMany($keys)), 1_000_000);'],
    [64, null, '$keys = range(0, 200_000); foreach ($keys as $i => &$key) if ($i % 2) unset($keys[$i]); else $key = $i % 4 ? new Error((string) $i) : "k$i"; unset($key);
        same(count((new Ring(["a"]))->lookupMany(array_filter($keys, is_string(...)))), 50_001); same(count((new Ring(["a"]))->group(array_filter($keys, is_string(...)))["a"]), 50_001);'],
    [64, TYPE_ERROR, '$keys = range(1, 1_000_000); $keys[] = [1]; (new Ring(["a"]))->lookupMany($keys);'],
    [96, TYPE_ERROR, '$keys = range(1, 1_000_000); $keys[] = new stdClass; (new Ring(["a"]))->group($keys);'],
    [64, TYPE_ERROR, '$keys = range(1, 1_000_000); $keys[] = [1]; drop_in()->lookupMany($keys);'],
    // 100,000 servers.
    [96, null, '$ring = one_each(100_000); same(count($ring), 100_000); same(count($ring->lookupList("key", PHP_INT_MAX)), 100_000); same(count($ring->shares()), 100_000);
        same($ring == unserialize(serialize($ring)), true); same(count($ring->points()) > 99_000, true); same($ring->movement(clone $ring)["moves"], []);'],
    [96, null, '$ring = new ConsistentHash(); $ring->virtualPosNum = 1; $ring->addServers(names(100_000)); same(count($ring->lookupList("key", PHP_INT_MAX)) > 99_000, true);'],
    [128, null, '$one = new Ring(names(100_000), Scheme::modulo()); $ring = new Ring(names(100_003), Scheme::modulo()); same($one->lookup("key"), $one->lookupList("key", 1)[0]); $ring->remove("5");'],
    [24, MEMORY, '$ring = one_each(100_000); $ring->lookup("key"); for (;;) $all[] = $ring->servers();'],
    [24, MEMORY, '$ring = one_each(100_000); $ring->lookup("key"); for (;;) $all[] = $ring->shares();'],
    [24, MEMORY, '$ring = one_each(100_000); $ring->lookup("key"); for (;;) $all[] = $ring->points();'],
    [24, MEMORY, '$ring = one_each(100_000); $ring->lookup("key"); for (;;) $all[] = $ring->lookupList("key", PHP_INT_MAX);'],
    [24, MEMORY, '$ring = one_each(100_000); $ring->lookup("key"); for (;;) $all[] = $ring->__serialize();'],
    [24, MEMORY, '$ring = one_each(100_000); $ring->lookup("key"); for (;;) $all[] = $ring->getIterator();'],
    [24, MEMORY, '$ring = one_each(100_000); $ring->lookup("key"); for (;;) $all[] = clone $ring;'],
    [24, MEMORY, '$ring = new ConsistentHash(); $ring->addServers(names(1_000)); for (;;) { $all[] = clone $ring; end($all)->addServer("a"); }'],
    [64, MEMORY, '(new Ring(names(100_000), Scheme::modulo()))->movement(new Ring(names(100_003), Scheme::modulo()));'],
    [24, MEMORY, 'for (;;) $all[] = new Scheme();'],
    // Many virtual nodes.
    [64, null, '$ring = new Ring(["a", "b"], Scheme::crc32(1_000_000)); $ring->lookup("key"); same(count($ring->lookupList("key", 2)), 2); same(round(array_sum($ring->shares()), 9), 1.0);'],
    [64, MEMORY, '(new Ring(["a"]))->add("b", 13_421_000)->lookup("key");'],
    [64, MEMORY, '(new Ring(["a", "b"], Scheme::crc32(16_777_216)))->lookup("key");'],
    [64, VALUE_ERROR, '(new Ring(["a"]))->add("b", PHP_INT_MAX);'],
    [64, VALUE_ERROR, 'new Ring(["a" => PHP_INT_MAX, "b" => PHP_INT_MAX], Scheme::nginx());'],
    [64, VALUE_ERROR, 'Scheme::crc32(PHP_INT_MAX);'],
    [64, MEMORY, '$ring = new ConsistentHash(); $ring->virtualPosNum = 2_000_000_000; $ring->addServer("a"); $ring->lookup("key");'],
    [64, MEMORY, '$ring = new ConsistentHash(); $ring->virtualPosNum = INF; $ring->addServer("a");'],
    // What each scheme fits.
    [128, VALUE_ERROR, 'Scheme::identify(["a"], ["key" => "a"]);'],
];

[, [$module]] = command_line(__FILE__, least: 1, most: 1);
$tally = new Workers\Tally();
foreach (CASES as $case) {
    [$limit, $outcome, $code] = $case;
    $options = ['-d', "memory_limit={$limit}M", '-d', 'display_errors=0', '-d', 'log_errors=1', ...array_slice($case, 3)];
    $php = [PHP_BINARY, '-n', '-d', "extension=$module", ...$options];
    $child = new Child($php, ['-r', PRELUDE . $code], PATIENCE, $limit + SPACE);
    $good = $outcome === null ? $child->code === 0 && $child->said === '' : $child->code === 255 && preg_match($outcome, $child->said) === 1;
    $tally->check($good, "$code\n  with {$limit}M, expected " . ($outcome ?? 'nothing') . "; {$child->end()}");
}
$tally->finish();
