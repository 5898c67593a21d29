--TEST--
The links between the pages lead to a file that is there, and to a heading of it
--FILE--
<?php
require __DIR__ . '/pages.inc';

/* What GitHub makes of the headings of a page. */
function anchors(string $page): array
{
    preg_match_all('/^#+ (.*)$/m', prose($page), $headings);
    $letters = array_map(fn($heading) => preg_replace('/[^\w -]/', '', strtolower($heading)), $headings[1]);
    return array_map(fn($heading) => strtr($heading, ' ', '-'), $letters);
}

$links = 0;
foreach (pages() as $path => $page) {
    preg_match_all('/\]\(([^)\s]+)\)/', prose($page), $targets);
    foreach (preg_grep('/^https:/', $targets[1], PREG_GREP_INVERT) as $target) {
        $links++;
        [$file, $anchor] = [...explode('#', $target), null];
        $file = $file === '' ? $path : dirname($path) . "/$file";
        if (!file_exists($file) || $anchor !== null && !in_array($anchor, anchors(file_get_contents($file)))) {
            echo "$path: $target leads nowhere\n";
        }
    }
}
var_dump($links >= 40);
?>
--EXPECT--
bool(true)
