//! Convolutions of any shape, as a product of two matrices: weights by output channel and place in the
//! patch of the input that an output value looks at, and values by that place and output pixel.
//!
//! The output is worked off in strips of rows, whose values stay in the processor's cache.

use pulp::Simd;

use super::convolution::Convolve;
use super::product::{LeftMatrix, RightMatrix, Workspace, multiply, tile_columns};

/// A strip has about this many pixels.
const STRIP_PIXELS: usize = 192;

/// How a square kernel is moved over planes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Steps {
    /// Rows and columns of the kernel.
    pub side: usize,
    /// Pixels of the input from one patch to the next.
    pub stride: usize,
    /// Rows and columns of zeros on each side of the input.
    pub padding: usize,
    /// Pixels of the input from one place of the kernel to the next.
    pub dilation: usize,
}

impl Steps {
    /// Returns how many rows the output has for this many rows of the input, and likewise for columns;
    /// 0 where the input is too small.
    fn output_len(&self, input_len: usize) -> usize {
        let reach = self.dilation * self.side.saturating_sub(1) + 1;
        let room = (input_len + 2 * self.padding).checked_sub(reach);
        room.map_or(0, |room| room / self.stride + 1)
    }
}

/// A convolution.
pub(super) struct Patches {
    steps: Steps,
    inputs: usize,
    /// The weights by output channel and place in the patch: input channel, row, column.
    weights: LeftMatrix,
    bias: Vec<f32>,
}

impl Patches {
    /// Returns the convolution with this many input channels, with the weights by output channel and
    /// place in the patch, and the bias of each output channel.
    pub(super) fn new(
        steps: Steps,
        inputs: usize,
        weights: impl Fn(usize, usize) -> f32,
        bias: Vec<f32>,
    ) -> Patches {
        Patches {
            steps,
            inputs,
            weights: LeftMatrix::new(bias.len(), inputs * steps.side * steps.side, weights),
            bias,
        }
    }
}

impl Convolve for Patches {
    fn output_size(&self, (height, width): (usize, usize)) -> (usize, usize, usize) {
        let len = |input_len| self.steps.output_len(input_len);
        (self.bias.len(), len(height), len(width))
    }

    #[inline(always)]
    fn convolve<S: Simd>(
        &self,
        simd: S,
        input: &[f32],
        (height, width): (usize, usize),
        least: f32,
        workspace: &mut Workspace,
        output: &mut [f32],
    ) {
        let Patches {
            steps,
            inputs,
            weights,
            bias,
        } = self;
        let (_, output_height, output_width) = self.output_size((height, width));
        let strip_rows = (STRIP_PIXELS / output_width).clamp(1, output_height);
        let depth = inputs * steps.side * steps.side;
        let row_len = (strip_rows * output_width).next_multiple_of(tile_columns::<S>());
        let (values, products) = workspace.room(depth * row_len, bias.len() * row_len);
        let mut values = RightMatrix::new(depth, values);
        let mut line = vec![0.0; row_len];
        for first in (0..output_height).step_by(strip_rows) {
            let rows = first..(first + strip_rows).min(output_height);
            let pixels = rows.len() * output_width;
            let whole = pixels.next_multiple_of(tile_columns::<S>());
            let mut place = 0;
            for plane in input.chunks_exact(height * width).take(*inputs) {
                for down in 0..steps.side {
                    for right in 0..steps.side {
                        for (row, line) in rows.clone().zip(line.chunks_exact_mut(output_width)) {
                            let row = row * steps.stride + down * steps.dilation;
                            let row = row.checked_sub(steps.padding);
                            match row.filter(|&row| row < height) {
                                Some(row) => {
                                    let row = &plane[row * width..(row + 1) * width];
                                    take_row(row, right * steps.dilation, steps, line);
                                }
                                None => line.fill(0.0),
                            }
                        }
                        values.set_row::<S>(place, &line[..whole]);
                        place += 1;
                    }
                }
            }
            multiply(simd, weights, &values, pixels, products, row_len);
            let planes = output.chunks_exact_mut(output_height * output_width);
            for ((plane, products), bias) in planes.zip(products.chunks_exact(row_len)).zip(bias) {
                let start = first * output_width;
                let pixels = &mut plane[start..start + pixels];
                for (pixel, product) in pixels.iter_mut().zip(products) {
                    let value = product + bias;
                    *pixel = if value > least { value } else { least };
                }
            }
        }
    }
}

/// Takes the values of a row of the input that are seen at one place of the kernel, this far to the
/// right of its first column, into `line`.
#[inline(always)]
fn take_row(row: &[f32], right: usize, steps: &Steps, line: &mut [f32]) {
    let Steps {
        stride, padding, ..
    } = *steps;
    // Patches to the left of these look at padding, and so do those to the right.
    let first = padding
        .saturating_sub(right)
        .div_ceil(stride)
        .min(line.len());
    let (before, line) = line.split_at_mut(first);
    before.fill(0.0);
    let start = (first * stride + right).checked_sub(padding);
    let values = start.and_then(|start| row.get(start..)).unwrap_or_default();
    let seen = values.len().div_ceil(stride).min(line.len());
    let (line, after) = line.split_at_mut(seen);
    after.fill(0.0);
    match stride {
        1 => line.copy_from_slice(&values[..seen]),
        2 => {
            let (pairs, last) = values.as_chunks::<2>();
            for (place, [value, _]) in line.iter_mut().zip(pairs) {
                *place = *value;
            }
            if let (Some(place), [value]) = (line.get_mut(pairs.len()), last) {
                *place = *value;
            }
        }
        _ => {
            for (place, value) in line.iter_mut().zip(values.iter().step_by(stride)) {
                *place = *value;
            }
        }
    }
}
