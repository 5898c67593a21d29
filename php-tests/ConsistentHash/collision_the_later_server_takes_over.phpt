--TEST--
Of two servers with a common position the later one has it
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

foreach ([['10.0.7.244', 2, '10.0.54.20', 0], ['10.0.58.115', 0, '10.0.77.68', 0], ['10.0.40.238', 1, '10.0.109.192', 4]] as [$one, $i, $two, $j]) {
    foreach ([[$one, $two], [$two, $one]] as $servers) {
        $h = ring(...$servers);
        $position = $h->cHash("$one-$i");
        echo $position, ' ', $h->cHash("$two-$j"), ' ', $h->lookup("$one-$i"), ' ', $h->lookup("$two-$j"), "\n";
        echo count($h->virtualPos), ' ', $h->virtualPos[$position], "\n";
        var_dump(in_array($position, $h->serverList[$one], true), in_array($position, $h->serverList[$two], true));
    }
}
?>
--EXPECT--
3747283471 3747283471 10.0.54.20 10.0.54.20
9 10.0.54.20
bool(true)
bool(true)
3747283471 3747283471 10.0.7.244 10.0.7.244
9 10.0.7.244
bool(true)
bool(true)
3425464643 3425464643 10.0.77.68 10.0.77.68
9 10.0.77.68
bool(true)
bool(true)
3425464643 3425464643 10.0.58.115 10.0.58.115
9 10.0.58.115
bool(true)
bool(true)
796817172 796817172 10.0.109.192 10.0.109.192
9 10.0.109.192
bool(true)
bool(true)
796817172 796817172 10.0.40.238 10.0.40.238
9 10.0.40.238
bool(true)
bool(true)
