--TEST--
cHash returns an unsigned decimal string without padding
--FILE--
<?php
$h = new ConsistentHash;
$lengths = [];
for ($i = 0; $i < 5000; $i++) {
    $position = $h->cHash("key$i");
    if (!is_string($position) || !preg_match('/^(0|[1-9][0-9]*)$/', $position) || $position > 4294967295) {
        var_dump($position);
    }
    $lengths[strlen($position)] = true;
}
ksort($lengths);
echo implode(' ', array_keys($lengths)), "\n";
?>
--EXPECT--
6 7 8 9 10
