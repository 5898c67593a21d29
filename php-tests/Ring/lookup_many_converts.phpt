--TEST--
lookupMany() and group() convert keys as a string parameter does
--FILE--
<?php
use ConsistentHash\Ring;

$ring = new Ring(['a', 'b', 'c']);
$keys = [1, -1, 1.5, 1.0, 1e25, true, false, new Exception('x'), '1', ''];
$strings = array_map('strval', $keys);
var_dump($ring->lookupMany($keys) === array_map($ring->lookup(...), $strings));
foreach ($ring->group($keys) as $server => $its) {
    foreach ($its as $key) {
        $ring->lookup((string) $key) === $server && in_array($key, $keys, true) || print('WRONG');
    }
}
?>
--EXPECT--
bool(true)
