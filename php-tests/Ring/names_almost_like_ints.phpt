--TEST--
Names that PHP's arrays almost take for ints are keys as PHP has them
--FILE--
<?php
require __DIR__ . '/../inc/rings.inc';

$servers = [
    '-', '-a', '-0', '00', '01', '-01', '1.0', '1e3', '0x1', '+1', ' 1', '1 ', "1\0", '9223372036854775807', '9223372036854775808',
    '-9223372036854775808', '-9223372036854775809', '99999999999999999999', '1', '-1',
];
[$ring, $naive] = both($servers, 'md5Crc32');
$keys = array_merge($servers, range(1, 200));
var_dump(differences($ring, $naive, $keys));
var_dump(array_keys($ring->shares()) === array_keys(array_flip($servers)));
var_dump(array_keys($ring->__serialize()['servers']) === array_keys(array_flip($servers)));
$again = unserialize(serialize($ring));
var_dump($again == $ring, $again->servers() === $servers);
?>
--EXPECT--
array(0) {
}
bool(true)
bool(true)
bool(true)
bool(true)
