--TEST--
foreach by reference over the object writes to its properties
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a');
foreach ($h as $name => &$value) {
    if ($name === 'virtualPos') {
        $value = [1 => 'one'];
    } elseif ($name === 'virtualPosNum') {
        $value = 1;
    } else {
        $value['z'] = ['1'];
    }
}
unset($value);
var_dump($h->lookup('x'));
$h->addServer('b');
$h->removeServer('z');
show($h);
?>
--EXPECT--
string(3) "one"
"a": ["4188131426","3099201886","4255609085","4205895982","18636359"]
"b": ["2033132656"]
  2033132656 => "b"
