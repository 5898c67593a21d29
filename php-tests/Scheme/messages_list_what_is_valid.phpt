--TEST--
A ValueError for an unknown name lists the valid ones
--FILE--
<?php
use ConsistentHash\Scheme;

function lists(callable $call, array $valid): void
{
    try {
        $call();
    } catch (ValueError $e) {
        var_dump(array_filter($valid, fn($name) => !preg_match('/(?<![\w-])' . $name . '(?![\w-])/', $e->getMessage())));
    }
}
lists(fn() => Scheme::fromName('x'), Scheme::names());
lists(fn() => new Scheme('x'), Scheme::hashes());
lists(fn() => new Scheme(search: 'x'), ['at-or-after', 'after', 'at-or-before', 'at-or-before-or-smallest']);
?>
--EXPECT--
array(0) {
}
array(0) {
}
array(0) {
}
