//! A scan of a JPEG file: one pass over all blocks of some components.

use super::bits::BitReader;
use super::block::{Block, COEFFICIENTS, Coding, Mean};
use super::damage::Damage;
use super::headers::{Component, Headers};

const FIRST_RESTART: u8 = 0xd0;
const LAST_RESTART: u8 = 0xd7;
/// Restart markers are counted up to this number.
const RESTARTS: usize = 8;
/// Components in a scan (annex B.2.3).
const MOST_PARTS: usize = 4;

pub(super) struct Scan {
    parts: Vec<Part>,
    coding: Coding,
}

/// A component in a scan, with the numbers of its tables.
struct Part {
    component: usize,
    mean_codes: usize,
    codes: usize,
    most_mean: i32,
}

/// What reading goes on from within an interval between two restart markers.
struct Interval<'a> {
    bits: BitReader<'a>,
    /// The mean value of the last block of each part.
    means: Vec<i32>,
    /// Number of blocks from here on that have no more coefficients of the scan's band.
    blocks_at_end: u32,
}

impl<'a> Interval<'a> {
    fn new(bytes: &'a [u8], at: usize, scan: &Scan) -> Interval<'a> {
        Interval {
            bits: BitReader::new(bytes, at),
            means: vec![0; scan.parts.len()],
            blocks_at_end: 0,
        }
    }

    /// Passes over the blocks that have no more coefficients, `most` at most; returns their number.
    fn pass_blocks_at_end(&mut self, most: usize) -> usize {
        let passed = self
            .blocks_at_end
            .min(u32::try_from(most).unwrap_or(u32::MAX));
        self.blocks_at_end -= passed;
        passed as usize
    }
}

impl Scan {
    /// Returns the scan that this header describes; `None` if it makes no sense.
    pub fn from_header(header: &[u8], headers: &Headers) -> Option<Scan> {
        let count = usize::from(*header.first()?);
        let described = header.get(1..1 + 2 * count)?.as_chunks::<2>().0;
        let &[first, last, bits] = header.get(1 + 2 * count..)?.first_chunk()?;
        let (first, last) = (u32::from(first), u32::from(last));
        let (is_first, bits_left_out) = (bits >> 4 == 0, u32::from(bits & 0xf));
        let parts = described.iter().map(|&[id, tables]| {
            let mut components = headers.components.iter();
            let component = components.position(|known| known.id == id)?;
            Some(Part {
                component,
                mean_codes: usize::from(tables >> 4),
                codes: usize::from(tables & 0xf),
                most_mean: headers.most_mean(headers.components.get(component)?, bits_left_out),
            })
        });
        let parts = parts.collect::<Option<Vec<Part>>>()?;
        let coding = match (headers.is_progressive, first) {
            (false, _) => Coding::Whole,
            (true, 0) if last == 0 && is_first => Coding::Means,
            (true, 0) if last == 0 => Coding::FinerMeans,
            (true, _) if last < first || last >= COEFFICIENTS || count != 1 => return None,
            (true, _) if is_first => Coding::Band { first, last },
            (true, _) => Coding::FinerBand { first, last },
        };
        (1..=MOST_PARTS)
            .contains(&parts.len())
            .then_some(Scan { parts, coding })
    }

    /// Returns the number of units across and down.
    fn units(&self, headers: &Headers) -> (usize, usize) {
        let alone = match self.parts.as_slice() {
            [part] => headers.components.get(part.component),
            _ => None,
        };
        alone.map_or(headers.units, |component| component.blocks)
    }

    /// Returns the number of blocks across and down in a unit, of one component.
    fn blocks_in_unit(&self, component: &Component) -> (usize, usize) {
        match self.parts.len() {
            1 => (1, 1),
            _ => component.sampling,
        }
    }

    /// Returns the number of blocks.
    pub fn blocks(&self, headers: &Headers) -> usize {
        let (across, down) = self.units(headers);
        let components = self.parts.iter();
        let in_unit = components
            .filter_map(|part| headers.components.get(part.component))
            .map(|component| self.blocks_in_unit(component))
            .map(|(across, down)| across * down);
        across * down * in_unit.sum::<usize>()
    }

    /// Reads the scan whose data begins at a position; returns that of the marker behind it.
    pub fn check(&self, bytes: &[u8], at: usize, headers: &mut Headers) -> Result<usize, Damage> {
        let (across, down) = self.units(headers);
        let mut interval = Interval::new(bytes, at, self);
        let units = across * down;
        let (mut unit, mut restarts) = (0, 0);
        while unit < units {
            if headers.interval > 0 && unit > 0 && unit % headers.interval == 0 {
                let marker = interval.bits.marker_after()?;
                let expected = FIRST_RESTART + (restarts % RESTARTS) as u8;
                if bytes.get(marker + 1) != Some(&expected) {
                    return Err(Damage::WrongMarker);
                }
                restarts += 1;
                interval = Interval::new(bytes, marker + 2, self);
            }
            if interval.blocks_at_end > 0 && matches!(self.coding, Coding::Band { .. }) {
                let until_restart = match headers.interval {
                    0 => units,
                    units_in_interval => units_in_interval - unit % units_in_interval,
                };
                unit += interval.pass_blocks_at_end(until_restart.min(units - unit));
            } else {
                self.check_unit(unit % across, unit / across, &mut interval, headers)?;
                unit += 1;
            }
        }
        let marker = interval.bits.marker_after()?;
        // Some encoders write one more restart marker at the end.
        match bytes.get(marker + 1) {
            Some(FIRST_RESTART..=LAST_RESTART) if headers.interval > 0 => Ok(marker + 2),
            _ => Ok(marker),
        }
    }

    /// Reads a unit: one block, or in an interleaved scan some of each component.
    fn check_unit(
        &self,
        column: usize,
        row: usize,
        interval: &mut Interval<'_>,
        headers: &mut Headers,
    ) -> Result<(), Damage> {
        for (part, mean) in self.parts.iter().zip(&mut interval.means) {
            let Some(component) = headers.components.get_mut(part.component) else {
                continue;
            };
            let mean_codes = headers.mean_codes.get(part.mean_codes);
            let codes = headers.codes.get(part.codes);
            let (across, down) = self.blocks_in_unit(component);
            for y in 0..down {
                for x in 0..across {
                    let number = (row * down + y) * component.blocks_in_row + column * across + x;
                    let mut unknown = 0;
                    let mut block = Block {
                        bits: &mut interval.bits,
                        known: component.known.get_mut(number).unwrap_or(&mut unknown),
                        mean: Mean {
                            last: mean,
                            most: part.most_mean,
                        },
                        mean_codes: mean_codes.and_then(Option::as_ref),
                        codes: codes.and_then(Option::as_ref),
                    };
                    block.check(self.coding, &mut interval.blocks_at_end)?;
                }
            }
        }
        Ok(())
    }
}
