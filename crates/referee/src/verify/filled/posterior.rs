//! Combines the reading of a filled-in board with what the position before leads us to expect.
//!
//! How it works: the position before and the areas of its players say which stone to expect on a
//! point, and how often it is there (the prior). By Bayes' rule the probability of a stone is its
//! prior multiplied by the photo's reading, divided by the sum over empty, black and white. A
//! doubtful point whose stone becomes certain in this way is no longer doubtful.
//!
//! Why: hundreds of points are read on a filled board, and a few are always doubtful. Those that
//! look as expected need no question, while a stone that looks like a fault is an accusation, and
//! needs a clearer photo than an expected one.
//!
//! Invariant: points only leave the set of doubtful points. Nothing that the photo shows for
//! certain is changed, and the stone that was read on a point stays the same.

use std::collections::BTreeSet;

use shuzi::color::Color;
use shuzi::count::Case;
use shuzi::point::Point;
use shuzi::position::{Orientation, Position};
use shuzi::score::area::area;
use shuzi::stones::{Doubt, StoneReading};

use super::super::alignment::{LaterBoard, doubtful_points, find_alignments};
use super::THRESHOLDS;

/// Probability that a stone of the position is still in place. Otherwise, its point is empty or has
/// the other colour with equal probability. The value is well below what players achieve, so that
/// the photo decides.
const UNMOVED: f64 = 0.98;
/// Probability that a point of territory holds its owner's stone. Otherwise, it is empty or holds
/// another stone: 4 compensation stones and a few losing stones lie in some 80 points.
const OWN: f64 = 0.9;

/// Finds the doubtful points of a filled-in board that remain doubtful once the position `before`,
/// without its dead stones, is taken into account. A certain reading has at least the probability
/// `certain`. Hidden points, and stones between points, remain doubtful.
pub fn doubtful_after(before: &Position, after: &Case, certain: f64) -> BTreeSet<Point> {
    let all = doubtful_points(after);
    let Some(readings) = &after.readings else {
        return all;
    };
    let later = LaterBoard {
        position: &after.position,
        doubtful: &all,
        orientations: &Orientation::TURNS,
    };
    let Ok(fits) = find_alignments(before, &Color::BOTH, &later, THRESHOLDS) else {
        return all;
    };
    let owner = area(before).owner;
    let is_decided = |point: Point, orientation: Orientation| {
        let reading = readings.readings.get(after.position.size().index(point))?;
        let point_before = orientation.undone().point(after.position.size(), point)?;
        let stone = before.stone(point_before);
        let expected = stone.or(owner
            .get(before.size().index(point_before))
            .copied()
            .flatten())?;
        let prior = prior(expected, if stone.is_some() { UNMOVED } else { OWN });
        let probability = posterior(reading, prior, after.position.stone(point));
        Some(reading.doubt == Some(Doubt::Ambiguous) && probability >= certain)
    };
    // If several orientations fit equally well, each of them has to decide the point.
    let is_decided_in_all = |point: &Point| {
        fits.iter()
            .all(|fit| is_decided(*point, fit.orientation) == Some(true))
    };
    all.iter()
        .copied()
        .filter(|point| !is_decided_in_all(point))
        .collect()
}

/// Returns the prior probabilities of empty, black and white where `color` is expected.
fn prior(color: Color, probability: f64) -> [f64; 3] {
    let other = (1.0 - probability) / 2.0;
    match color {
        Color::Black => [other, probability, other],
        Color::White => [other, other, probability],
    }
}

/// Returns the posterior probability of `stone` on a point: prior and reading multiplied, divided
/// by the sum over the three possibilities.
fn posterior(reading: &StoneReading, prior: [f64; 3], stone: Option<Color>) -> f64 {
    let [empty, black, white] = prior;
    let weights = [
        empty * reading.empty,
        black * reading.black,
        white * reading.white,
    ];
    let sum: f64 = weights.iter().sum();
    let weight = match stone {
        None => weights[0],
        Some(Color::Black) => weights[1],
        Some(Color::White) => weights[2],
    };
    if sum > 0.0 { weight / sum } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_expected_stone_becomes_certain_and_a_fault_doubtful() {
        let reading = StoneReading {
            empty: 0.0,
            black: 0.93,
            white: 0.07,
            doubt: Some(Doubt::Ambiguous),
        };
        let black =
            |color, probability| posterior(&reading, prior(color, probability), Some(Color::Black));
        assert!(black(Color::Black, UNMOVED) > 0.99 && black(Color::Black, OWN) > 0.98);
        assert!(
            black(Color::White, UNMOVED) < 0.2,
            "a black stone where a white one stood"
        );
    }
}
