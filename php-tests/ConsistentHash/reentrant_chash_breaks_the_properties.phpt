--TEST--
A cHash that puts scalars into the properties or unsets them while a server is added
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';

class Sub extends ConsistentHash
{
    public $virtualPosNum = 2;
    public $act;

    public function cHash($str)
    {
        if ($str === 'a-1' && $this->act) {
            ($this->act)($this);
        }
        return parent::cHash($str);
    }
}
$acts = [
    'virtualPos = 5' => function ($h) { $h->virtualPos = 5; },
    'serverList = true' => function ($h) { $h->serverList = true; },
    'unset virtualPos' => function ($h) { unset($h->virtualPos); },
    'unset serverList' => function ($h) { unset($h->serverList); },
    'virtualPos = null' => function ($h) { $h->virtualPos = null; },
    'list = 5' => function ($h) { $h->serverList['a'] = 5; },
    'unset virtualPosNum' => function ($h) { unset($h->virtualPosNum); },
];
foreach ($acts as $name => $act) {
    $h = new Sub;
    $h->act = $act;
    echo "-- $name\n";
    attempt(fn() => $h->addServer('a'));
    echo json_encode($h->virtualPos), json_encode($h->serverList), "\n";
}
?>
--EXPECT--
-- virtualPos = 5
Error: Cannot use a scalar value as an array
5{"a":["4188131426"]}
-- serverList = true
Error: Cannot use a scalar value as an array
{"4188131426":"a","3099201886":"a"}true
-- unset virtualPos
bool(true)
{"3099201886":"a"}{"a":["4188131426","3099201886"]}
-- unset serverList
bool(true)
{"3099201886":"a","4188131426":"a"}{"a":["3099201886"]}
-- virtualPos = null
bool(true)
{"3099201886":"a"}{"a":["4188131426","3099201886"]}
-- list = 5
Error: Cannot use a scalar value as an array
{"4188131426":"a","3099201886":"a"}{"a":5}
-- unset virtualPosNum
Warning: Undefined property: Sub::$virtualPosNum
bool(true)
{"3099201886":"a","4188131426":"a"}{"a":["4188131426","3099201886"]}
