--TEST--
A ring that cHash empties during lookup gives false
--FILE--
<?php
class Sub extends ConsistentHash
{
    private $inside = false;

    public function cHash($str)
    {
        if (!$this->inside) {
            $this->inside = true;
            $this->act($str);
            $this->inside = false;
        }
        return parent::cHash($str);
    }

    private function act($str)
    {
        if ($str === 'x') {
            $this->removeServer('a');
        }
    }
}

$h = new Sub;
$h->addServer('a');
var_dump($h->lookup('y'), $h->lookup('x'), $h->lookup('y'));
?>
--EXPECT--
string(1) "a"
bool(false)
bool(false)
