//! Networks in ONNX files, run by rten.

use ndarray::{Array3, ArrayView3};
use rten::{Model, ModelOptions};
use rten_tensor::prelude::*;
use rten_tensor::{NdTensor, NdTensorView};

use super::thread::NetworkThread;
use super::{NetworkError, Planes};

/// A network from an ONNX file with one input \[1, c, h, w\] and one output \[1, c', h', w'\], both
/// f32.
pub(super) struct OnnxNetwork {
    name: &'static str,
    model: Model,
}

impl OnnxNetwork {
    /// Loads the network in an ONNX file, which takes its operators from those that shuzi's
    /// networks need.
    ///
    /// # Errors
    /// [`NetworkError`] if the file is damaged, or needs other operators.
    pub(super) fn load(
        name: &'static str,
        weights: &'static [u8],
    ) -> Result<OnnxNetwork, NetworkError> {
        // Operators that are not listed are left out of the program.
        let operators = rten::op_registry!(
            Add,
            Concat,
            Conv,
            DequantizeLinear,
            GlobalAveragePool,
            Relu,
            Resize
        );
        let model = ModelOptions::with_ops(operators)
            .prepack_weights(true)
            .load_static_slice(weights)
            .map_err(|error| network_error(name, &error))?;
        Ok(OnnxNetwork { name, model })
    }

    /// Runs the network on `input`, whose axes are channel, row, column, in a thread.
    ///
    /// # Errors
    /// [`NetworkError`] if the network does not take an input of this shape.
    pub(super) fn run(
        &self,
        input: ArrayView3<'_, f32>,
        thread: &NetworkThread,
    ) -> Result<Planes, NetworkError> {
        let (channels, height, width) = input.dim();
        // rten takes numbers in row-major order; what is turned or cut out is put into that order
        // first.
        let ordered = input.as_standard_layout();
        let values = ordered
            .as_slice()
            .ok_or_else(|| network_error(self.name, &"its input is not in row-major order"))?;
        let view = NdTensorView::try_from_data([1, channels, height, width], values)
            .map_err(|error| network_error(self.name, &error))?;
        let output = self
            .model
            .run_one(view.into(), Some(thread.run_options()))
            .map_err(|error| network_error(self.name, &error))?;
        let output: NdTensor<f32, 4> = output
            .try_into()
            .map_err(|error| network_error(self.name, &error))?;
        let [_, channels, height, width] = output.shape();
        Array3::from_shape_vec((channels, height, width), output.to_vec())
            .map_err(|error| network_error(self.name, &error))
    }
}

/// Converts the error of a network called `name`.
fn network_error(name: &'static str, error: &dyn std::fmt::Display) -> NetworkError {
    NetworkError {
        name,
        reason: error.to_string(),
    }
}
