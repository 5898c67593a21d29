<?php
/*
 * What the workers serve:
 *
 *   ?ring=ID                                      the servers of some keys, on a ring of either class
 *   ?ring=ID&class=C&method=M&place=P&death=D     a request that dies in that place of a method (see deaths.php)
 *   ?class=C&method=M&room=BYTES                  a method with little memory left
 *   ?class=C&method=M&time=1                      a method that computes for longer than a second
 *   ?class=C&method=M                             a ring of an impossible size
 *   ?settings                                     the settings of the extension, and what it says of itself
 */

declare(strict_types=1);

namespace Workers;

use ConsistentHash;
use ConsistentHash\Ring;
use ConsistentHash\Scheme;

require_once __DIR__ . '/rings.php';

if (isset($_GET['method'])) {
    require_once __DIR__ . '/deaths.php';
    ['class' => $class, 'method' => $method] = $_GET;
    if (isset($_GET['death'])) {
        die_in_callback($class, $method, $_GET['place'], $_GET['death'], (int) $_GET['ring']);
    } elseif (isset($_GET['time'])) {
        run_out_of_time($class, $method);
    } elseif (isset($_GET['room'])) {
        run_with_little_memory($class, $method, (int) $_GET['room']);
    } else {
        echo "begun\n";
        impossible()[$class][$method]();
    }
    return;
}

if (isset($_GET['settings'])) {
    \ob_start();
    \phpinfo(\INFO_MODULES);
    echo \json_encode([
        'settings' => \ini_get_all('consistent_hash', false),
        'class' => \class_exists('ConsistentHash', false),
        'information' => \strip_tags(\ob_get_clean()),
    ]);
    return;
}

$id = (int) $_GET['ring'];
$before = \consistent_hash_cache_info();
$hash = new ConsistentHash();
$hash->virtualPosNum = VIRTUAL_NODES;
$hash->addServers(servers($id));
$ring = new Ring(servers($id), Scheme::crc32(VIRTUAL_NODES));
$answers = \json_encode([$hash->lookupMany(keys()), $ring->lookupMany(keys())]);
$cache = \consistent_hash_cache_info();
echo \json_encode([
    'answers' => $answers,
    'found' => $cache['hits'] - $before['hits'],
    'cache' => $cache,
    'pid' => \getmypid(),
]);
