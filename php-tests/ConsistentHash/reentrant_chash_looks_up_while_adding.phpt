--TEST--
A lookup from cHash sees the half-added, still unsorted ring
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
        echo $str, ' ', json_encode($this->lookup('key3')), ' ', json_encode(array_keys($this->virtualPos)), ' ', json_encode(array_map('count', $this->serverList)), "\n";
    }
}

$h = new Sub;
$h->virtualPosNum = 3;
$h->addServer('a');
$h->addServer('b');
?>
--EXPECT--
a-0 false [] []
a-1 "a" [4188131426] {"a":1}
a-2 "a" [4188131426,3099201886] {"a":2}
b-0 "a" [3099201886,4188131426,4255609085] {"a":3}
b-1 "a" [3099201886,4188131426,4255609085,2033132656] {"a":3,"b":1}
b-2 "a" [3099201886,4188131426,4255609085,2033132656,1640823877] {"a":3,"b":2}
