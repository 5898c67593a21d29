--TEST--
An error handler that turns the null deprecation into an exception ends the call
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

set_error_handler(function ($level, $message) {
    throw new ErrorException($message, 0, $level);
});
$h = ring('a');
$before = serialize($h);
foreach ([fn() => $h->cHash(null), fn() => $h->lookup(null), fn() => $h->lookupMany(['x', null]), fn() => $h->lookupList(null, 1)] as $call) {
    try {
        var_dump($call());
    } catch (ErrorException $e) {
        echo $e->getSeverity() === E_DEPRECATED ? 'deprecated ' : 'other ', $e->getMessage(), "\n";
    }
}
var_dump(serialize($h) === $before, $h->lookup('x'));
?>
--EXPECT--
deprecated md5(): Passing null to parameter #1 ($string) of type string is deprecated
deprecated md5(): Passing null to parameter #1 ($string) of type string is deprecated
deprecated md5(): Passing null to parameter #1 ($string) of type string is deprecated
deprecated md5(): Passing null to parameter #1 ($string) of type string is deprecated
bool(true)
string(1) "a"
