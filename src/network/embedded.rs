//! Networks that are part of the program.

use std::sync::OnceLock;

use ndarray::ArrayView3;

use super::onnx::OnnxNetwork;
use super::{Network, NetworkError, Planes};

/// The weights of a network, part of the program. They are loaded when they are first needed, so
/// that a program pays only for the networks that it uses, and once for all networks that have them.
pub struct EmbeddedWeights {
    name: &'static str,
    onnx: &'static [u8],
    loaded: OnceLock<Result<OnnxNetwork, NetworkError>>,
}

impl EmbeddedWeights {
    /// Returns the weights in an ONNX file, not loaded yet.
    pub const fn new(name: &'static str, onnx: &'static [u8]) -> EmbeddedWeights {
        EmbeddedWeights {
            name,
            onnx,
            loaded: OnceLock::new(),
        }
    }

    fn network(&self) -> Result<&OnnxNetwork, NetworkError> {
        let loaded = self
            .loaded
            .get_or_init(|| OnnxNetwork::load(self.name, self.onnx));
        loaded.as_ref().map_err(NetworkError::clone)
    }
}

/// A network with weights that are part of the program.
pub struct EmbeddedNetwork {
    weights: &'static EmbeddedWeights,
}

impl EmbeddedNetwork {
    /// Returns a network with these weights.
    pub fn new(weights: &'static EmbeddedWeights) -> EmbeddedNetwork {
        EmbeddedNetwork { weights }
    }
}

impl Network for EmbeddedNetwork {
    fn run(&self, input: ArrayView3<'_, f32>) -> Result<Planes, NetworkError> {
        self.weights.network()?.run(input)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damaged_weights_are_an_error_of_every_run() {
        static DAMAGED: EmbeddedWeights = EmbeddedWeights::new("damaged", b"not a network");
        let network = EmbeddedNetwork::new(&DAMAGED);
        for _ in 0..2 {
            let error = network.run(Planes::zeros((1, 1, 1)).view()).unwrap_err();
            assert_eq!(error.name, "damaged");
        }
    }
}
