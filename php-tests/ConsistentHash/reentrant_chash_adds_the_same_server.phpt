--TEST--
A cHash that adds the very server that is being added
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
        if ($str === 'a-0' || $str === 'b-1') {
            $this->addServer($str[0]);
        }
    }
}

$h = new Sub;
$h->virtualPosNum = 2;
$h->addServer('a');
$h->addServer('b');
show($h);
$h->removeServer('a');
show($h);
?>
--EXPECT--
"a": ["4188131426","3099201886","4188131426","3099201886"]
"b": ["2033132656","1640823877"]
  1640823877 => "b"
  2033132656 => "b"
  3099201886 => "a"
  4188131426 => "a"
"b": ["2033132656","1640823877"]
  1640823877 => "b"
  2033132656 => "b"
