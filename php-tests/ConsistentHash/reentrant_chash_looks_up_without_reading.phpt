--TEST--
A lookup from cHash sees the half-added ring when no property was read
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
        echo $str, ' ', json_encode($this->lookup('a-1')), ' ', json_encode($this->lookupList('b-0', 2)), "\n";
    }
}

$h = new Sub;
$h->addServer('a');
$h->addServer('b');
$h->addServers(['c', 'd']);
?>
--EXPECT--
a-0 false []
a-1 "a" ["a"]
a-2 "a" ["a"]
a-3 "a" ["a"]
a-4 "a" ["a"]
b-0 "a" ["a"]
b-1 "a" ["a","b"]
b-2 "a" ["a","b"]
b-3 "a" ["a","b"]
b-4 "a" ["a","b"]
c-0 "a" ["b","a"]
c-1 "a" ["b","a"]
c-2 "a" ["b","a"]
c-3 "a" ["b","a"]
c-4 "a" ["b","a"]
d-0 "a" ["b","c"]
d-1 "a" ["b","c"]
d-2 "a" ["b","c"]
d-3 "a" ["b","c"]
d-4 "a" ["b","c"]
