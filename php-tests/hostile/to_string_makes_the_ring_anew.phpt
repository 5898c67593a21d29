--TEST--
A __toString that makes the ring anew, by another scheme, counts from its own key on
--FILE--
<?php
require __DIR__ . '/../inc/acting_text.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$new = new Ring(['b', 'c'], Scheme::modulo());
$ways = [
    fn() => $GLOBALS['ring']->__construct(['b', 'c'], Scheme::modulo()),
    fn() => $GLOBALS['ring']->__unserialize($new->__serialize()),
];
foreach ($ways as $anew) {
    $wrong = [];
    foreach (calls_with(new ActingText($anew), fn() => $GLOBALS['ring']) as $method => $call) {
        $ring = new Ring(['a' => 3]);
        try {
            $result = $call();
        } catch (ValueError $e) {
            // Of add(): modulo has no weights.
            $result = $e->getMessage();
        }
        $expected = match ($method) {
            'add' => 'ConsistentHash\Ring::add(): Argument #2 ($weight) must be 1, since Scheme::modulo() has no weights',
            'remove' => ['b', 'c'],
            'has' => false,
            'weight' => 0,
            'lookup' => $new->lookup('x'),
            'lookupList' => $new->lookupList('x', 9),
            'lookupMany' => ['a', $new->lookup('x'), $new->lookup('l')],
            'group' => array_count_values(['a', $new->lookup('x'), $new->lookup('l')]),
        };
        if ($result !== $expected || $ring != $new) {
            $wrong[$method] = $result;
        }
    }
    echo json_encode($wrong), "\n";
}
?>
--EXPECT--
[]
[]
