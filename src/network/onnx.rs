//! ONNX files, run by rten.

use std::sync::Arc;

use rten::{Model, ModelOptions, RunOptions, ThreadPool};
use rten_tensor::prelude::*;
use rten_tensor::{NdTensor, NdTensorView};

use super::{Network, NetworkError, Planes};

/// A network from an ONNX file with one input \[1, c, h, w\] and one output \[1, c', h', w'\], both f32.
pub struct Onnx {
    name: &'static str,
    model: Model,
    options: RunOptions,
}

impl Onnx {
    /// Loads a network that is part of the program.
    ///
    /// # Errors
    /// [`NetworkError`] when the file is no network that can be run here.
    pub fn load(name: &'static str, weights: &'static [u8]) -> Result<Onnx, NetworkError> {
        let operators = rten::op_registry!(Add, Concat, Conv, GlobalAveragePool, Relu, Resize);
        let model = ModelOptions::with_ops(operators)
            .prepack_weights(true)
            .load_static_slice(weights)
            .map_err(|error| failed(name, &error))?;
        // Photos are read side by side, not parts of a photo: that wastes nothing on waiting.
        let threads = Arc::new(ThreadPool::with_num_threads(1));
        let options = RunOptions::default().with_thread_pool(Some(threads));
        Ok(Onnx { name, model, options })
    }
}

impl Network for Onnx {
    fn run(&self, input: &Planes) -> Result<Planes, NetworkError> {
        let shape = [1, input.channels, input.height, input.width];
        let view = NdTensorView::try_from_data(shape, input.values.as_slice())
            .map_err(|error| failed(self.name, &error))?;
        let output = self
            .model
            .run_one(view.into(), Some(self.options.clone()))
            .map_err(|error| failed(self.name, &error))?;
        let output: NdTensor<f32, 4> = output.try_into().map_err(|error| failed(self.name, &error))?;
        let [_, channels, height, width] = output.shape();
        Ok(Planes { channels, height, width, values: output.to_vec() })
    }
}

fn failed(name: &'static str, error: &dyn std::fmt::Display) -> NetworkError {
    NetworkError { name, reason: error.to_string() }
}
