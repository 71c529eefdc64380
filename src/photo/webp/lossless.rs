//! A lossless WebP picture (WebP lossless bitstream specification): its transforms and images.

use super::bits::BitReader;
use super::damage::{Damage, Size};
use super::pixels::{CodeGroup, CodeGroups, Ignored, Stored, read_cache_bits, read_pixels};

const SIGNATURE: u32 = 0x2f;
/// Bits of a side, less one.
const SIDE_BITS: u32 = 14;

/// Most pixels for each byte of data. In a photo a pixel takes several bits; this leaves room for
/// diagrams, and none for a picture of a size that only keeps the decoder busy.
const MOST_PIXELS_PER_BYTE: u64 = 4096;
/// Most groups of codes in a picture. Encoders make up to 2600.
const MOST_GROUPS: usize = 10_000;

/// The transforms of a picture.
const PREDICTION: u32 = 0;
const COLOR_DIFFERENCES: u32 = 1;
const SUBTRACTED_GREEN: u32 = 2;

/// Reads all codes of a picture of this size.
pub(super) fn check_picture(data: &[u8], size: Size) -> Result<(), Damage> {
    let mut bits = BitReader::new(data);
    let signature = bits.read(8)?;
    let stated = (bits.read(SIDE_BITS)? + 1, bits.read(SIDE_BITS)? + 1);
    // Whether there is transparency.
    bits.read_flag()?;
    let version = bits.read(3)?;
    if signature != SIGNATURE || version != 0 {
        return Err(Damage::NoSuchValue);
    }
    if stated != size {
        return Err(Damage::SizesDiffer);
    }
    if data.len() as u64 * MOST_PIXELS_PER_BYTE < u64::from(size.0) * u64::from(size.1) {
        return Err(Damage::EndsEarly);
    }
    check_image(bits, size)
}

/// Reads all codes of a picture without a header.
pub(super) fn check_image(mut bits: BitReader<'_>, (width, height): Size) -> Result<(), Damage> {
    let width = read_transforms(&mut bits, (width, height))?;
    let cache_bits = read_cache_bits(&mut bits)?;
    let size = (width, height);
    if bits.read_flag()? {
        let tiles = Tiles::read(&mut bits, size, cache_bits)?;
        read_pixels(&mut bits, size, &tiles, &mut Ignored)?;
    } else {
        let group = CodeGroup::read(&mut bits, cache_bits)?;
        read_pixels(&mut bits, size, &group, &mut Ignored)?;
    }
    bits.check_at_end()
}

/// Reads the transforms; returns the width that is left.
fn read_transforms(bits: &mut BitReader<'_>, (mut width, height): Size) -> Result<u32, Damage> {
    let mut known = [false; 4];
    while bits.read_flag()? {
        let transform = bits.read(2)?;
        match known.get_mut(transform as usize) {
            Some(is_known @ false) => *is_known = true,
            _ => return Err(Damage::NoSuchValue),
        }
        match transform {
            PREDICTION | COLOR_DIFFERENCES => {
                let tile_bits = bits.read(3)? + 2;
                read_image(bits, in_tiles((width, height), tile_bits))?;
            }
            SUBTRACTED_GREEN => {}
            _ => {
                let colors = bits.read(8)? + 1;
                read_image(bits, (colors, 1))?;
                // Several pixels of few colours are one.
                width = in_tiles((width, height), packing(colors)).0;
            }
        }
    }
    Ok(width)
}

/// Returns how many pixels of so many colours are stored as one, as a power of two.
fn packing(colors: u32) -> u32 {
    match colors {
        ..=2 => 3,
        3..=4 => 2,
        5..=16 => 1,
        _ => 0,
    }
}

/// Reads an image that belongs to the picture, and whose colours need not be known.
fn read_image(bits: &mut BitReader<'_>, size: Size) -> Result<(), Damage> {
    let cache_bits = read_cache_bits(bits)?;
    let group = CodeGroup::read(bits, cache_bits)?;
    read_pixels(bits, size, &group, &mut Ignored)
}

/// Returns how many tiles a picture has, whose sides are given as a power of two.
fn in_tiles((width, height): Size, tile_bits: u32) -> Size {
    let tile = 1 << tile_bits;
    (width.div_ceil(tile), height.div_ceil(tile))
}

/// The groups of codes of a picture, and the tiles in which they are used.
struct Tiles {
    groups: Vec<CodeGroup>,
    /// The group of each tile.
    numbers: Vec<u32>,
    /// Tiles in a row.
    across: usize,
    tile_bits: u32,
}

impl Tiles {
    fn read(bits: &mut BitReader<'_>, size: Size, cache_bits: u32) -> Result<Tiles, Damage> {
        let tile_bits = bits.read(3)? + 2;
        let (across, down) = in_tiles(size, tile_bits);
        let tile_cache_bits = read_cache_bits(bits)?;
        let tile_codes = CodeGroup::read(bits, tile_cache_bits)?;
        let mut tiles = Stored::new(tile_cache_bits);
        read_pixels(bits, (across, down), &tile_codes, &mut tiles)?;
        // Red and green are the number.
        let numbers = tiles.colors.iter().map(|color| color >> 8 & 0xffff);
        let numbers: Vec<u32> = numbers.collect();
        let count = 1 + numbers.iter().copied().max().unwrap_or(0) as usize;
        if count > MOST_GROUPS {
            return Err(Damage::TooManyCodes);
        }
        let groups = (0..count).map(|_| CodeGroup::read(bits, cache_bits));
        Ok(Tiles {
            groups: groups.collect::<Result<_, _>>()?,
            numbers,
            across: across as usize,
            tile_bits,
        })
    }
}

impl CodeGroups for Tiles {
    fn at(&self, column: usize, row: usize) -> Option<&CodeGroup> {
        let tile = (row >> self.tile_bits) * self.across + (column >> self.tile_bits);
        self.groups.get(*self.numbers.get(tile)? as usize)
    }

    fn begins_at(&self, column: usize) -> bool {
        column & ((1 << self.tile_bits) - 1) == 0
    }
}
