--TEST--
cHash returns the known positions
--FILE--
<?php
$h = new ConsistentHash;
foreach (['x', '', 'a', '0', 'key1', '192.168.1.1-0', 'A', "\0", "\xff\xfe", str_repeat('z', 64)] as $string) {
    echo json_encode(bin2hex($string)), ' ', var_export($h->cHash($string), true), "\n";
}
?>
--EXPECT--
"78" '1387983181'
"" '1136548044'
"61" '3867013014'
"30" '502633748'
"6b657931" '793069264'
"3139322e3136382e312e312d30" '998838913'
"41" '3442992635'
"00" '2261672383'
"fffe" '661589273'
"7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a7a" '1021343372'
