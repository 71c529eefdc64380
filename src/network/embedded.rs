//! Networks that are part of the program.

use std::sync::OnceLock;

use super::{Network, NetworkError, Onnx};

/// A network whose weights are part of the program, loaded when it is first asked for.
pub struct Embedded {
    name: &'static str,
    weights: &'static [u8],
    loaded: OnceLock<Result<Onnx, NetworkError>>,
}

impl Embedded {
    /// The network in an ONNX file.
    pub const fn new(name: &'static str, weights: &'static [u8]) -> Embedded {
        Embedded { name, weights, loaded: OnceLock::new() }
    }

    /// The network.
    ///
    /// # Errors
    /// [`NetworkError`] when the weights are no network that can be run here.
    pub fn get(&self) -> Result<&dyn Network, NetworkError> {
        match self.loaded.get_or_init(|| Onnx::load(self.name, self.weights)) {
            Ok(network) => Ok(network),
            Err(error) => Err(error.clone()),
        }
    }
}
