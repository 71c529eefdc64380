//! The arithmetic code of lossy WebP (RFC 6386, section 7).
//!
//! The data are one number. Each bit splits the range in which it may lie at a place that the bit's
//! probability gives, and the number tells in which part it is. Encoders end with the lowest number of
//! the range that is left, so that its distance from there is zero when everything is read right.

use super::damage::Damage;

/// Most bits that an encoder leaves after the last one that means something. libwebp leaves 16 to 31,
/// libvpx 8 to 16; the encoder in RFC 6386 may leave more.
const MOST_BITS_LEFT: i64 = 48;
const EVEN: u8 = 128;

/// Reads bits. Each has a probability, out of 256, that it is zero.
pub(super) struct BoolDecoder<'a> {
    /// Bytes that are not taken.
    rest: &'a [u8],
    /// How far the number is above the lowest one of the range, with the same scale as the range in its
    /// highest byte.
    distance: u64,
    /// Size of the range, from 128 to 255.
    range: u32,
    /// Bits of the data in `distance`; negative if more were read than there are.
    count: i32,
}

impl<'a> BoolDecoder<'a> {
    pub fn new(bytes: &'a [u8]) -> BoolDecoder<'a> {
        BoolDecoder {
            rest: bytes,
            distance: 0,
            range: 255,
            count: 0,
        }
    }

    /// Reads a bit. After the end of the data, zeros are read: see [`Self::check_not_past_end`].
    pub fn read(&mut self, probability: u8) -> bool {
        if self.count < 8 {
            self.fill();
        }
        let split = 1 + (((self.range - 1) * u32::from(probability)) >> 8);
        let above = u64::from(split) << 56;
        let bit = self.distance >= above;
        if bit {
            self.distance -= above;
            self.range -= split;
        } else {
            self.range = split;
        }
        let shift = self.range.leading_zeros() - 24;
        self.range <<= shift;
        self.distance <<= shift;
        self.count -= shift as i32;
        bit
    }

    /// Takes bytes until there are more than 56 bits.
    fn fill(&mut self) {
        while let (0..=56, Some((&byte, rest))) = (self.count, self.rest.split_first()) {
            self.distance |= u64::from(byte) << (56 - self.count);
            self.count += 8;
            self.rest = rest;
        }
    }

    /// Reads a bit that is as likely zero as one.
    pub fn read_flag(&mut self) -> bool {
        self.read(EVEN)
    }

    /// Reads a number of up to 8 bits, the highest first.
    pub fn read_number(&mut self, bits: u32) -> u8 {
        (0..bits).fold(0, |number, _| number << 1 | u8::from(self.read_flag()))
    }

    /// Reads a flag, and if it is set a number of so many bits.
    pub fn read_optional(&mut self, bits: u32) -> Option<u8> {
        self.read_flag().then(|| self.read_number(bits))
    }

    pub fn check_not_past_end(&self) -> Result<(), Damage> {
        if self.count < 0 {
            return Err(Damage::EndsEarly);
        }
        Ok(())
    }

    /// Checks that everything is read, but for what encoders append.
    pub fn check_at_end(&self) -> Result<(), Damage> {
        self.check_not_past_end()?;
        let left = i64::from(self.count) + 8 * self.rest.len() as i64;
        if left > MOST_BITS_LEFT || self.distance != 0 || self.rest.iter().any(|&byte| byte != 0) {
            return Err(Damage::GoesOn);
        }
        Ok(())
    }
}
