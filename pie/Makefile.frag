# PHP's own rules want a libtool file: they read from it what `make test` is to load. It depends on the sources, so that
# `sudo make install` after `make` runs no cargo.
$(phplibdir)/consistent_hash.la: $(shell find $(srcdir)/../src -name '*.rs') $(srcdir)/../build.rs $(srcdir)/../Cargo.lock $(srcdir)/../Cargo.toml
	+cd $(srcdir)/.. && PHP='$(PHP_EXECUTABLE)' PHP_CONFIG='$(PHP_CONFIG)' CARGO_TARGET_DIR='$(CARGO_TARGET_DIR)' \
		$(CARGO) build --locked --release && \
		cp $(CARGO_TARGET_DIR)/release/libconsistent_hash.$(SHLIB_SUFFIX_NAME) $(phplibdir)/consistent_hash.so
	echo "dlname='consistent_hash.so'" >$@

# All tests that PHP's run-tests.php can run.
TESTS = $(srcdir)/../php-tests
