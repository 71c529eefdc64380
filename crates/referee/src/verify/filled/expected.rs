//! What a filled-in board is expected to show, weighed with what a photo of it shows.
//!
//! A photo alone leaves points in doubt that the position before decides: its stones do not move, and territory is
//! filled with its owner's stones. By Bayes' rule a reading is weighed with how often each is so. A point that is
//! certain then is doubtful no more; one that looks like a fault becomes less certain, and is asked about.

use std::collections::BTreeSet;

use shuzi::color::Color;
use shuzi::count::Case;
use shuzi::point::Point;
use shuzi::position::{Orientation, Position};
use shuzi::score::area::area;
use shuzi::stones::{Doubt, StoneReading};

use super::super::later::{Later, doubtful, fits};
use super::ALIKE;

/// A stone of the position stands where it stood; otherwise its point is empty or the other colour's, each half as
/// likely as not. Well below what players do, so that the photo decides.
const UNMOVED: f64 = 0.98;
/// A point of a territory holds its owner's stone; otherwise it is empty or holds another. 4 compensation stones and a
/// few losing stones lie in one of some 80 points.
const OWN: f64 = 0.9;

/// The doubtful points of a photo of a filled-in board that are doubtful still once the position `before`, without its
/// dead stones, is taken into account. A reading has to be at least as probable as `certain`. What is hidden, or lies
/// between points, stays in doubt.
pub fn doubtful_after(before: &Position, after: &Case, certain: f64) -> BTreeSet<Point> {
    let all = doubtful(after);
    let Some(readings) = &after.readings else { return all };
    let later = Later { position: &after.position, doubtful: &all, orientations: &Orientation::TURNS };
    let Ok(fits) = fits(before, &Color::BOTH, &later, ALIKE) else { return all };
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

/// How likely empty, black and white are where `color` is expected.
fn likely(color: Color, expected: f64) -> [f64; 3] {
    let other = (1.0 - expected) / 2.0;
    match color {
        Color::Black => [other, expected, other],
        Color::White => [other, other, expected],
    }
}

/// The probability of `stone` on a point, weighed with how likely everything is there.
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
