//! Decodes AVIF files, their pictures with `re_rav1d`, a Rust port of dav1d.

use image::RgbImage;
use re_rav1d::{
    BitsPerComponent, Decoder, InloopFilterType, Picture, PixelLayout, PlanarImageComponent,
    Settings, pixel::YUVRange,
};

use super::heif::Still;
use super::stored::StoredPhoto;
use super::yuv::{Sample, SamplePlane, YuvCoding, paint};
use super::{Limits, PhotoError, PhotoFormat};

/// Matrix of a picture for which the file names none (ITU-T H.273). The stream may name one, but the decoder
/// panics when it is asked for one that is reserved.
const UNSPECIFIED_MATRIX: u16 = 2;

pub(super) fn decode(bytes: &[u8], limits: &Limits) -> Result<StoredPhoto, PhotoError> {
    let still = Still::find(bytes, PhotoFormat::Avif, b"av01", limits)?;
    let tiles = &still.tiles;
    let settings = settings(&still);
    let mut pixels = RgbImage::new(still.width, still.height);
    for (index, &item) in tiles.items.iter().enumerate() {
        let data = still.file.item_data(item).map_err(unreadable)?.into_owned();
        let picture = decode_picture(data, (tiles.width, tiles.height), &settings)?;
        paint_picture(&picture, &still, tiles.corner(index), &mut pixels)?;
    }
    still.into_photo(pixels, limits)
}

/// Returns how the pictures of an AVIF file are decoded.
fn settings(still: &Still<'_>) -> Settings {
    let mut settings = Settings::new();
    settings.set_n_threads(1);
    settings.set_max_frame_delay(1);
    settings.set_inloop_filters(if still.is_filtered() {
        InloopFilterType::all()
    } else {
        InloopFilterType::empty()
    });
    settings.set_frame_size_limit(still.tiles.width.saturating_mul(still.tiles.height));
    // Also refuses pictures whose data are not read exactly to their end, as after a changed bit.
    settings.set_strict_std_compliance(true);
    settings
}

/// Decodes one AV1 key frame of at least `width` × `height`.
fn decode_picture(
    data: Vec<u8>,
    (width, height): (u32, u32),
    settings: &Settings,
) -> Result<Picture, PhotoError> {
    if data.is_empty() {
        // The decoder would complain on standard error.
        return Err(PhotoError::damaged(
            PhotoFormat::Avif,
            "photo-pixels-missing",
        ));
    }
    let mut decoder = Decoder::with_settings(settings).map_err(unreadable)?;
    match decoder.send_data(data, None, None, None) {
        Err(error) if !error.is_again() => return Err(unreadable(error)),
        _ => {}
    }
    let picture = decoder.get_picture().map_err(|error| {
        if error.is_again() {
            PhotoError::damaged(PhotoFormat::Avif, "photo-end-missing")
        } else {
            unreadable(error)
        }
    })?;
    if picture.width() < width || picture.height() < height {
        return Err(PhotoError::damaged(
            PhotoFormat::Avif,
            "photo-tiles-do-not-fit",
        ));
    }
    Ok(picture)
}

fn paint_picture(
    picture: &Picture,
    still: &Still<'_>,
    at: (u32, u32),
    canvas: &mut RgbImage,
) -> Result<(), PhotoError> {
    let Some(BitsPerComponent(bits @ (8 | 10 | 12))) = picture.bits_per_component() else {
        return Err(PhotoError::damaged(PhotoFormat::Avif, "photo-no-bit-depth"));
    };
    let full_range = picture.color_range() == YUVRange::Full;
    let coding = still.yuv_coding(UNSPECIFIED_MATRIX, full_range, bits as u32)?;
    let area = (at, (still.tiles.width, still.tiles.height));
    if bits == 8 {
        paint_planes(picture, |bytes| bytes, coding, area, canvas)
    } else {
        paint_planes(
            picture,
            |bytes| bytes.as_chunks::<2>().0,
            coding,
            area,
            canvas,
        )
    }
    .ok_or_else(|| PhotoError::damaged(PhotoFormat::Avif, "photo-pixels-missing"))
}

/// Paints a picture into an area (corner, size) of the canvas, with the samples that `samples` finds
/// in the bytes of a plane. `None` if there are too few.
fn paint_planes<S: Sample>(
    picture: &Picture,
    samples: impl Fn(&[u8]) -> &[S],
    coding: YuvCoding,
    (corner, size): ((u32, u32), (u32, u32)),
    canvas: &mut RgbImage,
) -> Option<()> {
    use PlanarImageComponent::{U, V, Y};
    let plane = |bytes, component, (half_width, half_height)| SamplePlane {
        samples: samples(bytes),
        stride: picture.stride(component) as usize / size_of::<S>(),
        half_width,
        half_height,
    };
    let luma = picture.plane(Y);
    let luma = plane(&luma, Y, (false, false));
    let halves = match picture.pixel_layout() {
        PixelLayout::I400 => return paint(&luma, None, coding, corner, size, canvas),
        PixelLayout::I420 => (true, true),
        PixelLayout::I422 => (true, false),
        PixelLayout::I444 => (false, false),
    };
    let (blue, red) = (picture.plane(U), picture.plane(V));
    let chroma = [plane(&blue, U, halves), plane(&red, V, halves)];
    paint(&luma, Some(chroma), coding, corner, size, canvas)
}

fn unreadable(why: impl ToString) -> PhotoError {
    PhotoError::unreadable(PhotoFormat::Avif, why)
}
