--TEST--
foreach by reference writes to the ring
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b');
foreach ($h->virtualPos as &$server) {
    $server = strtoupper($server);
}
unset($server);
lookups($h);
foreach ($h->serverList as $name => &$positions) {
    if ($name === 'a') {
        $positions = [];
    }
}
unset($positions);
$h->removeServer('a');
show($h);
?>
--EXPECT--
"B" "B" "A" "A" "A" "B" "B" "B" "B" "A"
"b": ["2033132656","1640823877","1353132163","2394572754","454940550"]
  18636359 => "A"
  454940550 => "B"
  1353132163 => "B"
  1640823877 => "B"
  2033132656 => "B"
  2394572754 => "B"
  3099201886 => "A"
  4188131426 => "A"
  4205895982 => "A"
  4255609085 => "A"
