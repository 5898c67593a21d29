--TEST--
String keys in virtualPos compare as PHP compares and are sorted by their numeric value
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = new ConsistentHash;
$h->virtualPos = ['00' => 'zeros', '1.5e9' => 'float', 7 => 'int', '' => 'empty', '9 lives' => 'nine', 'z' => 'letter'];
lookups($h, 6);
foreach (['x', 'y', 'z'] as $key) {
    var_dump($h->lookup($key));
}
$h->virtualPosNum = 1;
$h->addServer('a');
show($h);
lookups($h, 6);
?>
--EXPECT--
"float" "float" "nine" "nine" "nine" "nine"
string(5) "float"
string(4) "nine"
string(4) "nine"
"a": ["4188131426"]
  "00" => "zeros"
  "" => "empty"
  "z" => "letter"
  7 => "int"
  "9 lives" => "nine"
  "1.5e9" => "float"
  4188131426 => "a"
"letter" "letter" "letter" "letter" "letter" "letter"
