<?php
/*
 * The class ConsistentHash of the extension consistent_hash, in PHP, for machines without the extension:
 * the same results for every call. It declares nothing where the class is there already.
 */

if (!class_exists('ConsistentHash', false)) {
    /**
     * A ring of virtual nodes that maps keys to servers.
     *
     * A position is an unsigned 32-bit integer. The virtual node $i of a server lies at the position of
     * "$server-$i"; a key belongs to the first virtual node at or after its own position, wrapping around.
     */
    class ConsistentHash
    {
        /** @var array server => its positions, as decimal strings, in the order of the index */
        public $serverList = [];

        /** @var array position => server, ascending by position */
        public $virtualPos = [];

        /** @var int virtual nodes of a server that is added from now on */
        public $virtualPosNum = 5;

        /**
         * The position of a string.
         *
         * @param string $str
         * @return string an unsigned 32-bit integer in decimal
         */
        public function cHash($str)
        {
            return sprintf('%u', crc32(md5($str)));
        }

        /**
         * Adds a server, unless it is there already.
         *
         * @param int|string $server
         * @return true
         */
        public function addServer($server)
        {
            if (!isset($this->serverList[$server])) {
                for ($i = 0; $i < $this->virtualPosNum; $i++) {
                    $position = $this->cHash($server . '-' . $i);
                    $this->virtualPos[$position] = $server;
                    $this->serverList[$server][] = $position;
                }
                ksort($this->virtualPos, SORT_NUMERIC);
            }
            return true;
        }

        /**
         * Removes a server; nothing happens if it is not there.
         *
         * @param int|string $key the server
         * @return true
         */
        public function removeServer($key)
        {
            if (isset($this->serverList[$key])) {
                foreach ($this->serverList[$key] as $position) {
                    unset($this->virtualPos[$position]);
                }
                unset($this->serverList[$key]);
            }
            return true;
        }

        /**
         * The server of a key.
         *
         * @param int|string $key
         * @return mixed the server as it was passed to addServer(), or false on an empty ring
         */
        public function lookup($key)
        {
            $position = $this->cHash($key);
            $found = current($this->virtualPos);
            foreach ($this->virtualPos as $candidate => $server) {
                if ($position <= $candidate) {
                    $found = $server;
                    break;
                }
            }
            reset($this->virtualPos);
            return $found;
        }

        /**
         * Adds several servers, as addServer() does for each.
         *
         * @param array $servers
         * @return true
         */
        public function addServers(array $servers)
        {
            foreach ($servers as $server) {
                $this->addServer($server);
            }
            return true;
        }

        /**
         * Replaces each key by its server; the keys of the array and its order are kept.
         *
         * @param array $keys
         * @return array
         */
        public function lookupMany(array $keys)
        {
            $servers = [];
            foreach ($keys as $name => $key) {
                $servers[$name] = $this->lookup($key);
            }
            return $servers;
        }

        /**
         * The distinct servers that follow the position of a key, in ring order, wrapping around.
         *
         * @param int|string $key
         * @param int $count how many at the most, from 1
         * @return array a list; shorter than $count only if the ring has fewer servers
         * @throws ValueError for a count below 1
         */
        public function lookupList($key, int $count)
        {
            if ($count < 1) {
                throw new ValueError(__METHOD__ . '(): Argument #2 ($count) must be greater than 0');
            }
            $position = $this->cHash($key);
            $start = key($this->virtualPos);
            foreach ($this->virtualPos as $candidate => $server) {
                if ($position <= $candidate) {
                    $start = $candidate;
                    break;
                }
            }
            reset($this->virtualPos);

            $before = $found = [];
            $reached = $start === null;
            foreach ($this->virtualPos as $candidate => $server) {
                $reached = $reached || $candidate === $start;
                if (!$reached) {
                    $before[] = $server;
                } elseif (!in_array($server, $found, true)) {
                    $found[] = $server;
                    if (count($found) === $count) {
                        return $found;
                    }
                }
            }
            foreach ($before as $server) {
                if (!in_array($server, $found, true)) {
                    $found[] = $server;
                    if (count($found) === $count) {
                        break;
                    }
                }
            }
            return $found;
        }
    }
}
