#!/bin/sh
# Prints a libclang that bindgen would take; fails if there is none.
set -- "$(llvm-config --libdir 2>/dev/null)" /usr/lib/llvm*/lib /usr/lib /usr/lib64 /usr/lib/*-linux-* \
  /usr/lib64/llvm*/lib /usr/local/lib /usr/local/llvm*/lib /opt/homebrew/opt/llvm/lib /usr/local/opt/llvm/lib \
  /Library/Developer/CommandLineTools/usr/lib
[ -z "${LIBCLANG_PATH-}" ] || set -- "$LIBCLANG_PATH"

for folder; do
  for file in "$folder"/libclang.so* "$folder"/libclang-*.so* "$folder"/libclang.dylib; do
    [ ! -e "$file" ] || { echo "$file"; exit; }
  done
done
exit 1
