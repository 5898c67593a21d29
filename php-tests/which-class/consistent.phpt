--TEST--
The class Consistent, with more methods and without
--FILE--
<?php
require __DIR__ . '/which_class.inc';

[$status, $output] = which_class(__DIR__ . '/fixtures/consistent.php', ...temporary([
    'more.php' => fixture('consistent', [
        'class Consistent' => 'namespace App; class Nodes', 'protected $_num' => 'public function delete($server) {} public $_num',
    ]),
]));
echo "exit code $status\n$output";
?>
--EXPECT--
exit code 0
consistent.php
  line 4, class Consistent: SAME as the shim Consistent
    Delete this class and load the shim, php/drop-in/Consistent.php: docs/adopting.md, “How to
    load the shims”.

more.php
  line 4, class App\Nodes: SAME as the shim Consistent
    Load the shim, php/drop-in/Consistent.php: docs/adopting.md, “How to load the shims”. Write
    in place of this class:
        class Nodes extends \Consistent {}
    The shim does not have delete() and $_num. Write what you need of it anew, with the public
    methods of the shim.
