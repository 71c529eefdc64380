//! Rivals: neighbouring points that were read as holding the same stone.
//!
//! A stone that lies half-way between two points may be read on both, or on none. The network tells
//! for each point where the middle of the stone on it is seen. If two neighbours see the same
//! stone, only one of them has it: the one to which it is clearly nearer, and otherwise both are
//! in doubt. A point that is read as empty sees no stone, so a stone that is read on one point, but
//! lies nearly half-way to an empty neighbour, puts both in doubt, too.

use super::classifier::{BoardClassification, PointClassification};

/// Two stones of one board lie at least this far apart, in spacings: stones are hardly narrower
/// than a spacing, and only those of a crowded board overlap a little.
const SAME_STONE: f64 = 0.5;
/// A stone is clearly nearer to one point than to another if the distances differ by this much, in
/// spacings.
const CLEARLY_NEARER: f64 = 0.3;
/// A stone this far from its point lies nearly half-way to the next, in spacings.
const HALF_WAY: f64 = 0.4;
/// Points whose probability of a stone of a colour is at least this claim one.
const CLAIMS: f64 = 0.3;

/// The effect of its neighbours on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rivalry {
    /// The stone that is read here lies on a neighbour, or may lie there.
    InDoubt,
    /// The stone that is read here is clearly a neighbour's.
    Lost,
}

/// Returns what the neighbours of a point make of its reading; `None` if they leave it as it is.
pub(super) fn rivalry(
    points: &BoardClassification,
    (column, row): (usize, usize),
) -> Option<Rivalry> {
    let (column, row) = (column as isize, row as isize);
    let point = points.at(column, row)?;
    let around = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (right, down)));
    let mut worst = None;
    for (right, down) in around.filter(|&step| step != (0, 0)) {
        let Some(other) = points.on_board(column + right, row + down) else {
            continue;
        };
        match between(point, other, (right as f64, down as f64)) {
            Some(Rivalry::Lost) => return Some(Rivalry::Lost),
            Some(Rivalry::InDoubt) => worst = Some(Rivalry::InDoubt),
            None => {}
        }
    }
    worst
}

/// Returns what a neighbour at this step makes of a point's reading.
fn between(
    point: &PointClassification,
    other: &PointClassification,
    step: (f64, f64),
) -> Option<Rivalry> {
    let claims =
        |stone: fn(&PointClassification) -> f64, of: &PointClassification| stone(of) >= CLAIMS;
    let both = |stone| claims(stone, point) && claims(stone, other);
    let length = |(right, down): (f64, f64)| right.hypot(down);
    // The place of the neighbour's stone as seen from this point.
    let theirs = (step.0 + other.middle.0, step.1 + other.middle.1);
    if both(|p| p.black) || both(|p| p.white) {
        let apart = length((theirs.0 - point.middle.0, theirs.1 - point.middle.1));
        if apart >= SAME_STONE {
            return None;
        }
        let (own, other) = (length(point.middle), length(other.middle));
        return if own > other + CLEARLY_NEARER {
            Some(Rivalry::Lost)
        } else if other > own + CLEARLY_NEARER {
            None
        } else {
            Some(Rivalry::InDoubt)
        };
    }
    // How far the stone lies towards the neighbour, as a share of the step.
    let towards =
        |(right, down): (f64, f64), (x, y): (f64, f64)| (right * x + down * y) / (x * x + y * y);
    let back = (-step.0, -step.1);
    let leaves = !has_stone(other) && has_stone(point) && towards(point.middle, step) >= HALF_WAY;
    let comes = !has_stone(point) && has_stone(other) && towards(other.middle, back) >= HALF_WAY;
    (leaves || comes).then_some(Rivalry::InDoubt)
}

fn has_stone(point: &PointClassification) -> bool {
    point.black.max(point.white) > point.empty
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stone(black: f64, middle: (f64, f64)) -> PointClassification {
        PointClassification {
            empty: 1.0 - black,
            black,
            white: 0.0,
            off: 0.0,
            covered: 0.0,
            shift: (0.0, 0.0),
            middle,
        }
    }

    const RIGHT: (f64, f64) = (1.0, 0.0);
    const LEFT: (f64, f64) = (-1.0, 0.0);

    #[test]
    fn two_points_that_see_one_stone_do_not_both_get_it() {
        let near = stone(0.99, (0.3, 0.0));
        let far = stone(0.99, (-0.7, 0.0));
        assert_eq!(between(&near, &far, RIGHT), None);
        assert_eq!(between(&far, &near, LEFT), Some(Rivalry::Lost));
        let half = (stone(0.99, (0.5, 0.0)), stone(0.99, (-0.5, 0.0)));
        assert_eq!(between(&half.0, &half.1, RIGHT), Some(Rivalry::InDoubt));
        assert_eq!(between(&half.1, &half.0, LEFT), Some(Rivalry::InDoubt));
    }

    #[test]
    fn stones_that_touch_are_two() {
        let (a, b) = (stone(0.99, (0.1, 0.0)), stone(0.99, (-0.1, 0.1)));
        assert_eq!(between(&a, &b, RIGHT), None);
        assert_eq!(between(&b, &a, LEFT), None);
    }

    #[test]
    fn a_stone_half_way_to_an_empty_point_puts_both_in_doubt() {
        let (stone, empty) = (stone(0.99, (0.45, 0.0)), stone(0.01, (0.0, 0.0)));
        assert_eq!(between(&stone, &empty, RIGHT), Some(Rivalry::InDoubt));
        assert_eq!(between(&empty, &stone, LEFT), Some(Rivalry::InDoubt));
        // On the other side it is far away.
        assert_eq!(between(&stone, &empty, LEFT), None);
    }
}
