--TEST--
A fatal error in an overridden cHash ends the request with that error
--SKIPIF--
<?php
if (!extension_loaded('consistent_hash')) die('skip needs the extension');
if (getenv('USE_ZEND_ALLOC') === '0') die('skip only its own allocator frees what PHP loses in a fatal error');
?>
--FILE--
<?php
class Sub extends ConsistentHash
{
    public function cHash($str)
    {
        if ($str === 'a-3') {
            trigger_error('fatal', E_USER_ERROR);
        }
        return parent::cHash($str);
    }
}
register_shutdown_function(function () {
    global $h;
    echo count($h->serverList['a'] ?? []), ' ', json_encode($h->lookup('x')), "\n";
});
$h = new Sub;
$h->addServer('a');
?>
--EXPECTF--
%AFatal error: fatal in %s on line %d%A
3 "a"
