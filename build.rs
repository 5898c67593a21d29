//! Sets `cfg(php84)` and the like by the version of PHP; sets none of them for the engine alone.

#[cfg(feature = "php")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    use ext_php_rs_build::{ApiVersion, PHPInfo, emit_check_cfg, emit_php_cfg_flags, find_php};

    for variable in ["PHP", "PHP_CONFIG", "PATH"] {
        println!("cargo:rerun-if-env-changed={variable}");
    }
    println!("cargo:rerun-if-changed=build.rs");
    emit_check_cfg();
    let api: ApiVersion = PHPInfo::get(&find_php()?)?.zend_version()?.try_into()?;
    emit_php_cfg_flags(api);
    Ok(())
}

#[cfg(not(feature = "php"))]
fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rustc-check-cfg=cfg(php84)");
}
