//! Decodes HEIC files, their pictures with `heifer-hevc-dec`.

use std::num::NonZero;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use heifer_hevc_dec::Error;
use heifer_hevc_dec::decoder::{DecodeOptions, decode_picture};
use heifer_hevc_dec::recon::Frame;
use image::RgbImage;

use super::heif::{LARGEST_BLOCK, Still};
use super::stored::StoredPhoto;
use super::yuv::{SamplePlane, paint};
use super::{Limits, PhotoError, PhotoFormat};

pub(super) fn decode(bytes: &[u8], limits: &Limits) -> Result<StoredPhoto, PhotoError> {
    let still = Still::find(bytes, PhotoFormat::Heic, b"hvc1", limits)?;
    let pixels = decode_tiles(&still)?;
    still.into_photo(pixels, limits)
}

/// Decodes all tiles, on all processors at once, and returns the picture that they make.
fn decode_tiles(still: &Still<'_>) -> Result<RgbImage, PhotoError> {
    let tiles = still.tiles.items.len();
    let canvas = Mutex::new(RgbImage::new(still.width, still.height));
    let next = AtomicUsize::new(0);
    let decode_rest = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= tiles {
                return Ok(());
            }
            let painted =
                decode_tile(still, index).and_then(|tile| paint_tile(&tile, still, index, &canvas));
            if painted.is_err() {
                next.store(tiles, Ordering::Relaxed);
                return painted;
            }
        }
    };
    // In a browser there is this thread alone. Where no other can be started, it does all the work, too.
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        let others: Vec<_> = (1..processors.min(tiles))
            .filter_map(|_| thread::Builder::new().spawn_scoped(scope, decode_rest).ok())
            .collect();
        let here = decode_rest();
        others.into_iter().fold(here, |so_far, other| {
            so_far.and(other.join().unwrap_or_else(|panic| resume_unwind(panic)))
        })
    })?;
    Ok(canvas.into_inner().unwrap_or_else(PoisonError::into_inner))
}

fn decode_tile(still: &Still<'_>, index: usize) -> Result<Frame, PhotoError> {
    let stream = still
        .file
        .hevc_bitstream(still.tiles.items[index])
        .map_err(unreadable)?;
    let coded = |side: u32| u64::from(side).next_multiple_of(LARGEST_BLOCK.into());
    let options = DecodeOptions {
        skip_loop_filters: !still.is_filtered(),
        // A small file of tiles coded larger than they are shown could keep the decoder busy for hours.
        max_pixels: coded(still.tiles.width) * coded(still.tiles.height),
        ..DecodeOptions::default()
    };
    decode_picture(&stream, options).map_err(|error| match error {
        Error::Unimplemented(what) if what.contains("size limit") => tiles_do_not_fit(),
        error => unreadable(error),
    })
}

fn paint_tile(
    tile: &Frame,
    still: &Still<'_>,
    index: usize,
    canvas: &Mutex<RgbImage>,
) -> Result<(), PhotoError> {
    let size = (still.tiles.width, still.tiles.height);
    // An encoder may round up to whole blocks.
    let fits =
        |coded: u32, shown: u32| (shown..shown.saturating_add(LARGEST_BLOCK)).contains(&coded);
    if !fits(tile.widths[0], size.0) || !fits(tile.heights[0], size.1) {
        return Err(tiles_do_not_fit());
    }
    let [bits, chroma_bits] = tile.bit_depth;
    let halves = match tile.chroma_format {
        0 => None,
        1 => Some((true, true)),
        2 => Some((true, false)),
        _ => Some((false, false)),
    };
    if halves.is_some() && chroma_bits != bits {
        return Err(PhotoError::unsupported(
            "HEIC with samples of brightness and colour that have unequal numbers of bits",
        ));
    }
    let coding = still.yuv_coding(tile.matrix_coeffs.into(), tile.full_range, bits.into())?;
    let plane = |index: usize, (half_width, half_height)| SamplePlane {
        samples: tile.planes[index].as_slice(),
        stride: tile.widths[index] as usize,
        half_width,
        half_height,
    };
    let luma = plane(0, (false, false));
    let chroma = halves.map(|halves| [plane(1, halves), plane(2, halves)]);
    let mut canvas = canvas.lock().unwrap_or_else(PoisonError::into_inner);
    let corner = still.tiles.corner(index);
    paint(&luma, chroma, coding, corner, size, &mut canvas)
        .ok_or_else(|| PhotoError::damaged(PhotoFormat::Heic, "photo-pixels-missing"))
}

fn tiles_do_not_fit() -> PhotoError {
    PhotoError::damaged(PhotoFormat::Heic, "photo-tiles-do-not-fit")
}

fn unreadable(why: impl ToString) -> PhotoError {
    PhotoError::unreadable(PhotoFormat::Heic, why)
}
