//! What the segments of a JPEG file say about its scans (ITU-T T.81, annex B).

use super::bits::HuffmanCodes;

/// What the segments so far have said.
#[derive(Default)]
pub(super) struct Headers {
    /// The codes of mean values.
    pub mean_codes: Tables<HuffmanCodes>,
    /// The codes of the other coefficients.
    pub codes: Tables<HuffmanCodes>,
    /// By how much mean values are divided.
    steps: Tables<i32>,
    /// Units between two restart markers; 0 if there are none.
    pub interval: usize,
    pub is_progressive: bool,
    pub components: Vec<Component>,
    /// Width and height of the picture in units of interleaved scans.
    pub units: (usize, usize),
    /// Largest size of a mean value before it is divided.
    most_mean: i32,
}

type Tables<T> = [Option<T>; 4];

/// A component of the picture, such as its brightness.
pub(super) struct Component {
    pub id: u8,
    /// Blocks in a unit of an interleaved scan, across and down.
    pub sampling: (usize, usize),
    /// Blocks that the picture needs, across and down.
    pub blocks: (usize, usize),
    /// Blocks in a row, with those that fill the last unit.
    pub blocks_in_row: usize,
    /// Which coefficients of each block are not 0 so far; empty if that need not be known.
    pub known: Vec<u64>,
    /// The number of its table of steps.
    steps: usize,
}

impl Headers {
    pub fn read_codes(&mut self, mut segment: &[u8]) -> Option<()> {
        while let Some((&kind, rest)) = segment.split_first() {
            let (counts, rest) = rest.split_at_checked(16)?;
            let total = counts.iter().map(|&count| usize::from(count)).sum();
            let (symbols, rest) = rest.split_at_checked(total)?;
            let tables = match kind >> 4 {
                0 => &mut self.mean_codes,
                _ => &mut self.codes,
            };
            *tables.get_mut(usize::from(kind & 0xf))? = Some(HuffmanCodes::new(counts, symbols)?);
            segment = rest;
        }
        Some(())
    }

    /// Reads the first step of each table: that of the mean values.
    pub fn read_steps(&mut self, mut segment: &[u8]) -> Option<()> {
        while let Some((&kind, rest)) = segment.split_first() {
            let (step, bytes) = match kind >> 4 {
                0 => (i32::from(*rest.first()?), 64),
                _ => (number(rest, 0)? as i32, 128),
            };
            *self.steps.get_mut(usize::from(kind & 0xf))? = Some(step);
            segment = rest.get(bytes..)?;
        }
        Some(())
    }

    pub fn read_interval(&mut self, segment: &[u8]) -> Option<()> {
        self.interval = number(segment, 0)?;
        Some(())
    }

    pub fn read_frame(&mut self, segment: &[u8], is_progressive: bool) -> Option<()> {
        let (bits, height, width) = (*segment.first()?, number(segment, 1)?, number(segment, 3)?);
        // Without a height, it comes after the first scan.
        if width == 0 || height == 0 || !(2..=16).contains(&bits) || !self.components.is_empty() {
            return None;
        }
        let described = segment.get(6..)?.as_chunks::<3>().0;
        let sampling_of = |both: u8| (usize::from(both >> 4), usize::from(both & 0xf));
        let most = described
            .iter()
            .map(|&[_, sampling, _]| sampling_of(sampling))
            .fold((1, 1), |most, (h, v)| (most.0.max(h), most.1.max(v)));
        self.is_progressive = is_progressive;
        self.units = (width.div_ceil(8 * most.0), height.div_ceil(8 * most.1));
        // The mean of 64 samples counts eightfold (annex A.3.3), and samples are shifted to have both
        // signs.
        self.most_mean = 8 << (bits - 1);
        for &[id, sampling, steps] in described {
            let sampling = sampling_of(sampling);
            if !(1..=4).contains(&sampling.0) || !(1..=4).contains(&sampling.1) {
                return None;
            }
            let blocks_in_row = self.units.0 * sampling.0;
            let blocks = blocks_in_row * self.units.1 * sampling.1;
            self.components.push(Component {
                id,
                sampling,
                blocks: (
                    (width * sampling.0).div_ceil(8 * most.0),
                    (height * sampling.1).div_ceil(8 * most.1),
                ),
                blocks_in_row,
                known: vec![0; if is_progressive { blocks } else { 0 }],
                steps: steps.into(),
            });
        }
        Some(())
    }

    /// Returns the largest size of a mean value of a component as a scan states it that leaves out
    /// some bits. Rounding may add a step.
    pub fn most_mean(&self, component: &Component, bits_left_out: u32) -> i32 {
        match self.steps.get(component.steps) {
            Some(&Some(step)) if step > 0 => ((self.most_mean / step + 1) >> bits_left_out) + 1,
            _ => i32::MAX,
        }
    }
}

/// Returns the number of two bytes at a position.
fn number(segment: &[u8], at: usize) -> Option<usize> {
    let bytes = segment.get(at..)?.first_chunk()?;
    Some(usize::from(u16::from_be_bytes(*bytes)))
}
