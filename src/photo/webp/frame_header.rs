//! The header of a lossy WebP frame (RFC 6386, sections 9 and 19.2).

use super::bool_decoder::BoolDecoder;
use super::damage::{Damage, Size};
use super::token_tables::{DEFAULTS, TokenProbabilities, UPDATES};

const START_CODE: [u8; 3] = [0x9d, 0x01, 0x2a];
/// Bits of a side; the two above state a scale for the display.
const SIDE: u16 = 0x3fff;
const IS_NOT_KEY_FRAME: u32 = 1;
const IS_SHOWN: u32 = 1 << 4;
/// Bits of the quantiser's index and of the strength of a filter.
const QUANTISER_BITS: u32 = 7;
const FILTER_BITS: u32 = 6;

/// What stands before the coded data: the tag, the start code and the size.
pub(super) struct FrameTag<'a> {
    pub size: Size,
    /// The header, and the modes of the macroblocks.
    pub first_partition: &'a [u8],
    /// The other partitions, with their sizes in front.
    pub rest: &'a [u8],
}

impl<'a> FrameTag<'a> {
    pub fn read(frame: &'a [u8]) -> Result<FrameTag<'a>, Damage> {
        let (tag, rest) = frame.split_first_chunk().ok_or(Damage::DoesNotFit)?;
        let (&start_code, rest) = rest.split_first_chunk().ok_or(Damage::DoesNotFit)?;
        let (&[w0, w1, h0, h1], rest) = rest.split_first_chunk().ok_or(Damage::DoesNotFit)?;
        let tag = number_of_three_bytes(tag);
        if tag & IS_NOT_KEY_FRAME != 0 || tag & IS_SHOWN == 0 || start_code != START_CODE {
            return Err(Damage::NoSuchValue);
        }
        let (first_partition, rest) = rest
            .split_at_checked((tag >> 5) as usize)
            .ok_or(Damage::DoesNotFit)?;
        let side = |bytes| u32::from(u16::from_le_bytes(bytes) & SIDE);
        Ok(FrameTag {
            size: (side([w0, w1]), side([h0, h1])),
            first_partition,
            rest,
        })
    }
}

/// What the header says about the macroblocks.
pub(super) struct FrameHeader {
    /// Probabilities of the segments, if each macroblock states its own.
    pub segments: Option<[u8; 3]>,
    /// Number of partitions that hold the coefficients.
    pub partitions: usize,
    pub tokens: TokenProbabilities,
    /// The probability that a macroblock has coefficients, if each states whether it has.
    pub has_coefficients: Option<u8>,
}

impl FrameHeader {
    pub fn read(bits: &mut BoolDecoder<'_>) -> FrameHeader {
        // Colour space and whether values are clamped.
        bits.read_number(2);
        let segments = match bits.read_flag() {
            true => read_segments(bits),
            false => None,
        };
        // The kind of filter, its strength and its sharpness.
        bits.read_number(1);
        bits.read_number(FILTER_BITS);
        bits.read_number(3);
        // Changes of its strength.
        if bits.read_flag() && bits.read_flag() {
            for _ in 0..8 {
                read_signed(bits, FILTER_BITS);
            }
        }
        let partitions = 1 << bits.read_number(2);
        bits.read_number(QUANTISER_BITS);
        // Changes of its index for kinds of coefficients.
        for _ in 0..5 {
            read_signed(bits, 4);
        }
        // Whether later frames use these probabilities.
        bits.read_flag();
        FrameHeader {
            segments,
            partitions,
            tokens: read_token_probabilities(bits),
            has_coefficients: bits.read_optional(8),
        }
    }
}

/// Returns the probabilities of segments, if the macroblocks state their own.
fn read_segments(bits: &mut BoolDecoder<'_>) -> Option<[u8; 3]> {
    let (states_map, states_data) = (bits.read_flag(), bits.read_flag());
    if states_data {
        // Whether the values are differences.
        bits.read_flag();
        for value_bits in [QUANTISER_BITS, FILTER_BITS] {
            for _ in 0..4 {
                read_signed(bits, value_bits);
            }
        }
    }
    states_map.then(|| [(); 3].map(|()| bits.read_optional(8).unwrap_or(u8::MAX)))
}

/// Reads a number with its sign, if there is one.
fn read_signed(bits: &mut BoolDecoder<'_>, value_bits: u32) {
    if bits.read_optional(value_bits).is_some() {
        bits.read_flag();
    }
}

fn read_token_probabilities(bits: &mut BoolDecoder<'_>) -> TokenProbabilities {
    let mut tokens = DEFAULTS;
    let probabilities = tokens.as_flattened_mut().as_flattened_mut();
    let updates = UPDATES.as_flattened().as_flattened();
    let probabilities = probabilities.as_flattened_mut().iter_mut();
    for (probability, &update) in probabilities.zip(updates.as_flattened()) {
        if bits.read(update) {
            *probability = bits.read_number(8);
        }
    }
    tokens
}

/// Returns the number of three bytes, the lowest first.
pub(super) fn number_of_three_bytes(&[low, middle, high]: &[u8; 3]) -> u32 {
    u32::from_le_bytes([low, middle, high, 0])
}
