--TEST--
What prints and converts objects works on a scheme
--FILE--
<?php
use ConsistentHash\Scheme;

foreach ([Scheme::nginx(), new Scheme('crc32', "{server}'{index}", 1, 3)] as $scheme) {
    var_dump($scheme);
    print_r($scheme);
    var_export($scheme);
    echo "\n", json_encode($scheme), "\n";
    var_dump((array) $scheme, get_object_vars($scheme), (bool) $scheme);
}
?>
--EXPECT--
object(ConsistentHash\Scheme)#1 (1) {
  ["scheme"]=>
  string(15) "Scheme::nginx()"
}
ConsistentHash\Scheme Object
(
    [scheme] => Scheme::nginx()
)
\ConsistentHash\Scheme::__set_state(array(
))
{}
array(0) {
}
array(0) {
}
bool(true)
object(ConsistentHash\Scheme)#2 (1) {
  ["scheme"]=>
  string(61) "new Scheme('crc32', '{server}\'{index}', 1, 3, 'at-or-after')"
}
ConsistentHash\Scheme Object
(
    [scheme] => new Scheme('crc32', '{server}\'{index}', 1, 3, 'at-or-after')
)
\ConsistentHash\Scheme::__set_state(array(
))
{}
array(0) {
}
array(0) {
}
bool(true)
