--TEST--
An error handler that throws at the n-th deprecation of a float server leaves what was done before
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

for ($n = 1; $n <= 4; $n++) {
    $left = $n;
    set_error_handler(function ($level, $message) use (&$left) {
        if (--$left === 0) {
            throw new ErrorException($message);
        }
        return true;
    });
    $h = new ConsistentHash;
    try {
        $h->addServer(1.5);
    } catch (ErrorException $e) {
        echo $n, ' ', $e->getMessage(), "\n";
    }
    restore_error_handler();
    show($h);
}
?>
--EXPECT--
1 Implicit conversion from float 1.5 to int loses precision
2 Implicit conversion from float 1.5 to int loses precision
  3218872239 => 1.5
3 Implicit conversion from float 1.5 to int loses precision
1: ["3218872239"]
  3218872239 => 1.5
  2721570088 => 1.5
4 Implicit conversion from float 1.5 to int loses precision
1: ["3218872239","2721570088"]
  3218872239 => 1.5
  2721570088 => 1.5
  2238718791 => 1.5
