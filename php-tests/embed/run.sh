#!/usr/bin/env bash
# PHP started several times in one process: what the module registers at each start is there, and what it keeps from one
# start to the next does no harm.
#
#   php-tests/embed/run.sh MODULE
#
# PHP, PHP_CONFIG  the PHP, which has its SAPI embed beside it
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

module=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

version=$("$PHP" -n -r 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;')
for name in "php$version" php; do
  # shellcheck disable=SC2046  # a list of words
  cc -std=gnu11 -O2 -Wall $("$PHP_CONFIG" --includes) -o "$work/embed" embed.c -l"$name" 2>"$work/error" && break
done
[ -x "$work/embed" ] || { cat "$work/error"; echo '0 passed, 1 failed'; exit 1; }

# Two rings, of which the second is that of the cache; a class with it, where it is registered; objects that outlive no start.
# shellcheck disable=SC2016  # PHP's variables
code='$servers = ["a", "b", "c"];
[$one, $two] = [new ConsistentHash\Ring($servers), new ConsistentHash\Ring($servers)];
$same = $one == $two && $one->lookup("x") === $two->lookup("x") && unserialize(serialize($one)) == $one;
$class = class_exists("ConsistentHash", false);
if ($class) {
    $h = new ConsistentHash();
    $h->addServers($servers);
    $same = $same && $h == clone $h && count($h->virtualPos) === 15 && is_string($h->lookup("x"));
}
$cache = consistent_hash_cache_info();
echo json_encode([$class, $same, (string) ConsistentHash\Scheme::credis(7), $cache["entries"], $cache["hits"] > 0]), "\n";'

settings=(On Off On 1 Off On)
files=()
for i in "${!settings[@]}"; do
  files+=("$work/$i.ini")
  printf 'extension=%s\nconsistent_hash.class=%s\n' "$module" "${settings[i]}" >"$work/$i.ini"
done
# Nothing but these files.
PHP_INI_SCAN_DIR='' "$work/embed" "$code" "${files[@]}" >"$work/found" 2>&1 || echo "exit $?" >>"$work/found"
for setting in "${settings[@]}"; do
  case $setting in
    Off) echo '[false,true,"Scheme::credis(7)",1,true]' ;;
    *) echo '[true,true,"Scheme::credis(7)",2,true]' ;;
  esac
done >"$work/expected"
if diff "$work/expected" "$work/found"; then
  echo "${#settings[@]} passed, 0 failed"
else
  echo '0 passed, 1 failed'
  exit 1
fi
