--TEST--
An exception at any virtual node leaves exactly what was added before, unsorted
--FILE--
<?php
require __DIR__ . '/../inc/diagnostics.inc';
require __DIR__ . '/../inc/ring.inc';

class Sub extends ConsistentHash
{
    public $bad;

    public function cHash($str)
    {
        if ($str === $this->bad) {
            throw new DomainException($str);
        }
        return parent::cHash($str);
    }
}
foreach (['b-0', 'b-1', 'b-3', 'b-4'] as $bad) {
    $h = new Sub;
    $h->bad = $bad;
    $h->addServer('a');
    attempt(fn() => $h->addServer('b'));
    show($h);
    lookups($h);
    $h->bad = null;
    $h->addServer('b');
    $h->addServer('c');
    lookups($h);
}
?>
--EXPECT--
DomainException: b-0
"a": ["4188131426","3099201886","4255609085","4205895982","18636359"]
  18636359 => "a"
  3099201886 => "a"
  4188131426 => "a"
  4205895982 => "a"
  4255609085 => "a"
"a" "a" "a" "a" "a" "a" "a" "a" "a" "a"
"b" "b" "a" "a" "c" "c" "c" "b" "b" "a"
DomainException: b-1
"a": ["4188131426","3099201886","4255609085","4205895982","18636359"]
"b": ["2033132656"]
  18636359 => "a"
  3099201886 => "a"
  4188131426 => "a"
  4205895982 => "a"
  4255609085 => "a"
  2033132656 => "b"
"a" "a" "a" "a" "a" "a" "a" "a" "a" "a"
"c" "c" "a" "a" "c" "c" "c" "c" "b" "a"
DomainException: b-3
"a": ["4188131426","3099201886","4255609085","4205895982","18636359"]
"b": ["2033132656","1640823877","1353132163"]
  18636359 => "a"
  3099201886 => "a"
  4188131426 => "a"
  4205895982 => "a"
  4255609085 => "a"
  2033132656 => "b"
  1640823877 => "b"
  1353132163 => "b"
"a" "a" "a" "a" "a" "a" "a" "a" "a" "a"
"b" "b" "a" "a" "c" "c" "c" "b" "b" "a"
DomainException: b-4
"a": ["4188131426","3099201886","4255609085","4205895982","18636359"]
"b": ["2033132656","1640823877","1353132163","2394572754"]
  18636359 => "a"
  3099201886 => "a"
  4188131426 => "a"
  4205895982 => "a"
  4255609085 => "a"
  2033132656 => "b"
  1640823877 => "b"
  1353132163 => "b"
  2394572754 => "b"
"a" "a" "a" "a" "a" "a" "a" "a" "a" "a"
"b" "b" "a" "a" "c" "c" "c" "b" "b" "a"
