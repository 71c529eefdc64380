//! Finds damage in the entropy-coded data of a JPEG file.
//!
//! Decoders fill what they cannot decode with grey, or with whatever the bits seem to mean, so that a
//! board looks like another position. This reads the codes of all scans without computing a pixel
//! (ITU-T T.81, annexes F and G), and checks that
//!
//! - every code is one of its table, no block has more than its 64 coefficients, and no block is
//!   brighter or darker than pixels can be;
//! - the data of every scan ends with the last block of the picture: neither before, which means that
//!   something is missing, nor after it, which means that something was put in or misread;
//! - the markers that divide a scan come in their order.
//!
//! After a changed bit the codes are usually misread for some blocks, and then their number does not
//! fit. A bit that changes nothing but the value of one coefficient cannot be noticed, unless it
//! shifts the brightness of all that follows too far.

use super::headers::Headers;
use super::scan::Scan;
use crate::photo::limits::FEW_BYTES;

/// What is wrong with the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Damage {
    /// Bits that are no code of their table.
    NoSuchCode,
    /// A value that cannot be, such as the 65th coefficient of a block.
    NoSuchValue,
    /// A scan ends before the last block.
    EndsEarly,
    /// A scan goes on after the last block.
    GoesOn,
    /// A marker that divides a scan is missing, or another one stands there.
    WrongMarker,
    /// There are so many scans, or so large ones, that reading them would take very long. No encoder makes them.
    TooManyScans,
}

/// Most scans of a picture. Encoders make about ten.
const MOST_SCANS: usize = 100;
/// Most blocks in all scans, for each byte of the file; a smaller file may have as many as one of
/// [`FEW_BYTES`]. Encoders have ten bits or more for a block; a crafted scan may have one for ten
/// thousand, and each takes its time.
const MOST_BLOCKS_PER_BYTE: usize = 20;

/// Position of the first segment, behind the marker that begins a file.
const FIRST_SEGMENT: usize = 2;

const BASELINE: u8 = 0xc0;
const EXTENDED: u8 = 0xc1;
const PROGRESSIVE: u8 = 0xc2;
const HUFFMAN_TABLES: u8 = 0xc4;
pub(super) const END_OF_IMAGE: u8 = 0xd9;
pub(super) const START_OF_SCAN: u8 = 0xda;
const QUANTISATION_TABLES: u8 = 0xdb;
const RESTART_INTERVAL: u8 = 0xdd;

/// Finds damage in the scans of a JPEG file. `Ok` where another coding is used than that of photos,
/// too, and where the segments around the scans make no sense: decoders refuse those.
pub(super) fn check_scans(bytes: &[u8]) -> Result<(), Damage> {
    let mut headers = Headers::default();
    let mut blocks_left = MOST_BLOCKS_PER_BYTE * bytes.len().max(FEW_BYTES);
    let (mut at, mut scans) = (FIRST_SEGMENT, 0);
    while let Some((marker, segment, after)) = next_segment(bytes, at) {
        at = after;
        let understood = match marker {
            END_OF_IMAGE => return Ok(()),
            HUFFMAN_TABLES => headers.read_codes(segment),
            QUANTISATION_TABLES => headers.read_steps(segment),
            RESTART_INTERVAL => headers.read_interval(segment),
            BASELINE | EXTENDED => headers.read_frame(segment, false),
            PROGRESSIVE => headers.read_frame(segment, true),
            // Lossless and arithmetic coding.
            0xc3 | 0xc5..=0xcf => None,
            START_OF_SCAN if scans == MOST_SCANS => return Err(Damage::TooManyScans),
            START_OF_SCAN => {
                scans += 1;
                match Scan::from_header(segment, &headers) {
                    Some(scan) => {
                        blocks_left = blocks_left
                            .checked_sub(scan.blocks(&headers))
                            .ok_or(Damage::TooManyScans)?;
                        at = scan.check(bytes, after, &mut headers)?;
                        Some(())
                    }
                    None => None,
                }
            }
            _ => Some(()),
        };
        if understood.is_none() {
            return Ok(());
        }
    }
    Ok(())
}

/// Returns the markers of a file with their segments and the positions behind them. The data of a scan
/// are taken for stray bytes.
pub(super) fn segments(bytes: &[u8]) -> impl Iterator<Item = (u8, &[u8], usize)> {
    let mut at = FIRST_SEGMENT;
    std::iter::from_fn(move || {
        let found = next_segment(bytes, at)?;
        at = found.2;
        Some(found)
    })
}

/// Returns the next marker from a position on, its segment, and the position behind it. Editors leave
/// stray bytes between segments.
fn next_segment(bytes: &[u8], mut at: usize) -> Option<(u8, &[u8], usize)> {
    loop {
        let (&byte, &marker) = (bytes.get(at)?, bytes.get(at + 1)?);
        match marker {
            _ if byte != 0xff => at += 1,
            0xff => at += 1,
            // Stuffing, and markers without a segment.
            0x00 | 0x01 | 0xd0..=0xd8 => at += 2,
            END_OF_IMAGE => return Some((marker, &[], at + 2)),
            _ => {
                let length = bytes.get(at + 2..)?.first_chunk()?;
                let end = at + 2 + usize::from(u16::from_be_bytes(*length));
                return Some((marker, bytes.get(at + 4..end)?, end));
            }
        }
    }
}
