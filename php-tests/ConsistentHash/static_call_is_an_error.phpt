--TEST--
A static call of a method is an Error
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

attempt(fn() => ConsistentHash::cHash('x'));
attempt(fn() => ConsistentHash::lookup('x'));
attempt(fn() => call_user_func('ConsistentHash::addServer', 'x'));
attempt(fn() => call_user_func(['ConsistentHash', 'lookupList'], 'x', 1));
?>
--EXPECT--
Error: Non-static method ConsistentHash::cHash() cannot be called statically
Error: Non-static method ConsistentHash::lookup() cannot be called statically
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, non-static method ConsistentHash::addServer() cannot be called statically
TypeError: call_user_func(): Argument #1 ($callback) must be a valid callback, non-static method ConsistentHash::lookupList() cannot be called statically
