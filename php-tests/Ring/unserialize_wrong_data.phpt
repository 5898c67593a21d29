--TEST--
Data that __serialize() did not write are an UnexpectedValueException
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$good = (new Ring(['a' => 2, 'b'], Scheme::crc32(3)))->__serialize();
$data = [[], ['scheme' => $good['scheme']], ['servers' => []], $good + ['more' => 1], $good + [0 => 1], array_values($good)];
foreach ([null, true, 1, 1.5, 'x', '', [], new stdClass, [[]], [1], new Exception('crc32'), STDERR] as $value) {
    $data[] = ['scheme' => $value] + $good;
    if ($value !== [] && $value !== [1]) {
        $data[] = ['servers' => $value] + $good;
    }
    if ($value !== 1) {
        $data[] = ['servers' => ['a' => $value]] + $good;
    }
    foreach (array_keys($good['scheme']) as $field) {
        $scheme = $good['scheme'];
        if ($scheme[$field] !== $value && !(is_int($scheme[$field]) && $value === 1)) {
            $scheme[$field] = $value;
            $data[] = ['scheme' => $scheme] + $good;
        }
    }
}
foreach ([0, -1, 4294967296, PHP_INT_MAX, '2', 2.0] as $weight) {
    $data[] = ['servers' => ['a' => 1, 'b' => $weight]] + $good;
    $data[] = ['servers' => [5 => $weight]] + $good;
}
foreach (array_keys($good['scheme']) as $field) {
    $scheme = $good['scheme'];
    unset($scheme[$field]);
    $data[] = ['scheme' => $scheme] + $good;
}
$data[] = ['scheme' => $good['scheme'] + ['more' => 1]] + $good;
$data[] = ['scheme' => $good['scheme'] + [99 => 1]] + $good;
// Servers that the scheme does not take.
$data[] = ['scheme' => Scheme::nginx()->__serialize(), 'servers' => ['host:' => 1]];
$data[] = ['scheme' => Scheme::libmemcached()->__serialize(), 'servers' => ['host' => 1]];
$data[] = ['scheme' => Scheme::libmemcached()->__serialize(), 'servers' => [123 => 1]];
$data[] = ['scheme' => Scheme::modulo()->__serialize(), 'servers' => ['a' => 2]];
foreach ($data as $i => $wrong) {
    $ring = new Ring(['x']);
    try {
        $ring->__unserialize($wrong);
        echo "$i taken: ", json_encode($wrong), "\n";
    } catch (UnexpectedValueException) {
        $ring == new Ring(['x']) || print("$i changed the ring\n");
    }
    try {
        // The same in a text.
        $text = 'O:19:"ConsistentHash\Ring"' . substr(serialize(array_map(fn($v) => is_resource($v) ? 0 : $v, $wrong)), 1);
        unserialize($text);
        echo "$i taken from a text: $text\n";
    } catch (UnexpectedValueException) {
    } catch (Exception $e) {
        echo "$i: ", get_class($e), "\n";
    }
}
echo 'done';
?>
--EXPECT--
done
