--TEST--
A cHash that assigns virtualPos and serverList while a server is added
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
        if ($str === 'b-1') {
            $this->virtualPos = [1 => 'one'];
        }
        if ($str === 'b-3') {
            $this->serverList = ['z' => ['1']];
        }
    }
}

$h = new Sub;
$h->addServer('a');
$h->addServer('b');
show($h);
lookups($h);
?>
--EXPECT--
"z": ["1"]
"b": ["2394572754","454940550"]
  1 => "one"
  454940550 => "b"
  1353132163 => "b"
  1640823877 => "b"
  2394572754 => "b"
"b" "b" "one" "one" "one" "b" "b" "b" "b" "one"
