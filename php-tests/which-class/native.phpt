--TEST--
The class that the extension replaces is recognised by what it does, under any name and in any place
--FILE--
<?php
require __DIR__ . '/which_class.inc';

$class = substr(fixture('native'), strlen('<?php'));
[$status, $output] = which_class(...temporary([
    'autoloaded.php' => "<?php $class",
    'other-name.php' => '<?php ' . strtr($class, ['class ConsistentHash' => 'class Ring']),
    'namespace.php' => "<?php\nnamespace App\Cache { $class }",
    'final.php' => '<?php ' . strtr($class, ['class ConsistentHash' => 'final class CONSISTENTHASH']),
    'with-types.php' => '<?php ' . strtr($class, [
        'public $serverList' => 'public array $serverList', 'public $virtualPos ' => 'public array $virtualPos ',
        'addServer($server)' => 'addServer($server): bool', 'cHash($str)' => 'cHash($str): string',
    ]),
    'other-statements.php' => '<?php ' . strtr($class, [
        "sprintf('%u', crc32(md5(\$str)))" => '(string) hexdec(hash("crc32b", bin2hex(md5($str, true))))',
        'ksort($this->virtualPos, SORT_NUMERIC)' => 'uksort($this->virtualPos, fn ($a, $b) => $a <=> $b)',
        'return true;' => 'return !false;',
    ]),
    'trait.php' => '<?php ' . strtr($class, ['class ConsistentHash' => 'trait Body']) . ' class Ring { use Body; }',
    'parent.php' => '<?php ' . strtr($class, ['class ConsistentHash' => 'class Base']) . ' class Heir extends Base {}',
]), ...[__DIR__ . '/../../php/polyfill/ConsistentHash.php']);
echo "exit code $status\n", preg_replace('~^/.*/~m', '', titles($output));
?>
--EXPECT--
exit code 0
autoloaded.php
  line 4, class ConsistentHash: SAME as the native class
other-name.php
  line 4, class Ring: SAME as the native class, under another name
namespace.php
  line 5, class App\Cache\ConsistentHash: SAME as the native class, under another name
final.php
  line 4, class CONSISTENTHASH: SAME as the native class
with-types.php
  line 4, class ConsistentHash: SAME as the native class
other-statements.php
  line 4, class ConsistentHash: SAME as the native class
trait.php
  line 53, class Ring: SAME as the native class, under another name
  nothing to do with rings, and no conflict: trait Body
parent.php
  line 4, class Base: SAME as the native class, under another name
  line 53, class Heir: SAME as the native class, under another name
ConsistentHash.php
  line 14, class ConsistentHash: SAME as the native class
