//! The library in a page: [`shuzi_server::api`] behind a few functions that WebAssembly can export.
//!
//! Text and pixels cross the boundary through one buffer. The page asks for room ([`room`]), writes a request, calls
//! [`read`], [`score`] or [`words`], and reads the answer, so many bytes long, from where [`answer`] says. Photos are
//! written in the same way and kept by [`photo`] until [`forget`]: corners can be dragged without handing them over
//! again. Nothing here dereferences a pointer; the page does, in memory that is its own.
//!
//! Everything runs in one thread, a worker of the page. The names are exported from WebAssembly only: elsewhere a function
//! called `read` would take the place of the system's.

pub mod desk;

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use desk::Desk;

/// Where requests and pixels come in, and answers go out.
static BUFFER: Mutex<Vec<u8>> = Mutex::new(Vec::new());
/// The photos, and what is remembered between requests.
static DESK: Mutex<Desk> = Mutex::new(Desk::new());

#[cfg(target_family = "wasm")]
#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Milliseconds since any fixed moment: `performance.now()`.
    safe fn now_ms() -> f64;
}

/// Outside of a page there is no clock: nothing takes any time.
#[cfg(not(target_family = "wasm"))]
fn now_ms() -> f64 {
    0.0
}

fn clock() -> Duration {
    Duration::try_from_secs_f64(now_ms() / 1000.0).unwrap_or_default()
}

/// What a panic left is as good as new: every call begins by writing.
fn locked<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes room for so many bytes from the page, and says where. Whatever was there is gone.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    let mut buffer = locked(&BUFFER);
    buffer.clear();
    buffer.resize(bytes, 0);
    buffer.as_mut_ptr()
}

/// Where the answer lies.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn answer() -> *const u8 {
    locked(&BUFFER).as_ptr()
}

/// Keeps the photo whose pixels (RGBA, row by row) are in the buffer; the number of photos that are kept.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn photo(width: u32, height: u32) -> usize {
    let rgba = std::mem::take(&mut *locked(&BUFFER));
    locked(&DESK).keep(width, height, &rgba)
}

/// Forgets all photos.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn forget() {
    locked(&DESK).forget();
}

/// Answers a request to read the photos; the length of the answer in bytes.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn read() -> usize {
    answered(|desk, request| desk.read(request, &clock))
}

/// Answers a request to score a position; the length of the answer in bytes.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn score() -> usize {
    answered(|desk, request| desk.score(request, &clock))
}

/// Answers with the words of the language whose code is the request; the length of the answer in bytes.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn words() -> usize {
    answered(|_, code| {
        let language = std::str::from_utf8(code).ok().and_then(shuzi::language::Language::parse);
        serde_json::to_string(&shuzi_server::api::words(language.unwrap_or_default()))
    })
}

fn answered(answer: impl FnOnce(&mut Desk, &[u8]) -> serde_json::Result<String>) -> usize {
    let request = std::mem::take(&mut *locked(&BUFFER));
    // What cannot be written down is no JSON, which the page tells as a fault of its engine.
    let answer = answer(&mut locked(&DESK), &request).unwrap_or_else(|error| error.to_string());
    let mut buffer = locked(&BUFFER);
    *buffer = answer.into_bytes();
    buffer.len()
}
