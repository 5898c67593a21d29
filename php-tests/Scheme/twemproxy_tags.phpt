--TEST--
Of a key with the two characters of $hashTag, what is between them is hashed, unless that is nothing
--FILE--
<?php
use ConsistentHash\Scheme;

foreach ([
    '{}' => [
        'user:{42}:name' => '42', '{42}' => '42', 'a}{42}{43}' => '42', '{{42}' => '{42', "\0{42}" => '42', "{4\0}2" => "4\0",
        // No tag.
        '{}42' => '{}42', '{}{42}' => '{}{42}', '{42' => '{42', '42}' => '42}', '}42{' => '}42{', '' => '',
    ],
    '$$' => ['a$42$b' => '42', 'a$$42$' => 'a$$42$', '$42' => '$42', 'a{42}b' => 'a{42}b'],
    '' => ['a{42}b' => 'a{42}b'],
] as $tag => $keys) {
    foreach ($keys as $key => $hashed) {
        foreach ([Scheme::twemproxy('md5', $tag), Scheme::twemproxyModula('md5', $tag)] as $scheme) {
            $scheme->position($key) === Scheme::twemproxy('md5')->position((string) $hashed) || print("$scheme: $key\n");
        }
    }
}
// An empty key lies at 0, by any hash.
var_dump(Scheme::twemproxy('md5')->position(''), Scheme::twemproxyModula('fnv1a_64', '{}')->position(''));
?>
--EXPECT--
int(0)
int(0)
