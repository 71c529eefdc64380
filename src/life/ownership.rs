//! The ownership network: predicts the owner of every point of a finished board from the stones
//! alone.
//!
//! The network sees the board from two sides, the colours swapped on the second, and the mean of its
//! answers counts. Where the two answers differ, it sees the board from two more sides. A smaller
//! board stands in the middle of a canvas of [`CANVAS`] × [`CANVAS`] points, as in training.

use ndarray::Array3;

use super::calibration::logistic;
use crate::color::Color;
use crate::network::{
    EmbeddedNetwork, EmbeddedWeights, Network, NetworkError, Planes, softmax, turned_clockwise,
};
use crate::point::{BoardSize, Point};
use crate::position::{Chains, Position};

/// The weights of the ownership network.
static WEIGHTS: EmbeddedWeights = EmbeddedWeights::new(
    "ownership",
    include_bytes!("../../calibration/weights/ownership.onnx"),
);

/// Returns the ownership network that is part of the program.
pub(super) fn embedded_network() -> EmbeddedNetwork {
    EmbeddedNetwork::new(&WEIGHTS)
}

/// Smallest side of the network's input, in points.
const CANVAS: usize = 19;

/// Number of views that are taken first.
const FIRST_VIEWS: usize = 2;

/// Number of views if the first ones differ.
const ALL_VIEWS: usize = 4;

/// Two views differ if they give a point to Black with probabilities further apart than this.
const VIEWS_DIFFER: f64 = 0.1;

/// Input plane that is 1 on the board and 0 around it.
const ON_BOARD: usize = 0;
/// Input planes of Black's and of White's stones.
const STONES: [usize; 2] = [1, 2];
/// Input plane of the stones of chains with one liberty; those of more follow.
const FIRST_LIBERTIES: usize = 3;
/// Most liberties that have an input plane.
const MOST_LIBERTIES: usize = 3;
/// Number of input planes.
const PLANES: usize = FIRST_LIBERTIES + MOST_LIBERTIES;

/// Output planes with the logits of the owner: Black, White, neither.
const OWNERS: [usize; 3] = [0, 1, 2];
/// Output plane of the owner that a stronger judge expects; tanh gives -1 (White's) to 1 (Black's).
const EXPECTED: usize = 3;
/// Output plane with the logit of that judge being in doubt.
const DOUBT: usize = 4;

/// The network's prediction for a point, or a mean of several.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub(super) struct OwnerPrediction {
    /// Probability that the point is Black's, and that it is White's. The rest to 1 is the
    /// probability that it is neither's.
    pub(super) owned: [f64; 2],
    /// Expectation of a stronger judge, who may consider two outcomes possible, from -1 (White's)
    /// to 1 (Black's).
    pub(super) expected: f64,
    /// Probability that such a judge is in doubt.
    pub(super) doubt: f64,
}

/// Runs the network and returns its prediction for every point, in reading order.
///
/// # Errors
/// [`NetworkError`] when the network cannot be run or its output has another shape than expected.
pub(super) fn predict_owners(
    network: &dyn Network,
    position: &Position,
    chains: &Chains,
) -> Result<Vec<OwnerPrediction>, NetworkError> {
    let mut views = Vec::new();
    for number in 0..FIRST_VIEWS {
        views.push(predict_in_view(network, position, chains, number)?);
    }
    if do_views_differ(position, &views) {
        for number in FIRST_VIEWS..ALL_VIEWS {
            views.push(predict_in_view(network, position, chains, number)?);
        }
    }
    let mut sum = vec![OwnerPrediction::default(); position.size().area()];
    for view in &views {
        for (sum, &prediction) in sum.iter_mut().zip(view) {
            sum.add(prediction);
        }
    }
    let share = 1.0 / views.len() as f64;
    Ok(sum.into_iter().map(|sum| sum.scaled(share)).collect())
}

/// Returns true if any two views do not agree about the owner of a point with a stone.
fn do_views_differ(position: &Position, views: &[Vec<OwnerPrediction>]) -> bool {
    let size = position.size();
    let mut stones = size
        .points()
        .filter(|&point| position.stone(point).is_some());
    stones.any(|point| {
        let owned = views.iter().filter_map(|view| view.get(size.index(point)));
        let owned = owned.map(|prediction| prediction.owned[Color::Black as usize]);
        let (least, most) = owned.fold((1.0_f64, 0.0_f64), |(least, most), owned| {
            (least.min(owned), most.max(owned))
        });
        most - least > VIEWS_DIFFER
    })
}

/// Returns the network's prediction for every point, in reading order, from one of the views.
fn predict_in_view(
    network: &dyn Network,
    position: &Position,
    chains: &Chains,
    number: usize,
) -> Result<Vec<OwnerPrediction>, NetworkError> {
    let view = NetworkView::new(position, number);
    let output = network.run(view.input_planes(chains).view())?;
    if output.dim() != (DOUBT + 1, view.canvas, view.canvas) {
        let (channels, height, width) = output.dim();
        return Err(NetworkError {
            name: "ownership",
            reason: format!("it says {channels}×{height}×{width}"),
        });
    }
    let points = position.size().points();
    Ok(points
        .map(|point| view.prediction_at(&output, point))
        .collect())
}

/// Returns the mean prediction for some of the points.
pub(super) fn average_over(
    predictions: &[OwnerPrediction],
    size: BoardSize,
    points: &[Point],
) -> OwnerPrediction {
    let mut sum = OwnerPrediction::default();
    for prediction in points
        .iter()
        .filter_map(|&point| predictions.get(size.index(point)))
    {
        sum.add(*prediction);
    }
    sum.scaled(1.0 / points.len().max(1) as f64)
}

impl OwnerPrediction {
    fn add(&mut self, other: OwnerPrediction) {
        self.owned = [0, 1].map(|color| self.owned[color] + other.owned[color]);
        self.expected += other.expected;
        self.doubt += other.doubt;
    }

    fn scaled(self, factor: f64) -> OwnerPrediction {
        OwnerPrediction {
            owned: self.owned.map(|owned| owned * factor),
            expected: self.expected * factor,
            doubt: self.doubt * factor,
        }
    }
}

/// A position as the network is shown it: turned clockwise by some quarters, perhaps with the
/// colours swapped.
struct NetworkView<'a> {
    position: &'a Position,
    quarters: usize,
    swapped: bool,
    /// Side of the canvas, in points.
    canvas: usize,
    /// Column and row of the position's first point on the canvas before it is turned.
    left: usize,
    top: usize,
}

impl NetworkView<'_> {
    fn new(position: &Position, number: usize) -> NetworkView<'_> {
        let (width, height) = (position.size().width(), position.size().height());
        let canvas = CANVAS.max(width).max(height);
        let (left, top) = ((canvas - width) / 2, (canvas - height) / 2);
        NetworkView {
            position,
            quarters: number % 4,
            swapped: number % 2 == 1,
            canvas,
            left,
            top,
        }
    }

    /// Returns the network's input.
    fn input_planes(&self, chains: &Chains) -> Planes {
        let mut planes = Array3::zeros((PLANES, self.canvas, self.canvas));
        for point in self.position.size().points() {
            let mut mark = |plane: usize| {
                let at = (plane, self.top + point.row(), self.left + point.col());
                if let Some(value) = planes.get_mut(at) {
                    *value = 1.0;
                }
            };
            mark(ON_BOARD);
            if let Some(chain) = chains.at(point).and_then(|chain| chains.list().get(chain)) {
                mark(STONES[self.color_as_shown(chain.color) as usize]);
                if (1..=MOST_LIBERTIES).contains(&chain.liberties.len()) {
                    mark(FIRST_LIBERTIES + chain.liberties.len() - 1);
                }
            }
        }
        (0..self.quarters).fold(planes, |planes, _| turned_clockwise(planes))
    }

    /// Returns the colour in which stones of `color` are shown.
    fn color_as_shown(&self, color: Color) -> Color {
        if self.swapped {
            color.opponent()
        } else {
            color
        }
    }

    /// Returns the prediction for a point of the position, with turn and colours undone.
    fn prediction_at(&self, output: &Planes, point: Point) -> OwnerPrediction {
        let last = self.canvas - 1;
        let start = (self.top + point.row(), self.left + point.col());
        let (row, column) = (0..self.quarters).fold(start, |(row, column), _| (column, last - row));
        let value = |plane: usize| f64::from(output[[plane, row, column]]);
        let owners = softmax(OWNERS.map(value));
        let expected = value(EXPECTED).tanh();
        OwnerPrediction {
            owned: Color::BOTH.map(|color| owners[self.color_as_shown(color) as usize]),
            expected: if self.swapped { -expected } else { expected },
            doubt: logistic(value(DOUBT)),
        }
    }
}

#[cfg(test)]
mod tests {
    use ndarray::ArrayView3;

    use super::*;

    /// Says that a point is Black's where a black stone in atari stands, and in doubt where none
    /// stands.
    struct Atari;

    impl Network for Atari {
        fn run(&self, input: ArrayView3<'_, f32>) -> Result<Planes, NetworkError> {
            let (_, height, width) = input.dim();
            let mut said = Array3::zeros((5, height, width));
            for row in 0..height {
                for column in 0..width {
                    let shown = |plane: usize| input[[plane, row, column]];
                    let black = shown(STONES[0]) * shown(FIRST_LIBERTIES);
                    let white = shown(STONES[1]) * shown(FIRST_LIBERTIES);
                    said[[OWNERS[0], row, column]] = 9.0 * black;
                    said[[OWNERS[1], row, column]] = 9.0 * white;
                    said[[EXPECTED, row, column]] = black - white;
                    said[[DOUBT, row, column]] = 9.0 - 18.0 * STONES.map(shown).iter().sum::<f32>();
                }
            }
            Ok(said)
        }
    }

    #[test]
    fn every_point_is_the_same_point_from_all_sides() {
        let position = Position::from_rows(&["BW..", ".BW.", "...."]).unwrap();
        let owners = predict_owners(&Atari, &position, &Chains::new(&position)).unwrap();
        let size = position.size();
        let at = |name: &str| owners[size.index(size.parse(name).unwrap())];
        assert!(at("A3").owned[0] > 0.9 && at("A3").expected > 0.7);
        assert!(at("B2").owned[0] < 0.5, "two liberties");
        assert!(at("B3").owned[1] > 0.9 && at("B3").doubt < 0.01);
        assert!(at("C2").owned[1] < 0.5, "three liberties");
        assert!(at("D1").doubt > 0.99);
    }
}
