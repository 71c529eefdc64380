//! Combines the reading of a filled-in board with what the position before leads us to expect.
//!
//! Some points that are doubtful in a photo are decided by the position before: its stones do not
//! move, and territory is filled with its owner's stones. By Bayes' rule each reading is weighted
//! by the frequency of these cases. A point that becomes certain is no longer doubtful; a point
//! that looks like a fault becomes less certain, and is asked about.

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
    let Some(readings) = &after.readings else { return all };
    let later = LaterBoard { position: &after.position, doubtful: &all, orientations: &Orientation::TURNS };
    let Ok(fits) = find_alignments(before, &Color::BOTH, &later, THRESHOLDS) else { return all };
    let owner = area(before).owner;
    let is_settled = |point: Point, orientation: Orientation| {
        let reading = readings.readings.get(after.position.size().index(point))?;
        let point_before = orientation.undone().point(after.position.size(), point)?;
        let stone = before.stone(point_before);
        let whose = stone.or(owner.get(before.size().index(point_before)).copied().flatten())?;
        let likely = likely(whose, if stone.is_some() { UNMOVED } else { OWN });
        let probability = weighed(reading, likely, after.position.stone(point));
        Some(reading.doubt == Some(Doubt::Ambiguous) && probability >= certain)
    };
    let in_every_turn =
        |point: &Point| fits.iter().all(|fit| is_settled(*point, fit.orientation) == Some(true));
    all.iter().copied().filter(|point| !in_every_turn(point)).collect()
}

/// Returns the prior probabilities of empty, black and white where `color` is expected.
fn likely(color: Color, expected: f64) -> [f64; 3] {
    let other = (1.0 - expected) / 2.0;
    match color {
        Color::Black => [other, expected, other],
        Color::White => [other, other, expected],
    }
}

/// Returns the posterior probability of `stone` on a point.
fn weighed(reading: &StoneReading, likely: [f64; 3], stone: Option<Color>) -> f64 {
    let [empty, black, white] = likely;
    let weights = [empty * reading.empty, black * reading.black, white * reading.white];
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
    fn what_is_expected_needs_less_to_be_certain_and_a_fault_more() {
        let reading = StoneReading { empty: 0.0, black: 0.93, white: 0.07, doubt: Some(Doubt::Ambiguous) };
        let black = |whose, expected| weighed(&reading, likely(whose, expected), Some(Color::Black));
        assert!(black(Color::Black, UNMOVED) > 0.99 && black(Color::Black, OWN) > 0.98);
        assert!(black(Color::White, UNMOVED) < 0.2, "a black stone where a white one stood");
    }
}
