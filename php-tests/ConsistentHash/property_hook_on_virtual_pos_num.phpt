--TEST--
A subclass may compute virtualPosNum in a property hook
--SKIPIF--
<?php if (PHP_VERSION_ID < 80400) die('skip needs PHP 8.4'); ?>
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Hooked extends ConsistentHash
{
    public $reads = 0;

    public $virtualPosNum {
        get {
            $this->reads++;
            return 2;
        }
    }
}
$h = new Hooked;
$h->addServer('a');
$h->addServer('b');
var_dump($h->reads);
show($h);
lookups($h);
?>
--EXPECT--
int(6)
"a": ["4188131426","3099201886"]
"b": ["2033132656","1640823877"]
  1640823877 => "b"
  2033132656 => "b"
  3099201886 => "a"
  4188131426 => "a"
"b" "b" "a" "a" "a" "a" "a" "b" "b" "a"
