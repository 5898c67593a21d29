--TEST--
A constructor that calls no parent leaves the object usable
--FILE--
<?php
require __DIR__ . '/../inc/ring.inc';

class Built extends ConsistentHash
{
    private $pool;

    public function __construct(array $servers, $num)
    {
        $this->virtualPosNum = $num;
        $this->pool = $servers;
        foreach ($servers as $server) {
            $this->addServer($server);
        }
    }
}
$h = new Built(['a', 'b'], 2);
lookups($h);
show($h);
var_dump(method_exists('ConsistentHash', '__construct'));
?>
--EXPECT--
"b" "b" "a" "a" "a" "a" "a" "b" "b" "a"
"a": ["4188131426","3099201886"]
"b": ["2033132656","1640823877"]
  1640823877 => "b"
  2033132656 => "b"
  3099201886 => "a"
  4188131426 => "a"
bool(false)
