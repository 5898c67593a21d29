--TEST--
A change anywhere in a function makes it another one, except where the scheme has that number of virtual nodes
--EXTENSIONS--
tokenizer
--FILE--
<?php
require __DIR__ . '/which_class.inc';
require __DIR__ . '/mutants.inc';

$parts = preg_split('/^(?=function )/m', fixture('functions'));
foreach (array_slice($parts, 1, 5) as $function) {
    echo strtok($function, '('), "\n";
    survivors($parts[0] . $function);
}
?>
--EXPECT--
function getImgSrc
line 12: sprintf → max
line 15: sprintf → max
function getImgSrcOfVirtualNodes
line 10: 'img1.example.com' → 'img1.example.comx'
line 10: 'img2.example.com' → 'img2.example.comx'
line 10: 'img3.example.com' → 'img3.example.comx'
line 11: < → <=
line 11: 3 → 4
line 21: current → end
function getImgSrcByModulo
line 10: 'http://' → 'http://x'
line 10: . → . 1 .
line 10: . → . 1 ., again
line 10: '/' → '/x'
function hashmod
line 9: sprintf → max
line 9: '%u' → '%ux'
function serverOf
