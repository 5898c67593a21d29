--TEST--
lookupMany applies to each key the rules of lookup, diagnostics included
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

class Text
{
    public function __toString(): string
    {
        return 'text';
    }
}
$h = ring('a', 'b', 'c');
attempt(fn() => json_encode($h->lookupMany([1, 1.5, true, false, null, new Text, '', "\0", "\xff"])));
echo json_encode(array_map([$h, 'lookup'], ['1', '1.5', '1', '', '', 'text', '', "\0", "\xff"])), "\n";
?>
--EXPECT--
Deprecated: md5(): Passing null to parameter #1 ($string) of type string is deprecated
string(37) "["b","a","b","b","b","b","b","c","b"]"
["b","a","b","b","b","b","b","c","b"]
