#!/usr/bin/env bash
# Several threads of one process that run requests, on a ZTS build of PHP: with a ring cache that has room for all rings,
# with one that evicts all the time, and that once more under valgrind.
#
#   php-tests/threads/run.sh [--tsan] [SECONDS]    SECONDS of each run (default: 60)
#
# --tsan           under ThreadSanitizer instead; it needs nightly Rust with its component rust-src, and gcc's libtsan
# PHP, PHP_CONFIG  the PHP (default: the 8.2-zts of php-tests/matrix/install.sh)
#
# The locks of Rust are no pthread mutexes, so valgrind's helgrind and drd take all that they guard for races. Valgrind's
# memcheck sees a ring that is freed while another thread reads it; ThreadSanitizer sees races.
set -euo pipefail

tsan=''
[ "${1-}" != --tsan ] || { tsan=yes; shift; }
# shellcheck source=.ci/help.sh
. "$(dirname "${BASH_SOURCE[0]}")/../../.ci/help.sh"
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
seconds=${1:-60}
folder=$PWD/target/threads${tsan:+-tsan}
PATH=$PATH:${CARGO_HOME:-$HOME/.cargo}/bin

if [ -z "${PHP-}" ]; then
  home=$(php-tests/matrix/install.sh 8.2-zts)
  PHP=$home/bin/php PHP_CONFIG=$home/bin/php-config
fi
export PHP PHP_CONFIG
[ "$("$PHP" -n -r 'echo PHP_ZTS;')" = 1 ] || { echo "$PHP is no ZTS build"; exit 2; }

# With names and lines, for what valgrind and ThreadSanitizer report.
export CARGO_PROFILE_RELEASE_STRIP=none CARGO_PROFILE_RELEASE_DEBUG=line-tables-only
if [ "$tsan" ]; then
  # The standard library too: what its locks do must be seen.
  host=$(rustc -vV | sed -n 's/^host: //p')
  CARGO_PROFILE_RELEASE_LTO=off RUSTFLAGS=-Zsanitizer=thread cargo +nightly build --locked --release \
    -Zbuild-std=std,panic_unwind --target "$host" --target-dir "$folder"
  module=$folder/$host/release/libconsistent_hash.so
else
  command -v valgrind >/dev/null || { echo 'valgrind is not installed'; exit 2; }
  cargo build --locked --release --target-dir "$folder"
  module=$folder/release/libconsistent_hash.so
fi
# shellcheck disable=SC2046  # a list of words
cc -std=gnu11 -O2 -g -Wall -shared -fPIC -pthread -DZEND_ENABLE_STATIC_TSRMLS_CACHE $("$PHP_CONFIG" --includes) \
  -o "$folder/threads.so" php-tests/threads/threads.c

log=$(mktemp)
trap 'rm -f "$log"' EXIT

# run CACHE-SIZE COMMAND...: the test, as an argument of a command; a failure ends all.
run() {
  local size=$1
  shift
  # PCRE's own JIT reads past its strings by design.
  "$@" "$PHP" -n -d extension="$folder/threads.so" -d extension="$module" -d consistent_hash.cache_size="$size" \
    -d pcre.jit=0 -d log_errors=0 php-tests/threads/run.php "$seconds" 2>&1 | tee -a "$log"
}

if [ "$tsan" ]; then
  cc -std=gnu11 -O2 -Wall -shared -fPIC -o "$folder/tsan.so" php-tests/threads/tsan.c -ldl
  watch=(env LD_PRELOAD="$folder/tsan.so $(cc -print-file-name=libtsan.so)" TSAN_OPTIONS=ignore_noninstrumented_modules=1)
  run 16M "${watch[@]}"
  run 64K "${watch[@]}"
else
  run 16M env
  run 64K env
  run 64K valgrind --quiet --fair-sched=yes --error-exitcode=1
fi
awk '/^[0-9]+ passed, [0-9]+ failed$/ { ok += $1; bad += $3 } END { print ok " passed, " bad " failed" }' "$log"
