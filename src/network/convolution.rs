//! A convolution, computed in the way that is fastest for its shape.

use ndarray::ArrayView4;
use pulp::{Simd, WithSimd};

use super::Planes;
use super::patches::{Patches, Steps};
use super::product::Workspace;
use super::winograd::Winograd;

/// A convolution with a bias.
pub(super) struct Convolution {
    inputs: usize,
    way: Way,
}

/// The way in which a convolution is computed.
enum Way {
    Winograd(Winograd),
    Patches(Patches),
}

impl Convolution {
    /// Returns the convolution with these weights, whose axes are output channel, input channel, row
    /// and column, and with the bias of each output channel. The steps' side is that of the weights.
    pub(super) fn new(weights: ArrayView4<'_, f32>, bias: Vec<f32>, steps: Steps) -> Convolution {
        let (_, inputs, ..) = weights.dim();
        let keeps_size = steps.stride == 1 && steps.padding == steps.dilation;
        let way = if steps.side == 3 && keeps_size {
            let of_channels = |output, input| {
                std::array::from_fn(|row| {
                    std::array::from_fn(|column| weights[[output, input, row, column]])
                })
            };
            Way::Winograd(Winograd::new(inputs, steps.dilation, of_channels, bias))
        } else {
            let area = steps.side * steps.side;
            let at_place = |output, place| {
                let in_kernel = place % area;
                let (row, column) = (in_kernel / steps.side, in_kernel % steps.side);
                weights[[output, place / area, row, column]]
            };
            Way::Patches(Patches::new(steps, inputs, at_place, bias))
        };
        Convolution { inputs, way }
    }

    /// Convolves planes; `None` if they are not as many as there are input channels. Less than `least`
    /// becomes `least`.
    pub(super) fn convolve(
        &self,
        input: &Planes,
        least: f32,
        workspace: &mut Workspace,
    ) -> Option<Planes> {
        match &self.way {
            Way::Winograd(winograd) => convolve(winograd, self.inputs, input, least, workspace),
            Way::Patches(patches) => convolve(patches, self.inputs, input, least, workspace),
        }
    }
}

/// A way to compute a convolution.
pub(super) trait Convolve {
    /// Returns the size of the output, channels, rows and columns, for an input of this size.
    fn output_size(&self, input_size: (usize, usize)) -> (usize, usize, usize);

    /// Convolves planes of this size, which are as many as there are input channels, into `output`. Less
    /// than `least` becomes `least`. Neither the input nor the output is empty.
    fn convolve<S: Simd>(
        &self,
        simd: S,
        input: &[f32],
        size: (usize, usize),
        least: f32,
        workspace: &mut Workspace,
        output: &mut [f32],
    );
}

/// Convolves planes in one of the ways; `None` if they are not as many as there are input channels.
fn convolve<C: Convolve>(
    way: &C,
    inputs: usize,
    input: &Planes,
    least: f32,
    workspace: &mut Workspace,
) -> Option<Planes> {
    let (channels, height, width) = input.dim();
    let input = input.as_slice().filter(|_| channels == inputs)?;
    let size = (height, width);
    let mut output = Planes::zeros(way.output_size(size));
    let values = output.as_slice_mut()?;
    if !input.is_empty() && !values.is_empty() {
        pulp::Arch::new().dispatch(Convolving {
            way,
            input,
            size,
            least,
            workspace,
            output: values,
        });
    }
    Some(output)
}

/// The work of a convolution.
struct Convolving<'a, C> {
    way: &'a C,
    input: &'a [f32],
    size: (usize, usize),
    least: f32,
    workspace: &'a mut Workspace,
    output: &'a mut [f32],
}

impl<C: Convolve> WithSimd for Convolving<'_, C> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        let Convolving {
            way,
            input,
            size,
            least,
            workspace,
            output,
        } = self;
        way.convolve(simd, input, size, least, workspace, output);
    }
}

#[cfg(test)]
mod tests {
    use ndarray::{Array1, Array4};
    use rand::{RngExt, SeedableRng};
    use rand_pcg::Pcg64Mcg;

    use super::*;

    /// Convolves by the definition of a convolution.
    fn by_definition(input: &Planes, weights: &Array4<f32>, bias: &[f32], steps: Steps) -> Planes {
        let (_, height, width) = input.dim();
        let len = |input_len: usize| {
            let reach = steps.dilation * (steps.side - 1) + 1;
            (input_len + 2 * steps.padding - reach) / steps.stride + 1
        };
        let value = |channel, row: usize, column: usize| {
            let row = row.checked_sub(steps.padding)?;
            let column = column.checked_sub(steps.padding)?;
            input.get([channel, row, column]).copied()
        };
        Planes::from_shape_fn((bias.len(), len(height), len(width)), |(output, y, x)| {
            let products = weights.indexed_iter().filter(|((of, ..), _)| *of == output);
            let products = products.map(|((_, channel, down, right), weight)| {
                let row = y * steps.stride + down * steps.dilation;
                let column = x * steps.stride + right * steps.dilation;
                weight * value(channel, row, column).unwrap_or(0.0)
            });
            bias[output] + products.sum::<f32>()
        })
    }

    fn is_as_defined(inputs: usize, outputs: usize, size: (usize, usize), steps: Steps) {
        let mut rng = Pcg64Mcg::seed_from_u64(7);
        let mut number = || rng.random_range(-1.0..1.0_f32);
        let input = Planes::from_shape_simple_fn((inputs, size.0, size.1), &mut number);
        let shape = (outputs, inputs, steps.side, steps.side);
        let weights = Array4::from_shape_simple_fn(shape, &mut number);
        let bias = Array1::from_shape_simple_fn(outputs, &mut number).to_vec();
        let convolution = Convolution::new(weights.view(), bias.clone(), steps);
        let least = -0.5;
        // Whatever is left in the workspace.
        let mut workspace = Workspace::default();
        workspace.room(50_000, 10_000).0.fill(f32::NAN);
        let output = convolution.convolve(&input, least, &mut workspace).unwrap();
        let defined = by_definition(&input, &weights, &bias, steps).mapv(|value| value.max(least));
        assert_eq!(output.dim(), defined.dim(), "{steps:?} of {size:?}");
        for (place, value) in output.indexed_iter() {
            let off = (value - defined[place]).abs();
            assert!(off < 1e-4, "{steps:?} of {size:?}: {off} at {place:?}");
        }
    }

    #[test]
    fn convolutions_are_as_defined() {
        let sizes = [(1, 1), (1, 7), (2, 2), (5, 4), (19, 21), (30, 64), (7, 250)];
        for (height, width) in sizes {
            for (side, stride, padding, dilation) in [
                (1, 1, 0, 1),
                (2, 2, 0, 1),
                (3, 1, 1, 1),
                (3, 1, 2, 2),
                (3, 1, 1, 2),
                (3, 3, 1, 1),
                (4, 2, 1, 1),
                (5, 3, 2, 1),
                (1, 1, 3, 1),
            ] {
                let steps = Steps {
                    side,
                    stride,
                    padding,
                    dilation,
                };
                let reach = dilation * (side - 1) + 1;
                if reach <= height.min(width) + 2 * padding {
                    is_as_defined(3, 5, (height, width), steps);
                }
            }
        }
    }

    #[test]
    fn planes_that_do_not_fit_are_refused() {
        let steps = Steps {
            side: 3,
            stride: 1,
            padding: 1,
            dilation: 1,
        };
        let weights = Array4::zeros((1, 2, 3, 3));
        let convolution = Convolution::new(weights.view(), vec![0.0], steps);
        let convolve = |shape| {
            convolution.convolve(&Planes::zeros(shape), f32::MIN, &mut Workspace::default())
        };
        assert!(convolve((3, 4, 4)).is_none());
        assert_eq!(convolve((2, 0, 4)).unwrap().dim(), (1, 0, 4));
    }
}
