--TEST--
What each search finds at a point, just before and just after it
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

use ConsistentHash\Ring;
use ConsistentHash\Scheme;

// Keys with these positions: the CRC-32 is undone by appending four bytes.
function key_at(int $position): string
{
    static $table, $back;
    for ($i = 0; !isset($table[255]); $i++) {
        $c = $i;
        for ($j = 0; $j < 8; $j++) {
            $c = $c & 1 ? 0xedb88320 ^ ($c >> 1) : $c >> 1;
        }
        $table[$i] = $c;
        $back[$c >> 24] = $i;
    }
    $c = ~$position & 0xffffffff;
    $bytes = [];
    for ($i = 0; $i < 4; $i++) {
        $bytes[] = $back[$c >> 24];
        $c = (($c ^ $table[end($bytes)]) << 8) & 0xffffffff;
    }
    // The register starts with all bits set.
    $key = '';
    $register = 0xffffffff;
    foreach (array_reverse($bytes) as $index) {
        $key .= chr(($register ^ $index) & 0xff);
        $register = ($register >> 8) ^ $table[$index];
    }
    return $key;
}
$places = [];
foreach ([10, 20, 4294967290] as $position) {
    $servers[$position] = key_at($position);
}
foreach (['at-or-after', 'after', 'at-or-before', 'at-or-before-or-smallest'] as $search) {
    $ring = new Ring(array_values($servers), new Scheme('crc32', '{server}', 0, 1, $search));
    $found = [];
    foreach ([0, 9, 10, 11, 19, 20, 21, 4294967289, 4294967290, 4294967291, 4294967295] as $position) {
        $found[] = array_search($ring->lookup(key_at($position)), $servers, true);
    }
    echo "$search: ", implode(' ', $found), "\n";
}
?>
--EXPECT--
at-or-after: 10 10 10 20 20 20 4294967290 4294967290 4294967290 10 10
after: 10 10 20 20 20 4294967290 4294967290 4294967290 10 10 10
at-or-before: 4294967290 4294967290 10 10 10 20 20 20 4294967290 4294967290 4294967290
at-or-before-or-smallest: 10 10 10 10 10 20 20 20 4294967290 4294967290 4294967290
