--TEST--
A cHash that removes the server being added, and another
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

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
        if ($str === 'b-2') {
            $this->removeServer('a');
            $this->removeServer('b');
        }
    }
}

$h = new Sub;
$h->virtualPosNum = 4;
$h->addServer('a');
$h->addServer('b');
show($h);
lookups($h);
?>
--EXPECT--
"b": ["1353132163","2394572754"]
  1353132163 => "b"
  2394572754 => "b"
"b" "b" "b" "b" "b" "b" "b" "b" "b" "b"
