--TEST--
isset decides what is there: a null entry is added to, false and '' are there
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = new ConsistentHash;
$h->virtualPosNum = 1;
$h->serverList = ['null' => null, 'false' => false, 'empty' => '', 'list' => []];
foreach (['null', 'false', 'empty', 'list'] as $server) {
    attempt(fn() => $h->addServer($server));
}
show($h);
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
"null": ["1888434104"]
"false": false
"empty": ""
"list": []
  1888434104 => "null"
