--TEST--
A subclass may add properties of every visibility; they do not disturb the ring
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

class More extends ConsistentHash
{
    private $secret = [1];
    protected ?array $typed = null;
    public readonly int $once;
    public static $shared = 'shared';
    public $last = 'last';

    public function fill()
    {
        $this->once = 5;
        $this->typed = $this->virtualPos;
        $this->secret[] = count($this->serverList);
        return $this;
    }
}
$h = new More;
$h->virtualPosNum = 1;
$h->addServer('a');
print_r($h->fill());
$h->addServer('b');
lookups($h);
attempt(fn() => $h->once = 6);
attempt(fn() => $h->secret);
?>
--EXPECT--
More Object
(
    [serverList] => Array
        (
            [a] => Array
                (
                    [0] => 4188131426
                )

        )

    [virtualPos] => Array
        (
            [4188131426] => a
        )

    [virtualPosNum] => 1
    [secret:More:private] => Array
        (
            [0] => 1
            [1] => 1
        )

    [typed:protected] => Array
        (
            [4188131426] => a
        )

    [once] => 5
    [last] => last
)
"b" "b" "a" "a" "a" "a" "a" "b" "b" "a"
Error: Cannot modify readonly property More::$once
Error: Cannot access private property More::$secret
