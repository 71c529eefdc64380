//! Decodes HEIC files with `heifer`.

use heifer::Options;
use heifer::heifer_hevc_dec::nal::{NalHeader, NalUnit, NalUnitType, split_annex_b};
use heifer::heifer_hevc_dec::params::Sps;
use heifer_isobmff::boxes::Property;
use heifer_isobmff::{HeifFile, ItemId};
use image::RgbImage;

use super::heif::Still;
use super::stored::StoredPhoto;
use super::{Limits, PhotoError, PhotoFormat};

pub(super) fn decode(bytes: &[u8], limits: &Limits) -> Result<StoredPhoto, PhotoError> {
    let still = Still::find(bytes, PhotoFormat::Heic, b"hvc1", limits)?;
    if still.tiles.items.len() > 1 {
        check_tiles(&still)?;
    }
    limits.check_stored_size(still.width, still.height, bits_per_pixel(&still)?)?;
    let options = Options {
        max_pixels: limits.max_pixels,
        ..Options::default()
    };
    let picture = heifer::decode_rgba8(bytes, &options).map_err(decode_error)?;
    let (width, height) = (picture.width, picture.height);
    limits.check_size(width, height)?;
    let pixels = RgbImage::from_raw(width, height, picture.into_rgb8())
        .ok_or_else(|| PhotoError::damaged(PhotoFormat::Heic, "photo-pixels-missing"))?;
    Ok(StoredPhoto {
        pixels,
        orientation: still.orientation(),
        already_upright: true,
        profile: still.profile(),
        exif: still.exif(),
    })
}

/// Mark of a transparency plane in HEIC (ISO/IEC 23008-12).
const ALPHA_URN: &str = "urn:mpeg:hevc:2015:auxid:1";
/// Mark of a transparency plane in AVIF and other formats (ISO/IEC 23000-22).
const ALPHA_URN_OF_AVIF: &str = "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha";

/// Side of the largest coding block of HEVC, in pixels: a coded picture exceeds the one shown by
/// less than this each way.
const LARGEST_BLOCK: u32 = 64;

/// Refuses tiles coded larger than they are shown. The decoder limits the pixels of each tile
/// alone, so that a small file of many such tiles would keep it busy for hours.
fn check_tiles(still: &Still<'_>) -> Result<(), PhotoError> {
    let pictures = still
        .tiles
        .items
        .iter()
        .copied()
        .chain([still.file.primary_id]);
    if pictures.into_iter().any(|item| has_alpha(still, item)) {
        // The tiles of the transparency would be decoded as well, and those are not checked here.
        return Err(PhotoError::unsupported("HEIC with tiles and transparency"));
    }
    let (width, height) = (still.tiles.width, still.tiles.height);
    for &item in &still.tiles.items {
        for coded in parameters(&still.file, item)? {
            if coded.pic_width_in_luma_samples >= width.saturating_add(LARGEST_BLOCK)
                || coded.pic_height_in_luma_samples >= height.saturating_add(LARGEST_BLOCK)
            {
                return Err(PhotoError::damaged(
                    PhotoFormat::Heic,
                    "photo-tiles-do-not-fit",
                ));
            }
        }
    }
    Ok(())
}

/// Returns what a pixel counts for in the limits: 24 bits if each has a sample of brightness, and four have
/// two of colour, as in photos of phones. Samples of colour for every pixel, and of transparency, take
/// so much more time.
fn bits_per_pixel(still: &Still<'_>) -> Result<usize, PhotoError> {
    const SAMPLES_FOR_EACH: u8 = 3;
    let mut bits = 24;
    for &item in &still.tiles.items {
        let mut coded = parameters(&still.file, item)?.into_iter();
        if coded.any(|coded| coded.chroma_format_idc == SAMPLES_FOR_EACH) {
            bits += 8;
            break;
        }
    }
    if has_alpha(still, still.file.primary_id) {
        bits += 8;
    }
    Ok(bits)
}

/// Returns the parameters of the pictures in the stream of an item.
fn parameters(file: &HeifFile<'_>, item: ItemId) -> Result<Vec<Sps>, PhotoError> {
    let stream = file.hevc_bitstream(item).map_err(unreadable)?;
    let mut all = Vec::new();
    for unit in split_annex_b(&stream) {
        if NalHeader::parse(unit).map_err(unreadable)?.unit_type == NalUnitType::Sps {
            let unit = NalUnit::parse(unit).map_err(unreadable)?;
            all.push(Sps::parse(&unit.rbsp).map_err(unreadable)?);
        }
    }
    Ok(all)
}

/// Returns true if an item has a transparency plane. Depth maps and the like are auxiliary items,
/// too, but are not decoded.
fn has_alpha(still: &Still<'_>, item: ItemId) -> bool {
    let is_alpha = |property: &Property| match property {
        Property::AuxiliaryType(kind) => kind == ALPHA_URN || kind == ALPHA_URN_OF_AVIF,
        _ => false,
    };
    let auxiliary = still.file.referencing_items(item, b"auxl");
    auxiliary.into_iter().any(|aux| {
        still
            .file
            .item_properties(aux)
            .is_ok_and(|mut all| all.any(is_alpha))
    })
}

fn unreadable(why: impl ToString) -> PhotoError {
    PhotoError::unreadable(PhotoFormat::Heic, why)
}

/// Returns the error for what the decoder reports.
fn decode_error(error: heifer::Error) -> PhotoError {
    match error {
        heifer::Error::Unsupported(what) => PhotoError::unsupported(&format!("HEIC with {what}")),
        error => unreadable(error),
    }
}
