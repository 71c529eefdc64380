//! Networks that are part of the program.

use std::sync::OnceLock;

use ndarray::ArrayView3;

use super::{Network, NetworkError, OnnxNetwork, Planes};

/// A network whose weights are part of the program. They are loaded when it is first run, so that a
/// program pays only for the networks that it uses.
pub struct EmbeddedNetwork {
    name: &'static str,
    weights: &'static [u8],
    loaded: OnceLock<Result<OnnxNetwork, NetworkError>>,
}

impl EmbeddedNetwork {
    /// Returns the network in an ONNX file, not loaded yet.
    pub const fn new(name: &'static str, weights: &'static [u8]) -> EmbeddedNetwork {
        EmbeddedNetwork {
            name,
            weights,
            loaded: OnceLock::new(),
        }
    }

    /// Returns the loaded network, or the error of loading it.
    fn load(&self) -> Result<&OnnxNetwork, NetworkError> {
        let loaded = self
            .loaded
            .get_or_init(|| OnnxNetwork::load(self.name, self.weights));
        loaded.as_ref().map_err(NetworkError::clone)
    }
}

impl Network for EmbeddedNetwork {
    fn run(&self, input: ArrayView3<'_, f32>) -> Result<Planes, NetworkError> {
        self.load()?.run(input)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damaged_weights_are_an_error_of_every_run() {
        let network = EmbeddedNetwork::new("damaged", b"not a network");
        for _ in 0..2 {
            let error = network.run(Planes::zeros((1, 1, 1)).view()).unwrap_err();
            assert_eq!(error.name, "damaged");
        }
    }
}
