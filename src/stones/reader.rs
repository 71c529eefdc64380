//! The stone network: from the flattened board to probabilities.

use super::flat::RING;
use crate::network::{Embedded, Network, NetworkError, Planes};

/// What the network says about a point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PointReading {
    /// Probability that the point is empty, given that it is a crossing.
    pub empty: f64,
    /// Of a black stone.
    pub black: f64,
    /// Of a white stone.
    pub white: f64,
    /// Probability that there is no crossing here.
    pub off: f64,
    /// From the point as assumed to where it is really seen, in spacings right and down.
    pub shift: (f64, f64),
}

/// What the network says about the points of a board and of the ring around it.
pub(super) struct Reading {
    lines: usize,
    /// Row by row, ring and all.
    points: Vec<PointReading>,
}

impl Reading {
    /// A point by its column and row on the board; -1 and the number of lines are the ring. `None` beyond.
    pub fn at(&self, column: isize, row: isize) -> Option<&PointReading> {
        let side = self.lines + 2 * RING;
        let (column, row) = (column.checked_add_unsigned(RING)?, row.checked_add_unsigned(RING)?);
        let (column, row) = (usize::try_from(column).ok()?, usize::try_from(row).ok()?);
        if column >= side { None } else { self.points.get(row * side + column) }
    }

    /// The points of the board, row by row.
    pub fn board(&self) -> impl Iterator<Item = &PointReading> {
        let lines = self.lines as isize;
        (0..lines).flat_map(move |row| (0..lines).filter_map(move |column| self.at(column, row)))
    }
}

/// The network that is part of the program.
pub(super) static NETWORK: Embedded =
    Embedded::new("stones", include_bytes!("../../calibration/weights/stones.onnx"));

/// Reads the points of a flattened board. The network gives each of them logits of empty, black, white and off
/// the board, and the displacement from the assumed to the true point.
pub(super) fn read(network: &dyn Network, flat: &Planes, lines: usize) -> Result<Reading, NetworkError> {
    let said = network.run(flat)?;
    let expected = lines + 2 * RING;
    if said.channels < 6 || (said.height, said.width) != (expected, expected) {
        let reason = format!(
            "it says {}×{}×{}, not 6 or more times {expected}×{expected}",
            said.channels, said.height, said.width
        );
        return Err(NetworkError { name: "stones", reason });
    }
    let point = |(column, row)| {
        let logits = [0, 1, 2, 3].map(|channel| f64::from(said.at(channel, row, column)));
        let [empty, black, white] = softmax([logits[0], logits[1], logits[2]]);
        let [right, down] = [4, 5].map(|channel| f64::from(said.at(channel, row, column)));
        PointReading { empty, black, white, off: softmax(logits)[3], shift: (right, down) }
    };
    let places = (0..expected).flat_map(|row| (0..expected).map(move |column| (column, row)));
    Ok(Reading { lines, points: places.map(point).collect() })
}

fn softmax<const N: usize>(logits: [f64; N]) -> [f64; N] {
    let most = logits.into_iter().fold(f64::MIN, f64::max);
    let odds = logits.map(|logit| (logit - most).exp());
    let sum: f64 = odds.iter().sum();
    odds.map(|odd| odd / sum)
}
