--TEST--
print_r shows the three properties
--FILE--
<?php
$h = new ConsistentHash;
$h->virtualPosNum = 2;
$h->addServer('a');
print_r($h);
echo print_r(new ConsistentHash, true);
?>
--EXPECT--
ConsistentHash Object
(
    [serverList] => Array
        (
            [a] => Array
                (
                    [0] => 4188131426
                    [1] => 3099201886
                )

        )

    [virtualPos] => Array
        (
            [3099201886] => a
            [4188131426] => a
        )

    [virtualPosNum] => 2
)
ConsistentHash Object
(
    [serverList] => Array
        (
        )

    [virtualPos] => Array
        (
        )

    [virtualPosNum] => 5
)
