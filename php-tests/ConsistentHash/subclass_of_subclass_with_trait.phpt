--TEST--
Overrides from a trait and over several levels are used
--FILE--
<?php
trait Lowercase
{
    public function cHash($str)
    {
        return parent::cHash(strtolower($str));
    }
}
class One extends ConsistentHash
{
    use Lowercase;
}
class Two extends One
{
    public function lookup($key)
    {
        return strtoupper(parent::lookup($key));
    }
}
$h = new Two;
foreach (['a', 'b', 'c'] as $server) {
    $h->addServer($server);
}
var_dump($h->lookup('KEY1') === $h->lookup('key1'), $h->lookup('key1'), json_encode($h->lookupMany(['KEY1', 'key2'])));
?>
--EXPECT--
bool(true)
string(1) "B"
string(9) "["B","B"]"
