--TEST--
The class ConsistentHashing, in the syntax of PHP 5 and of PHP 8
--FILE--
<?php
require __DIR__ . '/which_class.inc';

[$status, $output] = which_class(__DIR__ . '/fixtures/time33.php');
echo "exit code $status\n$output";
[$status, $output] = which_class(...temporary(['php8.php' => fixture('time33', ['{$i}' => '[$i]'])]));
echo "exit code $status\n$output";
// The remainder is taken once, of a sum that overflows.
[$status, $output] = which_class(...temporary(['once.php' => fixture('time33', ['{$i}' => '[$i]', ')) & 0x7FFFFFFF' => '))'])]));
// Versions of PHP complain in other words.
echo "exit code $status\n", preg_replace('/(?<=PHP complains: ).*?(?=\(line)/s', '… ', $output);
?>
--EXPECT--
exit code 1
time33.php
  line 23: PHP 8 refuses $md5{$i}; write $md5[$i]
  line 4, class ConsistentHashing: SAME as the shim ConsistentHashing
    Delete this class and load the shim, php/drop-in/ConsistentHashing.php: docs/adopting.md, “How
    to load the shims”.
exit code 0
php8.php
  line 4, class ConsistentHashing: SAME as the shim ConsistentHashing
    Delete this class and load the shim, php/drop-in/ConsistentHashing.php: docs/adopting.md, “How
    to load the shims”.
exit code 0
once.php
  line 4, class ConsistentHashing: ANOTHER class
    getNode('edge405208') with 10 servers returns '192.168.1.10'; in the shim ConsistentHashing it
    returns '192.168.1.8'.
    While it runs, PHP complains: … (line 25).
    With the extension loaded, this check asks Scheme::identify() for a ring that places keys as it
    does.
    It does not conflict with the extension, and can stay.
