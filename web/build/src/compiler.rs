//! The compiler for WebAssembly: rustup's, otherwise the one that Debian packages.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{BuildError, at};

const TARGET: &str = "wasm32-unknown-unknown";

/// Browsers have had 128-bit SIMD since 2021 (Safari since 2023); the networks run several times
/// faster with it.
const FLAGS: &str = "-C target-feature=+simd128";

/// A compiler with support for WebAssembly.
pub enum Compiler {
    /// The compiler of everything else, which has the target installed.
    Usual,
    /// Debian's compiler, which builds the standard library from its sources.
    Debian {
        /// The linker's name.
        linker: String,
    },
}

impl Compiler {
    /// Finds an installed compiler.
    ///
    /// # Errors
    /// [`BuildError::NoCompiler`] if there is none.
    pub fn find() -> Result<Compiler, BuildError> {
        if usual_has_target() {
            return Ok(Compiler::Usual);
        }
        let complete = ["/usr/bin/cargo", "/usr/bin/rustc"]
            .iter()
            .all(|program| Path::new(program).exists());
        find_debian_linker()
            .filter(|_| complete)
            .map(|linker| Compiler::Debian { linker })
            .ok_or(BuildError::NoCompiler)
    }

    /// Builds the library, and returns the module.
    ///
    /// # Errors
    /// [`BuildError`] if the compiler cannot be run or fails.
    pub fn build(&self, root: &Path) -> Result<Vec<u8>, BuildError> {
        let target_dir = root.join("target/wasm");
        let mut cargo = match self {
            Compiler::Usual => {
                Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
            }
            Compiler::Debian { linker } => debian_cargo(linker),
        };
        cargo
            .args([
                "build",
                "--release",
                "--locked",
                "--package",
                "shuzi-web",
                "--target",
                TARGET,
            ])
            .arg("--target-dir")
            .arg(&target_dir)
            .env("RUSTFLAGS", FLAGS)
            // The names of functions are a tenth of the module.
            .env("CARGO_PROFILE_RELEASE_STRIP", "true")
            .current_dir(root);
        let status = cargo.status().map_err(|error| BuildError::NotRun {
            program: cargo.get_program().to_string_lossy().into_owned(),
            error,
        })?;
        if !status.success() {
            return Err(BuildError::NotBuilt(status));
        }
        let module: PathBuf = target_dir.join(TARGET).join("release/shuzi_web.wasm");
        std::fs::read(&module).map_err(at(&module))
    }
}

/// Returns true if the usual compiler has the target installed.
fn usual_has_target() -> bool {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let libraries = Command::new(rustc)
        .args(["--print", "target-libdir", "--target", TARGET])
        .output();
    libraries.is_ok_and(|output| {
        output.status.success()
            && Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir()
    })
}

/// Returns the name of the newest of Debian's linkers for WebAssembly, such as `wasm-ld-22`.
fn find_debian_linker() -> Option<String> {
    let programs = std::fs::read_dir("/usr/bin").ok()?;
    let names = programs.filter_map(|program| program.ok()?.file_name().into_string().ok());
    names
        .filter_map(|name| {
            Some((
                name.strip_prefix("wasm-ld-")?.parse::<u32>().ok()?,
                name.clone(),
            ))
        })
        .max()
        .map(|(_, name)| name)
}

fn debian_cargo(linker: &str) -> Command {
    let mut cargo = Command::new("/usr/bin/cargo");
    // Debian has no standard library for the target. Building it is an unstable option of cargo.
    cargo
        .args(["-Z", "build-std=std,panic_abort"])
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTC", "/usr/bin/rustc")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker)
        // Set by the cargo that runs this program; they would lead to its toolchain.
        .env_remove("CARGO")
        .env_remove("RUSTUP_TOOLCHAIN");
    cargo
}
