--TEST--
A position that is unset is no longer found
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b');
for ($i = 0; $i < 4; $i++) {
    unset($h->virtualPos[$h->serverList['a'][$i]]);
}
var_dump(isset($h->virtualPos[$h->cHash('a-0')]), count($h->virtualPos));
var_dump($h->lookup('a-0'), $h->lookup('a-3'), $h->lookup('a-4'));
unset($h->serverList['a']);
$h->removeServer('a');
var_dump($h->lookup('a-4'));
$h->addServer('a');
var_dump(count($h->virtualPos), $h->lookup('a-0'));
?>
--EXPECT--
bool(false)
int(6)
string(1) "a"
string(1) "a"
string(1) "a"
string(1) "a"
int(10)
string(1) "a"
