# shellcheck shell=bash
# For a script to source: --help prints the comment at its top, any other option as its first argument is an error.
case ${1-} in
  -h | --help)
    sed -n '/^[^#]/q; 2,$s/^# \{0,1\}//p' "$0"
    exit
    ;;
  -*)
    echo "${0##*/}: no such option: $1 (--help says how to run it)" >&2
    exit 2
    ;;
esac
