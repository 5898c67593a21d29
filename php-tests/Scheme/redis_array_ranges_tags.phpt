--TEST--
Scheme::redisArrayRanges() and Scheme::redisArray() hash the {tag} of a key, also with an algorithm
--FILE--
<?php
use ConsistentHash\Scheme;

foreach ([
    'user:{42}:name' => '42', '{42}' => '42', 'a}{42}{43}' => '42', '{{42}' => '{42', '{}42' => '',
    // No tag.
    '{42' => '{42', '42}' => '42}', '}42{' => '}42{', "\0{42}" => "\0{42}", "{4\0}2" => "{4\0}2",
] as $key => $hashed) {
    $positions = fn($key) => array_map(
        fn($scheme) => $scheme->position($key),
        [Scheme::redisArray(), Scheme::redisArray('md5'), Scheme::redisArrayRanges(), Scheme::redisArrayRanges('sha1')],
    );
    // What has no brace, or only one, is hashed as it is.
    $plain = [
        ~crc32($hashed) & 0xffffffff, array_sum(unpack('V2', md5($hashed, true))) % 0xffffffff,
        ~crc32($hashed) & 0xffffffff, array_sum(unpack('V2', sha1($hashed, true))) % 0xffffffff,
    ];
    var_dump($positions($key) === $plain);
}
?>
--EXPECT--
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
bool(true)
