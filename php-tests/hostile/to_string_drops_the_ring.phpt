--TEST--
A __toString that drops the last variable holding the ring
--FILE--
<?php
require __DIR__ . '/../inc/acting_text.inc';

use ConsistentHash\Ring;

$drop = function () use (&$ring) {
    $ring = null;
    // Would take the place of what is freed too early.
    $GLOBALS['others'][] = new Ring(['b', 'c']);
};
$get = function () use (&$ring) {
    return $ring;
};
foreach (calls_with(new ActingText($drop), $get) as $method => $call) {
    $ring = new Ring(['a']);
    $weak = WeakReference::create($ring);
    echo $method, ' ', json_encode($call()), ' ', json_encode([$ring, $weak->get()]), "\n";
}
?>
--EXPECT--
add ["a","x"] [null,null]
remove ["a"] [null,null]
has false [null,null]
weight 0 [null,null]
lookup "a" [null,null]
lookupList ["a"] [null,null]
lookupMany ["a","a","a"] [null,null]
group {"a":3} [null,null]
