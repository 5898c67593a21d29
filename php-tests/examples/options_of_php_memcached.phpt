--TEST--
What adopting.md says of the options of php-memcached, in a table and in a function, is where clients with them place keys
--EXTENSIONS--
consistent_hash
--SKIPIF--
<?php
require __DIR__ . '/../../examples/inc/need.php';
if ($missing = missing(['memcached'], [])) {
    die("skip needs $missing");
}
?>
--FILE--
<?php
require __DIR__ . '/pages.inc';
require __DIR__ . '/../../examples/inc/need.php';
missing(['memcached'], []);   // loads it

use ConsistentHash\{Ring, Scheme};

const PAGE = 'docs/adopting.md';

/* Sets options, each by name and value, and adds the servers where "servers" stands among them. */
function client(array $steps, array $weights): Memcached
{
    $servers = [];
    foreach ($weights as $server => $weight) {
        [$host, $port] = explode(':', $server);
        $servers[] = [$host, (int) $port, $weight];
    }
    $client = new Memcached();
    foreach ($steps as $step) {
        if ($step === 'servers') {
            mt_rand(0, 1) ? $client->addServers($servers) : array_walk($servers, fn($server) => $client->addServer(...$server));
        } else {
            $client->setOption(...$step);
        }
    }
    return $client;
}

/* Of 200 keys, how many lie elsewhere by this scheme. */
function differences(Memcached $client, array $weights, Scheme $scheme, bool $count): int
{
    $ring = new Ring($count ? $weights : array_keys($weights), $scheme);
    $differences = 0;
    for ($i = 0; $i < 200; $i++) {
        $key = mt_rand(0, 3) ? 'key:' . mt_rand() : pack('N*', mt_rand(), ...array_map(fn() => mt_rand(), range(0, mt_rand(0, 6))));
        ['host' => $host, 'port' => $port] = $client->getServerByKey($key);
        $differences += $ring->lookup($key) === "$host:$port" ? 0 : 1;
    }
    return $differences;
}

/* Two to nine servers; one in two sets has weights, and then all kinds of them. */
function weights(): array
{
    $is_weighted = mt_rand(0, 1);
    $weights = [];
    for ($i = mt_rand(2, 9); $i > 0; $i--) {
        $weights['10.0.0.' . mt_rand(1, 99) . ':' . [11211, 11212][mt_rand(0, 1)]] = $is_weighted ? mt_rand(0, 6) : 1;
    }
    return $weights;
}

mt_srand($seed = random_int(1, 999999));

/* The table. */
preg_match_all('/^\| (.*) \| `(Scheme::libmem\w+\(.*\))` \| (count|do not count) \|$/m', file_get_contents(PAGE), $rows, PREG_SET_ORDER);
$checked = 0;
foreach (preg_grep('/nothing|OPT_/', array_column($rows, 1)) as $i => $text) {
    preg_match_all('/`(\w+) = (\w+)`|servers/', $text, $words, PREG_SET_ORDER);
    $steps = array_map(fn($word) => isset($word[1])
        ? [constant("Memcached::$word[1]"), $word[2] === 'true' ?: constant("Memcached::$word[2]")] : 'servers', $words);
    $orders = in_array('servers', $steps, true) ? [$steps] : [['servers', ...$steps], [...$steps, 'servers']];
    foreach ($orders as $order) {
        for ($round = 0; $round < 20; $round++) {
            $weights = weights();
            $differences = differences(client($order, $weights), $weights, eval("use ConsistentHash\Scheme; return {$rows[$i][2]};"), $rows[$i][3] === 'count');
            $differences && print("seed $seed: $text: {$rows[$i][2]}, weights {$rows[$i][3]}: $differences differences, " . json_encode($weights) . "\n");
        }
    }
    $checked++;
}
echo $checked, " rows\n";

/* The function. */
eval(implode(preg_grep('/function schemeOf/', array_column(blocks(PAGE, 'php'), 0))));
$options = [
    fn() => [Memcached::OPT_DISTRIBUTION, mt_rand(0, 1)],
    fn() => [Memcached::OPT_LIBKETAMA_COMPATIBLE, (bool) mt_rand(0, 3)],
    fn() => [Memcached::OPT_HASH, [0, 1, 2, 3, 4, 5, 6, 8, 9, 10][mt_rand(0, 9)]],
    fn() => [Memcached::OPT_LIBKETAMA_HASH, mt_rand(0, 6)],
];
for ($round = 0; $round < 500; $round++) {
    $steps = array_map(fn() => $options[mt_rand(0, 3)](), range(0, mt_rand(0, 3)));
    array_splice($steps, mt_rand(0, count($steps)), 0, 'servers');
    // The points of another hash would stay.
    foreach (array_slice($steps, array_search('servers', $steps, true) + 1, preserve_keys: true) as $i => $step) {
        if ($step[0] === Memcached::OPT_HASH) {
            unset($steps[$i]);
        }
    }
    $weights = weights();
    $client = client($steps, $weights);
    [$scheme, $count] = schemeOf($client);
    $differences = differences($client, $weights, $scheme, $count);
    $differences && print("seed $seed: " . json_encode($steps) . " are $scheme: $differences differences, " . json_encode($weights) . "\n");
}
?>
--EXPECT--
12 rows
