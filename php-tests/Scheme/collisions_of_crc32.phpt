--TEST--
Of two servers at one position, the last added has it, but in the schemes where the first has
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

// All labels with these two names in them have one CRC-32.
foreach (['buckeroo', 'plumless'] as $first) {
    $second = $first === 'plumless' ? 'buckeroo' : 'plumless';
    foreach ([
        Scheme::crc32Descending(), Scheme::crc32Strict(), Scheme::crc32Strict(3), Scheme::crc32(), Scheme::flexihash(),
        Scheme::predis(), Scheme::nginx(), new Scheme('crc32', '{server}{index}', 0, 3, 'at-or-before'),
    ] as $scheme) {
        $ring = new Ring([$first, $second], $scheme);
        $owners = array_unique($ring->points()) + [$ring->lookup('x')];
        echo $scheme, ': ', implode(' and ', array_unique(str_replace([$first, $second], ['first', 'last'], $owners))), "\n";
    }
}
?>
--EXPECT--
Scheme::crc32Descending(): first
Scheme::crc32Strict(): last
Scheme::crc32Strict(3): last
Scheme::crc32(32): last
Scheme::flexihash(64): last
Scheme::predis(): last
Scheme::nginx(): first
new Scheme('crc32', '{server}{index}', 0, 3, 'at-or-before'): last
Scheme::crc32Descending(): first
Scheme::crc32Strict(): last
Scheme::crc32Strict(3): last
Scheme::crc32(32): last
Scheme::flexihash(64): last
Scheme::predis(): last
Scheme::nginx(): first
new Scheme('crc32', '{server}{index}', 0, 3, 'at-or-before'): last
