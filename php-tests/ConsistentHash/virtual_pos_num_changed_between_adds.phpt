--TEST--
A changed virtualPosNum holds for servers that are added from then on
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = new ConsistentHash;
foreach ([1, 3, 0, 2] as $i => $num) {
    $h->virtualPosNum = $num;
    $h->addServer("s$i");
}
$h->virtualPosNum = 5;
show($h);
lookups($h);
?>
--EXPECT--
"s0": ["1683410205"]
"s1": ["938959194","2037546271","3071207891"]
"s3": ["991922774","2473328992"]
  938959194 => "s1"
  991922774 => "s3"
  1683410205 => "s0"
  2037546271 => "s1"
  2473328992 => "s3"
  3071207891 => "s1"
"s1" "s1" "s1" "s1" "s1" "s3" "s3" "s1" "s1" "s1"
