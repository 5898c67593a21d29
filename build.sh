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

  build                build modules/consistent_hash.so and say how to enable it (the default): 1 minute
  demo                 show what the extension does, on servers and file names, beside the same class in PHP: 10 seconds
  test                 run every check and test: 10 minutes; the last line is: N passed, N failed
  test-long [SECONDS]  run what takes longer: steady state, requests that die, load, threads, hostile input, interop,
                       the differential test for so long (default: an hour), valgrind: 2 hours
  valgrind             run the tests of the extension under valgrind: half an hour
  matrix [NAME...]     run the tests of the extension on other PHPs (8.4, 8.5, 8.6, ZTS and debug builds), which it
                       brings to target/php; on Debian 12: an hour
  bench [OPTION...]    measure, beside what a user would pick instead, and write docs/benchmarks.md: 4 minutes; --quick
                       writes nothing: 20 seconds; --help lists the options
  install, uninstall   install the module into PHP and enable it, or take it away again; DESTDIR is honoured
  help                 print this

The times are rough, on two cores. All but uninstall and help build the module first, which takes seconds once its
dependencies are built.

As root on Debian and Ubuntu, what is missing is installed by apt-get: first it is said what. With NO_INSTALL=1 nothing
is installed: the commands are printed instead, and build.sh fails. Rust is never installed.

PHP and PHP_CONFIG choose another PHP: PHP=/opt/php/bin/php PHP_CONFIG=/opt/php/bin/php-config ./build.sh
END
}

die() {
  echo "build.sh: $*" >&2
  exit 1
}

# For a command line that is wrong.
misused() {
  echo "build.sh: $* (./build.sh help lists the commands)" >&2
  exit 2
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
  command -v cargo >/dev/null || PATH=$PATH:${CARGO_HOME:-$HOME/.cargo}/bin
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
  pie/libclang.sh >/dev/null || echo libclang-dev
  command -v cc >/dev/null || echo gcc libc6-dev
}

# install_packages PACKAGE...: by apt-get; fails where that cannot be. Where it is not wanted, says how, and ends.
install_packages() {
  [ -z "${NO_INSTALL-}" ] || die_of_missing "$@"
  can_apt || return
  echo "installing by apt-get: $* (NO_INSTALL=1 ./build.sh $command would only tell)"
  apt_install "$@"
}

# die_of_missing PACKAGE...: says how to install them.
die_of_missing() {
  die "not found (in Debian's words): $*. To install what is needed:
$(how_to_install "$@")"
}

apt_install() (
  install='apt-get -qq -y --no-install-recommends -o Dpkg::Use-Pty=0 install'
  policy=/usr/sbin/policy-rc.d
  export DEBIAN_FRONTEND=noninteractive
  # A server that is installed for the tests is not to be started.
  if [ ! -e "$policy" ]; then
    trap 'rm -f "$policy"' EXIT
    printf '#!/bin/sh\nexit 101\n' >"$policy"
    chmod +x "$policy"
  fi
  # The package lists of a fresh machine are empty or old: fetch them only then.
  $install "$@" >/dev/null 2>&1 || { apt-get -qq update && $install "$@" >/dev/null; }
)

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
    install_packages $packages || true
    hash -r
    find_php
    packages=$(missing | xargs)
    # shellcheck disable=SC2086  # a list of words
    [ -z "$packages" ] || die_of_missing $packages
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

# Sets built to the module of this PHP.
compile() {
  need_rust
  need_tools
  cargo build --locked --release --target-dir "$target"
  built=$target/release/libconsistent_hash.so
  [ -f "$built" ] || built=${built%.so}.dylib
}

make_module() {
  compile
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

# Sets where an installed module goes: installed, its file; ini, the file that enables it, empty where only php.ini can.
find_places() {
  local scan
  installed=${DESTDIR-}$("$PHP_CONFIG" --extension-dir)/consistent_hash.so
  minor=$("$PHP" -n -r 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;')
  scan=$("$PHP" -n -r 'echo PHP_CONFIG_FILE_SCAN_DIR;')
  ini=${scan:+${DESTDIR-}$scan/consistent_hash.ini}
  if [[ $scan = /etc/php/$minor/*/conf.d ]] && command -v phpenmod >/dev/null; then
    ini=${DESTDIR-}/etc/php/$minor/mods-available/consistent_hash.ini
  fi
}

cmd_install() {
  make_module
  find_places
  mkdir -p "${installed%/*}"
  cp "$module" "$installed.$$"
  mv -f "$installed.$$" "$installed"
  echo "installed $installed"

  [ "$ini" ] || { echo 'to enable it, add to php.ini: extension=consistent_hash'; return; }
  mkdir -p "${ini%/*}"
  printf '; priority=20\nextension=consistent_hash\n' >"$ini"
  echo "installed $ini"
  if [[ $ini = */mods-available/* ]]; then
    [ -z "${DESTDIR-}" ] || { echo "to enable it there: phpenmod -v $minor consistent_hash"; return; }
    phpenmod -v "$minor" consistent_hash
  fi
  [ -z "${DESTDIR-}" ] || return 0
  has consistent_hash || die "$PHP has not loaded it: see its warnings, and $PHP --ini"
  echo "enabled: $PHP loads it; servers that are running want a restart"
}

cmd_uninstall() {
  find_php
  if [ -z "$PHP" ] || [ -z "$PHP_CONFIG" ]; then
    die 'php and php-config are needed, to know where it is'
  fi
  find_places
  if [[ $ini = */mods-available/* && -e $ini && -z ${DESTDIR-} ]]; then
    phpdismod -v "$minor" consistent_hash
  fi
  rm -fv "$installed" ${ini:+"$ini"}
  [ "$ini" ] || echo 'if php.ini has the line extension=consistent_hash, remove it'
}

# --- what tests and benchmarks compare with ------------------------------------------------------------------------

# Sets fpm to the php-fpm of this very PHP; empty where there is none.
find_fpm() {
  local name=${PHP##*/}
  for fpm in "php-fpm${php_version%.*}" php-fpm "${PHP%/bin/*}/sbin/${name/php/php-fpm}"; do
    fpm=$(PATH=$PATH:/usr/sbin absolute "$fpm") || continue
    [ "$("$fpm" -n -v | cut -d ' ' -f 2 | head -n 1)" = "$php_version" ] || continue
    [ "$("$fpm" -n -i | sed -n 's/^PHP Extension Build => //p')" = "$php_build" ] && return
  done
  fpm=''
}

# missing_peers PEER...: those that are not there, as Debian names their packages for this PHP.
missing_peers() {
  local peer
  for peer; do
    case $peer in
      php-memcache | php-memcached | php-redis) has "${peer#php-}" 2>/dev/null || echo "php${php_version%.*}-${peer#php-}" ;;
      php-predis) [ -f /usr/share/php/Predis/autoload.php ] || echo "$peer" ;;
      libphp-embed) [ -e "/usr/lib/libphp${php_version%.*}.so" ] || echo "libphp${php_version%.*}-embed" ;;
      mediawiki-classes) [ -f /usr/share/mediawiki/includes/libs/HashRing.php ] || echo "$peer" ;;
      php-fpm) find_fpm; [ "$fpm" ] || echo "php${php_version%.*}-fpm" ;;
      nginx-light | nutcracker | haproxy) PATH=$PATH:/usr/sbin absolute "${peer%-light}" >/dev/null || echo "$peer" ;;
      *) absolute "$peer" >/dev/null || echo "$peer" ;;
    esac
  done
}

# need_peers PEER...: installs what is missing where that can be, else says so, and goes on without it.
need_peers() {
  local packages
  packages=$(missing_peers "$@" | xargs)
  # shellcheck disable=SC2086  # a list of words
  if [ "$packages" ] && [ -z "$php_chosen" ]; then
    install_packages $packages || true
    packages=$(missing_peers "$@" | xargs)
  fi
  [ "$packages" ] || return 0
  echo "not found (in Debian's words): $packages"
  [ "$php_chosen" ] || ! command -v apt-get >/dev/null || how_to_install "$packages"
}

cmd_bench() {
  case " $* " in
    *' --help '* | *' -h '*)
      find_php
      [ "$PHP" ] || die 'php is needed, to list the options'
      "$PHP" -n bench/bench.php --help
      return
      ;;
  esac
  make_module
  need_peers php-memcached php-redis php-predis
  "$PHP" bench/bench.php --module "$module" "$@"
}

# -------------------------------------------------------------------------------------------------------------------

# shellcheck source=.ci/tests.sh
. .ci/tests.sh

php_chosen=${PHP-}${PHP_CONFIG-}
command=${1:-build}
case "$command ${*:2} " in
  'bench '*) ;;
  *' --help '* | *' -h '*) command=help ;;
esac
case $command in
  build | demo | test | valgrind | install | uninstall) [ $# -le 1 ] || misused "$command takes no argument"; "cmd_$command" ;;
  test-long) cmd_test_long "${@:2}" ;;
  matrix) cmd_matrix "${@:2}" ;;
  bench) cmd_bench "${@:2}" ;;
  help | -h | --help) usage ;;
  *) misused "no such command: $command" ;;
esac
