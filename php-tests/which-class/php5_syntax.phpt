--TEST--
PHP 5 syntax that PHP 8 refuses is named, with its line and the mend
--FILE--
<?php
require __DIR__ . '/which_class.inc';

[$status, $output] = which_class(...temporary([
    'braces.php' => <<<'END'
        <?php
        class Old
        {
            public $s = 'abc';

            public function a($i, array $list = [])
            {
                if ($list[0]) {
                    return $this->s{$i} . $list[1]{0} . $this->s{$this->s{0}} . "{$i}${i}" . $list['a']['b']{strlen($i)};
                }
                $x =& new Old;
                $y = & new Old();
                return function () use ($i) { return $i{1}; };
            }
        }
        END,
    'hooks.php' => "<?php\nclass Hooked { public string \$name { get => 'x'; } }\n",
    'fine.php' => '<?php class Fine { public function f($x) { switch ($x[0]) { default: return match (true) { $x[1] => 2 }; } } }',
]));
// PHP 8.4 takes property hooks.
echo "exit code $status\n", preg_replace('/(?<=hooks.php\n)  .*\n/', '', $output);
?>
--EXPECT--
exit code 1
braces.php
  line 9: PHP 8 refuses $this->s{$i}; write $this->s[$i]
  line 9: PHP 8 refuses $list[1]{0}; write $list[1][0]
  line 9: PHP 8 refuses $this->s{0}; write $this->s[0]
  line 9: PHP 8 refuses $this->s{$this->s[0]}; write $this->s[$this->s[0]]
  line 9: PHP 8 refuses $list['a']['b']{strlen($i)}; write $list['a']['b'][strlen($i)]
  line 11: PHP 8 refuses =& new; write = new
  line 12: PHP 8 refuses =& new; write = new
  line 13: PHP 8 refuses $i{1}; write $i[1]
  nothing to do with rings, and no conflict: class Old

hooks.php

fine.php
  nothing to do with rings, and no conflict: class Fine
