--TEST--
A Stringable is no name for the constructor
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

use ConsistentHash\Ring;

class Text
{
    public function __toString(): string
    {
        echo "called\n";
        return 'a';
    }
}
attempt(fn() => new Ring([new Text]));
?>
--EXPECT--
TypeError: ConsistentHash\Ring::__construct(): Argument #1 ($servers) must have names of type string under its int keys, Text given
