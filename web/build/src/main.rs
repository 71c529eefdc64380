//! Builds `web/dist`: the page with the library as WebAssembly, a folder that any web server can
//! serve.
//!
//! ```text
//! cargo run --release -p shuzi-web-build
//! ```

mod compiler;
mod dist;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Maximum size of code and weights, compressed, which a phone has to load.
const MOST_BYTES: usize = 8_000_000;

/// The reason why `web/dist` cannot be built.
#[derive(Debug, thiserror::Error)]
enum BuildError {
    #[error(
        "no compiler for wasm32-unknown-unknown was found: run `rustup target add wasm32-unknown-unknown`, or install \
         Debian's packages rustc-web, cargo-web, rust-web-src and lld-22"
    )]
    NoCompiler,
    #[error("{program} cannot be run: {error}")]
    NotRun {
        program: String,
        error: std::io::Error,
    },
    #[error("the page's words cannot be written: {0}")]
    Words(#[from] serde_json::Error),
    #[error("the library cannot be built for WebAssembly ({0}); what is wrong stands above")]
    NotBuilt(std::process::ExitStatus),
    #[error("{}: {error}", path.display())]
    File {
        path: PathBuf,
        error: std::io::Error,
    },
    #[error(
        "code and weights are {0} bytes compressed: at most {MOST_BYTES} are to be loaded by a phone"
    )]
    TooLarge(usize),
    #[error("{}: the page's service worker lacks the mark {mark}", path.display())]
    NoMark { path: PathBuf, mark: &'static str },
}

fn main() -> ExitCode {
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("shuzi-web-build: {error}");
            ExitCode::FAILURE
        }
    }
}

fn build() -> Result<(), BuildError> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let wasm = compiler::Compiler::find()?.build(&root)?;
    let dist = dist::Dist::assemble(&root, &wasm)?;
    if dist.engine_bytes() > MOST_BYTES {
        return Err(BuildError::TooLarge(dist.engine_bytes()));
    }
    let folder = root.join("web/dist");
    dist.write(&folder)?;
    println!(
        "web/dist: version {}, {} files, code and weights {:.2} MB compressed",
        dist.version(),
        dist.count(),
        dist.engine_bytes() as f64 / 1e6
    );
    Ok(())
}

/// Returns a function that adds a path to an error of reading or writing.
fn at(path: &Path) -> impl FnOnce(std::io::Error) -> BuildError + '_ {
    move |error| BuildError::File {
        path: path.to_owned(),
        error,
    }
}
