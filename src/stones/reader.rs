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
#[derive(Clone, Debug, PartialEq)]
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

    /// What stands on the points of the board turned clockwise by a quarter; displacements stay as they are.
    fn turned(&self) -> Reading {
        let side = (self.lines + 2 * RING) as isize;
        let ring = RING as isize;
        let from = |(row, column): (isize, isize)| self.at(row - ring, side - 1 - column - ring).copied();
        let places = (0..side).flat_map(|row| (0..side).map(move |column| (row, column)));
        Reading { lines: self.lines, points: places.filter_map(from).collect() }
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

/// The same from all four sides: the network is no surer of itself than from one, but less often wrong. The
/// probabilities are the normalised geometric means; displacements are those of `first`.
pub(super) fn read_from_all_sides(
    network: &dyn Network,
    flat: &Planes,
    first: &Reading,
) -> Result<Reading, NetworkError> {
    let mut readings = vec![first.clone()];
    let mut turned = flat.clone();
    for quarters in 1..4 {
        turned = turned.turned();
        let reading = read(network, &turned, first.lines)?;
        readings.push((quarters..4).fold(reading, |reading, _| reading.turned()));
    }
    let mean = |(index, point): (usize, &PointReading)| {
        let mean = |value: fn(&PointReading) -> f64| {
            let logs = readings.iter().filter_map(|reading| reading.points.get(index)).map(|p| value(p).ln());
            logs.sum::<f64>() / readings.len() as f64
        };
        let [empty, black, white] = softmax([mean(|p| p.empty), mean(|p| p.black), mean(|p| p.white)]);
        let [off, _] = softmax([mean(|p| p.off), mean(|p| 1.0 - p.off)]);
        PointReading { empty, black, white, off, shift: point.shift }
    };
    Ok(Reading { lines: first.lines, points: first.points.iter().enumerate().map(mean).collect() })
}

fn softmax<const N: usize>(logits: [f64; N]) -> [f64; N] {
    let most = logits.into_iter().fold(f64::MIN, f64::max);
    let odds = logits.map(|logit| (logit - most).exp());
    let sum: f64 = odds.iter().sum();
    odds.map(|odd| odd / sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Says of every point what the red of its first pixel is: black where it is 1.
    struct Red;

    impl Network for Red {
        fn run(&self, input: &Planes) -> Result<Planes, NetworkError> {
            let side = input.width / super::super::flat::SCALE;
            let mut said =
                Planes { channels: 6, height: side, width: side, values: vec![0.0; 6 * side * side] };
            for (index, value) in said.values.iter_mut().skip(side * side).take(side * side).enumerate() {
                let middle = |k: usize| k * super::super::flat::SCALE + 12;
                *value = 5.0 * input.at(0, middle(index / side), middle(index % side));
            }
            Ok(said)
        }
    }

    #[test]
    fn a_point_is_the_same_point_from_all_sides() {
        let side = (3 + 2 * RING) * super::super::flat::SCALE;
        let mut flat = Planes { channels: 3, height: side, width: side, values: vec![0.0; 3 * side * side] };
        for row in 0..24 {
            for column in 0..24 {
                flat.values[(2 * 24 + row) * side + 24 + column] = 1.0;
            }
        }
        let first = read(&Red, &flat, 3).unwrap();
        let all = read_from_all_sides(&Red, &flat, &first).unwrap();
        for (a, b) in first.points.iter().zip(&all.points) {
            assert!((a.black - b.black).abs() < 1e-9);
        }
        assert!(all.at(0, 1).unwrap().black > 0.9);
    }
}
