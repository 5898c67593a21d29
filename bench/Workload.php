<?php
/*
 * The servers and keys, the same in every process and every run.
 */

declare(strict_types=1);

namespace ConsistentHashBench;

/** name => [servers, points per server] */
const SIZES = [
    '10×5' => [10, 5],
    '10×64' => [10, 64],
    '100×64' => [100, 64],
    '100×160' => [100, 160],
    '1000×160' => [1000, 160],
    '10000×100' => [10000, 100],
];

/** The rings whose balance is measured: name => [servers, hash], each with each number of virtual nodes. */
const BALANCE = [
    '10 servers' => [10, 'md5-crc32'],
    '100 servers' => [100, 'md5-crc32'],
    '1,000 servers' => [1000, 'md5-crc32'],
    '100 servers, crc32' => [100, 'crc32'],
];
const VIRTUAL_NODES = [1, 2, 5, 10, 20, 40, 80, 160, 320, 640, 1280];

/** @return list<string> host names; each set has others */
function hosts(int $count, int $set = 0): array
{
    $hosts = [];
    for ($i = 0; $i < $count; $i++) {
        $hosts[] = \sprintf('%d.%d.%d.%d', 10 + \intdiv($set, 250), $set % 250, $i >> 8, $i & 255);
    }
    return $hosts;
}

/** @return list<string> distinct keys as applications have them, of 10 to 40 bytes */
function keys(int $count): array
{
    \mt_srand(20080808);
    $keys = [];
    for ($i = 0; $i < $count; $i++) {
        $id = \mt_rand(1, 99_999_999);
        $hex = \md5((string) $id);
        $key = match ($i % 6) {
            0 => \sprintf('user:%08d', $id),
            1 => "profile:$id:settings",
            2 => 'sess_' . \substr($hex, 0, 26),
            3 => "img/$id/" . \substr($hex, 0, 12) . '.jpg',
            4 => 'page:/shop/category/' . \substr($hex, 0, \mt_rand(6, 20)),
            5 => \sprintf('q:%s', \substr($hex, 0, \mt_rand(8, 32))),
        };
        $keys[$key] = true;
    }
    if (\count($keys) !== $count) {
        throw new \LogicException('a key comes twice');
    }
    return \array_map(\strval(...), \array_keys($keys));
}

/**
 * A few of many keys, for a contender that is too slow for all of them. The time of a lookup in the userland class
 * depends on the distance of the key from the beginning of the ring: keys at even distances cost on average as much as
 * all keys do.
 *
 * @param list<string> $keys
 * @return list<string>
 */
function evenlySpread(array $keys, int $count): array
{
    if ($count >= \count($keys)) {
        return $keys;
    }
    $positions = \array_map(fn ($key) => \crc32(\md5($key)), $keys);
    \asort($positions);
    $order = \array_keys($positions);
    $some = [];
    for ($i = 0; $i < $count; $i++) {
        $some[] = $keys[$order[(int) (($i + 0.5) * \count($keys) / $count)]];
    }
    \mt_srand($count);
    \shuffle($some);
    return $some;
}
