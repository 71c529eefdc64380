//! The library in a page: [`shuzi_server::page_api`] behind a few functions that WebAssembly can
//! export.
//!
//! Text and pixels are passed through one buffer. The page makes room in it ([`room`]), writes a
//! request, calls [`read`], [`score`] or [`words`], and reads the answer from the address that
//! [`answer`] returns. Photos are passed in the same way, as pixels or as a file, and kept by [`photo`]
//! or [`photo_file`] until [`forget`], so that the user can drag corners without passing the photos again. Nothing here dereferences a
//! pointer; the page does, in memory that it owns.
//!
//! Everything runs in one thread, a worker of the page. The names are exported in WebAssembly only,
//! as elsewhere a function called `read` would replace the system's.

pub mod desk;

use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use desk::Desk;
use shuzi::photo::Limits;

/// The buffer for requests, pixels and answers.
static BUFFER: Mutex<Vec<u8>> = Mutex::new(Vec::new());
/// The state between requests.
static DESK: LazyLock<Mutex<Desk>> = LazyLock::new(|| Mutex::new(Desk::new()));

#[cfg(target_family = "wasm")]
#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Returns the milliseconds since a fixed moment: `performance.now()`.
    safe fn now_ms() -> f64;
}

/// Returns 0, as there is no clock outside a page.
#[cfg(not(target_family = "wasm"))]
fn now_ms() -> f64 {
    0.0
}

fn clock() -> Duration {
    Duration::try_from_secs_f64(now_ms() / 1000.0).unwrap_or_default()
}

/// Locks a mutex, even after a panic: every call begins by writing, so that no state is left half
/// changed.
fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes room for this number of bytes from the page, and returns their address. The previous
/// content is discarded.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    let mut buffer = lock(&BUFFER);
    buffer.clear();
    buffer.resize(bytes, 0);
    buffer.as_mut_ptr()
}

/// Returns the address of the answer.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn answer() -> *const u8 {
    lock(&BUFFER).as_ptr()
}

/// Keeps the photo whose pixels (RGBA, row by row) are in the buffer, and returns the number of
/// kept photos.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn photo(width: u32, height: u32) -> usize {
    let rgba = std::mem::take(&mut *lock(&BUFFER));
    lock(&DESK).add_photo(width, height, rgba)
}

/// Keeps the photo whose file is in the buffer, and returns the number of kept photos.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn photo_file() -> usize {
    let file = std::mem::take(&mut *lock(&BUFFER));
    lock(&DESK).add_photo_file(file)
}

/// Decodes the photo whose file is in the buffer, for a page that cannot show it by itself. Puts its
/// pixels (RGBA, row by row, upright) into the buffer, and returns its width in the upper and its
/// height in the lower 32 bits; 0 if it cannot be decoded.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn decode() -> u64 {
    let file = std::mem::take(&mut *lock(&BUFFER));
    let Ok(photo) = shuzi::photo::decode(&file, &Limits::default()) else {
        return 0;
    };
    drop(file);
    let (width, height) = photo.pixels.dimensions();
    let mut rgba = vec![255; 4 * photo.pixels.len() / 3];
    for (to, from) in rgba.chunks_exact_mut(4).zip(photo.pixels.chunks_exact(3)) {
        for (to, from) in to.iter_mut().zip(from) {
            *to = *from;
        }
    }
    *lock(&BUFFER) = rgba;
    u64::from(width) << 32 | u64::from(height)
}

/// Forgets all photos.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn forget() {
    lock(&DESK).clear();
}

/// Answers a request to read the photos, and returns the length of the answer in bytes.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn read() -> usize {
    answer_with(|desk, request| desk.read(&request, &clock))
}

/// Answers a request to watch a camera, and returns the length of the answer in bytes.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn watch() -> usize {
    answer_with(|desk, request| desk.watch(&request))
}

/// Watches the board at this place of the camera's last frame and no other, and returns the length
/// of the answer in bytes.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn choose(x: f64, y: f64) -> usize {
    answer_with(|desk, _| Ok(desk.choose(x, y)))
}

/// Looks at the camera's frame whose pixels (RGBA, row by row) are in the buffer, and returns the
/// length of the answer in bytes.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn look(width: u32, height: u32) -> usize {
    answer_with(|desk, rgba| desk.look((width, height), rgba, clock()))
}

/// Answers a request to score a position, and returns the length of the answer in bytes.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn score() -> usize {
    answer_with(|desk, request| desk.score(&request, &clock))
}

/// Answers with the words of the language whose code is the request, and returns the length of the
/// answer in bytes.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn words() -> usize {
    answer_with(|_, code| {
        let language = std::str::from_utf8(&code)
            .ok()
            .and_then(shuzi::language::Language::parse);
        serde_json::to_string(&shuzi_server::page_api::words(language.unwrap_or_default()))
    })
}

/// Replaces the request in the buffer by the answer, and returns the length of the answer in bytes.
fn answer_with(answer: impl FnOnce(&mut Desk, Vec<u8>) -> serde_json::Result<String>) -> usize {
    let request = std::mem::take(&mut *lock(&BUFFER));
    // The text of an error is not JSON, which the page reports as a fault of its engine.
    let answer = answer(&mut lock(&DESK), request).unwrap_or_else(|error| error.to_string());
    let mut buffer = lock(&BUFFER);
    *buffer = answer.into_bytes();
    buffer.len()
}
