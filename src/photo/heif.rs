//! The HEIF container (ISO/IEC 23008-12) that HEIC and AVIF share: finds the item that is the
//! photo, and its size, tiles, orientation and colours.

use heifer_isobmff::boxes::{ColorInfo, Property};
use heifer_isobmff::{FourCC, HeifFile, ItemId};
use image::metadata::Orientation;

use super::profile::Profile;
use super::{Limits, PhotoError, PhotoFormat};

/// H.273 code points.
const PRIMARIES_DISPLAY_P3: u16 = 12;
const TRANSFER_PQ: u16 = 16;
const TRANSFER_HLG: u16 = 18;

/// Most tiles of a picture. Phones write tiles of 512 × 512 pixels: 108 megapixels have about 430.
const MOST_TILES: usize = 4096;

/// The primary still of a file, checked against the limits.
pub(super) struct Still<'a> {
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

impl<'a> Still<'a> {
    /// Finds the still in `bytes`, whose coded pictures have the item type `codec`.
    pub fn find(
        bytes: &'a [u8],
        format: PhotoFormat,
        codec: &[u8; 4],
        limits: &Limits,
    ) -> Result<Still<'a>, PhotoError> {
        let unreadable = |error: heifer_isobmff::Error| PhotoError::unreadable(format, error);
        let file = HeifFile::parse(bytes).map_err(unreadable)?;
        let id = file.primary_id;
        let item_type = file.item(id).map_err(unreadable)?.item_type;
        let size_of = |id: ItemId| {
            let size = file.image_size(id).map_err(unreadable)?;
            size.ok_or_else(|| PhotoError::damaged(format, "photo-no-size"))
        };
        if item_type == FourCC(*codec) {
            let (width, height) = size_of(id)?;
            limits.check_size(width, height)?;
            let tiles = Tiles {
                items: vec![id],
                columns: 1,
                width,
                height,
            };
            return Ok(Still {
                file,
                width,
                height,
                tiles,
            });
        }
        if item_type != FourCC(*b"grid") {
            return Err(PhotoError::unsupported(&format!(
                "{format} with a picture of type {item_type}"
            )));
        }
        let grid = file.grid(id).map_err(unreadable)?;
        let (width, height) = (grid.output_width, grid.output_height);
        limits.check_size(width, height)?;
        let items = file.referenced_items(id, b"dimg").to_vec();
        let is_coded = |&tile: &ItemId| {
            file.item(tile)
                .is_ok_and(|item| item.item_type == FourCC(*codec))
        };
        let (Some(&first), true) = (items.first(), items.iter().all(is_coded)) else {
            return Err(PhotoError::damaged(format, "photo-tiles-missing"));
        };
        let (tile_width, tile_height) = size_of(first)?;
        let (columns, rows) = (usize::from(grid.columns), usize::from(grid.rows));
        // Tiles that no pixel needs are either damage or an attempt to keep the decoder busy.
        let fits = |tile: u32, tiles: u16, side: u32| {
            let (tile, tiles, side) = (u64::from(tile), u64::from(tiles), u64::from(side));
            tile * tiles >= side && tile * (tiles - 1) < side
        };
        if items.len() != columns * rows
            || !fits(tile_width, grid.columns, width)
            || !fits(tile_height, grid.rows, height)
        {
            return Err(PhotoError::damaged(format, "photo-tiles-do-not-fit"));
        }
        check_work(&file, &items, format, bytes.len())?;
        let tiles = Tiles {
            items,
            columns,
            width: tile_width,
            height: tile_height,
        };
        Ok(Still {
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

    /// Returns the colour coding, from the still or its first tile.
    pub fn coding(&self) -> Option<Coding> {
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

/// Refuses tiles that would keep a decoder busy for longer than a file of this size should: very
/// many tiles, or many that share the same data or the same long parameters.
fn check_work(
    file: &HeifFile<'_>,
    items: &[ItemId],
    format: PhotoFormat,
    file_bytes: usize,
) -> Result<(), PhotoError> {
    if items.len() > MOST_TILES {
        return Err(PhotoError::damaged(format, "photo-too-many-tiles"));
    }
    let unreadable = |error| PhotoError::unreadable(format, error);
    let mut left = file_bytes;
    for &item in items {
        let data = file.item_data(item).map_err(unreadable)?;
        let config = file.hevc_config(item).map_err(unreadable)?;
        let parameters = config.map_or(0, |config| config.nal_units.iter().map(Vec::len).sum());
        left = left
            .checked_sub(data.len().max(parameters))
            .ok_or_else(|| PhotoError::damaged(format, "photo-too-much-data"))?;
    }
    Ok(())
}

/// Code points of ITU-T H.273.
pub(super) struct Coding {
    primaries: u16,
    transfer: u16,
    /// The conversion from red, green and blue to luma and chroma.
    pub matrix: u16,
    /// True if samples use all values; false if they leave head- and footroom as video does.
    pub full_range: bool,
}

impl Coding {
    fn is_hdr(&self) -> bool {
        matches!(self.transfer, TRANSFER_PQ | TRANSFER_HLG)
    }
}
