--TEST--
The ring of one server is a full circle in two halves, since an arc cannot end where it begins
--FILE--
<?php
require __DIR__ . '/example.inc';

$picture = tempnam(sys_get_temp_dir(), 'picture');
example('report', '--servers', file_with("a\n"), '--svg', $picture);
preg_match_all('/M([\d. ]+)A[\d ]+ 0 0 1 ([\d. ]+)/', file_get_contents($picture), $arcs);
unlink($picture);
var_dump(count($arcs[0]), $arcs[1] === array_reverse($arcs[2]), $arcs[1][0] !== $arcs[2][0]);
?>
--EXPECT--
int(2)
bool(true)
bool(true)
