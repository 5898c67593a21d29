--TEST--
What cHash adds during lookup counts in that lookup
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
        if ($str === 'x') {
            $this->removeServer('a');
            $this->addServer('b');
        }
    }
}

$h = new Sub;
$h->addServer('a');
var_dump($h->lookup('x'), array_keys($h->serverList));
$h = new Sub;
$h->addServer('a');
echo json_encode($h->lookupList('x', 3)), json_encode($h->lookupMany(['y', 'x', 'y'])), "\n";
?>
--EXPECT--
string(1) "b"
array(1) {
  [0]=>
  string(1) "b"
}
["b"]["b","b","b"]
