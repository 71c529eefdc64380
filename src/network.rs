//! Network: runs trained networks, as functions from planes to planes. A leaf: knows nothing of
//! boards.
//!
//! The weights are ONNX files in `calibration/weights`, which are part of the program; `training/`
//! makes them. They are loaded once in a process. A network computes in the thread that runs it: photos
//! are read in parallel, and several threads within a photo would wait for each other.
//!
//! A file becomes a list of operations (`onnx`, `graph`). Almost all of their time is that of the
//! convolutions (`convolution`), which are products of matrices (`product`): most of them after
//! Winograd's algorithm (`winograd`), the others as they are defined (`patches`). ARCHITECTURE.md says
//! why no other crate does that.

mod convolution;
mod embedded;
mod graph;
mod onnx;
mod patches;
mod product;
mod winograd;

use ndarray::{Array3, ArrayBase, ArrayView3, Axis, Ix3, RawData};
use thiserror::Error;

pub use embedded::{EmbeddedNetwork, EmbeddedWeights};

use crate::language::{Message, ToMessage};

/// Planes of numbers, all of one size: the colours of a picture, or the channels of a network's
/// output.
///
/// Axes: channel, row, column.
pub type Planes = Array3<f32>;

/// Returns the planes turned clockwise by a quarter. Nothing is copied: only the order of the axes
/// changes.
#[must_use]
pub fn turned_clockwise<S: RawData>(planes: ArrayBase<S, Ix3>) -> ArrayBase<S, Ix3> {
    let mut turned = planes.permuted_axes([0, 2, 1]);
    turned.invert_axis(Axis(2));
    turned
}

/// A trained network. Tests replace it by functions whose output is known.
pub trait Network: Send + Sync {
    /// Runs the network on `input`, whose axes are channel, row, column.
    ///
    /// # Errors
    /// [`NetworkError`] if the network cannot be loaded, or does not take an input of this shape.
    fn run(&self, input: ArrayView3<'_, f32>) -> Result<Planes, NetworkError>;
}

/// Converts logits to probabilities, which add up to 1.
pub fn softmax<const N: usize>(logits: [f64; N]) -> [f64; N] {
    // Without the subtraction large logits would overflow; the quotients are the same.
    let most = logits.into_iter().fold(f64::MIN, f64::max);
    let odds = logits.map(|logit| (logit - most).exp());
    let sum: f64 = odds.iter().sum();
    odds.map(|odd| odd / sum)
}

/// A network could not be loaded or run: the program was built with wrong weights.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{}", self.to_message())]
pub struct NetworkError {
    /// The network.
    pub name: &'static str,
    /// Description of the fault, in English.
    pub reason: String,
}

impl ToMessage for NetworkError {
    fn to_message(&self) -> Message {
        Message::new("error-network")
            .with("name", self.name)
            .with("reason", self.reason.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_turn_brings_the_left_column_to_the_top() {
        let planes = ndarray::array![[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]];
        let turned = turned_clockwise(planes.clone());
        assert_eq!(
            turned,
            ndarray::array![[[4.0, 1.0], [5.0, 2.0], [6.0, 3.0]]]
        );
        assert_eq!(
            (0..3).fold(turned, |planes, _| turned_clockwise(planes)),
            planes
        );
    }
}
