--TEST--
A string as serverList has offsets: an int server is there, and cannot be unset
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

foreach ([0, 1, 9, '0', 'a'] as $server) {
    $h = new ConsistentHash;
    $h->virtualPosNum = 1;
    $h->serverList = 'text';
    attempt(fn() => $h->addServer($server));
    attempt(fn() => $h->removeServer($server));
    echo json_encode($h->virtualPos), ' ', json_encode($h->serverList), "\n";
}
?>
--EXPECT--
bool(true)
Warning: foreach() argument must be of type array|object, string given
Error: Cannot unset string offsets
[] "text"
bool(true)
Warning: foreach() argument must be of type array|object, string given
Error: Cannot unset string offsets
[] "text"
Error: Cannot use string offset as an array
bool(true)
{"4018927891":9} "text"
bool(true)
Warning: foreach() argument must be of type array|object, string given
Error: Cannot unset string offsets
[] "text"
TypeError: Cannot access offset of type string on string
bool(true)
{"4188131426":"a"} "text"
