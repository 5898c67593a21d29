--TEST--
The trace of an exception from an overridden cHash() does not keep the ring alive
--INI--
zend.exception_ignore_args=0
--FILE--
<?php
class Sub extends ConsistentHash
{
    public function cHash($str)
    {
        throw new Exception($str);
    }

    public function __destruct()
    {
        echo "destroyed\n";
    }
}
$h = new Sub;
$h->serverList = ['b' => ['5']];
foreach (['addServer' => ['a'], 'lookup' => ['k'], 'lookupList' => ['k', 1]] as $method => $arguments) {
    try {
        $h->$method(...$arguments);
    } catch (Exception $e) {
        $caught[] = $e;
        echo $method, ' ', $e->getMessage(), "\n";
    }
}
unset($h);
echo "still ", count($caught), " exceptions\n";
?>
--EXPECT--
addServer a-0
lookup k
lookupList k
destroyed
still 3 exceptions
