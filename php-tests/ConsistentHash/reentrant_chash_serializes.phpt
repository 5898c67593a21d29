--TEST--
serialize and var_export inside cHash see the half-added ring
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
        if ($str === 'a-1') {
            echo serialize($this->virtualPos), json_encode($this), "\n";
        }
    }
}

$h = new Sub;
$h->virtualPosNum = 2;
$h->addServer('a');
echo json_encode($h), "\n";
?>
--EXPECT--
a:1:{i:4188131426;s:1:"a";}{"serverList":{"a":["4188131426"]},"virtualPos":{"4188131426":"a"},"virtualPosNum":2}
{"serverList":{"a":["4188131426","3099201886"]},"virtualPos":{"3099201886":"a","4188131426":"a"},"virtualPosNum":2}
