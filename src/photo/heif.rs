//! The HEIF container (ISO/IEC 23008-12) that HEIC and AVIF share: finds the item that is the
//! photo, and its size, tiles, orientation and colours.

use heifer_isobmff::boxes::{ColorInfo, Grid, Property};
use heifer_isobmff::{FourCC, HeifFile, ItemId};
use image::RgbImage;
use image::metadata::Orientation;

use super::part::part;
use super::profile::Profile;
use super::stored::StoredPhoto;
use super::yuv::{Matrix, YuvCoding};
use super::{Limits, PhotoError, PhotoFormat};

/// H.273 code points.
const PRIMARIES_DISPLAY_P3: u16 = 12;
const TRANSFER_PQ: u16 = 16;
const TRANSFER_HLG: u16 = 18;

/// Most tiles of less than [`SMALL_TILE`] pixels. A decoder begins anew with each.
const MOST_SMALL_TILES: usize = 64;
/// Pixels of a tile that is not small. Phones write tiles of 512 × 512 pixels.
const SMALL_TILE: u64 = 256 * 256;
/// Side of the largest block of a coded picture, in pixels: it may exceed what is shown by less than this
/// each way.
pub(super) const LARGEST_BLOCK: u32 = 64;
/// Most pixels of a picture from which traces of coding are removed (the filters in the loop of H.265
/// §8.7 and AV1 §7.14 to 7.17), which takes a third of the time and more. Larger ones are looked at shrunk,
/// where nothing is seen of it.
const MOST_FILTERED_PIXELS: u64 = 8_000_000;

/// The primary still of a file, checked against the limits.
pub(super) struct Still<'a> {
    format: PhotoFormat,
    pub file: HeifFile<'a>,
    /// Width and height as stored, before turning.
    pub width: u32,
    pub height: u32,
    /// The coded pictures of which the still consists.
    pub tiles: Tiles,
}

/// Coded pictures in rows, the first at the top left; those at the right and the bottom may reach
/// beyond the picture.
pub(super) struct Tiles {
    pub items: Vec<ItemId>,
    pub columns: usize,
    pub width: u32,
    pub height: u32,
}

impl Tiles {
    /// Finds the tiles of a grid, all of the item type `codec`, and checks that they make its picture.
    fn of_grid(
        file: &HeifFile<'_>,
        grid: &Grid,
        codec: FourCC,
        format: PhotoFormat,
    ) -> Result<Tiles, PhotoError> {
        let items = file.referenced_items(file.primary_id, b"dimg").to_vec();
        let is_coded = |&tile: &ItemId| file.item(tile).is_ok_and(|item| item.item_type == codec);
        let (Some(&first), true) = (items.first(), items.iter().all(is_coded)) else {
            return Err(PhotoError::damaged(format, "photo-tiles-missing"));
        };
        let (width, height) = size_of(file, first, format)?;
        // Tiles that no pixel needs are either damage or an attempt to keep the decoder busy.
        let fits = |tile: u32, tiles: u16, side: u32| {
            let (tile, tiles, side) = (u64::from(tile), u64::from(tiles), u64::from(side));
            tile * tiles >= side && tile * (tiles - 1) < side
        };
        let columns = usize::from(grid.columns);
        if items.len() != columns * usize::from(grid.rows)
            || !fits(width, grid.columns, grid.output_width)
            || !fits(height, grid.rows, grid.output_height)
        {
            return Err(PhotoError::damaged(format, "photo-tiles-do-not-fit"));
        }
        Ok(Tiles {
            items,
            columns,
            width,
            height,
        })
    }

    /// Refuses tiles that would keep a decoder busy for longer than a file of this size should: those
    /// that go on far beyond the picture, very many small ones, or those that share the same data or the
    /// same long parameters.
    fn check_work(
        &self,
        file: &HeifFile<'_>,
        format: PhotoFormat,
        file_bytes: usize,
        limits: &Limits,
    ) -> Result<(), PhotoError> {
        let coded = |side: u32, tiles: usize| {
            u32::try_from(tiles)
                .ok()
                .and_then(|tiles| {
                    side.checked_next_multiple_of(LARGEST_BLOCK)?
                        .checked_mul(tiles)
                })
                .unwrap_or(u32::MAX)
        };
        let rows = self.items.len() / self.columns;
        limits.check_size(coded(self.width, self.columns), coded(self.height, rows))?;
        let is_small = u64::from(self.width) * u64::from(self.height) < SMALL_TILE;
        if is_small && self.items.len() > MOST_SMALL_TILES {
            return Err(PhotoError::damaged(format, "photo-too-many-tiles"));
        }
        let unreadable = |error| PhotoError::unreadable(format, error);
        let mut left = file_bytes;
        for &item in &self.items {
            let data = file.item_data(item).map_err(unreadable)?;
            let config = file.hevc_config(item).map_err(unreadable)?;
            let parameters = config.map_or(0, |config| config.nal_units.iter().map(Vec::len).sum());
            left = left
                .checked_sub(data.len().max(parameters))
                .ok_or_else(|| PhotoError::damaged(format, "photo-too-much-data"))?;
        }
        Ok(())
    }

    /// Returns the place of a tile's upper left corner in the picture.
    pub fn corner(&self, index: usize) -> (u32, u32) {
        let (column, row) = (index % self.columns, index / self.columns);
        (column as u32 * self.width, row as u32 * self.height)
    }
}

impl<'a> Still<'a> {
    /// Finds the still in `bytes`, whose coded pictures have the item type `codec`.
    pub fn find(
        bytes: &'a [u8],
        format: PhotoFormat,
        codec: &[u8; 4],
        limits: &Limits,
    ) -> Result<Still<'a>, PhotoError> {
        let unreadable = |error| PhotoError::unreadable(format, error);
        let file = HeifFile::parse(bytes).map_err(unreadable)?;
        let id = file.primary_id;
        let item_type = file.item(id).map_err(unreadable)?.item_type;
        let (width, height, tiles);
        if item_type == FourCC(*codec) {
            (width, height) = size_of(&file, id, format)?;
            limits.check_size(width, height)?;
            tiles = Tiles {
                items: vec![id],
                columns: 1,
                width,
                height,
            };
        } else if item_type == FourCC(*b"grid") {
            let grid = file.grid(id).map_err(unreadable)?;
            (width, height) = (grid.output_width, grid.output_height);
            limits.check_size(width, height)?;
            tiles = Tiles::of_grid(&file, &grid, FourCC(*codec), format)?;
            tiles.check_work(&file, format, bytes.len(), limits)?;
        } else {
            return Err(PhotoError::unsupported(&format!(
                "{format} with a picture of type {item_type}"
            )));
        }
        Ok(Still {
            format,
            file,
            width,
            height,
            tiles,
        })
    }

    fn properties(&self) -> impl Iterator<Item = &Property> {
        self.file
            .item_properties(self.file.primary_id)
            .into_iter()
            .flatten()
    }

    /// Returns true if traces of coding are removed from the picture.
    pub fn is_filtered(&self) -> bool {
        u64::from(self.width) * u64::from(self.height) <= MOST_FILTERED_PIXELS
    }

    /// Returns the photo whose coded pixels these are: the part of them that is shown, with all that the
    /// file says about it.
    pub fn into_photo(self, pixels: RgbImage, limits: &Limits) -> Result<StoredPhoto, PhotoError> {
        let pixels = match self.clean_aperture() {
            None => pixels,
            Some((corner, size)) => {
                limits.check_size(size.0, size.1)?;
                part(&pixels, corner, size)
            }
        };
        Ok(StoredPhoto {
            pixels,
            orientation: self.orientation(),
            profile: self.profile(),
            exif: self.exif(),
        })
    }

    /// Returns the part of the picture that is shown, as its corner and its size; `None` if all of it
    /// is. The file has its size, and how far its middle lies from that of the picture, as fractions
    /// (ISO/IEC 14496-12 §12.1.4).
    fn clean_aperture(&self) -> Option<((u32, u32), (u32, u32))> {
        let aperture = self.properties().find_map(|property| match *property {
            Property::CleanAperture {
                width,
                height,
                horiz_offset,
                vert_offset,
            } => Some([
                (self.width, width, horiz_offset),
                (self.height, height, vert_offset),
            ]),
            _ => None,
        })?;
        let [(left, width), (top, height)] = aperture.map(|(whole, side, offset)| {
            let side = f64::from(side.0) / f64::from(side.1);
            let offset = f64::from(offset.0) / f64::from(offset.1);
            let first = (f64::from(whole) - side) / 2.0 + offset;
            // A part that lies beyond the picture, or is no number, becomes empty.
            let first = first.round().max(0.0) as u32;
            (
                first,
                (side.round() as u32).min(whole.saturating_sub(first)),
            )
        });
        Some(((left, top), (width, height)))
    }

    /// Returns the file's rotations and mirrors as one turn. They are applied in the order in which
    /// the file lists them.
    pub fn orientation(&self) -> Orientation {
        // First mirrored left to right, or not; then turned clockwise by quarters.
        let (mut mirrored, mut quarters) = (false, 0_u8);
        for property in self.properties() {
            match property {
                Property::Rotation(anticlockwise) => {
                    quarters = (4 + quarters - anticlockwise % 4) % 4
                }
                // A mirror after a turn is the opposite turn after the mirror.
                Property::Mirror(top_and_bottom) => {
                    let half_turn = if *top_and_bottom { 2 } else { 0 };
                    (mirrored, quarters) = (!mirrored, (4 + half_turn - quarters) % 4);
                }
                _ => {}
            }
        }
        match (mirrored, quarters) {
            (false, 1) => Orientation::Rotate90,
            (false, 2) => Orientation::Rotate180,
            (false, 3) => Orientation::Rotate270,
            (false, _) => Orientation::NoTransforms,
            (true, 1) => Orientation::Rotate270FlipH,
            (true, 2) => Orientation::FlipVertical,
            (true, 3) => Orientation::Rotate90FlipH,
            (true, _) => Orientation::FlipHorizontal,
        }
    }

    /// Returns the colour space of the pixels: the ICC profile, else Display P3 if it is named by
    /// its code.
    pub fn profile(&self) -> Option<Profile> {
        if let Ok(Some(icc)) = self.file.icc_profile(self.file.primary_id) {
            return Profile::icc(icc);
        }
        self.coding()
            .filter(|coding| coding.primaries == PRIMARIES_DISPLAY_P3 && !coding.is_hdr())
            .map(|_| Profile::DisplayP3)
    }

    /// Returns how samples of so many bits are converted to colours: as the file says, or as the stream
    /// of the picture does.
    pub fn yuv_coding(
        &self,
        matrix_of_stream: u16,
        full_range_of_stream: bool,
        bits: u32,
    ) -> Result<YuvCoding, PhotoError> {
        let marked = self.coding();
        let code = marked
            .as_ref()
            .map_or(matrix_of_stream, |coding| coding.matrix);
        let matrix = Matrix::from_code(code).ok_or_else(|| {
            PhotoError::unsupported(&format!("{} with the colour matrix {code}", self.format))
        })?;
        Ok(YuvCoding {
            matrix,
            full_range: marked.map_or(full_range_of_stream, |coding| coding.full_range),
            bits,
        })
    }

    /// Returns the colour coding, from the still or its first tile.
    fn coding(&self) -> Option<Coding> {
        let first = self.tiles.items.first().copied();
        let ids = [Some(self.file.primary_id), first];
        ids.into_iter().flatten().find_map(|id| {
            self.file
                .item_properties(id)
                .ok()?
                .find_map(|property| match property {
                    Property::Color(ColorInfo::Nclx {
                        primaries,
                        transfer,
                        matrix,
                        full_range,
                    }) => Some(Coding {
                        primaries: *primaries,
                        transfer: *transfer,
                        matrix: *matrix,
                        full_range: *full_range,
                    }),
                    _ => None,
                })
        })
    }

    /// Returns EXIF as TIFF data.
    pub fn exif(&self) -> Option<Vec<u8>> {
        self.file.exif(self.file.primary_id).ok().flatten()
    }
}

/// Returns the width and height that an item says it has, in pixels.
fn size_of(
    file: &HeifFile<'_>,
    item: ItemId,
    format: PhotoFormat,
) -> Result<(u32, u32), PhotoError> {
    file.image_size(item)
        .map_err(|error| PhotoError::unreadable(format, error))?
        .ok_or_else(|| PhotoError::damaged(format, "photo-no-size"))
}

/// Code points of ITU-T H.273.
struct Coding {
    primaries: u16,
    transfer: u16,
    /// The conversion from red, green and blue to luma and chroma.
    matrix: u16,
    /// True if samples use all values; false if they leave head- and footroom as video does.
    full_range: bool,
}

impl Coding {
    fn is_hdr(&self) -> bool {
        matches!(self.transfer, TRANSFER_PQ | TRANSFER_HLG)
    }
}
