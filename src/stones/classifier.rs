//! The stone network: from the rectified board to probabilities.

use std::ops::Range;

use ndarray::{Array2, ArrayView3, Axis, Slice};

use super::rectify::{RING, SCALE};
use crate::network::{
    EmbeddedNetwork, EmbeddedWeights, Network, NetworkError, Planes, softmax, turned_clockwise,
};

/// Channels of the network's output.
const CHANNELS: usize = 9;
/// Points this near to one in doubt are classified again, too, in columns and rows: they often share
/// its light.
const NEAR: usize = 3;
/// Points shown around those that are classified again, in columns and rows. The context that
/// influences a classification has twice this radius, but what is near counts most.
const CONTEXT: usize = 3;

/// The stone network's output for a point, as probabilities.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PointClassification {
    /// Probability that the point is empty, given that it is a crossing.
    pub empty: f64,
    /// Probability of a black stone, given that it is a crossing.
    pub black: f64,
    /// Probability of a white stone, given that it is a crossing.
    pub white: f64,
    /// Probability that there is no crossing here.
    pub off: f64,
    /// Probability that something hides the point.
    pub covered: f64,
    /// Displacement from the assumed to the true place of the crossing, in spacings right and down.
    pub shift: (f64, f64),
    /// Displacement from the assumed place to the middle of the stone on it, as seen on the plane of
    /// the stones, in spacings right and down. Without meaning if there is no stone.
    pub middle: (f64, f64),
}

impl PointClassification {
    /// Returns the probability that the contents of a crossing are not seen here.
    pub fn hidden(&self) -> f64 {
        self.off + self.covered
    }
}

/// The network's output for the points of a board and of the ring around it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct BoardClassification {
    lines: usize,
    /// Axes: row and column, both counted from the ring.
    points: Array2<PointClassification>,
}

/// A rectangle of cells of a rectified board, counted from the ring; its last column and row are
/// not part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct CellRect {
    left: usize,
    top: usize,
    right: usize,
    bottom: usize,
}

impl BoardClassification {
    /// Returns a point by its column and row on the board; -1 and the number of lines are the ring.
    /// `None` beyond.
    pub fn at(&self, column: isize, row: isize) -> Option<&PointClassification> {
        let index = |line: isize| usize::try_from(line.checked_add_unsigned(RING)?).ok();
        self.points.get((index(row)?, index(column)?))
    }

    /// Returns a point of the board by its column and row; `None` beyond the outer lines.
    pub fn on_board(&self, column: isize, row: isize) -> Option<&PointClassification> {
        let on = |line: isize| (0..self.lines as isize).contains(&line);
        self.at(column, row).filter(|_| on(column) && on(row))
    }

    /// Returns the points of the board with their columns and rows, row by row.
    pub fn board(&self) -> impl Iterator<Item = ((usize, usize), &PointClassification)> {
        let place = |(row, column): (usize, usize)| {
            let on = |line: usize| (RING..RING + self.lines).contains(&line);
            (on(row) && on(column)).then(|| (column - RING, row - RING))
        };
        self.points
            .indexed_iter()
            .filter_map(move |(index, point)| Some((place(index)?, point)))
    }
}

/// The weights of the stone network.
static WEIGHTS: EmbeddedWeights = EmbeddedWeights::new(
    "stones",
    include_bytes!("../../calibration/weights/stones.onnx"),
);

/// Returns the stone network that is part of the program.
pub fn embedded_network() -> EmbeddedNetwork {
    EmbeddedNetwork::new(&WEIGHTS)
}

/// Classifies the points of a rectified board with this number of lines.
pub(super) fn classify(
    network: &dyn Network,
    rectified: &Planes,
    lines: usize,
) -> Result<BoardClassification, NetworkError> {
    Ok(BoardClassification {
        lines,
        points: classify_points(network, rectified.view())?,
    })
}

/// Classifies the points of a rectified board or of a part of it. Axes of the result: row, column.
///
/// The network's nine channels are the logits of empty, black, white, not a crossing and covered,
/// the displacement from the assumed to the true place, right and down, and that to the middle of
/// the stone in the second view, right and down.
fn classify_points(
    network: &dyn Network,
    rectified: ArrayView3<'_, f32>,
) -> Result<Array2<PointClassification>, NetworkError> {
    let (_, height, width) = rectified.dim();
    let (rows, columns) = (height / SCALE, width / SCALE);
    let output = network.run(rectified)?;
    let (channels, output_rows, output_columns) = output.dim();
    if channels < CHANNELS || (output_rows, output_columns) != (rows, columns) {
        let reason = format!(
            "it says {channels}×{output_rows}×{output_columns}, not {CHANNELS}×{rows}×{columns}"
        );
        return Err(NetworkError {
            name: "stones",
            reason,
        });
    }
    let point = |(row, column)| {
        let value = |channel: usize| f64::from(output[[channel, row, column]]);
        let logits = [0, 1, 2, 3, 4].map(value);
        let [empty, black, white] = softmax([logits[0], logits[1], logits[2]]);
        let [.., off, covered] = softmax(logits);
        PointClassification {
            empty,
            black,
            white,
            off,
            covered,
            shift: (value(5), value(6)),
            middle: (value(7), value(8)),
        }
    };
    Ok(Array2::from_shape_fn((rows, columns), point))
}

/// Classifies the points in doubt and those near them once more, from the three other sides.
///
/// The network is not more certain from four sides than from one, but it is wrong less often. The
/// probabilities are the normalised geometric means of all four classifications; displacements stay
/// as they are.
pub(super) fn classify_again(
    network: &dyn Network,
    rectified: &Planes,
    first: BoardClassification,
    in_doubt: impl Fn(&PointClassification) -> bool,
) -> Result<BoardClassification, NetworkError> {
    let mut again = first.clone();
    let side = first.lines + 2 * RING;
    for targets in targets_in_doubt(&first, in_doubt) {
        let cells = targets.grown(CONTEXT, side);
        let [rows, columns] = cells.ranges(SCALE);
        let mut part = rectified.slice_each_axis(|axis| match axis.axis {
            Axis(0) => Slice::from(..),
            Axis(1) => Slice::from(rows.clone()),
            _ => Slice::from(columns.clone()),
        });
        // The part is turned a quarter further each time. Its classifications are turned the rest
        // of the way round, so that all of them name the points as the first does.
        let mut views = Vec::new();
        for quarters in 1..4 {
            part = turned_clockwise(part);
            let points = classify_points(network, part)?;
            views.push((quarters..4).fold(points, |points, _| points_turned_clockwise(points)));
        }
        let [rows, columns] = targets.ranges(1);
        for (row, column) in rows.flat_map(|row| columns.clone().map(move |column| (row, column))) {
            let in_part = [row - cells.top, column - cells.left];
            let others: Vec<PointClassification> = views.iter().map(|view| view[in_part]).collect();
            again.points[[row, column]] = geometric_mean(first.points[[row, column]], &others);
        }
    }
    Ok(again)
}

/// Returns points turned clockwise by a quarter; their displacements stay as they are.
fn points_turned_clockwise(points: Array2<PointClassification>) -> Array2<PointClassification> {
    let mut turned = points.reversed_axes();
    turned.invert_axis(Axis(1));
    turned
}

/// Returns the cells of the points in doubt and of those near them, in rectangles that are
/// classified with their context at little cost.
fn targets_in_doubt(
    first: &BoardClassification,
    in_doubt: impl Fn(&PointClassification) -> bool,
) -> Vec<CellRect> {
    let side = first.lines + 2 * RING;
    let cost = |targets: &CellRect| targets.grown(CONTEXT, side).area();
    let doubtful = first
        .board()
        .filter(|(_, point)| in_doubt(point))
        .map(|((column, row), _)| (column + RING, row + RING));
    let mut parts: Vec<CellRect> = Vec::new();
    for place in doubtful {
        let mut targets = CellRect::of_cell(place).grown(NEAR, side);
        // One that has grown may then be worth joining with others, hence the loop.
        while let Some(other) = parts
            .iter()
            .position(|part| cost(&part.union(&targets)) <= cost(part) + cost(&targets))
        {
            targets = targets.union(&parts.swap_remove(other));
        }
        parts.push(targets);
    }
    parts
}

impl CellRect {
    /// Returns the rectangle of one cell.
    fn of_cell((column, row): (usize, usize)) -> CellRect {
        CellRect {
            left: column,
            top: row,
            right: column + 1,
            bottom: row + 1,
        }
    }

    /// Returns the rectangle with this many cells more on each side, on a square with `side` cells
    /// each way.
    fn grown(&self, by: usize, side: usize) -> CellRect {
        CellRect {
            left: self.left.saturating_sub(by),
            top: self.top.saturating_sub(by),
            right: (self.right + by).min(side),
            bottom: (self.bottom + by).min(side),
        }
    }

    /// Returns the number of its cells.
    fn area(&self) -> usize {
        (self.right - self.left) * (self.bottom - self.top)
    }

    /// Returns the ranges of its rows and columns in an array with `scale` entries per cell each
    /// way.
    fn ranges(&self, scale: usize) -> [Range<usize>; 2] {
        [
            self.top * scale..self.bottom * scale,
            self.left * scale..self.right * scale,
        ]
    }

    /// Returns the smallest rectangle around both.
    fn union(&self, other: &CellRect) -> CellRect {
        CellRect {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }
}

/// Returns the normalised geometric mean of several classifications of a point.
fn geometric_mean(
    first: PointClassification,
    others: &[PointClassification],
) -> PointClassification {
    let mean = |value: fn(&PointClassification) -> f64| {
        let logs = std::iter::once(&first)
            .chain(others)
            .map(|point| value(point).ln());
        logs.sum::<f64>() / (1 + others.len()) as f64
    };
    let [empty, black, white] = softmax([mean(|p| p.empty), mean(|p| p.black), mean(|p| p.white)]);
    // These are probabilities of their own, beside the three of the contents, and are normalised by
    // themselves.
    let [off, covered, _] = softmax([
        mean(|p| p.off),
        mean(|p| p.covered),
        mean(|p| 1.0 - p.hidden()),
    ]);
    PointClassification {
        empty,
        black,
        white,
        off,
        covered,
        shift: first.shift,
        middle: first.middle,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Predicts a black stone where the middle of a cell is red.
    struct Red;

    impl Network for Red {
        fn run(&self, input: ArrayView3<'_, f32>) -> Result<Planes, NetworkError> {
            let (_, height, width) = input.dim();
            let middle = |cell: usize| cell * SCALE + SCALE / 2;
            Ok(Planes::from_shape_fn(
                (CHANNELS, height / SCALE, width / SCALE),
                |(channel, row, column)| {
                    if channel == 1 {
                        5.0 * input[[0, middle(row), middle(column)]]
                    } else {
                        0.0
                    }
                },
            ))
        }
    }

    #[test]
    fn a_point_is_the_same_point_from_all_sides() {
        const LINES: usize = 19;
        let side = (LINES + 2 * RING) * SCALE;
        let mut rectified = Planes::zeros((6, side, side));
        let stones = [(2, 3), (4, 3), (18, 0)];
        for (column, row) in stones {
            let (left, top) = ((column + RING) * SCALE, (row + RING) * SCALE);
            let mut red = rectified.index_axis_mut(Axis(0), 0);
            red.slice_each_axis_mut(|axis| {
                let from = [top, left][axis.axis.index()];
                Slice::from(from..from + SCALE)
            })
            .fill(1.0);
        }
        let first = classify(&Red, &rectified, LINES).unwrap();
        let again =
            classify_again(&Red, &rectified, first.clone(), |point| point.black > 0.9).unwrap();
        for ((_, a), (_, b)) in first.board().zip(again.board()) {
            assert!((a.black - b.black).abs() < 1e-9);
        }
        for (column, row) in stones {
            assert!(again.at(column as isize, row as isize).unwrap().black > 0.9);
        }
    }
}
