//! Decodes AVIF files, their pictures with `re_rav1d`, a Rust port of dav1d.

use image::RgbImage;
use re_rav1d::{
    BitsPerComponent, Decoder, InloopFilterType, Picture, PixelLayout, PlanarImageComponent,
    Settings, pixel::YUVRange,
};

use super::heif::Still;
use super::stored::StoredPhoto;
use super::yuv::{Matrix, SamplePlane, YuvCoding, paint};
use super::{Limits, PhotoError, PhotoFormat};

/// Most pixels of a picture from which ringing is removed (CDEF, AV1 §7.15), which takes more than half of
/// the time. Larger ones are looked at shrunk, where nothing is seen of it.
const MOST_FILTERED_PIXELS: u64 = 8_000_000;

pub(super) fn decode(bytes: &[u8], limits: &Limits) -> Result<StoredPhoto, PhotoError> {
    let still = Still::find(bytes, PhotoFormat::Avif, b"av01", limits)?;
    let tiles = &still.tiles;
    let settings = settings(&still);
    let mut pixels = RgbImage::new(still.width, still.height);
    for (index, &item) in tiles.items.iter().enumerate() {
        let data = still.file.item_data(item).map_err(unreadable)?.into_owned();
        let picture = decode_picture(data, (tiles.width, tiles.height), &settings)?;
        let column = (index % tiles.columns) as u32;
        let row = (index / tiles.columns) as u32;
        paint_picture(
            &picture,
            &still,
            (column * tiles.width, row * tiles.height),
            &mut pixels,
        )?;
    }
    Ok(StoredPhoto {
        pixels,
        orientation: still.orientation(),
        already_upright: false,
        profile: still.profile(),
        exif: still.exif(),
    })
}

/// Returns how the pictures of an AVIF file are decoded.
fn settings(still: &Still<'_>) -> Settings {
    let mut settings = Settings::new();
    settings.set_n_threads(1);
    settings.set_max_frame_delay(1);
    let mut filters = InloopFilterType::all();
    let pixels = u64::from(still.width) * u64::from(still.height);
    filters.set(InloopFilterType::CDEF, pixels <= MOST_FILTERED_PIXELS);
    settings.set_inloop_filters(filters);
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
    let marked = still.coding();
    // Writers without a mark mean BT.601, as JPEG does. The stream repeats the mark, but asking the
    // decoder for a reserved one panics.
    let code = marked.as_ref().map_or(2, |coding| coding.matrix);
    let Some(matrix) = Matrix::from_code(code) else {
        return Err(PhotoError::unsupported(&format!(
            "AVIF with the colour matrix {code}"
        )));
    };
    let full_range = marked.map_or_else(
        || picture.color_range() == YUVRange::Full,
        |coding| coding.full_range,
    );
    let subsampled = match picture.pixel_layout() {
        PixelLayout::I400 => None,
        PixelLayout::I420 => Some((1, 1)),
        PixelLayout::I422 => Some((1, 0)),
        PixelLayout::I444 => Some((0, 0)),
    };
    let luma = picture.plane(PlanarImageComponent::Y);
    let chroma = subsampled.map(|subsampled| {
        let planes = [PlanarImageComponent::U, PlanarImageComponent::V].map(|c| picture.plane(c));
        (subsampled, planes)
    });
    let luma = SamplePlane {
        bytes: &luma,
        stride_bytes: picture.stride(PlanarImageComponent::Y) as usize,
        subsampled: (0, 0),
    };
    let chroma = chroma.as_ref().map(|(subsampled, planes)| {
        planes.each_ref().map(|plane| SamplePlane {
            bytes: plane,
            stride_bytes: picture.stride(PlanarImageComponent::U) as usize,
            subsampled: *subsampled,
        })
    });
    let size = (still.tiles.width, still.tiles.height);
    paint(
        &luma,
        chroma,
        YuvCoding {
            matrix,
            full_range,
            bits: bits as u32,
        },
        at,
        size,
        canvas,
    )
    .ok_or_else(|| PhotoError::damaged(PhotoFormat::Avif, "photo-pixels-missing"))
}

fn unreadable(why: impl ToString) -> PhotoError {
    PhotoError::unreadable(PhotoFormat::Avif, why)
}
