<?php
/*
 * What php_admin_value of a pool of php-fpm sets: the size of the ring cache. Whether there is the class ConsistentHash is
 * decided before there are pools.
 *
 *   php -n php-tests/workers/pools.php MODULE FPM
 *
 * MODULE is the extension, FPM the binary of php-fpm.
 */

declare(strict_types=1);

namespace Workers;

require __DIR__ . '/Tally.php';
require __DIR__ . '/FastCgi.php';
require __DIR__ . '/Server.php';

[, $module, $fpm] = $argv;
$tally = new Tally();
foreach (['On' => 'Off', 'Off' => 'On'] as $class => $other) {
    $server = new Fpm($fpm, [...options($module, '1M'), '-d', "consistent_hash.class=$class"], pool: <<<END
        php_admin_value[consistent_hash.cache_size] = 3M
        php_admin_value[consistent_hash.class] = $other
        END);
    $body = $server->request('settings');
    $said = \json_decode((string) $body, true);
    $tally->check(($said['settings']['consistent_hash.cache_size'] ?? null) === '3M', "a pool sets cache_size: $body");
    $tally->check(($said['class'] ?? null) === ($class === 'On'), "a pool does not set class, which is $class: $body");
    $tally->check(
        \preg_match("/consistent_hash\\.class\\s*$class\\s*$class\\s/", $said['information'] ?? '') === 1,
        "phpinfo() tells that class is $class: $body"
    );
    $row = $class === 'On' ? 'ConsistentHash' : 'off';
    $tally->check(
        \preg_match("/Drop-in class\\s*$row\\s/", $said['information'] ?? '') === 1,
        "phpinfo() tells that the drop-in class is $row: $body"
    );
}
$tally->finish();
