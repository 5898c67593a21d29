--TEST--
The pages and sections that the advice names are there
--FILE--
<?php
$code = file_get_contents(__DIR__ . '/../../php/which-class/Inspector.php');
preg_match_all('~docs/[\w-]+\.md~', $code, $pages);
preg_match_all('~(docs/[\w-]+\.md), “([^”]+)”~', $code, $sections, PREG_SET_ORDER);
foreach (array_unique($pages[0]) as $page) {
    file_exists(__DIR__ . "/../../$page") || print("there is no $page\n");
}
foreach ($sections as [, $page, $heading]) {
    preg_match('/^#+ ' . preg_quote($heading, '/') . '$/m', file_get_contents(__DIR__ . "/../../$page")) || print("$page: no $heading\n");
}
var_dump(count($sections) >= 3);
?>
--EXPECT--
bool(true)
