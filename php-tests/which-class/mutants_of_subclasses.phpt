--TEST--
A copied method of a subclass is no copy once anything in it is changed; all other methods stay copies; a property is none of them
--EXTENSIONS--
tokenizer
--FILE--
<?php
require __DIR__ . '/which_class.inc';
require __DIR__ . '/mutants.inc';

$subclass = fixture('native', ['class ConsistentHash' => 'class MyConsistentHash extends ConsistentHash']);
foreach (said_of_mutants($subclass) as $mutant => $said) {
    preg_match_all('/\b(\w+)\(\)(?=[^:]*: the native class does the same)/', $said, $copies);
    preg_match_all('/Keep (\w+)\(\): the native/', $said, $kept);
    $fine = str_contains($said, 'NOT EXAMINED') || count($kept[1]) === 1 && count($copies[1]) === 3;
    $fine || print("$mutant\n" . preg_replace('/^/m', '    ', $said));
}
?>
--EXPECT--
line 8: 5 → 6
      line 4, class MyConsistentHash: a subclass of the native class
        Delete cHash(), addServer(), removeServer() and lookup(): the native class does the same. As
        long as an override is there, it is what runs, at the old speed.
