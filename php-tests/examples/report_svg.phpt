--TEST--
report.php --svg writes a picture that is well-formed, needs nothing else, and has colours for a dark page
--FILE--
<?php
require __DIR__ . '/example.inc';

$picture = tempnam(sys_get_temp_dir(), 'picture');
$file = file_with("<b>&'\"\nänderung\n" . str_repeat('long', 30) . "\n123\n");
[$status] = example('report', '--servers', $file, '--svg', $picture, '--add', 'new');
$svg = file_get_contents($picture);
unlink($picture);

$open = [];
$rest = preg_replace_callback('~<(/?)(\w+)((?: [\w:-]+="[^"<]*")*)(/?)>~', function ($tag) use (&$open) {
    if ($tag[1]) {
        return array_pop($open) === $tag[2] ? '' : $tag[0];
    }
    $tag[4] || $open[] = $tag[2];
    return '';
}, $svg);
var_dump($status, $open, preg_match('/[<>]|&(?!\w+;|#\d+;)/', $rest));
var_dump(preg_match('/href|url\(|@import|src=/', $svg), preg_match_all('/prefers-color-scheme: dark/', $svg));
foreach (['&lt;b&gt;&amp;', 'änderung', 'longlongl…glonglong', '123', 'new'] as $name) {
    echo $name, ': ', preg_match_all("~<title>[^<]*</title>~", $svg) > 5 && str_contains($svg, $name) ? 'there' : 'missing', "\n";
}
?>
--EXPECT--
int(0)
array(0) {
}
int(0)
int(0)
int(1)
&lt;b&gt;&amp;: there
änderung: there
longlongl…glonglong: there
123: there
new: there
