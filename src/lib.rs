//! Consistent-hash rings for PHP: the extension `consistent_hash`.
//!
//! [`engine`] is pure Rust. The PHP face on it is behind the feature `php`.

pub mod engine;

#[cfg(feature = "php")]
mod php;

#[cfg(feature = "php")]
use ext_php_rs::prelude::*;
#[cfg(feature = "php")]
use php::startup;

/// What PHP gets: the class `ConsistentHash` and a section in `phpinfo()`.
#[cfg(feature = "php")]
#[php_module]
#[php(startup = startup)]
pub fn get_module(module: ModuleBuilder) -> ModuleBuilder {
    module.info_function(php::info::print)
}
