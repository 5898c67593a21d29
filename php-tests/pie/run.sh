#!/usr/bin/env bash
# Test of the ways into a PHP: the commands that PIE and packagers run, those of build.sh, the archives of a release, and a
# build without network. They are run in a copy of the tree, target/pie; what cargo has built is shared with it.
#
#   php-tests/pie/run.sh    PHP and PHP_CONFIG choose another PHP; phpize must be beside php-config
#
# The last line is: N passed, N failed.
set -euo pipefail
# shellcheck source=.ci/help.sh
. "$(dirname "${BASH_SOURCE[0]}")/../../.ci/help.sh"
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

PATH=$PATH:${CARGO_HOME:-$HOME/.cargo}/bin
php_config=$(command -v "${PHP_CONFIG:-php-config}")
name=${php_config##*/}
phpize=${php_config%/*}/${name/php-config/phpize}
php=${PHP:-$("$php_config" --php-binary)}
[ -x "$phpize" ] || { echo "no phpize beside $php_config: PHP's development files bring it"; exit 1; }
extension_dir=$("$php_config" --extension-dir)

copy=$PWD/target/pie
log=$PWD/target/pie.log
passed=0
failed=0

# check NAME COMMAND...
check() {
  local name=$1
  shift
  if "$@" >"$log" 2>&1; then
    passed=$((passed + 1))
    echo "ok: $name"
  else
    failed=$((failed + 1))
    echo "FAILED: $name"
    tail -n 60 "$log"
  fi
}

# refuses TEXT COMMAND...: it fails, and says why.
refuses() {
  local text=$1 output
  shift
  ! output=$("$@" 2>&1) || { echo "no failure: $*"; return 1; }
  echo "$output"
  grep -Fq -- "$text" <<<"$output"
}

# loads FILE: PHP loads it, and it is this extension.
loads() {
  "$php" -n -d extension="$1" -r 'exit((string) ConsistentHash\Scheme::modulo() === "Scheme::modulo()" ? 0 : 1);'
}

copy_tree() {
  local file folder
  rm -rf "$copy"
  mkdir -p "$copy/target"
  git ls-files --cached --others --exclude-standard |
    while read -r file; do [ ! -e "$file" ] || echo "$file"; done | tar -c -T - | tar -x -C "$copy"
  for folder in "$PWD"/target/php-*; do
    [ ! -d "$folder" ] || ln -s "$folder" "$copy/target"
  done
}

configure() {
  ./configure --with-php-config="$php_config"
}

# With PHP by the name that build.sh has for it: for another name cargo would build all anew.
run_make() {
  make PHP_EXECUTABLE="$php" "$@"
}

# --- as an extension in C ------------------------------------------------------------------------------------------

export NO_INTERACTION=1   # run-tests.php would ask whether to mail a failure
TEST_PHP_ARGS="--no-color --no-progress -g FAIL -j$(getconf _NPROCESSORS_ONLN)"
export TEST_PHP_ARGS
copy_tree
cd "$copy/pie"

check 'phpize' "$phpize"
check './configure' configure
check 'make' run_make -j2
check 'make test' run_make test
printf -- '--TEST--\nfails\n--FILE--\n--EXPECT--\n1\n' >fails.phpt
check 'make test fails when a test fails' refuses 'FAIL fails' run_make test TESTS=fails.phpt
check 'make install, without cargo' run_make install CARGO=false INSTALL_ROOT="$copy/root"
check 'PHP loads what is installed' loads "$copy/root$extension_dir/consistent_hash.so"

# --- what is missing -----------------------------------------------------------------------------------------------

mkdir bin
printf '#!/bin/sh\necho cargo 1.60.0\n' >bin/cargo
chmod +x bin/cargo
rust="Rust $(sed -n 's/^rust-version = "\(.*\)"/\1/p' ../Cargo.toml) or later is needed"
CARGO=$PWD/bin/none check 'configure tells of a missing cargo' refuses "$rust" configure
CARGO=$PWD/bin/cargo check 'configure tells of an old Rust' refuses "$rust" configure
LIBCLANG_PATH=$PWD/bin check 'configure tells of a missing libclang' refuses 'libclang is needed' configure

# As root with an apt-get that does nothing.
mkdir fake
printf '#!/bin/sh\necho 0\n' >fake/id
printf '#!/bin/sh\necho "apt-get was called: $*" >&2\nexit 1\n' >fake/apt-get
chmod +x fake/*

build_without_libclang() {
  env "$@" LIBCLANG_PATH="$PWD/bin" PATH="$PWD/fake:$PATH" PHP="$php" PHP_CONFIG="$php_config" ../build.sh 2>&1
}

installs_nothing() {
  local output
  ! output=$(build_without_libclang NO_INSTALL=1) || return
  echo "$output"
  [[ $output != *was\ called* && $output = *'apt-get install --no-install-recommends libclang-dev'* ]]
}

says_what_it_installs() {
  local output
  ! output=$(build_without_libclang -u NO_INSTALL) || return
  echo "$output"
  [[ $output = *'installing by apt-get: libclang-dev'*'apt-get was called'* ]]
}

check 'build.sh with NO_INSTALL prints the command and fails' installs_nothing
check 'build.sh says what it installs before it does' says_what_it_installs

# --- build.sh ------------------------------------------------------------------------------------------------------

build() {
  PHP=$php PHP_CONFIG=$php_config DESTDIR=$copy/destination ./build.sh "$1"
}

installs() {
  build install && loads "$copy/destination$extension_dir/consistent_hash.so" || return
  [ -z "$("$php" -n -r 'echo PHP_CONFIG_FILE_SCAN_DIR;')" ] ||
    grep -rx --include=consistent_hash.ini extension=consistent_hash "$copy/destination"
}

uninstalls() {
  build uninstall && [ -z "$(find "$copy/destination" -type f)" ]
}

cd ..
check './build.sh install' installs
check './build.sh uninstall' uninstalls

# --- archives ------------------------------------------------------------------------------------------------------

# PIE's naming convention, as far as this machine goes.
archive_is_named() {
  local phpinfo name
  phpinfo=$("$php" -n -i)
  name="php_consistent_hash-${version}_php$("$php_config" --version | cut -d . -f 1,2)"
  name="$name-$(uname -m | sed s/aarch64/arm64/)-linux-glibc"
  ! grep -q '^Debug Build => yes' <<<"$phpinfo" || name=$name-debug
  ! grep -q '^Thread Safety => enabled' <<<"$phpinfo" || name=$name-zts
  ls target/archives
  [ -f "target/archives/$name.tgz" ]
}

archive_has_the_module() {
  rm -f modules/consistent_hash.so
  tar -xvzf target/archives/*.tgz -C modules
  [ "$(ls modules)" = consistent_hash.so ] && loads "$PWD/modules/consistent_hash.so"
}

# docs/installing.md says which glibc the module needs, and each library beside those of glibc.
docs_say_what_it_needs() {
  local wants says library
  wants=$(objdump -T modules/consistent_hash.so | grep -o 'GLIBC_[0-9.]*' | sort -Vu | tail -n 1)
  says=$(grep -o 'glibc [0-9.]*[0-9]' docs/installing.md)
  echo "the module needs $wants; docs/installing.md: $says"
  [ "$says" = "glibc ${wants#GLIBC_}" ] || return
  objdump -p modules/consistent_hash.so | awk '$1 == "NEEDED" { print $2 }' | grep -Ev '^(libc|libm|ld-linux.*)\.so' |
    while read -r library; do
      echo "it needs $library"
      grep -Fq "\`$library\`" docs/installing.md || return
    done
}

version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml)
git init -q
git add --all
git -c user.name=test -c user.email=test@example.org commit -qm test

check 'release.sh refuses a commit without a tag' refuses 'has the tag: none' ./release.sh "$php"
git tag "$version.1"
check 'release.sh refuses the tag of another version' refuses "has the tag: $version.1" ./release.sh "$php"
git tag "$version"
echo >>README.md
check 'release.sh refuses what is not committed' refuses 'differs from the tag' ./release.sh "$php"
git checkout -q README.md
check 'release.sh' ./release.sh "$php"
check 'the archive has the name for PIE' archive_is_named
check 'the archive has a module that PHP loads' archive_has_the_module
check 'docs/installing.md says what the module needs' docs_say_what_it_needs

# --- without network -----------------------------------------------------------------------------------------------

# As docs/installing.md has it. What a build of the whole would add is time.
builds_offline() {
  cargo vendor --locked >>.cargo/config.toml || return
  export CARGO_HOME=$copy/home CARGO_NET_OFFLINE=true
  cargo metadata --locked --format-version 1 >/dev/null &&
    cargo check --locked --no-default-features --target-dir target/offline
}

check 'what cargo vendor brings is enough without network' builds_offline

printf '\n%d passed, %d failed\n' "$passed" "$failed"
[ "$failed" = 0 ]
