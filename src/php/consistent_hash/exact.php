<?php
/*
 * The userland class's own operations, for what the native ring cannot represent: an overridden cHash(), odd
 * servers, properties that hold something else than addServer() wrote. PHP runs them on the object's properties,
 * so conversions, comparisons, diagnostics and the order of calls are PHP's, whatever its version.
 *
 * The object leaves the parameter at once: else the trace of an exception would hold it.
 */

namespace ConsistentHash\Exact;

/** The rest of addServer(). */
function addServer($object, $server)
{
    $ring = $object;
    unset($object);
    if (!isset($ring->serverList[$server])) {
        for ($i = 0; $i < $ring->virtualPosNum; $i++) {
            $position = $ring->cHash($server . '-' . $i);
            $ring->virtualPos[$position] = $server;
            $ring->serverList[$server][] = $position;
        }
        \ksort($ring->virtualPos, \SORT_NUMERIC);
    }
    return true;
}

/** The rest of removeServer(). */
function removeServer($object, $key)
{
    $ring = $object;
    unset($object);
    if (isset($ring->serverList[$key])) {
        foreach ($ring->serverList[$key] as $position) {
            unset($ring->virtualPos[$position]);
        }
        unset($ring->serverList[$key]);
    }
    return true;
}

/** The rest of lookup(), from the position of the key. */
function lookup($object, $position)
{
    $ring = $object;
    unset($object);
    $found = \current($ring->virtualPos);
    foreach ($ring->virtualPos as $candidate => $server) {
        if ($position <= $candidate) {
            $found = $server;
            break;
        }
    }
    \reset($ring->virtualPos);
    return $found;
}

/** The rest of lookupList(), from the position of the key. */
function lookupList($object, $position, $count)
{
    $ring = $object;
    unset($object);
    $start = \key($ring->virtualPos);
    foreach ($ring->virtualPos as $candidate => $server) {
        if ($position <= $candidate) {
            $start = $candidate;
            break;
        }
    }
    \reset($ring->virtualPos);

    $before = $found = [];
    $reached = $start === null;
    foreach ($ring->virtualPos as $candidate => $server) {
        $reached = $reached || $candidate === $start;
        if (!$reached) {
            $before[] = $server;
        } elseif (!\in_array($server, $found, true)) {
            $found[] = $server;
            if (\count($found) === $count) {
                return $found;
            }
        }
    }
    foreach ($before as $server) {
        if (!\in_array($server, $found, true)) {
            $found[] = $server;
            if (\count($found) === $count) {
                break;
            }
        }
    }
    return $found;
}
