--TEST--
identify() gives the named schemes first, those with fewer virtual nodes first
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$samples = (new Ring(['a:11211', 'b:11211'], Scheme::nginx()))->lookupMany(array_combine(range('a', 'f'), range('a', 'f')));
$found = Scheme::identify(['a:11211', 'b:11211'], $samples);
$named = array_map(fn($scheme) => str_starts_with($scheme, 'Scheme::'), $found);
$sorted = $named;
rsort($sorted);
var_dump($named === $sorted, in_array(true, $named) && in_array(false, $named));
// new Scheme(hash, label, first, virtual nodes, search)
$numbers = [];
foreach (array_slice($found, count(array_filter($named))) as $scheme) {
    $numbers[] = (int) explode(', ', $scheme)[3];
}
$sorted = $numbers;
sort($sorted);
var_dump($numbers === $sorted, count($numbers) > 1);
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
