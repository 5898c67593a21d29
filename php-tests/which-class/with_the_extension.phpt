--TEST--
With the extension loaded it says the same, and finds the scheme of another ring
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/which_class.inc';

preg_match_all('/\S+/', getenv('TEST_PHP_EXTRA_ARGS'), $options);
$php = [getenv('TEST_PHP_EXECUTABLE'), ...array_map(fn($option) => trim($option, '"\''), $options[0])];
$fixtures = glob(__DIR__ . '/fixtures/*.php');
$without = '/^    With the extension loaded[^.]*\.\n|^    It places keys as[^.]*\.\n/m';
[$status, $output] = which_class_in($php, ...$fixtures);
[$expected_status, $expected] = which_class(...$fixtures);
var_dump($status === $expected_status);
var_dump(preg_replace($without, '', $output) === preg_replace($without, '', $expected));

[, $output] = which_class_in($php, ...temporary([
    'modulo.php' => '<?php class Moder { private $nodes = [];
        function addNode($node) { $this->nodes[] = $node; }
        function lookup($key) { return $this->nodes[crc32($key) % count($this->nodes)]; } }',
    'ring.php' => fixture('consistent', ['class Consistent' => 'class Nodes', 'addserver' => 'addNode', "'-' . \$i" => "'_' . \$i", ' 32' => ' 48']),
    'none.php' => fixture('consistent', ['class Consistent' => 'class Salted', '$server . ' => '"salt" . $server . ']),
]));
// Others that place these keys alike may follow.
echo preg_replace('/ or\s+new Ring.*?(?= does\.)/s', '', $output);
?>
--EXPECT--
bool(true)
bool(true)
modulo.php
  line 1, class Moder: ANOTHER class
    It places keys as new Ring($servers, Scheme::modulo()) does.
    It does not conflict with the extension, and can stay.

ring.php
  line 4, class Nodes: ANOTHER class
    It places keys as new Ring($servers, new Scheme('crc32', '{server}_{index}', 1, 48,
    'at-or-after')) does.
    It does not conflict with the extension, and can stay.

none.php
  line 4, class Salted: ANOTHER class
    find('edge405208') with 10 servers returns '192.168.1.10'; in the shim Consistent it returns
    '192.168.1.9'.
    Scheme::identify() finds no ring that places keys as it does.
    It does not conflict with the extension, and can stay.
