--TEST--
The interface ConsistentHash and the class that implements it; what else the file does is not run
--FILE--
<?php
require __DIR__ . '/which_class.inc';

[$status, $output] = which_class(__DIR__ . '/fixtures/interface-and-class.php');
echo "exit code $status\n$output";

[$interface, $class] = preg_split('/(?=^class )/m', fixture('interface-and-class'));
[$status, $output] = which_class(...temporary(['class.php' => "<?php\n$class", 'interface.php' => $interface]));
echo "exit code $status\n", titles($output);
[$status, $output] = which_class(...temporary(['class.php' => "<?php\n$class"]));
echo "exit code $status\n", $output;
[$status, $output] = which_class(...temporary(['another.php' => fixture('interface-and-class', ['<=' => '<'])]));
echo "exit code $status\n", $output;
?>
--EXPECT--
exit code 1
interface-and-class.php
  line 4, interface ConsistentHash: the interface of MyConsistentHash
    PHP cannot declare it beside the native class. See MyConsistentHash for what to do.
  line 19, class MyConsistentHash: SAME as the native class, behind an interface ConsistentHash
    Delete the interface ConsistentHash, and write in place of this class, as docs/drop-in.md shows:
        class MyConsistentHash extends ConsistentHash {}
    Or leave both as they are, with consistent_hash.class=Off in php.ini.
exit code 1
class.php
  line 2, class MyConsistentHash: SAME as the native class, behind an interface ConsistentHash
interface.php
  line 4, interface ConsistentHash: the interface of MyConsistentHash
exit code 1
class.php
  line 2, class MyConsistentHash: NOT EXAMINED: it needs ConsistentHash, which is in none of the files; if it is yours, name its file, too
exit code 1
another.php
  line 4, interface ConsistentHash: ANOTHER interface
    The extension has a class of this name. Before you enable it, write consistent_hash.class=Off
    into php.ini, or give your interface another name or a namespace.
  line 19, class MyConsistentHash: ANOTHER class
    lookup('192.168.1.1-0') with 10 servers returns '192.168.1.3'; in the native class it returns
    '192.168.1.1'.
    With the extension loaded, this check asks Scheme::identify() for a ring that places keys as it
    does.
    It does not conflict with the extension, and can stay.
