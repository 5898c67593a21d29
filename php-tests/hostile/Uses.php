<?php

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

/** Uses all that can be used of objects of the extension's classes. */
final class Uses
{
    /** What came out wrong. */
    public static array $faults = [];

    /** Objects that may still be used: cyclic and shared ones have no end. */
    public static int $left = 0;

    /** Whether to add servers with so many virtual nodes that it ends at the memory limit. */
    public static bool $toTheLimit = false;

    /** Inside another unserialize(), at whose end only what is unserialized is made, if at all. */
    public static bool $deferred = false;

    private static int $depth = 0;

    public static function ofAll(mixed $value): void
    {
        if (self::$depth > 4 || !is_array($value) && !is_object($value)) {
            return;
        }
        self::$depth++;
        try {
            if ($value instanceof Ring || $value instanceof Scheme || $value instanceof ConsistentHash) {
                if (self::$left-- <= 0) {
                    return;
                }
                self::ofAny($value);
                match (true) {
                    $value instanceof Ring => self::ofRing($value),
                    $value instanceof Scheme => self::ofScheme($value),
                    default => self::ofConsistentHash($value),
                };
            }
            foreach (array_slice((array) $value, 0, 20) as $inner) {
                self::ofAll($inner);
            }
        } finally {
            self::$depth--;
        }
    }

    private static function attempt(Closure $call): mixed
    {
        try {
            return $call();
        } catch (Throwable $e) {
            self::judge($e);
            return null;
        }
    }

    /** An exception is as good a result as any other, but for what says itself that it is a fault. */
    public static function judge(Throwable $e): void
    {
        self::expect(!str_contains($e->getMessage(), 'please report it'), $e->getMessage());
    }

    private static function expect(bool $holds, string $claim): void
    {
        if (!$holds) {
            self::$faults[] = $claim;
        }
    }

    private static function isRestored(object $object): bool
    {
        return self::$deferred || unserialize(serialize($object)) == $object;
    }

    private static function ofAny(object $object): void
    {
        foreach ([var_dump(...), print_r(...), var_export(...), debug_zval_dump(...)] as $dump) {
            ob_start();
            self::attempt(fn () => $dump($object));
            ob_end_clean();
        }
        self::attempt(fn () => json_encode($object));
        self::attempt(fn () => $object == new ($object::class)());
        self::attempt(fn () => get_object_vars(clone $object));
        self::attempt(function () use ($object) {
            foreach ($object as $name => $value) {
            }
        });
        self::attempt(fn () => $object->unknown);
        // PHP still has pointers into what it is about to fill: nobody may change it.
        self::$deferred || self::attempt(fn () => $object->unknown = 1);
        self::attempt(fn () => unserialize(serialize($object)));
    }

    private static function ofRing(Ring $ring): void
    {
        $servers = $ring->servers();
        self::expect(count($ring) === count($servers) && iterator_to_array($ring) === $servers, 'count() and iterator have the servers');
        $keys = ['key', 5, 1.5, 'k' => 'x', [1]];
        if ($servers !== [] && self::attempt(fn () => $ring->lookup('key')) !== null) {
            self::expect(in_array($ring->lookup('key'), $servers, true), 'lookup() returns a server');
            self::expect(abs(array_sum($ring->shares()) - 1) < 1e-9, 'the shares sum to 1');
            $list = $ring->lookupList('key', PHP_INT_MAX);
            self::expect($list[0] === $ring->lookup('key'), 'lookupList() begins with the server of lookup()');
            sort($list, SORT_STRING);
            sort($servers, SORT_STRING);
            self::expect($list === $servers, 'lookupList() has all servers');
            self::expect($ring->movement($ring)['moves'] === [], 'nothing moves');
            self::expect(clone $ring == $ring && self::isRestored($ring), 'it equals its copies');
            self::expect(count($ring->points()) <= $ring->__debugInfo()['points'], 'a point has one server');
        }
        self::attempt(fn () => $ring->lookupMany($keys));
        self::attempt(fn () => $ring->group(array_slice($keys, 0, 4)));
        self::attempt(fn () => $ring->movement(new Ring(['a'], $ring->scheme())));
        self::attempt(fn () => self::ofScheme($ring->scheme()));
        $copy = clone $ring;
        foreach ([$copy, $ring] as $changed) {
            self::attempt(fn () => $changed->add('new:1')->add('new:1', 3)->lookup('x'));
            self::attempt(fn () => $changed->remove($changed->servers()[0])->lookupList('x', 2));
            self::attempt(fn () => $changed->has('a') && $changed->weight('a'));
        }
        self::attempt(fn () => $ring->__unserialize(['scheme' => $ring, 'servers' => [1 => 1]]));
        self::attempt(fn () => $copy->__unserialize($ring->__serialize()));
        self::attempt(fn () => $copy->__construct(['c'], $ring->scheme()));
    }

    private static function ofScheme(Scheme $scheme): void
    {
        if (self::attempt(fn () => (string) $scheme) !== null) {
            self::expect(clone $scheme == $scheme && self::isRestored($scheme), 'it equals its copies');
            self::expect(eval("use ConsistentHash\Scheme; return $scheme;") == $scheme, "$scheme is the scheme");
        }
        self::attempt(fn () => (new Ring(['a:1', 'b:2'], $scheme))->lookup('x'));
        self::attempt(fn () => $scheme->__unserialize([]));
    }

    private static function ofConsistentHash(ConsistentHash $ring): void
    {
        self::attempt(fn () => $ring->cHash('x'));
        foreach (['x', 5, null, $ring, new Text()] as $key) {
            self::attempt(fn () => $ring->lookup($key));
        }
        self::attempt(fn () => $ring->lookupMany(['x', 'k' => 'y', 7]));
        self::attempt(fn () => $ring->lookupList('x', 3));
        self::attempt(fn () => $ring->lookupList('x', PHP_INT_MAX));
        if (self::$deferred) {
            return;
        }
        $copy = self::attempt(fn () => clone $ring);
        // PHP itself kills the process where a string is written to at an offset of a gigabyte.
        $number = self::attempt(fn () => $ring->virtualPosNum);
        $positions = self::attempt(fn () => $ring->virtualPos);
        $large = !is_int($number) || $number >= 1000;
        if (!is_string($positions) && (!$large || self::$toTheLimit)) {
            self::attempt(fn () => $ring->addServer('new'));
            self::attempt(fn () => $ring->addServers(['one', 2, [], 'two']));
        }
        self::attempt(fn () => $ring->lookup('x'));
        self::attempt(fn () => $ring->removeServer('new'));
        self::attempt(fn () => $ring->removeServer(array_key_first($ring->serverList)));
        self::attempt(fn () => $ring->lookupList('y', 2));
        self::attempt(fn () => $ring->virtualPos[5] = 'z');
        self::attempt(fn () => $ring->serverList['q'][] = '5');
        self::attempt(fn () => $ring->removeServer('q'));
        self::attempt(fn () => $copy == $ring);
        self::attempt(function () use ($copy) {
            unset($copy->virtualPos);
            $copy->lookup('x');
            unset($copy->serverList, $copy->virtualPosNum);
            $copy->addServer('a');
        });
    }
}
