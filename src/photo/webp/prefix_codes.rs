//! The prefix codes of lossless WebP (WebP lossless bitstream specification, section 6.2).

use super::bits::BitReader;
use super::damage::Damage;

/// Bits that a code has at most.
const LONGEST_CODE: usize = 15;
/// Bits by which codes are looked up; longer ones are found bit by bit.
const LOOKUP_BITS: usize = 9;
/// The order in which the lengths of the codes for lengths are stated.
const LENGTH_ORDER: [usize; 19] = [
    17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
];
/// Symbols of the codes for lengths: repeat the last length, or some zeros, or many zeros.
const REPEAT: u16 = 16;
const ZEROS: u16 = 17;
const MANY_ZEROS: u16 = 18;
/// The length that is repeated before one other than zero is stated.
const FIRST_LENGTH: u8 = 8;

/// A complete set of codes, or one symbol that takes no bits.
pub(super) struct PrefixCode {
    /// For the next bits, as many as the longest code or as [`LOOKUP_BITS`]: the length of the code that
    /// they begin with and its symbol; 0 if it is longer.
    lookup: Vec<(u8, u16)>,
    /// Number of codes of each length.
    counts: [u16; LONGEST_CODE + 1],
    /// The symbols in the order of their codes.
    symbols: Vec<u16>,
}

impl PrefixCode {
    /// Reads a set of codes for symbols below `alphabet`.
    pub fn read(bits: &mut BitReader<'_>, alphabet: usize) -> Result<PrefixCode, Damage> {
        let mut lengths = vec![0; alphabet];
        if bits.read_flag()? {
            // One or two symbols; the first may be a single bit.
            let has_two = bits.read_flag()?;
            let first_bits = if bits.read_flag()? { 8 } else { 1 };
            let mut set = |symbol: u32| {
                let length = lengths.get_mut(symbol as usize);
                *length.ok_or(Damage::NoSuchCode)? = 1;
                Ok(())
            };
            set(bits.read(first_bits)?)?;
            if has_two {
                set(bits.read(8)?)?;
            }
        } else {
            read_lengths(bits, &mut lengths)?;
        }
        PrefixCode::from_lengths(&lengths)
    }

    /// Assigns codes to symbols, the shorter ones and the lower symbols first.
    fn from_lengths(lengths: &[u8]) -> Result<PrefixCode, Damage> {
        let mut counts = [0; LONGEST_CODE + 1];
        let mut symbols: Vec<u16> = Vec::new();
        for (symbol, &length) in lengths.iter().enumerate() {
            if length > 0 {
                *counts
                    .get_mut(usize::from(length))
                    .ok_or(Damage::NoSuchCode)? += 1;
                symbols.push(symbol as u16);
            }
        }
        let length_of = |symbol: u16| lengths.get(usize::from(symbol)).copied().unwrap_or(0);
        symbols.sort_by_key(|&symbol| length_of(symbol));
        if let [symbol] = symbols.as_slice() {
            return Ok(PrefixCode {
                lookup: vec![(0, *symbol)],
                counts,
                symbols,
            });
        }
        let room = counts
            .iter()
            .enumerate()
            .map(|(length, &count)| usize::from(count) << (LONGEST_CODE - length));
        if room.sum::<usize>() != 1 << LONGEST_CODE {
            return Err(Damage::NoSuchCode);
        }
        let longest = symbols.last().map_or(0, |&symbol| length_of(symbol));
        let lookup_bits = usize::from(longest).min(LOOKUP_BITS);
        let mut lookup = vec![(0, 0); 1 << lookup_bits];
        let mut code = 0_usize;
        for &symbol in &symbols {
            let length = length_of(symbol);
            // Codes are numbered from their first bit, which is the lowest in the data.
            let reversed = code.reverse_bits() >> (usize::BITS as usize - LONGEST_CODE);
            code += 1 << (LONGEST_CODE - usize::from(length));
            if usize::from(length) <= lookup_bits {
                let same = lookup.iter_mut().skip(reversed);
                for entry in same.step_by(1 << length) {
                    *entry = (length, symbol);
                }
            }
        }
        Ok(PrefixCode {
            lookup,
            counts,
            symbols,
        })
    }

    /// Reads a symbol.
    pub fn read_symbol(&self, bits: &mut BitReader<'_>) -> Result<u16, Damage> {
        let next = bits.peek() as usize;
        match self.lookup.get(next & (self.lookup.len() - 1)) {
            Some(&(0, _)) if self.lookup.len() > 1 => self.read_long_symbol(bits, next),
            Some(&(length, symbol)) => bits.take(length.into()).map(|()| symbol),
            None => Err(Damage::NoSuchCode),
        }
    }

    /// Reads a symbol whose code is not in the lookup table.
    fn read_long_symbol(&self, bits: &mut BitReader<'_>, next: usize) -> Result<u16, Damage> {
        // The code so far, counted from the first of its length, and the number of shorter codes.
        let (mut code, mut shorter) = (0, 0);
        for (length, &count) in self.counts.iter().enumerate().skip(1) {
            code = code << 1 | (next >> (length - 1)) & 1;
            let count = usize::from(count);
            if code < count {
                bits.take(length as u32)?;
                let symbol = self.symbols.get(shorter + code);
                return symbol.copied().ok_or(Damage::NoSuchCode);
            }
            code -= count;
            shorter += count;
        }
        Err(Damage::NoSuchCode)
    }
}

/// Reads the lengths of codes, which are coded themselves.
fn read_lengths(bits: &mut BitReader<'_>, lengths: &mut [u8]) -> Result<(), Damage> {
    let stated = 4 + bits.read(4)? as usize;
    let mut length_lengths = [0; LENGTH_ORDER.len()];
    for &place in LENGTH_ORDER.iter().take(stated) {
        let length = length_lengths.get_mut(place).ok_or(Damage::NoSuchCode)?;
        *length = bits.read(3)? as u8;
    }
    let codes = PrefixCode::from_lengths(&length_lengths)?;
    let mut most_codes = lengths.len();
    if bits.read_flag()? {
        let number_bits = 2 + 2 * bits.read(3)?;
        most_codes = 2 + bits.read(number_bits)? as usize;
        if most_codes > lengths.len() {
            return Err(Damage::NoSuchValue);
        }
    }
    let (mut at, mut last) = (0, FIRST_LENGTH);
    for _ in 0..most_codes {
        if at == lengths.len() {
            break;
        }
        let (length, times) = match codes.read_symbol(bits)? {
            REPEAT => (last, 3 + bits.read(2)?),
            ZEROS => (0, 3 + bits.read(3)?),
            MANY_ZEROS => (0, 11 + bits.read(7)?),
            length => (length as u8, 1),
        };
        if length > 0 {
            last = length;
        }
        let end = at + times as usize;
        let repeated = lengths.get_mut(at..end).ok_or(Damage::NoSuchValue)?;
        repeated.fill(length);
        at = end;
    }
    Ok(())
}
