--TEST--
A float server stays a float; as an array key it is truncated, with one deprecation per use
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

$h = new ConsistentHash;
attempt(fn() => $h->addServer(1.5));
attempt(fn() => $h->lookup('x'));
attempt(fn() => $h->addServer(1.5));
attempt(fn() => $h->addServer(1));
show($h);
?>
--EXPECT--
Deprecated: Implicit conversion from float 1.5 to int loses precision
Deprecated: Implicit conversion from float 1.5 to int loses precision
Deprecated: Implicit conversion from float 1.5 to int loses precision
Deprecated: Implicit conversion from float 1.5 to int loses precision
Deprecated: Implicit conversion from float 1.5 to int loses precision
Deprecated: Implicit conversion from float 1.5 to int loses precision
bool(true)
float(1.5)
Deprecated: Implicit conversion from float 1.5 to int loses precision
bool(true)
bool(true)
1: ["3218872239","2721570088","2238718791","692515622","3164197823"]
  692515622 => 1.5
  2238718791 => 1.5
  2721570088 => 1.5
  3164197823 => 1.5
  3218872239 => 1.5
