--TEST--
What differs is named
--FILE--
<?php
require __DIR__ . '/which_class.inc';

foreach ([
    'after instead of at or after' => ['<=' => '<'],
    'another separator' => ["'-'" => "'_'"],
    'from 1' => ['$i = 0; $i <' => '$i = 1; $i <='],
    'not sorted' => ['ksort($this->virtualPos, SORT_NUMERIC);' => ''],
    'another number' => ['Num = 5' => 'Num = 64'],
    'no md5()' => ['crc32(md5($str))' => 'crc32($str)'],
    'positions stay' => ['unset($this->virtualPos[$pos]);' => ''],
    'server stays' => ['unset($this->serverList[$key]);' => ''],
    'null if empty' => ['return $found;' => 'return $found === false ? null : $found;'],
    'int' => ["sprintf('%u', crc32(md5(\$str)))" => 'crc32(md5($str))'],
    'returns nothing' => ["return true;\n    }\n\n    public function removeServer" => "}\n\n    public function removeServer"],
    'first added wins' => ['$this->virtualPos[$pos] = $server' => '$this->virtualPos[$pos] ??= $server'],
    'private' => ['public $serverList' => 'private $serverList'],
    'order of properties' => ["    public \$virtualPosNum = 5;\n" => '', 'public $serverList' => 'public $virtualPosNum = 5; public $serverList'],
    'types' => ['addServer($server)' => 'addServer(string $server)', 'lookup($key)' => 'lookup(string $key)'],
    'hash not overridable' => ['$this->cHash' => 'self::cHash'],
    'pointer' => ['current($this->virtualPos)' => 'reset($this->virtualPos)'],
] as $name => $replace) {
    [, $output] = which_class(...temporary(['file.php' => fixture('native', $replace)]));
    [, $title, $output] = explode("\n", $output, 3);
    // The first sentence.
    preg_match('/^(.*?)(?: With the extension loaded| If this does not| The extension has| To make it|$)/s', strtr($output, ["\n    " => ' ']), $what);
    echo "$name", str_contains($title, ': ANOTHER class') ? '' : $title, ":\n  ", trim($what[1]), "\n";
}
?>
--EXPECT--
after instead of at or after:
  lookup('192.168.1.1-0') with 10 servers returns '192.168.1.3'; in the native class it returns '192.168.1.1'.
another separator:
  lookup('edge405208') with 10 servers returns '192.168.1.5'; in the native class it returns '192.168.1.10'.
from 1:
  lookup('edge200867') with 10 servers returns '192.168.1.1'; in the native class it returns '192.168.1.2'.
not sorted:
  lookup('edge405208') with 10 servers returns '192.168.1.1'; in the native class it returns '192.168.1.10'.
another number:
  Its $virtualPosNum is 64, that of the native class is 5. It is the same in all else.
no md5():
  lookup('edge315673') with 10 servers returns '192.168.1.10'; in the native class it returns '192.168.1.1'.
positions stay:
  lookup('key20') after one of 10 servers has left before any key was looked up returns '192.168.1.5'; in the native class it returns '192.168.1.3'.
server stays:
  lookup('edge315673') after four of 10 servers have left, and three have joined, returns '192.168.1.11'; in the native class it returns '192.168.1.1'.
null if empty:
  lookup('key1') on an empty ring returns null; in the native class it returns false.
int:
  cHash('x') on an empty ring returns 1387983181; in the native class it returns '1387983181'.
returns nothing:
  addServer('192.168.1.1') with 10 servers returns null; in the native class it returns true.
first added wins:
  lookup('10.0.7.244-2') with 10.0.7.244 and 10.0.54.20, which share a position, returns '10.0.7.244'; in the native class it returns '10.0.54.20'.
private:
  Keys land where the native class puts them, but $serverList on an empty ring throws Error; in the native class it is [].
order of properties:
  Keys land where the native class puts them, but serialize() on an empty ring returns 'a:3:{s:13:"virtualPosNum";i:5;s:10:"serverList";a:0:{}s:10:…; in the native class it returns 'a:3:{s:10:"serverList";a:0:{}s:10:"virtualPos";a:0:{}s:13:"….
types:
  Keys land where the native class puts them, but lookup('edge405208') with a server of another type returns '7'; in the native class it returns 7.
hash not overridable:
  Keys land where the native class puts them, but lookup('edge315673') in a subclass that overrides cHash() returns '192.168.1.1'; in the native class it returns '192.168.1.8'.
pointer:
  Keys land where the native class puts them, but lookup('edge500535') with the pointer of $virtualPos moved returns '192.168.1.3'; in the native class it returns '192.168.1.6'.
