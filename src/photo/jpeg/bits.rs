//! The bits of entropy-coded JPEG data (ITU-T T.81, annex F.2.2.5).

use super::damage::Damage;

/// Bits that a Huffman code has at most.
const LONGEST_CODE: u32 = 16;
/// Bits that are read at once, at most.
const MOST_AT_ONCE: u32 = 16;

/// Reads bits up to the next marker. A zero byte after `FF` belongs to it, anything else is a
/// marker.
pub(super) struct BitReader<'a> {
    bytes: &'a [u8],
    /// Position of the next byte to be taken.
    at: usize,
    /// Bits taken and not read, the next one at the top.
    bits: u64,
    /// Number of these bits.
    count: u32,
}

impl<'a> BitReader<'a> {
    pub fn new(bytes: &'a [u8], at: usize) -> BitReader<'a> {
        BitReader {
            bytes,
            at,
            bits: 0,
            count: 0,
        }
    }

    /// Takes bytes until there are 32 bits or more, or a marker comes.
    fn fill(&mut self) {
        while self.count <= 56 {
            let Some(&byte) = self.bytes.get(self.at) else {
                return;
            };
            if byte == 0xff {
                if self.bytes.get(self.at + 1) != Some(&0) {
                    return;
                }
                self.at += 1;
            }
            self.at += 1;
            self.bits |= u64::from(byte) << (56 - self.count);
            self.count += 8;
        }
    }

    /// Reads up to [`MOST_AT_ONCE`] as a number.
    pub fn read(&mut self, count: u32) -> Result<u32, Damage> {
        if count == 0 {
            return Ok(0);
        }
        if self.count < count {
            self.fill();
        }
        let value = (self.bits >> (u64::BITS - count)) as u32;
        self.take(count).map(|()| value)
    }

    /// Passes over bits.
    pub fn pass(&mut self, mut count: u32) -> Result<(), Damage> {
        while count > 0 {
            let some = count.min(MOST_AT_ONCE);
            self.read(some)?;
            count -= some;
        }
        Ok(())
    }

    /// Reads a Huffman code, and returns the symbol it stands for.
    pub fn read_symbol(&mut self, codes: &HuffmanCodes) -> Result<u8, Damage> {
        if self.count < LONGEST_CODE {
            self.fill();
        }
        let next = (self.bits >> (u64::BITS - LONGEST_CODE)) as usize;
        match codes.symbols.get(next) {
            Some(&(length, symbol)) if length > 0 => self.take(length.into()).map(|()| symbol),
            _ => Err(Damage::NoSuchCode),
        }
    }

    fn take(&mut self, count: u32) -> Result<(), Damage> {
        self.count = self.count.checked_sub(count).ok_or(Damage::EndsEarly)?;
        self.bits <<= count;
        Ok(())
    }

    /// Returns the position of the marker after the data, which has to be read to its end: but for
    /// the bits that fill its last byte.
    pub fn marker_after(&mut self) -> Result<usize, Damage> {
        self.fill();
        if self.count >= 8 || self.bytes.get(self.at) != Some(&0xff) {
            return Err(Damage::GoesOn);
        }
        // Any number of `FF` may stand before a marker.
        let fill = self
            .bytes
            .iter()
            .skip(self.at)
            .take_while(|&&byte| byte == 0xff);
        Ok(self.at + fill.count() - 1)
    }
}

/// The codes of a Huffman table, looked up by the next 16 bits.
pub(super) struct HuffmanCodes {
    /// Length of the code that these bits begin with, 0 if there is none, and its symbol.
    symbols: Vec<(u8, u8)>,
}

impl HuffmanCodes {
    /// Assigns codes to symbols (annex C). `counts` are the numbers of codes of 1 to 16 bits. Returns
    /// `None` if there are more codes than such lengths leave room for.
    pub fn new(counts: &[u8], symbols: &[u8]) -> Option<HuffmanCodes> {
        let mut table = Vec::with_capacity(1 << LONGEST_CODE);
        let mut symbols = symbols.iter();
        for (length, &count) in (1..=LONGEST_CODE as u8).zip(counts) {
            for symbol in symbols.by_ref().take(count.into()) {
                let equal = 1_usize << (LONGEST_CODE - u32::from(length));
                table.resize(table.len() + equal, (length, *symbol));
                if table.len() > 1 << LONGEST_CODE {
                    return None;
                }
            }
        }
        table.resize(1 << LONGEST_CODE, (0, 0));
        Some(HuffmanCodes { symbols: table })
    }
}
