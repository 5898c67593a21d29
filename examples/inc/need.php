<?php
/**
 * What this machine lacks of what an example needs; '' if nothing. Loads the extensions, also under php -n.
 *
 * @param list<string> $extensions of PHP
 * @param list<string> $programs
 */
function missing(array $extensions, array $programs): string
{
    // Debian builds the clients with these two.
    foreach (['igbinary', 'msgpack', ...$extensions] as $extension) {
        extension_loaded($extension) || @dl($extension);
    }
    $extensions = array_filter($extensions, fn ($name) => !extension_loaded($name));
    $programs = array_filter($programs, fn ($name) => !exec('command -v ' . escapeshellarg($name)));
    return implode(', ', [
        ...array_map(fn ($name) => "the extension $name", $extensions),
        ...array_map(fn ($name) => "the program $name", $programs),
    ]);
}

/** Ends an example that lacks something, and says what. */
function need(array $extensions, array $programs): void
{
    if ($missing = missing(['consistent_hash', ...$extensions], $programs)) {
        fwrite(STDERR, "This example needs what is not here: $missing (--help says how to run it)\n");
        exit(2);
    }
}
