//! The bits of lossless WebP data, the lowest of each byte first.

use super::damage::Damage;

/// Bytes that may follow the last one that means something.
const MOST_BYTES_LEFT: usize = 1;

pub(super) struct BitReader<'a> {
    /// Bytes that are not taken.
    rest: &'a [u8],
    /// Bits taken and not read, the next one lowest.
    bits: u64,
    /// Number of these bits.
    count: u32,
}

impl<'a> BitReader<'a> {
    pub fn new(bytes: &'a [u8]) -> BitReader<'a> {
        BitReader {
            rest: bytes,
            bits: 0,
            count: 0,
        }
    }

    /// Takes bytes until there are more than 56 bits, or no more bytes.
    fn fill(&mut self) {
        while let (0..=56, Some((&byte, rest))) = (self.count, self.rest.split_first()) {
            self.bits |= u64::from(byte) << self.count;
            self.count += 8;
            self.rest = rest;
        }
    }

    /// Returns the next bits, at least 32 of them. After the end they are zero.
    pub fn peek(&mut self) -> u64 {
        if self.count < 32 {
            self.fill();
        }
        self.bits
    }

    pub fn take(&mut self, count: u32) -> Result<(), Damage> {
        self.count = self.count.checked_sub(count).ok_or(Damage::EndsEarly)?;
        self.bits >>= count;
        Ok(())
    }

    /// Reads a number of up to 32 bits.
    pub fn read(&mut self, count: u32) -> Result<u32, Damage> {
        let number = (self.peek() & ((1 << count) - 1)) as u32;
        self.take(count).map(|()| number)
    }

    pub fn read_flag(&mut self) -> Result<bool, Damage> {
        Ok(self.read(1)? == 1)
    }

    /// Checks that everything is read, but for the zeros that fill the last byte.
    pub fn check_at_end(mut self) -> Result<(), Damage> {
        self.fill();
        let left = self.rest.len() + self.count as usize / 8;
        if left > MOST_BYTES_LEFT || self.bits != 0 {
            return Err(Damage::GoesOn);
        }
        Ok(())
    }
}
