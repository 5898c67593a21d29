--TEST--
A key after the last position belongs to the first server
--FILE--
<?php
class Fixed extends ConsistentHash
{
    public function cHash($str)
    {
        return (string) $str;
    }
}
$h = new Fixed;
$h->virtualPos = [0 => 'zero', 10 => 'ten', 4294967295 => 'top'];
foreach ([0, 1, 10, 11, 4294967294, 4294967295, 4294967296] as $key) {
    echo $key, ' ', $h->lookup($key), "\n";
}
$h->virtualPos = [5 => 'five', 10 => 'ten'];
foreach ([4, 6, 11] as $key) {
    echo $key, ' ', $h->lookup($key), "\n";
}
?>
--EXPECT--
0 zero
1 ten
10 ten
11 top
4294967294 top
4294967295 top
4294967296 zero
4 five
6 ten
11 five
