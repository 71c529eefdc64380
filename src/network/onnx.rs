//! Networks in ONNX files, run by rten.

use std::sync::Arc;

use ndarray::{Array3, ArrayView3};
use rten::{Model, ModelOptions, RunOptions, ThreadPool};
use rten_tensor::prelude::*;
use rten_tensor::{NdTensor, NdTensorView};

use super::{Network, NetworkError, Planes};

/// A network from an ONNX file with one input \[1, c, h, w\] and one output \[1, c', h', w'\], both
/// f32.
pub struct OnnxNetwork {
    name: &'static str,
    model: Model,
    options: RunOptions,
}

impl OnnxNetwork {
    /// Loads the network in an ONNX file, which takes its operators from those that shuzi's
    /// networks need.
    ///
    /// # Errors
    /// [`NetworkError`] if the file is damaged, or needs other operators.
    pub fn load(name: &'static str, weights: &'static [u8]) -> Result<OnnxNetwork, NetworkError> {
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
        // One thread per network: photos are read in parallel, and threads within a photo would
        // wait for each other. It prepares the weights, too: threads that all networks share would
        // be missing in a process that is forked.
        let threads = Arc::new(ThreadPool::with_num_threads(1));
        let model = threads
            .run(|| {
                ModelOptions::with_ops(operators)
                    .prepack_weights(true)
                    .load_static_slice(weights)
            })
            .map_err(|error| network_error(name, &error))?;
        let options = RunOptions::default().with_thread_pool(Some(threads));
        Ok(OnnxNetwork {
            name,
            model,
            options,
        })
    }
}

impl Network for OnnxNetwork {
    fn run(&self, input: ArrayView3<'_, f32>) -> Result<Planes, NetworkError> {
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
            .run_one(view.into(), Some(self.options.clone()))
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
