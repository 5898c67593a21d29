--TEST--
Each file of php/drop-in declares the one class after which it is named, and prints nothing
--EXTENSIONS--
consistent_hash
--FILE--
<?php
require __DIR__ . '/autoload.inc';

$folder = realpath(__DIR__ . '/../../php/drop-in');
$loaded = [];
foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator($folder, FilesystemIterator::SKIP_DOTS)) as $file) {
    $name = strtr(substr($file, strlen($folder) + 1, -strlen('.php')), '/', '\\');
    class_exists($name) || interface_exists($name) || print("$file does not declare $name\n");
    $loaded[] = $name;
}
$declared = array_filter(
    [...get_declared_classes(), ...get_declared_interfaces()],
    fn ($name) => str_starts_with((string) (new ReflectionClass($name))->getFileName(), $folder)
);
sort($loaded);
sort($declared);
echo implode("\n", $loaded), "\n";
var_dump($declared === $loaded);
?>
--EXPECT--
Consistent
ConsistentHashing
DescendingConsistentHash
Flexihash\Exception
Flexihash\Flexihash
Flexihash\Hasher\Crc32Hasher
Flexihash\Hasher\HasherInterface
Flexihash\Hasher\Md5Hasher
bool(true)
