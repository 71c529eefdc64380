//! The stone network: from the flattened board to probabilities.

use super::flat::{RING, SCALE};
use crate::network::{Embedded, Network, NetworkError, Planes, softmax};

/// So many points around one bear on what stands there: half of the windows that the network was trained on.
const CONTEXT: usize = 6;

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
    points: Points,
}

/// A rectangle of points, row by row.
#[derive(Clone, Debug, PartialEq)]
struct Points {
    columns: usize,
    points: Vec<PointReading>,
}

/// Cells of a flattened board, ring and all: from, and to but not with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cells {
    left: usize,
    top: usize,
    right: usize,
    bottom: usize,
}

impl Reading {
    /// A point by its column and row on the board; -1 and the number of lines are the ring. `None` beyond.
    pub fn at(&self, column: isize, row: isize) -> Option<&PointReading> {
        let (column, row) = (column.checked_add_unsigned(RING)?, row.checked_add_unsigned(RING)?);
        self.points.at(usize::try_from(column).ok()?, usize::try_from(row).ok()?)
    }

    /// The points of the board, row by row.
    pub fn board(&self) -> impl Iterator<Item = &PointReading> {
        let lines = self.lines as isize;
        (0..lines).flat_map(move |row| (0..lines).filter_map(move |column| self.at(column, row)))
    }
}

impl Points {
    fn at(&self, column: usize, row: usize) -> Option<&PointReading> {
        if column >= self.columns { None } else { self.points.get(row * self.columns + column) }
    }

    /// What stands on the points, turned clockwise by a quarter; displacements stay as they are.
    fn turned(&self) -> Points {
        let rows = self.points.len() / self.columns.max(1);
        let from = |column: usize| (0..rows).rev().filter_map(move |row| self.at(column, row).copied());
        Points { columns: rows, points: (0..self.columns).flat_map(from).collect() }
    }
}

/// The network that is part of the program.
pub(super) static NETWORK: Embedded =
    Embedded::new("stones", include_bytes!("../../calibration/weights/stones.onnx"));

/// Reads the points of a flattened board of so many lines.
pub(super) fn read(network: &dyn Network, flat: &Planes, lines: usize) -> Result<Reading, NetworkError> {
    Ok(Reading { lines, points: points(network, flat)? })
}

/// The points of a flattened board or of a part of it. The network gives each of them logits of empty, black, white
/// and off the board, and the displacement from the assumed to the true point.
fn points(network: &dyn Network, flat: &Planes) -> Result<Points, NetworkError> {
    let said = network.run(flat)?;
    let (rows, columns) = (flat.height / SCALE, flat.width / SCALE);
    if said.channels < 6 || (said.height, said.width) != (rows, columns) {
        let reason = format!(
            "it says {}×{}×{}, not 6 or more times {rows}×{columns}",
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
    let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
    Ok(Points { columns, points: places.map(point).collect() })
}

/// Reads the points in doubt and those around them once more, from all four sides: the network is no surer of itself
/// than from one, but less often wrong. The probabilities are the normalised geometric means; displacements stay.
pub(super) fn read_again(
    network: &dyn Network,
    flat: &Planes,
    mut reading: Reading,
    in_doubt: impl Fn(&PointReading) -> bool,
) -> Result<Reading, NetworkError> {
    for cells in around(&reading, in_doubt) {
        let mut turned =
            flat.part(cells.left * SCALE..cells.right * SCALE, cells.top * SCALE..cells.bottom * SCALE);
        let mut views = Vec::new();
        for quarters in 1..4 {
            turned = turned.turned();
            views.push((quarters..4).fold(points(network, &turned)?, |points, _| points.turned()));
        }
        let columns = reading.points.columns;
        for (index, point) in reading.points.points.iter_mut().enumerate() {
            let (column, row) = (index % columns, index / columns);
            let place = column.checked_sub(cells.left).zip(row.checked_sub(cells.top));
            let seen: Option<Vec<PointReading>> = place
                .and_then(|(column, row)| views.iter().map(|view| view.at(column, row).copied()).collect());
            if let Some(seen) = seen {
                *point = mean(*point, &seen);
            }
        }
    }
    Ok(reading)
}

/// The cells of the points in doubt and of those that bear on them, in parts that do not overlap.
fn around(reading: &Reading, in_doubt: impl Fn(&PointReading) -> bool) -> Vec<Cells> {
    let side = reading.lines + 2 * RING;
    let lines = reading.lines;
    let places = (0..lines).flat_map(|row| (0..lines).map(move |column| (column + RING, row + RING)));
    let doubtful = places.zip(reading.board()).filter(|(_, point)| in_doubt(point)).map(|(place, _)| place);
    let mut parts: Vec<Cells> = Vec::new();
    for place in doubtful {
        let mut cells = Cells::around(place, side);
        while let Some(other) = parts.iter().position(|part| part.overlaps(&cells)) {
            cells = cells.joined(&parts.swap_remove(other));
        }
        parts.push(cells);
    }
    parts
}

impl Cells {
    /// A cell and those that bear on it, on a square of so many.
    fn around((column, row): (usize, usize), side: usize) -> Cells {
        Cells {
            left: column.saturating_sub(CONTEXT),
            top: row.saturating_sub(CONTEXT),
            right: (column + CONTEXT + 1).min(side),
            bottom: (row + CONTEXT + 1).min(side),
        }
    }

    fn overlaps(&self, other: &Cells) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }

    /// The rectangle around both.
    fn joined(&self, other: &Cells) -> Cells {
        Cells {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }
}

/// What several looks say of a point together.
fn mean(first: PointReading, others: &[PointReading]) -> PointReading {
    let mean = |value: fn(&PointReading) -> f64| {
        let logs = std::iter::once(&first).chain(others).map(|point| value(point).ln());
        logs.sum::<f64>() / (1 + others.len()) as f64
    };
    let [empty, black, white] = softmax([mean(|p| p.empty), mean(|p| p.black), mean(|p| p.white)]);
    let [off, _] = softmax([mean(|p| p.off), mean(|p| 1.0 - p.off)]);
    PointReading { empty, black, white, off, shift: first.shift }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Says of every point how red the middle of its cell is: black where it is.
    struct Red;

    impl Network for Red {
        fn run(&self, input: &Planes) -> Result<Planes, NetworkError> {
            let (rows, columns) = (input.height / SCALE, input.width / SCALE);
            let mut said =
                Planes { channels: 6, height: rows, width: columns, values: vec![0.0; 6 * rows * columns] };
            for (index, value) in said.values.iter_mut().skip(rows * columns).take(rows * columns).enumerate()
            {
                let middle = |k: usize| k * SCALE + SCALE / 2;
                *value = 5.0 * input.at(0, middle(index / columns), middle(index % columns));
            }
            Ok(said)
        }
    }

    #[test]
    fn a_point_is_the_same_point_from_all_sides() {
        const LINES: usize = 19;
        let side = (LINES + 2 * RING) * SCALE;
        let mut flat = Planes { channels: 3, height: side, width: side, values: vec![0.0; 3 * side * side] };
        let stones = [(2, 3), (4, 3), (18, 0)];
        for (column, row) in stones {
            for y in (row + RING) * SCALE..(row + RING + 1) * SCALE {
                flat.values[y * side + (column + RING) * SCALE..][..SCALE].fill(1.0);
            }
        }
        let first = read(&Red, &flat, LINES).unwrap();
        let again = read_again(&Red, &flat, first.clone(), |point| point.black > 0.9).unwrap();
        for (a, b) in first.board().zip(again.board()) {
            assert!((a.black - b.black).abs() < 1e-9);
        }
        for (column, row) in stones {
            assert!(again.at(column as isize, row as isize).unwrap().black > 0.9);
        }
    }
}
