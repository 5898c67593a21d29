--TEST--
foreach by reference over virtualPos sees what removeServer takes away
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

$h = ring('a', 'b');
$first = reset($h->virtualPos);
$seen = [];
foreach ($h->virtualPos as $position => &$server) {
    $h->removeServer($first === 'a' ? 'b' : 'a');
    $seen[] = $server;
}
unset($server);
echo implode(' ', $seen), "\n";
show($h);
?>
--EXPECT--
a a a a a
"a": ["4188131426","3099201886","4255609085","4205895982","18636359"]
  18636359 => "a"
  3099201886 => "a"
  4188131426 => "a"
  4205895982 => "a"
  4255609085 => "a"
