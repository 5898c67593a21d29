--TEST--
virtualPosNum is read anew for each virtual node
--FILE--
<?php
class Growing extends ConsistentHash
{
    public function cHash($str)
    {
        if (str_ends_with($str, '-1')) {
            $this->virtualPosNum = 4;
        }
        if (str_ends_with($str, '-3')) {
            $this->virtualPosNum = 0;
        }
        return parent::cHash($str);
    }
}
$h = new Growing;
$h->virtualPosNum = 2;
$h->addServer('a');
var_dump(count($h->virtualPos), count($h->serverList['a']), $h->virtualPosNum);
?>
--EXPECT--
int(4)
int(4)
int(0)
