//! Consistent-hash rings for PHP: the extension `consistent_hash`.
//!
//! [`engine`] is pure Rust. The PHP face on it is behind the feature `php`.

pub mod engine;

#[cfg(feature = "php")]
mod php;

#[cfg(feature = "php")]
#[allow(
    missing_docs,
    reason = "in debug builds the macro adds a function without documentation"
)]
mod module {
    use crate::php::{info, shutdown, startup};
    use ext_php_rs::prelude::*;

    /// What PHP gets: at startup the settings, the class `ConsistentHash` unless they switch it off, `ConsistentHash\Ring`
    /// with its interface, and `ConsistentHash\Scheme`; the section of `phpinfo()` and the function
    /// `consistent_hash_cache_info()`.
    #[php_module]
    #[php(startup = startup)]
    pub fn get_module(module: ModuleBuilder) -> ModuleBuilder {
        module
            .shutdown_function(shutdown)
            .info_function(info::print)
            .function(info::cache_info_function())
    }
}
