--TEST--
A cHash that adds a server while another is being added
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
        if ($str === 'a-2') {
            $this->addServer('inner');
        }
    }
}

$h = new Sub;
$h->virtualPosNum = 3;
$h->addServer('a');
show($h);
lookups($h);
?>
--EXPECT--
"a": ["4188131426","3099201886","4255609085"]
"inner": ["2721822359","1585768734","3511807537"]
  1585768734 => "inner"
  2721822359 => "inner"
  3099201886 => "a"
  3511807537 => "inner"
  4188131426 => "a"
  4255609085 => "a"
"inner" "inner" "a" "inner" "inner" "inner" "inner" "inner" "inner" "a"
