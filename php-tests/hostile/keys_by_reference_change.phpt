--TEST--
A __toString that changes the keys that are references
--FILE--
<?php
require __DIR__ . '/../inc/acting_text.inc';

use ConsistentHash\Ring;

$before = $self = $after = null;
$change = function () use (&$before, &$self, &$after) {
    $before = $after = [];
    $self = null;
};
$ring = new Ring(['a']);
$dropIn = new ConsistentHash();
$dropIn->addServer('a');
foreach ([[$ring, 'lookupMany'], [$ring, 'group'], [$dropIn, 'lookupMany']] as $method) {
    $before = 'before' . count($argv);
    $after = 'after' . count($argv);
    $self = new ActingText($change);
    try {
        echo json_encode($method([&$before, &$self, 'x', &$after])), "\n";
    } catch (TypeError $e) {
        echo $e->getMessage(), "\n";
    }
}
?>
--EXPECT--
ConsistentHash\Ring::lookupMany(): Argument #1 ($keys) must have only keys of type string, array given
ConsistentHash\Ring::group(): Argument #1 ($keys) must have only keys of type string, array given
md5(): Argument #1 ($string) must be of type string, array given
