//! Networks that are part of the program.

use std::sync::OnceLock;

use super::{Network, NetworkError, Onnx};

/// A network whose weights are part of the program, loaded when it is first needed.
pub struct Embedded {
    name: &'static str,
    weights: &'static [u8],
    loaded: OnceLock<Result<Onnx, NetworkError>>,
}

impl Embedded {
    /// Returns the network of an ONNX file, not loaded yet.
    pub const fn new(name: &'static str, weights: &'static [u8]) -> Embedded {
        Embedded { name, weights, loaded: OnceLock::new() }
    }

    /// Returns the network, loaded when this is first called.
    ///
    /// # Errors
    /// [`NetworkError`] when the weights are not a network that can be run here.
    pub fn get(&self) -> Result<&dyn Network, NetworkError> {
        match self.loaded.get_or_init(|| Onnx::load(self.name, self.weights)) {
            Ok(network) => Ok(network),
            Err(error) => Err(error.clone()),
        }
    }
}
