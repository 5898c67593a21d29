--TEST--
cHash may use private state, static state and other methods of the subclass
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Salted extends ConsistentHash
{
    private $salt = 'salt';
    private static $calls = 0;

    public function cHash($str)
    {
        self::$calls++;
        return $this->position($str . $this->salt);
    }

    private function position($str)
    {
        return parent::cHash($str);
    }

    public static function calls()
    {
        return self::$calls;
    }
}
$h = new Salted;
$h->addServer('a');
$h->addServer('b');
lookups($h);
var_dump(Salted::calls());
?>
--EXPECT--
"a" "a" "a" "a" "a" "a" "b" "a" "b" "b"
int(20)
