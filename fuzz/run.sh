#!/usr/bin/env bash
# Fuzzes the engine: ./run.sh [SECONDS [TARGET...]], by default all targets, each for a minute. What they find is left in
# artifacts/, and the inputs that led on in corpus/, from which the next run starts.
#
# It installs cargo-fuzz and, as root on Debian, g++ where they are missing; with NO_INSTALL=1 it only says so.
set -euo pipefail
# shellcheck source=.ci/help.sh
. "$(dirname "${BASH_SOURCE[0]}")/../.ci/help.sh"
cd "$(dirname "${BASH_SOURCE[0]}")"

seconds=${1:-60}
targets=("${@:2}")
export PATH=$PATH:${CARGO_HOME:-$HOME/.cargo}/bin
# The sanitizers want flags that only a nightly compiler takes; this lets the stable one take them too.
export RUSTC_BOOTSTRAP=1

die() {
  echo "run.sh: $*" >&2
  exit 1
}

# install COMMAND...: runs it, and says so before; with NO_INSTALL only that it is needed.
install() {
  [ -z "${NO_INSTALL-}" ] || die "this has to be run first: $*"
  echo "installing: $*" >&2
  "$@"
}

need_cxx() {
  command -v c++ >/dev/null && return
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    install sh -c 'apt-get -qq update && apt-get -qq -y --no-install-recommends install g++'
  else
    die 'a C++ compiler (c++) is needed; on Debian: sudo apt-get install g++'
  fi
}

need_cxx
command -v cargo >/dev/null || die 'cargo is needed; get it from https://rustup.rs'
command -v cargo-fuzz >/dev/null || install cargo install --locked cargo-fuzz
if [ ${#targets[@]} = 0 ]; then
  list=$(cargo fuzz list)
  mapfile -t targets <<<"$list"
fi

cargo fuzz build
log=$(mktemp)
trap 'rm -f "$log"' EXIT
failed=0
printf '| target | executions | edges | inputs kept | findings |\n| --- | ---: | ---: | ---: | ---: |\n'
for target in "${targets[@]}"; do
  found=0
  if [ ! -d "corpus/$target" ]; then
    # Long inputs to start from: what the fuzzer makes of none are rings without servers for a long time.
    mkdir -p "corpus/$target"
    for i in {1..256}; do head -c 1024 /dev/urandom >"corpus/$target/random-$i"; done
  fi
  cargo fuzz run "$target" -- -max_total_time="$seconds" -max_len=1024 -len_control=0 -print_final_stats=1 \
    >"$log" 2>&1 || found=1
  awk -v target="$target" -v found="$found" '
    / cov: / {
      for (i = 1; i < NF; i++) {
        if ($i == "cov:") edges = $(i + 1)
        if ($i == "corp:") split($(i + 1), kept, "/")
      }
    }
    /^stat::number_of_executed_units:/ { executions = $2 }
    END { printf "| %s | %d | %d | %d | %d |\n", target, executions, edges, kept[1], found }' "$log"
  [ "$found" = 0 ] || { failed=1; tail -n 60 "$log" >&2; }
done
exit "$failed"
