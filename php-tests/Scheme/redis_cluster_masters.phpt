--TEST--
Scheme::redisCluster() shares out the slots as redis-cli --cluster create does
--FILE--
<?php
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

$scheme = Scheme::redisCluster();
for ($i = 0, $keys = []; count($keys) < 16384; $i++) {
    $keys[$scheme->position("key$i")] = "key$i";
}
ksort($keys);
foreach ([1, 2, 3, 5, 7, 78] as $masters) {
    $names = array_map(fn($number) => "master $number", range(1, $masters));
    $last = [];
    foreach ((new Ring($names, $scheme))->lookupMany($keys) as $slot => $master) {
        $last[$master] = $slot;
    }
    var_dump(array_keys($last) === $names);
    echo wordwrap(implode(' ', $last), 120), "\n";
}
?>
--EXPECT--
bool(true)
16383
bool(true)
8191 16383
bool(true)
5460 10922 16383
bool(true)
3276 6553 9829 13106 16383
bool(true)
2340 4680 7021 9361 11702 14042 16383
bool(true)
209 419 629 839 1049 1259 1469 1679 1889 2100 2310 2520 2730 2940 3150 3360 3570 3780 3990 4200 4410 4620 4830 5040 5250
5460 5670 5880 6090 6301 6511 6721 6931 7141 7351 7561 7771 7981 8191 8401 8611 8821 9031 9241 9451 9661 9871 10081
10292 10502 10712 10922 11132 11342 11552 11762 11972 12182 12392 12602 12812 13022 13232 13442 13652 13862 14072 14283
14493 14703 14913 15123 15333 15543 15753 15963 16173 16383
