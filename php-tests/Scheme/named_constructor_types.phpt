--TEST--
Arguments of the wrong type, too many of them, and unknown names of them
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';


use ConsistentHash\Scheme;

attempt(fn() => Scheme::libmemcachedModula([]));
attempt(fn() => Scheme::libmemcachedModula('md5', 1));
attempt(fn() => Scheme::libmemcachedModula(null));
attempt(fn() => Scheme::redisArray([]));
attempt(fn() => Scheme::redisArray(algo: 'md5'));
attempt(fn() => Scheme::twemproxy('md5', []));
attempt(fn() => Scheme::haproxy('sdbm', []));
attempt(fn() => Scheme::haproxyMapBased('sdbm', true, 1));
attempt(fn() => Scheme::credis('x'));
attempt(fn() => Scheme::md5Times31(new stdClass));
attempt(fn() => Scheme::redisCluster(3));
var_dump(Scheme::credis('128') == Scheme::credis(), Scheme::md5Times31(0) == Scheme::md5Times31());
var_dump(Scheme::redisArray(null) == Scheme::redisArray(), Scheme::haproxy('wt6', null) == Scheme::haproxy('wt6'));
?>
--EXPECTF--
TypeError: ConsistentHash\Scheme::libmemcachedModula(): Argument #1 ($hash) must be of type string, array given
ArgumentCountError: ConsistentHash\Scheme::libmemcachedModula() expects at most 1 argument, 2 given
Deprecated: ConsistentHash\Scheme::libmemcachedModula(): Passing null to parameter #1 ($hash) of type string is deprecated
ValueError: ConsistentHash\Scheme::libmemcachedModula(): Argument #1 ($hash) must be one of %s
TypeError: ConsistentHash\Scheme::redisArray(): Argument #1 ($algorithm) must be of type ?string, array given
Error: Unknown named parameter $algo
TypeError: ConsistentHash\Scheme::twemproxy(): Argument #2 ($hashTag) must be of type string, array given
TypeError: ConsistentHash\Scheme::haproxy(): Argument #2 ($avalanche) must be of type ?bool, array given
ArgumentCountError: ConsistentHash\Scheme::haproxyMapBased() expects at most 2 arguments, 3 given
TypeError: ConsistentHash\Scheme::credis(): Argument #1 ($replicas) must be of type int, string given
TypeError: ConsistentHash\Scheme::md5Times31(): Argument #1 ($everyOtherDigit) must be of type bool, stdClass given
ArgumentCountError: ConsistentHash\Scheme::redisCluster() expects exactly 0 arguments, 1 given
bool(true)
bool(true)
bool(true)
bool(true)
