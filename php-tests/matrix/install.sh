#!/usr/bin/env bash
# Brings further PHPs to a Debian 12 machine, to test against; nothing is installed into the system.
#
#   php-tests/matrix/install.sh NAME...    NAME: 8.4 8.5 8.6 8.2-zts 8.2-debug 8.2-zts-debug
#
# Prints the folder of each, with bin/php and bin/php-config; what is there already is taken as it is.
#
# PHP_MATRIX_DIR   where they are (default: target/php)
#
# 8.4, 8.5 and 8.6 are Debian's packages of newer releases, unpacked, and run with the C library that they need.
# The 8.2s are built from the source of Debian's php8.2, which takes two minutes each; it needs gcc and make.
set -euo pipefail
# shellcheck source=.ci/help.sh
. "$(dirname "${BASH_SOURCE[0]}")/../../.ci/help.sh"
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

base=${PHP_MATRIX_DIR:-$PWD/target/php}

# use_apt FOLDER TYPE SUITE...: sets apt to an apt-get of its own world, in which nothing is installed yet.
use_apt() {
  local folder=$1 type=$2 suite keys=/usr/share/keyrings/debian-archive-keyring.gpg
  shift 2
  mkdir -p "$folder"/{lists,archives}/partial
  : >"$folder/status"
  for suite; do
    echo "$type [signed-by=$keys] $(mirror) $suite main"
  done >"$folder/sources.list"
  apt=(apt-get -qq -y -o APT::Install-Recommends=false -o APT::Sandbox::User=root
    -o Dir::Etc::SourceList="$folder/sources.list" -o Dir::Etc::SourceParts=/dev/null -o Dir::State::status="$folder/status"
    -o Dir::State::Lists="$folder/lists" -o Dir::Cache="$folder" -o Dir::Cache::archives=archives)
  "${apt[@]}" update
}

# The mirror that this machine uses; apt knows it once it has fetched its lists.
mirror() {
  # shellcheck disable=SC2016  # apt's own variable
  local targets=(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Release: bookworm')
  [ "$("${targets[@]}")" ] || apt-get -qq update >&2
  "${targets[@]}" | sed -n 1p
}

# unpack VERSION SUITE...
unpack() {
  local version=$1 root=$home/root package loader
  shift
  use_apt "$home/apt" deb "$@"
  "${apt[@]}" install --download-only "php$version-cli"
  (cd "$home/apt/archives" && "${apt[@]}" download "php$version-dev")
  mkdir -p "$root" "$home/bin"
  for package in "$home"/apt/archives/*.deb; do
    dpkg -x "$package" "$root"
  done
  rm -rf "$home/apt"

  loader=$(echo "$root"/usr/lib/*/ld-linux*.so.*)
  cat >"$home/bin/php" <<END
#!/bin/sh
exec $loader --argv0 $home/bin/php --library-path ${loader%/*} \\
  $root/usr/bin/php$version -d extension_dir=$(echo "$root"/usr/lib/php/20*) "\$@"
END
  sed -e "s|^prefix=.*|prefix=\"$root/usr\"|" -e "s|echo \$php_binary|echo $home/bin/php|" \
    "$root/usr/bin/php-config$version" >"$home/bin/php-config"
  chmod +x "$home"/bin/*
}

# build CONFIGURE-OPTION...
build() {
  local source=$home/source
  use_apt "$source/apt" deb-src bookworm
  (cd "$source" && "${apt[@]}" source --download-only php8.2)
  tar -xf "$source"/php8.2_*.orig.tar.xz -C "$source" --strip-components=1
  (
    cd "$source"
    ./configure --prefix="$home" --disable-all --enable-cli --disable-cgi --disable-phpdbg \
      --enable-opcache --enable-pcntl --enable-posix --enable-tokenizer "$@"
    make -j"$(getconf _NPROCESSORS_ONLN)" install
  ) >"$home/log" 2>&1 || { tail -n 20 "$home/log"; return 1; }
  rm -rf "$source"
}

bring() {
  case ${home##*/} in
    8.4) unpack 8.4 trixie ;;
    8.5) unpack 8.5 sid experimental ;;
    8.6) unpack 8.6 sid experimental ;;
    8.2-zts) build --enable-zts ;;
    8.2-debug) build --enable-debug ;;
    8.2-zts-debug) build --enable-zts --enable-debug ;;
    *) echo "no such PHP: ${home##*/}" ; exit 2 ;;
  esac
}

for name; do
  home=$base/$name
  if [ ! -e "$home/.done" ]; then
    rm -rf "$home"
    mkdir -p "$home"
    echo "bringing PHP $name" >&2
    (bring) >&2
    "$home/bin/php" -n -r 'exit(0);'
    touch "$home/.done"
  fi
  echo "$home"
done
