--TEST--
--help, and what is no option
--FILE--
<?php
require __DIR__ . '/which_class.inc';

[$status, $help] = which_class('--help');
echo $status, ' ', strtok($help, "\n"), "\n";
[$status, $output] = which_class('no.php', '-h');
var_dump($status === 0 && $output === $help);
foreach ([['--json', 'a.php'], ['-x'], [], ['--seconds'], ['--seconds', 'none', 'a.php'], ['--seconds=0', 'a.php']] as $arguments) {
    [$status, $output] = which_class(...$arguments);
    echo $status, ' ', strtok($output, "\n"), "\n";
}
[$status, $output] = which_class('--seconds=2', '--', '--help');
echo $status, ' ', $output;
?>
--EXPECT--
0 usage: php which-class.php [--seconds N] FILE...
bool(true)
2 which-class.php: no such option: --json (--help lists them)
2 which-class.php: no such option: -x (--help lists them)
2 which-class.php: no file is given
2 which-class.php: --seconds needs a number greater than 0
2 which-class.php: --seconds needs a number greater than 0
2 which-class.php: --seconds needs a number greater than 0
1 --help
  NOT EXAMINED: there is no such file
