# shellcheck shell=bash
# The tests of build.sh, which sources this file.

# The fewest that must pass in a run of each kind of test. Where fewer pass, because they were not found, did not run or
# were skipped, that is a failure, and so is a kind that did not run at all. A folder of php-tests is a kind of its name.
fewest='
source            1
cargo            30
build             1
ConsistentHash  288
extension        28
Ring             88
Scheme          127
drop-in          30
which-class      28
hostile           6
examples         18
differential      1
interop           1
embed             6
stub             32
pie              21
workers           5
'

# The folders of php-tests that serve the others, and the one for builds with thread safety, which test-long and the matrix
# run.
no_kinds='inc matrix threads'

# The phpt folders that want the extension.
suite='php-tests/ConsistentHash php-tests/extension php-tests/Ring php-tests/Scheme php-tests/drop-in php-tests/hostile'

# What tests compare with, run against or use.
peers='php-memcache php-memcached php-redis php-predis php-fpm nginx-light nutcracker haproxy mediawiki-classes memcached
  redis-server libphp-embed git make'

# --- counting ------------------------------------------------------------------------------------------------------

passed=0
skipped=0
failed=0
kinds=' '   # that ran

title() {
  printf '\n== %s\n' "$*"
}

# count KIND NAME PASSED FAILED
count() {
  local kind=$1 name=$2 ok=$3 bad=$4 least
  least=$(awk -v kind="$kind" '$1 == kind { print $2 }' <<<"$fewest")
  if [ "$bad" = 0 ] && [ "$ok" -lt "${least:-1}" ]; then
    echo "$name: there must be ${least:-1} at the least"
    bad=1
  fi
  kinds="$kinds$kind "
  passed=$((passed + ok))
  failed=$((failed + bad))
  echo "$name: $ok passed, $bad failed"
}

# check KIND NAME COMMAND...: a step that passes or fails as a whole.
check() {
  local kind=$1 name=$2 bad=0
  shift 2
  title "$name"
  "$@" 2>&1 | tee "$work/log" || bad=1
  count "$kind" "$name" $((1 - bad)) "$bad"
}

# script KIND NAME COMMAND...: a test that counts by itself. Its last line is: N passed, N failed.
script() {
  local kind=$1 name=$2 status=0 ok=0 bad=0
  shift 2
  title "$name"
  "$@" 2>&1 | tee "$work/log" || status=$?
  read -r ok bad < <(sed -n '$s/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' "$work/log") || true
  [ "$status" = 0 ] || [ "${bad:-0}" != 0 ] || bad=1
  count "$kind" "$name" "${ok:-0}" "${bad:-0}"
}

# Fails the run for each kind of test that has not run, and for each folder of php-tests that is of no kind.
guard() {
  local kind
  title 'guard: every kind of test has run'
  for kind in $({ awk '{ print $1 }' <<<"$fewest"; ls php-tests; } | sort -u); do
    [[ "$kinds$no_kinds " = *" $kind "* ]] && continue
    echo "not run: $kind"
    failed=$((failed + 1))
  done
}

finish() {
  printf '\n%d passed, %d failed\n' "$passed" "$failed"
  [ "$failed" = 0 ] && [ "$passed" != 0 ]
}

# --- kinds of tests ------------------------------------------------------------------------------------------------

engine_tests() {
  local status=0 ok bad
  title 'cargo test: the engine, without PHP'
  cargo test --quiet --locked --no-fail-fast --no-default-features --target-dir target/engine 2>&1 |
    tee "$work/cargo" || status=$?
  read -r ok bad < <(awk '/^test result:/ { ok += $4; bad += $6 } END { print ok + 0, bad + 0 }' "$work/cargo")
  # What did not compile or crashed has no count.
  [ "$bad" != 0 ] || [ "$status" = 0 ] || bad=1
  count cargo 'cargo test' "$ok" "$bad"
}

# PHP's own run-tests.php, in the folder of phpize, wherever the layout at hand has it.
find_run_tests() {
  local api=${php_build#API} prefix extensions folder
  prefix=$("$PHP_CONFIG" --prefix)
  extensions=$("$PHP_CONFIG" --extension-dir)
  for folder in "$extensions"{,/..,/../..} "$prefix"/lib*/php{"/${api%%,*}",}; do
    [ ! -f "$folder/build/run-tests.php" ] || { echo "$folder/build/run-tests.php"; return; }
  done
  return 1
}

# phpt NAME FOLDERS OPTION...: the tests of the folders (a list of words) under run-tests.php with its options.
# Each of them must have a result: passed, or skipped with a reason.
phpt() {
  local name=$1 folders=$2 tests status=0 folder ok skip bad
  shift 2
  title "phpt: $name"
  # shellcheck disable=SC2086  # a list of words
  tests=$(find $folders -name '*.phpt' | sort) || true
  : >"$work/results"
  # shellcheck disable=SC2086  # a list of words
  "$PHP" -n "$run_tests" -p "$PHP" -n -q --no-color --no-progress -g FAIL,XFAIL,XLEAK,SKIP,BORK,WARN,LEAK \
    "-j$(getconf _NPROCESSORS_ONLN)" -W "$work/results" "$@" $folders >"$work/log" 2>&1 || status=$?
  grep '^SKIP ' "$work/log" || true
  [ "$status" = 0 ] || show_failures "$tests" "$status"
  forget_leftovers "$tests"

  for folder in $folders; do
    ok=$(grep -c "^PASSED.*$folder/" "$work/results") || true
    skip=$(grep -c "^SKIP .*\[$folder/.* reason: *[^ ]" "$work/log") || true
    # Tests that were lost in a crash of run-tests.php are in $tests alone.
    bad=$(($(grep -c "^$folder/" <<<"$tests" || true) - ok - skip))
    skipped=$((skipped + skip))
    [ "$bad" = 0 ] || status=0
    count "${folder##*/}" "phpt, $folder, $name" "$ok" "$bad"
  done
  # No test failed, but run-tests.php did.
  [ "$status" = 0 ] || count "${folder##*/}" "phpt, $name" 0 1
}

show_failures() {
  local test file
  echo "run-tests.php ended with status $2:"
  grep -v '^SKIP ' "$work/log" | tail -n 60 || true
  while read -r test; do
    for file in "${test%.phpt}".{diff,mem}; do
      [ ! -s "$file" ] || { printf '\n-- %s\n' "$file"; cat "$file"; echo; }
    done
  done <<<"$1"
}

# What run-tests.php leaves beside the tests that did not pass.
forget_leftovers() {
  local test
  while read -r test; do
    rm -f "${test%.phpt}".{diff,mem,exp,out,log,sh,php,skip.php,clean.php,post}
  done <<<"$1"
}

# Sets opcache to the options that load it under -n (it is built in from PHP 8.5 on, before that a module), and jit to
# those that also switch the JIT on; empty where this PHP has none.
find_opcache() {
  opcache='' jit=''
  has 'Zend OPcache' -n || opcache='-d zend_extension=opcache'
  # shellcheck disable=SC2086  # a list of words
  has 'Zend OPcache' -n $opcache 2>/dev/null || { opcache=''; return 0; }
  jit="$opcache -d opcache.enable_cli=1 -d opcache.jit=tracing -d opcache.jit_buffer_size=64M"
  # shellcheck disable=SC2086  # a list of words
  "$PHP" -n $jit -r 'exit(opcache_get_status(false)["jit"]["on"] ? 0 : 1);' || jit=''
}

# Sets helpers to the options that load, under -n, what the differential test itself needs.
find_helpers() {
  local extension
  helpers=''
  for extension in tokenizer posix; do
    # shellcheck disable=SC2086  # a list of words
    if has "$extension" -n; then
      continue
    elif has "$extension" -n $helpers -d extension="$extension" 2>/dev/null; then
      helpers="$helpers -d extension=$extension"
    else
      echo "this PHP lacks $extension, which the differential test would use"
    fi
  done
}

# differential OPTIONS PHP-OPTION...: random programs, run by the extension and by the polyfill; OPTIONS are a list of
# words for the test itself.
differential() {
  local options=$1
  shift
  # shellcheck disable=SC2086  # a list of words
  "$PHP" -n $helpers "$@" -d extension="$module" php-tests/differential/run.php $options
}

prepare_tests() {
  need_rust
  need_tools
  run_tests=$(find_run_tests) || die "no run-tests.php beside $PHP_CONFIG: PHP's development files bring it"
  find_opcache
  find_helpers
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
}

# Requests that die, in PHP's built-in server and in php-fpm; SECONDS of load on php-fpm behind nginx.
worker_tests() {
  local seconds=$1 nginx
  script workers "requests that die in PHP's built-in server" "$PHP" -n php-tests/workers/survival.php "$module"
  find_fpm
  if [ "$fpm" ]; then
    script workers 'settings of a pool of php-fpm' "$PHP" -n php-tests/workers/pools.php "$module" "$fpm"
    script workers 'requests that die in php-fpm' "$PHP" -n php-tests/workers/survival.php "$module" "$fpm"
    nginx=$(PATH=$PATH:/usr/sbin absolute nginx) || die 'nginx is not installed'
    # shellcheck disable=SC2086  # a list of words
    script workers 'php-fpm behind nginx under load' "$PHP" -n php-tests/workers/load.php --seconds "$seconds" "$module" \
      "$nginx" "$fpm" -- $opcache
  elif [ "$php_chosen" ]; then
    title "not run: the tests with php-fpm, since there is none of $PHP"
  else
    count workers 'php-fpm' 0 1
  fi
}

# Steady state over so many ROUNDS, with a ring cache that is too small for the rings.
steady_test() {
  script workers "steady state, $1 rounds" "$PHP" -n -d extension="$module" -d consistent_hash.cache_size=128K \
    php-tests/workers/steady.php "$1"
}

# Hostile input; the further arguments are for the test with mutated strings.
hostile_tests() {
  script hostile 'large input' "$PHP" -n php-tests/hostile/limits.php "$module"
  script hostile 'memory_limit' "$PHP" -n php-tests/hostile/memory.php "$module"
  script hostile 'max_execution_time' "$PHP" -n php-tests/hostile/time.php "$module"
  script hostile 'hostile strings to unserialize' "$PHP" -n php-tests/hostile/unserialize.php "$@" "$module"
}

interop_test() {
  local missing=''
  [ -z "$php_chosen" ] || missing=--allow-missing
  # shellcheck disable=SC2086  # it may be empty
  check interop 'interop: the schemes beside the running systems' "$PHP" -n -d extension="$module" \
    php-tests/interop/run.php --seconds "$1" $missing
}

# PHP started several times in one process, with the SAPI embed.
embed_test() {
  if [ "$php_chosen" ] && [ "$(missing_peers libphp-embed)" ]; then
    title "not run: several starts in one process, since $PHP has no SAPI embed"
    kinds="$kinds embed "
  else
    script embed 'several starts in one process' php-tests/embed/run.sh "$module"
  fi
}

# The threads of one process, for so many SECONDS in each way. A PHP without thread safety leaves them to that of the
# matrix, which is the default of the test itself.
threads_test() {
  local test=(php-tests/threads/run.sh "$1")
  need_valgrind
  [[ $php_build = *,TS* ]] || test=(env -u PHP -u PHP_CONFIG "${test[@]}")
  script threads 'threads that share the ring cache' "${test[@]}"
}

need_valgrind() {
  command -v valgrind >/dev/null || install_packages valgrind || die 'valgrind is not installed'
}

# The tests of the folders (a list of words) under valgrind.
valgrind_phpt() {
  need_valgrind
  # PCRE's own JIT reads past its strings by design.
  # shellcheck disable=SC2086  # a list of words
  USE_ZEND_ALLOC=0 ZEND_DONT_UNLOAD_MODULES=1 \
    VALGRIND_OPTS="--leak-check=full --show-leak-kinds=definite,indirect --errors-for-leak-kinds=definite,indirect
      --suppressions=$PWD/.ci/valgrind.supp" \
    phpt 'extension under valgrind' "$1" -m -d pcre.jit=0 $opcache -d extension="$module"
}

valgrind_tests() {
  valgrind_phpt "$suite"
  script hostile 'hostile strings under valgrind' \
    "$PHP" -n php-tests/hostile/unserialize.php --valgrind --mutations 2000 "$module"
}

# --- commands ------------------------------------------------------------------------------------------------------

cmd_test() {
  local before
  prepare_tests
  # shellcheck disable=SC2086  # a list of words
  need_peers $peers
  check source 'rustfmt' cargo fmt --check
  check source 'clippy: the engine' cargo clippy --quiet --locked --all-targets --no-default-features \
    --target-dir target/engine -- -D warnings
  check source 'clippy: with PHP' cargo clippy --quiet --locked --all-targets --target-dir "$target" -- -D warnings
  engine_tests

  before=$failed
  check build 'build' ./build.sh build
  [ "$failed" = "$before" ] || finish   # nothing to test
  check build 'demo' ./build.sh demo
  check build 'the benchmark works' ./build.sh bench --quick
  # shellcheck disable=SC2086  # lists of words
  {
    phpt 'extension' "$suite" $opcache -d extension="$module"
    phpt 'extension without ring cache' "$suite" $opcache -d extension="$module" -d consistent_hash.cache_size=0
    phpt 'extension with a ring cache that always evicts' "$suite" $opcache \
      -d extension="$module" -d consistent_hash.cache_size=1500
    phpt 'polyfill' 'php-tests/ConsistentHash' $opcache -d auto_prepend_file="$polyfill"
    phpt 'extension with the polyfill in place of its class' \
      'php-tests/ConsistentHash php-tests/Ring php-tests/Scheme php-tests/drop-in' $opcache \
      -d extension="$module" -d consistent_hash.class=Off -d auto_prepend_file="$polyfill"
    script differential 'differential test: it finds planted faults' "$PHP" -n $helpers php-tests/differential/selftest.php
    # The same programs in each run, so that a failure is one of the change at hand; test-long takes new ones.
    check differential 'differential test' differential '--seed 1 --programs 20000'
    check differential 'differential test without ring cache' \
      differential '--seed 2 --programs 10000' -d consistent_hash.cache_size=0
    check differential 'differential test with a ring cache that always evicts' \
      differential '--seed 3 --programs 10000' -d consistent_hash.cache_size=1500
    if [ "$jit" ]; then
      phpt 'extension with JIT' "$suite" $jit -d extension="$module"
      check differential 'differential test with JIT' differential '--seed 5 --programs 3000' $jit
    else
      title 'not run: the tests with JIT, since this PHP has no opcache or no JIT'
    fi
  }
  phpt 'the examples' 'php-tests/examples' -d extension="$module"
  phpt 'which class' 'php-tests/which-class' -d extension="$module"
  script hostile 'hostile strings: the test finds planted faults' "$PHP" -n php-tests/hostile/selftest.php "$module"
  hostile_tests --seed 1 --mutations 20000
  valgrind_phpt php-tests/hostile
  interop_test 30
  embed_test
  script stub 'stub: what Reflection shows' "$PHP" -n -d extension="$module" php-tests/stub/run.php
  script pie 'phpize, make, install, release archives' php-tests/pie/run.sh
  steady_test 100000
  worker_tests 10
  guard
  finish
}

cmd_test_long() {
  local seconds=${1:-3600}
  [[ $# -le 1 && $seconds =~ ^[0-9]+$ ]] || misused 'test-long takes a number of seconds'
  prepare_tests
  # shellcheck disable=SC2086  # a list of words
  need_peers $peers
  need_valgrind
  make_module
  steady_test 1000000
  worker_tests 120
  threads_test 60
  hostile_tests --mutations 100000
  interop_test 600
  check differential "differential test: $seconds s" differential_in_both_modes "$seconds"
  valgrind_tests
  finish
}

# The differential test with and without JIT, at the same time.
differential_in_both_modes() {
  local plain status=0
  differential "--seconds $1" 2>&1 | sed 's/^/no JIT: /' &
  plain=$!
  if [ "$jit" ]; then
    # shellcheck disable=SC2086  # a list of words
    differential "--seconds $1" $jit 2>&1 | sed 's/^/JIT:    /' || status=1
  else
    echo 'JIT:    not run, since this PHP has no opcache or no JIT'
  fi
  wait "$plain" || status=1
  return "$status"
}

cmd_valgrind() {
  prepare_tests
  make_module
  valgrind_tests
  finish
}

# Further PHPs, each with a module of its own; modules/ stays as it is.
cmd_matrix() {
  local name home status=0
  [[ " $*" != *' -'* ]] || misused "matrix takes no options: $*"
  [ $# != 0 ] || set -- 8.4 8.5 8.6 8.2-zts 8.2-debug 8.2-zts-debug
  table=$(mktemp)
  trap 'rm -f "$table"' EXIT
  for name; do
    title "PHP $name"
    # A job of its own, so that set -e holds in it and its settings end with it.
    { home=$(php-tests/matrix/install.sh "$name") && test_on "$home"; } &
    wait $! || status=1
    tail -n 1 "$table" | grep -q "^| $name " || echo "| $name | | | | | | not tested | |" >>"$table"
  done
  title 'matrix'
  cat - "$table" <<'END'
| PHP | version | build | suite: passed | skipped | failed | differential test | threads |
| --- | --- | --- | ---: | ---: | ---: | --- | --- |
END
  return "$status"
}

test_on() {
  local home=$1 suite_result programs threads=''
  PHP=$home/bin/php PHP_CONFIG=$home/bin/php-config php_chosen=yes
  prepare_tests
  compile
  module=$PWD/$built
  has consistent_hash -n -d extension="$module" || die "$PHP does not load $module"
  # A debug build prints its leaks, which makes a test fail.
  # shellcheck disable=SC2086  # lists of words
  phpt "PHP ${home##*/}" "$suite php-tests/which-class" $opcache -d extension="$module"
  suite_result="$passed | $skipped | $failed"
  check differential 'differential test' differential '--seconds 20'
  programs=$(sed -n 's/^differential: \(.*\) (.*/\1/p' "$work/log" | tail -n 1)
  if [[ $php_build = *,TS* ]]; then
    threads_test 20
    threads=$(tail -n 1 "$work/log")
  fi
  echo "| ${home##*/} | $php_version | ${php_build#*,} | $suite_result | $programs | $threads |" >>"$table"
  finish
}
