--TEST--
lookup returns the server with the type it was added with
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

foreach ([1, '1', 1.0, true, 'a', '01', ''] as $server) {
    $h = ring($server);
    var_dump($h->lookup('key'));
}
?>
--EXPECT--
int(1)
string(1) "1"
float(1)
bool(true)
string(1) "a"
string(2) "01"
string(0) ""
