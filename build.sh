#!/usr/bin/env bash
# The one door to this project, for people and for CI: ./build.sh help
set -euo pipefail

caller=$PWD
cd "$(dirname "${BASH_SOURCE[0]}")"

module=$PWD/modules/consistent_hash.so
polyfill=$PWD/php/polyfill/ConsistentHash.php

usage() {
  cat <<'END'
usage: ./build.sh [COMMAND]

  build                build modules/consistent_hash.so and say how to enable it (the default)
  demo                 show what the extension does, on servers and file names, beside the same class in PHP
  test                 run every check and test; the last line is: N passed, N failed
  test-long [SECONDS]  compare extension and polyfill on random programs, with and without JIT (one hour)
  bench [OPTION...]    measure, beside what a user would pick instead; writes docs/benchmarks.md (--quick: writes nothing)
  valgrind             run the tests of the extension under valgrind
  install              install the module into PHP and enable it; DESTDIR is honoured
  help                 print this

PHP and PHP_CONFIG choose another PHP: PHP=/opt/php/bin/php PHP_CONFIG=/opt/php/bin/php-config ./build.sh
END
}

die() {
  echo "build.sh: $*" >&2
  exit 1
}

# --- what a build needs --------------------------------------------------------------------------------------------

# The absolute path of a command, as the caller's folder and PATH have it.
absolute() {
  local path
  path=$(cd "$caller" && command -v "$1") || return
  case $path in
    /*) echo "$path" ;;
    *) echo "$caller/$path" ;;
  esac
}

# chosen VARIABLE VALUE: the program that the caller chose by a variable.
chosen() {
  absolute "$2" || die "$1=$2 names no program"
}

# Sets PHP and PHP_CONFIG for ext-php-rs too, which finds its PHP by these two. Where the caller names one, the other
# is its companion; empty means that it is not installed.
find_php() {
  local name
  if [ "$php_chosen" ]; then
    if [ -z "${PHP-}" ]; then
      PHP_CONFIG=$(chosen PHP_CONFIG "$PHP_CONFIG")
      PHP=$("$PHP_CONFIG" --php-binary)
    fi
    PHP=$(chosen PHP "$PHP")
    name=${PHP##*/}
    PHP_CONFIG=$(chosen PHP_CONFIG "${PHP_CONFIG:-${PHP%"$name"}${name/php/php-config}}")
  else
    PHP=$(absolute php) || PHP=
    PHP_CONFIG=$(absolute php-config) || PHP_CONFIG=
  fi
  export PHP PHP_CONFIG
}

need_rust() {
  local want have
  PATH=$PATH:${CARGO_HOME:-$HOME/.cargo}/bin
  want=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
  have=$(cargo --version 2>/dev/null | cut -d ' ' -f 2) || true
  printf '%s\n' "$want" "${have:-0}" | sort -CV ||
    die "Rust $want or later is needed (found: ${have:-none}); get it from https://rustup.rs, or by 'rustup update'"
}

# What is missing, as Debian names its packages.
missing() {
  [ "$PHP" ] || echo php-cli
  [ "$PHP_CONFIG" ] || echo php-dev
  command -v clang >/dev/null || echo clang
  have_libclang || echo libclang-dev
  command -v cc >/dev/null || echo gcc libc6-dev
}

have_libclang() {
  local folder
  [ "${LIBCLANG_PATH-}" ] && return
  for folder in /usr/lib/llvm*/lib /usr/lib /usr/lib64 /usr/lib/*-linux-* /usr/lib64/llvm*/lib /usr/local/lib \
    /opt/homebrew/opt/llvm/lib /usr/local/opt/llvm/lib /Library/Developer/CommandLineTools/usr/lib; do
    compgen -G "$folder/libclang[.-]*" | grep -q '\.\(so\|dylib\)' && return
  done
  return 1
}

apt_install() {
  local install='apt-get -qq -y --no-install-recommends -o Dpkg::Use-Pty=0 install'
  export DEBIAN_FRONTEND=noninteractive
  echo "installing $*"
  # The package lists of a fresh machine are empty or old: fetch them only then.
  $install "$@" >/dev/null 2>&1 || { apt-get -qq update && $install "$@" >/dev/null; }
}

can_apt() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null
}

how_to_install() {
  if command -v apt-get >/dev/null; then
    echo "  sudo apt-get update && sudo apt-get install --no-install-recommends $*"
  elif command -v dnf >/dev/null; then
    echo '  sudo dnf install php-cli php-devel clang clang-devel gcc'
  elif command -v apk >/dev/null; then
    echo '  sudo apk add php84 php84-dev clang clang-dev gcc musl-dev   # or another php8x'
    echo '  export PHP=php84 PHP_CONFIG=php-config84'
  elif command -v brew >/dev/null || [ "$(uname -s)" = Darwin ]; then
    echo '  xcode-select --install; brew install php llvm'
    # shellcheck disable=SC2016  # for the reader's shell
    echo '  export LIBCLANG_PATH="$(brew --prefix llvm)/lib"'
  else
    echo '  PHP with its development files (php-config, headers), clang, libclang, a C compiler'
  fi
}

need_tools() {
  local packages
  find_php
  packages=$(missing | xargs)
  if [ "$packages" ]; then
    # shellcheck disable=SC2086  # a list of words
    if can_apt; then
      apt_install $packages
      hash -r
      find_php
      packages=$(missing | xargs)
    fi
    [ -z "$packages" ] || die "not found (in Debian's words): $packages. To install what is needed:
$(how_to_install "$packages")"
  fi

  php_version=$("$PHP" -n -r 'echo PHP_VERSION;') || die "$PHP does not run"
  [ $(($("$PHP_CONFIG" --vernum) / 100)) = "$("$PHP" -n -r 'echo intdiv(PHP_VERSION_ID, 100);')" ] ||
    die "$PHP is $php_version but $PHP_CONFIG is of $("$PHP_CONFIG" --version): set PHP and PHP_CONFIG to a pair"
  php_build=$("$PHP" -n -i | sed -n 's/^PHP Extension Build => //p')   # such as API20220829,NTS
  target=target/php-$php_version-$(tr , - <<<"$php_build")
}

# --- build, demo, install ------------------------------------------------------------------------------------------

# has EXTENSION PHP-OPTION...: whether PHP has it loaded. A module of another PHP is only warned about, and the exit
# code of PHP would not tell.
has() {
  local extension=$1
  shift
  "$PHP" "$@" -r "exit(extension_loaded('$extension') ? 0 : 1);"
}

make_module() {
  need_rust
  need_tools
  cargo build --locked --release --target-dir "$target"
  local built=$target/release/libconsistent_hash.so
  [ -f "$built" ] || built=${built%.so}.dylib
  mkdir -p modules
  cp "$built" "$module.$$"
  mv -f "$module.$$" "$module"   # at one go: a running PHP keeps the file that it has mapped
  has consistent_hash -n -d extension="$module" || die "$PHP does not load $module"
  echo "modules/consistent_hash.so: $(($(wc -c <"$module") / 1024)) KiB, for PHP $php_version ($php_build)"
}

cmd_build() {
  make_module
  cat <<END

To enable it, either   ./build.sh install
or, in php.ini,        extension=$module
To see it work         ./build.sh demo
END
}

cmd_demo() {
  make_module >&2
  "$PHP" -n -d extension="$module" examples/demo.php
}

cmd_install() {
  local folder scan ini version
  make_module
  folder=$("$PHP_CONFIG" --extension-dir)
  mkdir -p "${DESTDIR-}$folder"
  cp "$module" "${DESTDIR-}$folder/consistent_hash.so.$$"
  mv -f "${DESTDIR-}$folder/consistent_hash.so.$$" "${DESTDIR-}$folder/consistent_hash.so"
  echo "installed ${DESTDIR-}$folder/consistent_hash.so"

  version=$("$PHP" -n -r 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;')
  scan=$("$PHP" -n -r 'echo PHP_CONFIG_FILE_SCAN_DIR;')
  ini=$scan/consistent_hash.ini
  if [[ $scan = /etc/php/$version/*/conf.d ]] && command -v phpenmod >/dev/null; then
    ini=/etc/php/$version/mods-available/consistent_hash.ini
  elif [ -z "$scan" ]; then
    echo "to enable it, add to php.ini: extension=consistent_hash"
    return
  fi
  mkdir -p "${DESTDIR-}${ini%/*}"
  printf '; priority=20\nextension=consistent_hash\n' >"${DESTDIR-}$ini"
  echo "installed ${DESTDIR-}$ini"
  if [[ $ini = */mods-available/* ]]; then
    [ -z "${DESTDIR-}" ] || { echo "to enable it there: phpenmod -v $version consistent_hash"; return; }
    phpenmod -v "$version" consistent_hash
  fi
  [ "${DESTDIR-}" ] || has consistent_hash || die "$PHP has not loaded it: see its warnings, and $PHP --ini"
  [ "${DESTDIR-}" ] || echo "enabled: $PHP loads it; servers that are running want a restart"
}

# --- tests ---------------------------------------------------------------------------------------------------------

passed=0
failed=0

title() {
  printf '\n== %s\n' "$*"
}

# count NAME PASSED FAILED
count() {
  passed=$((passed + $2))
  failed=$((failed + $3))
  echo "$1: $2 passed, $3 failed"
}

# check NAME COMMAND...: a step that passes or fails as a whole.
check() {
  local name=$1 bad=0
  shift
  title "$name"
  "$@" || bad=1
  count "$name" $((1 - bad)) "$bad"
}

finish() {
  printf '\n%d passed, %d failed\n' "$passed" "$failed"
  [ "$failed" = 0 ] && [ "$passed" != 0 ]
}

engine_tests() {
  local status=0 ok bad
  title 'cargo test: the engine, without PHP'
  cargo test --quiet --locked --no-fail-fast --no-default-features --target-dir target/engine 2>&1 |
    tee "$work/cargo" || status=$?
  read -r ok bad < <(awk '/^test result:/ { ok += $4; bad += $6 } END { print ok + 0, bad + 0 }' "$work/cargo")
  # What did not compile or crashed has no count; a run of nothing is no success.
  [ "$bad" != 0 ] || { [ "$status" = 0 ] && [ "$ok" != 0 ]; } || bad=1
  count 'cargo test' "$ok" "$bad"
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
  local name=$1 folders=$2 tests status=0 ok skipped bad
  shift 2
  title "phpt: $name"
  # shellcheck disable=SC2086  # a list of words
  tests=$(find $folders -name '*.phpt' | sort) || true
  : >"$work/results"
  # shellcheck disable=SC2086  # a list of words
  "$PHP" -n "$run_tests" -p "$PHP" -n -q --no-color --no-progress -g FAIL,XFAIL,XLEAK,SKIP,BORK,WARN,LEAK \
    "-j$(getconf _NPROCESSORS_ONLN)" -W "$work/results" "$@" $folders >"$work/log" 2>&1 || status=$?

  ok=$(grep -c '^PASSED' "$work/results") || true
  skipped=$(grep -c '^SKIP .* reason: *[^ ]' "$work/log") || true
  # Tests that were lost in a crash of run-tests.php are in $tests alone.
  bad=$(($(grep -c . <<<"$tests" || true) - ok - skipped))
  [ "$bad" != 0 ] || { [ "$status" = 0 ] && [ "$ok" != 0 ]; } || bad=1
  grep '^SKIP ' "$work/log" || true
  [ "$bad" = 0 ] || show_failures "$tests" "$status"
  forget_leftovers "$tests"
  count "phpt, $name" "$ok" "$bad"
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
    has "$extension" -n || helpers="$helpers -d extension=$extension"
    # shellcheck disable=SC2086  # a list of words
    has "$extension" -n $helpers || echo "this PHP lacks $extension, which the differential test needs"
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

cmd_test() {
  local before
  prepare_tests
  check 'rustfmt' cargo fmt --check
  check 'clippy: the engine' cargo clippy --quiet --locked --all-targets --no-default-features \
    --target-dir target/engine -- -D warnings
  check 'clippy: with PHP' cargo clippy --quiet --locked --all-targets --target-dir "$target" -- -D warnings
  engine_tests

  before=$failed
  check 'build' ./build.sh build
  [ "$failed" = "$before" ] || finish   # nothing to test
  # shellcheck disable=SC2086  # lists of words
  {
    phpt 'extension' 'php-tests/ConsistentHash php-tests/extension' $opcache -d extension="$module"
    phpt 'extension without ring cache' 'php-tests/ConsistentHash php-tests/extension' $opcache \
      -d extension="$module" -d consistent_hash.cache_size=0
    phpt 'extension with a ring cache that always evicts' 'php-tests/ConsistentHash php-tests/extension' $opcache \
      -d extension="$module" -d consistent_hash.cache_size=1500
    phpt 'polyfill' 'php-tests/ConsistentHash' $opcache -d auto_prepend_file="$polyfill"
    check 'differential test: it finds planted faults' "$PHP" -n $helpers php-tests/differential/selftest.php
    # The same programs in each run, so that a failure is one of the change at hand; test-long takes new ones.
    check 'differential test' differential '--seed 1 --programs 20000'
    check 'differential test without ring cache' \
      differential '--seed 2 --programs 10000' -d consistent_hash.cache_size=0
    check 'differential test with a ring cache that always evicts' \
      differential '--seed 3 --programs 10000' -d consistent_hash.cache_size=1500
    if [ "$jit" ]; then
      phpt 'extension with JIT' 'php-tests/ConsistentHash php-tests/extension' $jit -d extension="$module"
      check 'differential test with JIT' differential '--seed 5 --programs 3000' $jit
    else
      title 'not run: the tests with JIT, since this PHP has no opcache or no JIT'
    fi
  }
  finish
}

cmd_test_long() {
  local seconds=${1:-3600} plain status=0
  make_module
  find_opcache
  find_helpers
  differential "--seconds $seconds" 2>&1 | sed 's/^/no JIT: /' &
  plain=$!
  if [ "$jit" ]; then
    # shellcheck disable=SC2086  # a list of words
    differential "--seconds $seconds" $jit 2>&1 | sed 's/^/JIT:    /' || status=1
  else
    echo 'JIT:    not run, since this PHP has no opcache or no JIT'
  fi
  wait "$plain" || status=1
  return "$status"
}

# What the benchmark compares with; it names and leaves out what is missing.
need_peers() {
  local version packages=''
  version=$("$PHP" -n -r 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;')
  has memcached 2>/dev/null || packages+=" php$version-memcached"
  has redis 2>/dev/null || packages+=" php$version-redis"
  [ -f /usr/share/php/Predis/autoload.php ] || packages+=' php-predis'
  [ "$packages" ] || return 0
  # shellcheck disable=SC2086  # a list of words
  if can_apt && [ -z "$php_chosen" ] && apt_install $packages; then
    return
  fi
  echo "bench: goes on without:$packages" >&2
}

cmd_bench() {
  make_module
  need_peers
  "$PHP" bench/bench.php --module "$module" "$@"
}

cmd_valgrind() {
  prepare_tests
  command -v valgrind >/dev/null || { can_apt && apt_install valgrind; } || die 'valgrind is not installed'
  make_module
  # PCRE's own JIT reads past its strings by design.
  # shellcheck disable=SC2086  # a list of words
  USE_ZEND_ALLOC=0 ZEND_DONT_UNLOAD_MODULES=1 phpt 'extension under valgrind' \
    'php-tests/ConsistentHash php-tests/extension' -m -d pcre.jit=0 $opcache -d extension="$module"
  finish
}

# -------------------------------------------------------------------------------------------------------------------

php_chosen=${PHP-}${PHP_CONFIG-}
command=${1:-build}
case $command in
  build | demo | test | valgrind | install) [ $# -le 1 ] || die "$command takes no argument"; "cmd_$command" ;;
  test-long) cmd_test_long "${@:2}" ;;
  bench) cmd_bench "${@:2}" ;;
  help | -h | --help) usage ;;
  *) usage >&2; die "no such command: $command" ;;
esac
