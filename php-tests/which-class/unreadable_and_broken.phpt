--TEST--
A file that cannot be read or parsed is named, and the others are examined
--FILE--
<?php
require __DIR__ . '/which_class.inc';

[$status, $output] = which_class('missing.php', __DIR__ . '/fixtures', ...temporary([
    'broken.php' => "<?php\nclass ConsistentHash {\n    public function lookup( {}\n}\n",
    'empty.php' => '',
    'text.php' => "no PHP\n",
    'binary.php' => implode(array_map(chr(...), range(255, 0))),
    'nested.php' => '<?php $a = ' . str_repeat('[', 100000) . ';',
    'large.php' => '<?php /*' . str_repeat(' ', 5 << 20) . '*/',
    'good.php' => fixture('native'),
]));
echo "exit code $status\n", preg_replace('/(?<=nested.php\n  NOT EXAMINED: ).*/', '…', str_replace(__DIR__, '', $output));
?>
--EXPECT--
exit code 1
missing.php
  NOT EXAMINED: there is no such file

/fixtures
  NOT EXAMINED: it is a folder; name the files in it

broken.php
  NOT EXAMINED: line 3, syntax error, unexpected token "{", expecting variable

empty.php
  it declares no class, interface, trait or function

text.php
  it declares no class, interface, trait or function

binary.php
  it declares no class, interface, trait or function

nested.php
  NOT EXAMINED: …

large.php
  NOT EXAMINED: it is larger than 4 MB

good.php
  line 4, class ConsistentHash: SAME as the native class
    Enable the extension and delete this class: docs/drop-in.md, “Three ways to adopt it”.
