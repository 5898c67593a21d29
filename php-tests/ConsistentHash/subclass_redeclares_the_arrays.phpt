--TEST--
A subclass may redeclare serverList and virtualPos with contents
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Filled extends ConsistentHash
{
    public $serverList = ['old' => ['10', '4294967295']];
    public $virtualPos = [10 => 'old', 4294967295 => 'old'];
}
$h = new Filled;
var_dump($h->lookup('x'));
$h->addServer('old');
$h->addServer('new');
show($h);
$h->removeServer('old');
show($h);
show(new Filled);
?>
--EXPECT--
string(3) "old"
"old": ["10","4294967295"]
"new": ["2649943529","2993327722","2070179543","4147004954","1033004147"]
  10 => "old"
  1033004147 => "new"
  2070179543 => "new"
  2649943529 => "new"
  2993327722 => "new"
  4147004954 => "new"
  4294967295 => "old"
"new": ["2649943529","2993327722","2070179543","4147004954","1033004147"]
  1033004147 => "new"
  2070179543 => "new"
  2649943529 => "new"
  2993327722 => "new"
  4147004954 => "new"
"old": ["10","4294967295"]
  10 => "old"
  4294967295 => "old"
