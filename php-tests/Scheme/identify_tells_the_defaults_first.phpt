--TEST--
identify() has named schemes without arguments before those with them, and others last
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$keys = array_combine(range('a', 'h'), range('a', 'h'));
$servers = ['a:11212', 'b:11212'];
$found = Scheme::identify($servers, (new Ring($servers, Scheme::twemproxyModula()))->lookupMany($keys));
$defaults = array_map(Scheme::fromName(...), Scheme::names());
$ranks = array_map(fn($scheme) => in_array($scheme, $defaults) ? 0 : (str_starts_with($scheme, 'Scheme::') ? 1 : 2), $found);
$sorted = $ranks;
sort($sorted);
var_dump($ranks === $sorted, array_values(array_unique($ranks)) === [0, 1, 2], $found[0] == Scheme::twemproxyModula());
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
