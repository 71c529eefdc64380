//! Network: a trained network as a function from planes to planes. A leaf: knows nothing of boards.
//!
//! The weights are ONNX files in `calibration/weights`, part of the program; `training/` makes them.

use crate::language::{Message, ToMessage};
mod embedded;
mod onnx;

use std::ops::Range;

use thiserror::Error;

pub use embedded::Embedded;
pub use onnx::Onnx;

/// Planes of numbers of one size: the colours of a picture, or what a network says about each of its places.
#[derive(Clone, Debug, PartialEq)]
pub struct Planes {
    /// Planes.
    pub channels: usize,
    /// Rows of each.
    pub height: usize,
    /// Columns of each.
    pub width: usize,
    /// Plane by plane, row by row.
    pub values: Vec<f32>,
}

impl Planes {
    /// One value; 0 outside.
    pub fn at(&self, channel: usize, row: usize, column: usize) -> f32 {
        if row >= self.height || column >= self.width {
            return 0.0;
        }
        self.values.get((channel * self.height + row) * self.width + column).copied().unwrap_or_default()
    }

    /// These columns and rows of all planes; 0 outside.
    pub fn part(&self, columns: Range<usize>, rows: Range<usize>) -> Planes {
        let (width, height) = (columns.len(), rows.len());
        let mut values = Vec::with_capacity(self.channels * width * height);
        for channel in 0..self.channels {
            for row in rows.clone() {
                values.extend(columns.clone().map(|column| self.at(channel, row, column)));
            }
        }
        Planes { channels: self.channels, height, width, values }
    }

    /// The same turned clockwise by a quarter.
    pub fn turned(&self) -> Planes {
        let Planes { channels, height, width, .. } = *self;
        let mut values = Vec::with_capacity(self.values.len());
        for channel in 0..channels {
            for row in 0..width {
                values.extend((0..height).rev().map(|from| self.at(channel, from, row)));
            }
        }
        Planes { channels, height: width, width: height, values }
    }
}

/// A trained network. Geometry and reading are tested with other implementations.
pub trait Network: Send + Sync {
    /// What the network says about `input`.
    ///
    /// # Errors
    /// [`NetworkError`] when it cannot take such an input.
    fn run(&self, input: &Planes) -> Result<Planes, NetworkError>;
}

/// Logits as probabilities, which add up to 1.
pub fn softmax<const N: usize>(logits: [f64; N]) -> [f64; N] {
    let most = logits.into_iter().fold(f64::MIN, f64::max);
    let odds = logits.map(|logit| (logit - most).exp());
    let sum: f64 = odds.iter().sum();
    odds.map(|odd| odd / sum)
}

/// A network could not be loaded or run: the program was built with wrong weights.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{}", self.to_message())]
pub struct NetworkError {
    /// Which network.
    pub name: &'static str,
    /// What is wrong.
    pub reason: String,
}

impl ToMessage for NetworkError {
    fn to_message(&self) -> Message {
        Message::new("error-network").with("name", self.name).with("reason", self.reason.as_str())
    }
}
