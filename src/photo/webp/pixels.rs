//! The pixels of an image in a lossless WebP (WebP lossless bitstream specification, sections 5.2 and
//! 6.2): colours, copies of pixels before, and references to a cache of colours.

use super::bits::BitReader;
use super::damage::{Damage, Size};
use super::prefix_codes::PrefixCode;

/// Symbols of the first code that are values of green.
const COLORS: usize = 256;
/// Symbols after these that are lengths of copies; the others are places in the cache.
const LENGTHS: usize = 24;
/// Symbols of the code for distances.
const DISTANCES: usize = 40;
/// Largest number of bits of a place in the cache.
const MOST_CACHE_BITS: u32 = 11;
const HASH_FACTOR: u32 = 0x1e35_a7bd;

/// The codes of some pixels of an image.
pub(super) struct CodeGroup {
    green: PrefixCode,
    red: PrefixCode,
    blue: PrefixCode,
    alpha: PrefixCode,
    distance: PrefixCode,
}

impl CodeGroup {
    pub fn read(bits: &mut BitReader<'_>, cache_bits: u32) -> Result<CodeGroup, Damage> {
        let cached = if cache_bits == 0 { 0 } else { 1 << cache_bits };
        Ok(CodeGroup {
            green: PrefixCode::read(bits, COLORS + LENGTHS + cached)?,
            red: PrefixCode::read(bits, COLORS)?,
            blue: PrefixCode::read(bits, COLORS)?,
            alpha: PrefixCode::read(bits, COLORS)?,
            distance: PrefixCode::read(bits, DISTANCES)?,
        })
    }
}

/// Finds the codes of the pixels of an image.
pub(super) trait CodeGroups {
    /// Returns the codes of a pixel.
    fn at(&self, column: usize, row: usize) -> Option<&CodeGroup>;

    /// Returns true if the pixel's codes may be others than those of the pixel to its left.
    fn begins_at(&self, column: usize) -> bool;
}

impl CodeGroups for CodeGroup {
    fn at(&self, _: usize, _: usize) -> Option<&CodeGroup> {
        Some(self)
    }

    fn begins_at(&self, _: usize) -> bool {
        false
    }
}

/// What becomes of the pixels that are read.
pub(super) trait Pixels {
    fn push(&mut self, color: u32);

    /// Pushes the pixels from a distance before the end on, which lies in the image.
    fn copy(&mut self, distance: usize, length: usize);

    /// Pushes the colour at a place in the cache.
    fn push_cached(&mut self, place: usize);
}

/// Pixels whose colours need not be known.
pub(super) struct Ignored;

impl Pixels for Ignored {
    fn push(&mut self, _: u32) {}
    fn copy(&mut self, _: usize, _: usize) {}
    fn push_cached(&mut self, _: usize) {}
}

/// Pixels that are kept.
pub(super) struct Stored {
    pub colors: Vec<u32>,
    cache: Vec<u32>,
    cache_bits: u32,
}

impl Stored {
    pub fn new(cache_bits: u32) -> Stored {
        Stored {
            colors: Vec::new(),
            cache: vec![0; 1 << cache_bits],
            cache_bits,
        }
    }
}

impl Pixels for Stored {
    fn push(&mut self, color: u32) {
        self.colors.push(color);
        if self.cache_bits > 0 {
            let place = color.wrapping_mul(HASH_FACTOR) >> (u32::BITS - self.cache_bits);
            if let Some(cached) = self.cache.get_mut(place as usize) {
                *cached = color;
            }
        }
    }

    fn copy(&mut self, distance: usize, length: usize) {
        for _ in 0..length {
            let from = self.colors.len().saturating_sub(distance);
            self.push(self.colors.get(from).copied().unwrap_or(0));
        }
    }

    fn push_cached(&mut self, place: usize) {
        self.push(self.cache.get(place).copied().unwrap_or(0));
    }
}

/// Reads the number of bits of a place in the cache; 0 if there is none.
pub(super) fn read_cache_bits(bits: &mut BitReader<'_>) -> Result<u32, Damage> {
    if !bits.read_flag()? {
        return Ok(0);
    }
    match bits.read(4)? {
        cache_bits @ 1..=MOST_CACHE_BITS => Ok(cache_bits),
        _ => Err(Damage::NoSuchValue),
    }
}

/// Reads all pixels of an image.
pub(super) fn read_pixels(
    bits: &mut BitReader<'_>,
    (width, height): Size,
    groups: &impl CodeGroups,
    pixels: &mut impl Pixels,
) -> Result<(), Damage> {
    let (width, height) = (width as usize, height as usize);
    let total = width * height;
    let (mut at, mut column, mut row) = (0, 0, 0);
    let mut group = groups.at(0, 0).ok_or(Damage::NoSuchValue)?;
    while at < total {
        if groups.begins_at(column) {
            group = groups.at(column, row).ok_or(Damage::NoSuchValue)?;
        }
        let symbol = usize::from(group.green.read_symbol(bits)?);
        let mut count = 1;
        if symbol < COLORS {
            let red = u32::from(group.red.read_symbol(bits)?);
            let blue = u32::from(group.blue.read_symbol(bits)?);
            let alpha = u32::from(group.alpha.read_symbol(bits)?);
            pixels.push(alpha << 24 | red << 16 | (symbol as u32) << 8 | blue);
        } else if symbol < COLORS + LENGTHS {
            count = read_value(bits, symbol - COLORS)?;
            let distance = group.distance.read_symbol(bits)?;
            let distance = distance_in_pixels(read_value(bits, distance.into())?, width);
            if distance > at || count > total - at {
                return Err(Damage::NoSuchValue);
            }
            pixels.copy(distance, count);
        } else {
            pixels.push_cached(symbol - COLORS - LENGTHS);
        }
        at += count;
        column += count;
        while column >= width {
            column -= width;
            row += 1;
        }
        // A copy may end within other codes.
        if count > 1 && at < total {
            group = groups.at(column, row).ok_or(Damage::NoSuchValue)?;
        }
    }
    Ok(())
}

/// Reads the bits that follow the symbol of a length or a distance; returns its value.
fn read_value(bits: &mut BitReader<'_>, symbol: usize) -> Result<usize, Damage> {
    if symbol < 4 {
        return Ok(symbol + 1);
    }
    let more = (symbol - 2) / 2;
    let least = (2 + symbol % 2) << more;
    Ok(least + bits.read(more as u32)? as usize + 1)
}

/// Returns how many pixels before the next one a distance means. The first ones are places around it.
fn distance_in_pixels(distance: usize, width: usize) -> usize {
    match NEAR.get(distance - 1) {
        Some(&(left, up)) => (usize::from(up) * width)
            .saturating_add_signed(left.into())
            .max(1),
        None => distance - NEAR.len(),
    }
}

/// Places around a pixel, the nearest first: how many pixels to the left and up. One to the right is
/// negative.
#[rustfmt::skip]
const NEAR: [(i8, u8); 120] = [
    (0, 1), (1, 0), (1, 1), (-1, 1), (0, 2), (2, 0), (1, 2), (-1, 2),
    (2, 1), (-2, 1), (2, 2), (-2, 2), (0, 3), (3, 0), (1, 3), (-1, 3),
    (3, 1), (-3, 1), (2, 3), (-2, 3), (3, 2), (-3, 2), (0, 4), (4, 0),
    (1, 4), (-1, 4), (4, 1), (-4, 1), (3, 3), (-3, 3), (2, 4), (-2, 4),
    (4, 2), (-4, 2), (0, 5), (3, 4), (-3, 4), (4, 3), (-4, 3), (5, 0),
    (1, 5), (-1, 5), (5, 1), (-5, 1), (2, 5), (-2, 5), (5, 2), (-5, 2),
    (4, 4), (-4, 4), (3, 5), (-3, 5), (5, 3), (-5, 3), (0, 6), (6, 0),
    (1, 6), (-1, 6), (6, 1), (-6, 1), (2, 6), (-2, 6), (6, 2), (-6, 2),
    (4, 5), (-4, 5), (5, 4), (-5, 4), (3, 6), (-3, 6), (6, 3), (-6, 3),
    (0, 7), (7, 0), (1, 7), (-1, 7), (5, 5), (-5, 5), (7, 1), (-7, 1),
    (4, 6), (-4, 6), (6, 4), (-6, 4), (2, 7), (-2, 7), (7, 2), (-7, 2),
    (3, 7), (-3, 7), (7, 3), (-7, 3), (5, 6), (-5, 6), (6, 5), (-6, 5),
    (8, 0), (4, 7), (-4, 7), (7, 4), (-7, 4), (8, 1), (8, 2), (6, 6),
    (-6, 6), (8, 3), (5, 7), (-5, 7), (7, 5), (-7, 5), (8, 4), (6, 7),
    (-6, 7), (7, 6), (-7, 6), (8, 5), (7, 7), (-7, 7), (8, 6), (8, 7),
];
