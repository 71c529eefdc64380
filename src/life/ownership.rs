//! The ownership network: whose each point of a finished board is, by what it looks like.

use super::model::logistic;
use ndarray::Array3;

use crate::color::Color;
use crate::network::{Embedded, Network, NetworkError, Planes, softmax, turned_clockwise};
use crate::point::{BoardSize, Point};
use crate::position::{Chains, Position};

/// The network that is part of the program.
pub(super) static NETWORK: Embedded =
    Embedded::new("ownership", include_bytes!("../../calibration/weights/ownership.onnx"));

/// Smaller boards are shown in the middle of so many points each way, as in training.
const CANVAS: usize = 19;

/// The network is shown the board from so many sides, the colours swapped on every other one, and the mean counts.
const SIDES: usize = 4;

/// Input planes; then follow the stones of chains with one, two and so on liberties.
const ON_BOARD: usize = 0;
const STONES: [usize; 2] = [1, 2];
const FIRST_LIBERTIES: usize = 3;
const MOST_LIBERTIES: usize = 3;
const PLANES: usize = FIRST_LIBERTIES + MOST_LIBERTIES;

/// Output planes: logits of Black's, White's and nobody's; of what a stronger judge expects; of its doubt.
const OWNERS: [usize; 3] = [0, 1, 2];
const EXPECTED: usize = 3;
const DOUBT: usize = 4;

/// What the network says of a point.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub(super) struct Owner {
    /// Probability that it is Black's, and that it is White's; what is missing to 1, that it is nobody's.
    pub(super) owned: [f64; 2],
    /// What a stronger judge, who may see two outcomes, expects: -1 White's to 1 Black's.
    pub(super) expected: f64,
    /// Probability that such a judge is in doubt.
    pub(super) doubt: f64,
}

/// What the network says of every point, in reading order.
pub(super) fn read(
    network: &dyn Network,
    position: &Position,
    chains: &Chains,
) -> Result<Vec<Owner>, NetworkError> {
    let mut sum = vec![Owner::default(); position.size().area()];
    for side in 0..SIDES {
        let view = View::new(position, side);
        let said = network.run(view.shown(chains).view())?;
        if said.dim() != (DOUBT + 1, view.canvas, view.canvas) {
            let (channels, height, width) = said.dim();
            let reason = format!("it says {channels}×{height}×{width}");
            return Err(NetworkError { name: "ownership", reason });
        }
        for (point, sum) in position.size().points().zip(&mut sum) {
            sum.add(view.owner(&said, point));
        }
    }
    Ok(sum.into_iter().map(|sum| sum.scaled(1.0 / SIDES as f64)).collect())
}

/// The mean of what is said of some of the points.
pub(super) fn of_points(owners: &[Owner], size: BoardSize, points: &[Point]) -> Owner {
    let mut sum = Owner::default();
    for owner in points.iter().filter_map(|&point| owners.get(size.index(point))) {
        sum.add(*owner);
    }
    sum.scaled(1.0 / points.len().max(1) as f64)
}

impl Owner {
    fn add(&mut self, other: Owner) {
        self.owned = [0, 1].map(|color| self.owned[color] + other.owned[color]);
        self.expected += other.expected;
        self.doubt += other.doubt;
    }

    fn scaled(self, factor: f64) -> Owner {
        Owner {
            owned: self.owned.map(|owned| owned * factor),
            expected: self.expected * factor,
            doubt: self.doubt * factor,
        }
    }
}

/// One way to show a position: turned clockwise by some quarters, perhaps with the colours swapped.
struct View<'a> {
    position: &'a Position,
    quarters: usize,
    swapped: bool,
    canvas: usize,
    /// Where the position's first point lies on the canvas before it is turned.
    left: usize,
    top: usize,
}

impl View<'_> {
    fn new(position: &Position, side: usize) -> View<'_> {
        let (width, height) = (position.size().width(), position.size().height());
        let canvas = CANVAS.max(width).max(height);
        let (left, top) = ((canvas - width) / 2, (canvas - height) / 2);
        View { position, quarters: side % 4, swapped: side % 2 == 1, canvas, left, top }
    }

    /// The network's input.
    fn shown(&self, chains: &Chains) -> Planes {
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
                mark(STONES[self.shown_as(chain.color) as usize]);
                if (1..=MOST_LIBERTIES).contains(&chain.liberties.len()) {
                    mark(FIRST_LIBERTIES + chain.liberties.len() - 1);
                }
            }
        }
        (0..self.quarters).fold(planes, |planes, _| turned_clockwise(planes))
    }

    fn shown_as(&self, color: Color) -> Color {
        if self.swapped { color.opponent() } else { color }
    }

    /// What was said about a point.
    fn owner(&self, said: &Planes, point: Point) -> Owner {
        let last = self.canvas - 1;
        let start = (self.top + point.row(), self.left + point.col());
        let (row, column) = (0..self.quarters).fold(start, |(row, column), _| (column, last - row));
        let value = |plane: usize| f64::from(said[[plane, row, column]]);
        let owners = softmax(OWNERS.map(value));
        let expected = value(EXPECTED).tanh();
        Owner {
            owned: Color::BOTH.map(|color| owners[self.shown_as(color) as usize]),
            expected: if self.swapped { -expected } else { expected },
            doubt: logistic(value(DOUBT)),
        }
    }
}

#[cfg(test)]
mod tests {
    use ndarray::ArrayView3;

    use super::*;

    /// Says that a point is Black's where a black stone in atari stands, and in doubt where none stands.
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
        let owners = read(&Atari, &position, &Chains::new(&position)).unwrap();
        let size = position.size();
        let at = |name: &str| owners[size.index(size.parse(name).unwrap())];
        assert!(at("A3").owned[0] > 0.9 && at("A3").expected > 0.7);
        assert!(at("B2").owned[0] < 0.5, "two liberties");
        assert!(at("B3").owned[1] > 0.9 && at("B3").doubt < 0.01);
        assert!(at("C2").owned[1] < 0.5, "three liberties");
        assert!(at("D1").doubt > 0.99);
    }
}
