--TEST--
Names that conflict with those of the extension
--FILE--
<?php
require __DIR__ . '/which_class.inc';

[$status, $output] = which_class(...temporary([
    'ring.php' => '<?php namespace ConsistentHash; class Ring { function lookup($key) {} } final class scheme {} class Other {}',
    'interface.php' => '<?php namespace ConsistentHash; interface RingInterface {} interface Hasher {}',
    'trait.php' => '<?php trait ConsistentHash {}',
    'enum.php' => '<?php enum ConsistentHash { case A; }',
    'abstract.php' => '<?php abstract class consistentHash { abstract function lookup($key); }',
    'plain.php' => '<?php class ConsistentHash { function get_node() {} }',
    'function.php' => '<?php function consistent_hash_cache_info() {} function ConsistentHash() {}',
]));
echo "exit code $status\n$output";
[$status] = which_class(...temporary(['other.php' => '<?php namespace App; class Ring {} class ConsistentHash {} function ring() {}']));
echo "exit code $status\n";
?>
--EXPECT--
exit code 1
ring.php
  line 1, class ConsistentHash\Ring: ANOTHER class
    The extension has ConsistentHash\Ring, also with consistent_hash.class=Off: give your class
    another name.
  line 1, class ConsistentHash\scheme: ANOTHER class
    The extension has ConsistentHash\Scheme, also with consistent_hash.class=Off: give your class
    another name.
  nothing to do with rings, and no conflict: class ConsistentHash\Other

interface.php
  line 1, interface ConsistentHash\RingInterface: ANOTHER interface
    The extension has ConsistentHash\RingInterface, also with consistent_hash.class=Off: give your
    interface another name.
  nothing to do with rings, and no conflict: interface ConsistentHash\Hasher

trait.php
  line 1, trait ConsistentHash: ANOTHER trait
    The extension has a class of this name. Before you enable it, write consistent_hash.class=Off
    into php.ini, or give your trait another name or a namespace.

enum.php
  line 1, enum ConsistentHash: ANOTHER enum
    The extension has a class of this name. Before you enable it, write consistent_hash.class=Off
    into php.ini, or give your enum another name or a namespace.

abstract.php
  line 1, class consistentHash: ANOTHER class
    The extension has a class of this name. Before you enable it, write consistent_hash.class=Off
    into php.ini, or give your class another name or a namespace.

plain.php
  line 1, class ConsistentHash: ANOTHER class
    The extension has a class of this name. Before you enable it, write consistent_hash.class=Off
    into php.ini, or give your class another name or a namespace.

function.php
  line 1, function consistent_hash_cache_info(): ANOTHER function
    The extension has consistent_hash_cache_info, also with consistent_hash.class=Off: give your
    function another name.
  nothing to do with rings, and no conflict: function ConsistentHash()
exit code 0
