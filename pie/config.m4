dnl So that phpize, configure, make, make test and make install work as for an extension in C: what would find the C
dnl compiler finds cargo, and Makefile.frag calls it.

PHP_ARG_ENABLE([consistent_hash],
  [whether to enable consistent_hash],
  [AS_HELP_STRING([--enable-consistent_hash], [Enable consistent_hash])],
  [yes])

if test "$PHP_CONSISTENT_HASH" != "no"; then
  PHP_CONFIG=`command -v "$PHP_CONFIG"`
  dnl ext-php-rs asks it in another folder.
  AS_CASE([$PHP_CONFIG], [/*], [], [PHP_CONFIG=`pwd`/$PHP_CONFIG])
  test "`"$PHP_CONFIG" --vernum`" -ge 80200 || AC_MSG_ERROR([PHP 8.2 or later is needed])
  php_version=`"$PHP_CONFIG" --version`
  dnl Not every php-config can name its php.
  AC_PATH_PROG([PHP_EXECUTABLE], [php])
  php_found=`"$PHP_EXECUTABLE" -n -r 'echo PHP_VERSION;'`
  test "$php_found" = "$php_version" ||
    AC_MSG_ERROR([$PHP_CONFIG is of PHP $php_version, but php is of ${php_found:-none}: a pair is needed])

  dnl The place where rustup installs is not in each PATH.
  AC_PATH_PROG([CARGO], [cargo], [], [$PATH$PATH_SEPARATOR${CARGO_HOME:-$HOME/.cargo}/bin])
  rust_needed=`sed -n 's/^rust-version = "\(.*\)"/\1/p' "$abs_srcdir/../Cargo.toml"`
  AC_MSG_CHECKING([for Rust $rust_needed or later])
  rust_version=`"$CARGO" --version 2>/dev/null | cut -d ' ' -f 2`
  AC_MSG_RESULT([${rust_version:-no}])
  AS_VERSION_COMPARE([${rust_version:-0}], [$rust_needed],
    [AC_MSG_ERROR([Rust $rust_needed or later is needed: get it from https://rustup.rs, or by 'rustup update'])])

  AC_MSG_CHECKING([for libclang])
  libclang=`"$abs_srcdir/libclang.sh"`
  AC_MSG_RESULT([${libclang:-no}])
  test "$libclang" || AC_MSG_ERROR([libclang is needed, to read the headers of PHP. It is in one of the packages
  clang libclang-dev (Debian, Ubuntu), clang-devel (Fedora), clang-dev (Alpine), llvm (Homebrew);
  elsewhere, set LIBCLANG_PATH to its folder])

  dnl One folder a PHP, as build.sh has it: there is nothing to rebuild when PHPs take turns.
  php_build=`"$PHP_EXECUTABLE" -n -i | sed -n 's/^PHP Extension Build => //p' | tr , -`
  CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-target/php-$php_version-$php_build}

  PHP_SUBST([CARGO])
  PHP_SUBST([CARGO_TARGET_DIR])
  PHP_SUBST([PHP_CONFIG])
  PHP_ADD_BUILD_DIR([$abs_builddir/modules])
  PHP_MODULES="$PHP_MODULES \$(phplibdir)/consistent_hash.la"
  PHP_ADD_MAKEFILE_FRAGMENT([$abs_srcdir/Makefile.frag], [$abs_srcdir], [$abs_builddir])
fi
