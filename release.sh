#!/usr/bin/env bash
# Builds the archives of a release, one for each PHP, under the names by which PIE finds them, and loads each once.
#
#   ./release.sh [PHP...]    PHP: a php with its php-config beside it (default: the one in the PATH)
#
# They are for the C library here or a later one, and for that patch level of PHP or a later one: build on old ones.
# libgcc_s stays shared: linked in, it takes _dl_find_object from glibc 2.35, while all else is content with 2.34.
set -euo pipefail
# shellcheck source=.ci/help.sh
. "$(dirname "${BASH_SOURCE[0]}")/.ci/help.sh"

project=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
archives=$project/target/archives

die() {
  echo "release.sh: $*" >&2
  exit 1
}

# archive_name PHP
archive_name() {
  local libc=glibc
  [ "$(uname -s)" != Darwin ] || libc=bsdlibc
  # The ldd of musl names it, but fails.
  case $(ldd --version 2>&1 || true) in *musl*) libc=musl ;; esac
  # shellcheck disable=SC2016  # PHP's variables
  "$1" -n -r '
    [, $version, $libc] = $argv;
    $machine = ["amd64" => "x86_64", "aarch64" => "arm64"][php_uname("m")] ?? php_uname("m");
    echo "php_consistent_hash-{$version}_php", PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION, "-$machine-",
      strtolower(PHP_OS_FAMILY), "-$libc", PHP_DEBUG ? "-debug" : "", PHP_ZTS ? "-zts" : "", ".tgz";
  ' "$version" "$libc"
}

# loads PHP ARCHIVE: whether what the archive has is this version of the extension.
loads() {
  local unpacked status=0
  unpacked=$(mktemp -d)
  tar -xzf "$2" -C "$unpacked"
  # shellcheck disable=SC2016  # PHP's variable
  "$1" -n -d extension="$unpacked/consistent_hash.so" \
    -r 'exit(phpversion("consistent_hash") === $argv[1] ? 0 : 1);' "$version" || status=1
  rm -rf "$unpacked"
  return "$status"
}

version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$project/Cargo.toml")
tags=$(git -C "$project" tag --points-at HEAD)
grep -Fqx "$version" <<<"$tags" || die "the version in Cargo.toml is $version, but this commit has the tag: ${tags:-none}"
git -C "$project" diff --quiet HEAD || die "what is here differs from the tag $version"

mkdir -p "$archives"
for php in "${@:-php}"; do
  PHP=$php PHP_CONFIG='' "$project/build.sh" build
  archive=$archives/$(archive_name "$php")
  tar -czf "$archive" -C "$project/modules" consistent_hash.so
  loads "$php" "$archive" || die "$php does not load $archive"
  echo "$archive"
done
