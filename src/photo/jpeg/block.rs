//! A block of 8×8 samples in a scan of a JPEG file: how its coefficients are coded.

use super::bits::{BitReader, HuffmanCodes};
use super::damage::Damage;

/// Coefficients of a block.
pub(super) const COEFFICIENTS: u32 = 64;
/// Largest number of bits of a coefficient.
const MOST_BITS: u8 = 15;
/// So many zeros with nothing after them go on as another run.
const LONG: u32 = 15;

/// What a scan says of each block.
#[derive(Clone, Copy)]
pub(super) enum Coding {
    /// All coefficients.
    Whole,
    /// The mean value, without its last bits.
    Means,
    /// One more bit of the mean value.
    FinerMeans,
    /// Some coefficients, without their last bits.
    Band { first: u32, last: u32 },
    /// One more bit of these.
    FinerBand { first: u32, last: u32 },
}

/// A block that is read.
pub(super) struct Block<'a, 'b> {
    pub bits: &'a mut BitReader<'b>,
    /// Which of its coefficients are not 0 so far.
    pub known: &'a mut u64,
    pub mean: Mean<'a>,
    pub mean_codes: Option<&'a HuffmanCodes>,
    pub codes: Option<&'a HuffmanCodes>,
}

/// The mean value of a block, which is stated as a difference from the last one.
pub(super) struct Mean<'a> {
    pub last: &'a mut i32,
    /// The largest size that it can have.
    pub most: i32,
}

/// A symbol of the codes: how many zeros come first, and how many bits the coefficient after them has.
struct Run {
    zeros: u32,
    bits: u32,
}

impl Block<'_, '_> {
    /// `at_end`: number of blocks from here on that have no more coefficients of this band.
    pub fn check(&mut self, coding: Coding, at_end: &mut u32) -> Result<(), Damage> {
        match coding {
            Coding::Whole => {
                self.check_mean()?;
                self.check_others()
            }
            Coding::Means => self.check_mean(),
            Coding::FinerMeans => self.bits.read(1).map(drop),
            Coding::Band { first, last } => self.check_band(first, last, at_end),
            Coding::FinerBand { first, last } => self.check_finer_band(first, last, at_end),
        }
    }

    fn check_mean(&mut self) -> Result<(), Damage> {
        let codes = self.mean_codes.ok_or(Damage::NoSuchCode)?;
        let count = self.bits.read_symbol(codes)?;
        if count > MOST_BITS {
            return Err(Damage::NoSuchValue);
        }
        let bits = self.bits.read(count.into())? as i32;
        // Without a leading one, the number is negative (table F.1).
        let difference = match bits >> (count.max(1) - 1) {
            0 => bits - (1 << count) + 1,
            _ => bits,
        };
        *self.mean.last = self.mean.last.saturating_add(difference);
        if self.mean.last.abs() > self.mean.most {
            return Err(Damage::NoSuchValue);
        }
        Ok(())
    }

    fn read_run(&mut self) -> Result<Run, Damage> {
        let codes = self.codes.ok_or(Damage::NoSuchCode)?;
        let symbol = self.bits.read_symbol(codes)?;
        Ok(Run {
            zeros: u32::from(symbol >> 4),
            bits: u32::from(symbol & 0xf),
        })
    }

    fn check_others(&mut self) -> Result<(), Damage> {
        let mut at = 1;
        while at < COEFFICIENTS {
            let run = self.read_run()?;
            if run.bits == 0 && run.zeros < LONG {
                return Ok(());
            }
            at += run.zeros + 1;
            self.bits.read(run.bits)?;
        }
        if at > COEFFICIENTS {
            return Err(Damage::NoSuchValue);
        }
        Ok(())
    }

    /// The blocks that have no more coefficients of this band are passed over before
    /// ([`Scan::check`](super::scan::Scan::check)).
    fn check_band(&mut self, first: u32, last: u32, at_end: &mut u32) -> Result<(), Damage> {
        let mut at = first;
        while at <= last {
            let run = self.read_run()?;
            if run.bits == 0 && run.zeros < LONG {
                *at_end = (1 << run.zeros) + self.bits.read(run.zeros)? - 1;
                return Ok(());
            }
            at += run.zeros;
            if at > last {
                return Err(Damage::NoSuchValue);
            }
            if run.bits > 0 {
                self.bits.read(run.bits)?;
                *self.known |= 1 << at;
            }
            at += 1;
        }
        Ok(())
    }

    /// One bit follows for each coefficient that is known not to be 0; the zeros of a run are others.
    fn check_finer_band(&mut self, first: u32, last: u32, at_end: &mut u32) -> Result<(), Damage> {
        let mut at = first;
        while *at_end == 0 && at <= last {
            let run = self.read_run()?;
            match run.bits {
                0 if run.zeros < LONG => {
                    *at_end = (1 << run.zeros) + self.bits.read(run.zeros)?;
                    break;
                }
                0 => {}
                // The sign of a coefficient that was 0 before.
                1 => drop(self.bits.read(1)?),
                _ => return Err(Damage::NoSuchValue),
            }
            at = self.refine_up_to(at, last, run.zeros)?;
            if run.bits == 1 {
                if at > last {
                    return Err(Damage::NoSuchValue);
                }
                *self.known |= 1 << at;
            }
            at += 1;
        }
        if *at_end > 0 {
            self.refine_rest(at, last)?;
            *at_end -= 1;
        }
        Ok(())
    }

    /// Reads one bit for each known coefficient, and passes over this many others; returns the place of
    /// the next other one.
    fn refine_up_to(&mut self, mut at: u32, last: u32, mut zeros: u32) -> Result<u32, Damage> {
        while at <= last {
            if *self.known & (1 << at) != 0 {
                self.bits.read(1)?;
            } else if zeros == 0 {
                break;
            } else {
                zeros -= 1;
            }
            at += 1;
        }
        Ok(at)
    }

    /// Reads one bit for each known coefficient up to the end of the band.
    fn refine_rest(&mut self, at: u32, last: u32) -> Result<(), Damage> {
        let places = (u64::MAX << at) & (u64::MAX >> (COEFFICIENTS - 1 - last));
        self.bits.pass((*self.known & places).count_ones())
    }
}
