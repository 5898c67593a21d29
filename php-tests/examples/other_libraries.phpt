--TEST--
The schemes that adopting.md has for other libraries place keys as these libraries do
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/pages.inc';

use ConsistentHash\{Ring, Scheme};

/* A ring of positions: the first one at or after that of the key, or the first one after it. */
function find(array $ring, int $position, bool $after = false): string
{
    ksort($ring);
    foreach ($ring as $at => $server) {
        if ($at > $position || !$after && $at === $position) {
            return $server;
        }
    }
    return reset($ring);
}

/* The ring of positions that each label of each server gives; so many labels per server. */
function ring(array $labels, Closure $positions, int $first = 0, string $format = '%s-%d'): array
{
    $ring = [];
    foreach ($labels as $server => $count) {
        for ($i = $first; $i < $first + $count; $i++) {
            foreach ($positions(sprintf($format, $server, $i)) as $position) {
                $ring[$position] = $server;
            }
        }
    }
    return $ring;
}

$crc = fn(string $text) => [crc32($text)];
$words = fn(int $count, string $algorithm = 'md5') => fn(string $text) => array_slice(unpack('V4', hash($algorithm, $text, true)), 0, $count);
$word = fn(string $key) => $words(1)($key)[0];
$same = fn(array $weights, int $labels) => array_fill_keys(array_keys($weights), $labels);
// The arithmetic of JavaScript is that of PHP here.
$shared = fn(array $weights) => array_map(fn($weight) => (int) floor($weight / array_sum($weights) * 40 * count($weights)), $weights);

// Library => server of a key. The first words of its row; then whether it has weights, and the expression of the row that counts.
$libraries = [
    ["Python's hash_ring", false, 0, fn($weights, $key) => find(ring($same($weights, 40), $words(3)), $word($key), true)],
    ['Rediska', true, 0, fn($weights, $key) => find(ring(array_map(fn($weight) => 64 * $weight, $weights), $crc, 0, '%s%d'), crc32($key), true)],
    ["PHP's runner", true, 0, fn($weights, $key) => find(ring($weights, $crc, 1, '%s%d'), crc32($key))],
    ['Workerman', false, 0, fn($weights, $key) => array_keys($weights)[crc32($key) % count($weights)]],
    // In single precision, which makes no difference for up to 60 servers.
    ['libketama', false, 0, fn($weights, $key) => find(ring($same($weights, 40), $words(4)), $word($key))],
    ['spymemcached', false, 0, fn($weights, $key) => find(ring($same($weights, 160 / 4), $words(4)), $word($key))],
    // It takes the MD5 as one number, of which the first 32 bits decide.
    ["Python's uhashring", true, 0, fn($weights, $key) => find(
        ring(array_map(fn($weight) => 160 * $weight, $weights), fn($text) => [hexdec(substr(md5($text), 0, 8))]),
        hexdec(substr(md5($key), 0, 8)),
        true,
    )],
    ['the same with', false, 0, fn($weights, $key) => find(ring($same($weights, 40), $words(4)), $word($key), true)],
    ["Node's hashring", true, 0, fn($weights, $key) => find(ring($shared($weights), $words(4)), $word($key))],
    ["Node's hashring", true, 1, fn($weights, $key) => find(ring($shared($weights), $words(4, 'sha1')), $words(1, 'sha1')($key)[0])],
    ["Go's groupcache", false, 0, fn($weights, $key) => find(ring($same($weights, 50), $crc, 0, '%2$d%1$s'), crc32($key))],
];

mt_srand($seed = random_int(1, 999999));
$page = file_get_contents('docs/adopting.md');
foreach ($libraries as [$library, $has_weights, $place, $lookup]) {
    preg_match("/^\| \Q$library\E.*$/m", $page, $row);
    preg_match_all('/`((?:Scheme::|new Scheme).*?\))`/', $row[0], $expressions);
    $scheme = eval("use ConsistentHash\Scheme; return {$expressions[1][$place]};");
    $differences = 0;
    for ($round = 0; $round < 20; $round++) {
        $weights = [];
        for ($i = mt_rand(2, 9); $i > 0; $i--) {
            $weights['host/10.0.' . mt_rand(0, 9) . '.' . mt_rand(1, 250) . ':11211'] = $has_weights ? mt_rand(1, 5) : 1;
        }
        $ring = new Ring($weights, $scheme);
        for ($i = 0; $i < 20; $i++) {
            $key = 'key:' . mt_rand();
            $differences += $ring->lookup($key) === $lookup($weights, $key) ? 0 : 1;
        }
    }
    echo "$scheme: ", $differences ? "seed $seed, $differences differences from $library" : 'no difference', "\n";
}
?>
--EXPECT--
Scheme::hashring(): no difference
Scheme::flexihash(64): no difference
new Scheme('crc32', '{server}{index}', 1, 1, 'at-or-after'): no difference
Scheme::modulo(): no difference
Scheme::predisKetama(): no difference
Scheme::predisKetama(): no difference
new Scheme('md5-be32', '{server}-{index}', 0, 160, 'after'): no difference
Scheme::predisKetama(): no difference
Scheme::mediaWikiHashRing('md5'): no difference
Scheme::mediaWikiHashRing(): no difference
new Scheme('crc32', '{index}{server}', 0, 50, 'at-or-after'): no difference
