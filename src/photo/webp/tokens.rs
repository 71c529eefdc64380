//! The tokens that code the coefficients of a lossy WebP (RFC 6386, section 13).

use super::bool_decoder::BoolDecoder;
use super::modes::Macroblock;
use super::token_tables::TokenProbabilities;

/// The probabilities of a kind of block.
type Bands = [[[u8; 11]; 3]; 8];

/// The band of each coefficient.
const BANDS: [usize; 16] = [0, 1, 2, 3, 6, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 7];

/// Probabilities of the bits that follow the token of a range of values.
const CATEGORIES: [&[u8]; 6] = [
    &[159],
    &[165, 145],
    &[173, 148, 140],
    &[176, 155, 140, 135],
    &[180, 157, 141, 134, 130],
    &[254, 254, 243, 230, 196, 177, 153, 140, 133, 130, 129],
];

/// Which blocks along an edge of a macroblock have coefficients. Beyond the picture none has.
#[derive(Clone, Copy, Default)]
pub(super) struct EdgeBlocks {
    luma: [bool; 4],
    chroma: [[bool; 2]; 2],
    /// The block of the means of the others; of the last macroblock that has one.
    means: bool,
}

impl EdgeBlocks {
    fn clear(&mut self, has_means: bool) {
        *self = EdgeBlocks {
            means: self.means && !has_means,
            ..EdgeBlocks::default()
        };
    }
}

/// Reads the coefficients of a macroblock. `above` and `left` are the blocks next to it, and become its
/// own at its lower and its right edge.
pub(super) fn read_macroblock(
    bits: &mut BoolDecoder<'_>,
    [luma_without_means, means, chroma, luma]: &TokenProbabilities,
    macroblock: &Macroblock,
    above: &mut EdgeBlocks,
    left: &mut EdgeBlocks,
) {
    let has_means = !macroblock.has_block_modes;
    if !macroblock.has_coefficients {
        above.clear(has_means);
        left.clear(has_means);
        return;
    }
    let (luma, first) = match has_means {
        true => (luma_without_means, 1),
        false => (luma, 0),
    };
    if has_means {
        read_block(bits, means, 0, &mut above.means, &mut left.means);
    }
    read_plane(bits, luma, first, &mut above.luma, &mut left.luma);
    for (above, left) in above.chroma.iter_mut().zip(&mut left.chroma) {
        read_plane(bits, chroma, 0, above, left);
    }
}

fn read_plane(
    bits: &mut BoolDecoder<'_>,
    bands: &Bands,
    first: usize,
    above: &mut [bool],
    left: &mut [bool],
) {
    for left_block in left {
        for above_block in above.iter_mut() {
            read_block(bits, bands, first, above_block, left_block);
        }
    }
}

/// Reads the coefficients of a block from `first` on. `above` and `left` tell whether the blocks next to
/// it have coefficients, which is the context of the first one, and then whether this block has.
fn read_block(
    bits: &mut BoolDecoder<'_>,
    bands: &Bands,
    first: usize,
    above: &mut bool,
    left: &mut bool,
) {
    let context = usize::from(*above) + usize::from(*left);
    let has_coefficients = read_coefficients(bits, bands, first, context);
    *above = has_coefficients;
    *left = has_coefficients;
}

/// Returns true if the block does not end before its first coefficient.
fn read_coefficients(
    bits: &mut BoolDecoder<'_>,
    bands: &Bands,
    first: usize,
    mut context: usize,
) -> bool {
    // A block does not end after a zero.
    let mut may_end = true;
    for (at, &band) in BANDS.iter().enumerate().skip(first) {
        let p = &bands[band][context];
        if may_end && !bits.read(p[0]) {
            return at > first;
        }
        may_end = bits.read(p[1]);
        context = match may_end {
            false => 0,
            true => read_value(bits, p),
        };
    }
    true
}

/// Reads a value other than zero; returns the context of the next one.
fn read_value(bits: &mut BoolDecoder<'_>, p: &[u8; 11]) -> usize {
    let is_large = bits.read(p[2]);
    if is_large {
        if !bits.read(p[3]) {
            // Two, three or four.
            let _ = bits.read(p[4]) && bits.read(p[5]);
        } else {
            for &probability in read_category(bits, p) {
                bits.read(probability);
            }
        }
    }
    // The sign.
    bits.read_flag();
    1 + usize::from(is_large)
}

/// Reads which range a value is in; returns the probabilities of the bits that follow.
fn read_category(bits: &mut BoolDecoder<'_>, p: &[u8; 11]) -> &'static [u8] {
    let [one, two, three, four, five, eleven] = CATEGORIES;
    if !bits.read(p[6]) {
        if bits.read(p[7]) { two } else { one }
    } else if !bits.read(p[8]) {
        if bits.read(p[9]) { four } else { three }
    } else if bits.read(p[10]) {
        eleven
    } else {
        five
    }
}
