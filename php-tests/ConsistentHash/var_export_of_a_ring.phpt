--TEST--
var_export shows the three properties; a subclass with __set_state can be evaluated
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Stated extends ConsistentHash
{
    public $virtualPosNum = 1;

    public static function __set_state(array $properties)
    {
        $h = new self;
        foreach ($properties as $name => $value) {
            $h->$name = $value;
        }
        return $h;
    }
}
$h = new ConsistentHash;
$h->virtualPosNum = 1;
$h->addServer('a');
var_export($h);
echo "\n";
$h = new Stated;
$h->addServer('a');
$h->addServer('b');
$copy = eval('return ' . var_export($h, true) . ';');
var_dump($copy == $h, $copy->addServer('c'));
lookups($copy);
?>
--EXPECT--
\ConsistentHash::__set_state(array(
   'serverList' => 
  array (
    'a' => 
    array (
      0 => '4188131426',
    ),
  ),
   'virtualPos' => 
  array (
    4188131426 => 'a',
  ),
   'virtualPosNum' => 1,
))
bool(true)
bool(true)
"b" "b" "a" "a" "a" "a" "c" "b" "b" "a"
