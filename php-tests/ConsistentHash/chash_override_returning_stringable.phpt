--TEST--
A Stringable as a key's position is compared as its string
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

class Text
{
    public function __construct(private string $text)
    {
    }

    public function __toString(): string
    {
        return $this->text;
    }
}
class Sub extends ConsistentHash
{
    public function cHash($str)
    {
        return new Text('15');
    }
}
$h = new Sub;
$h->virtualPos = ['5a' => 'five', '15a' => 'fifteen', '7' => 'seven'];
attempt(fn() => $h->lookup('x'));
$h->virtualPos = ['1z' => 'string'];
attempt(fn() => $h->lookup('x'));
?>
--EXPECT--
string(4) "five"
string(6) "string"
