--TEST--
Methods and properties work on a ring that no variable holds
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

var_dump((new ConsistentHash)->lookup('x'), (new ConsistentHash)->cHash('x'), ring('a')->lookup('x'), count(ring('a')->virtualPos), ring('a', 'b')->serverList['b'][0]);
?>
--EXPECT--
bool(false)
string(10) "1387983181"
string(1) "a"
int(5)
string(10) "2033132656"
