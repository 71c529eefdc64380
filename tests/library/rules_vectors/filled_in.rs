//! Boards before and after the fill-in: what the second shows gives the same difference as the
//! first.

use shuzi::color::Color::{self, Black, White};
use shuzi::position::Position;
use shuzi::score::area::area;
use shuzi::score::{FillInPlan, RuleSet, Rules, score};

use super::boards::{self, diagram, points};

/// The difference that a filled-in board shows, whatever stones are missing: what the sides have on
/// the board, and twice what lies in the opponent's area, and their empty points, and what they
/// filled of the shared points.
fn difference_shown(lifted: &Position, after: &Position, komi: i32) -> i32 {
    let owner = area(lifted).owner;
    let count = |whose: Option<Color>, stone: Option<Color>| {
        let size = lifted.size();
        let is = |&point: &shuzi::point::Point| {
            owner[size.index(point)] == whose
                && lifted.stone(point).is_none()
                && after.stone(point) == stone
        };
        size.points().filter(is).count() as i32
    };
    let stones = after.count(Black) as i32 - after.count(White) as i32;
    let foreign = count(Some(Black), Some(White)) - count(Some(White), Some(Black));
    let empty = count(Some(Black), None) - count(Some(White), None);
    let shared = count(None, Some(White)) - count(None, Some(Black));
    stones + 2 * foreign + empty + shared - komi
}

fn check(before: &str, dead: &[&str], after: &str, difference: i32) {
    let (position, after) = (diagram(before), diagram(after));
    let dead = points(&position, dead);
    let lifted = position.without(&dead);
    for point in position
        .size()
        .points()
        .filter(|&point| lifted.stone(point).is_some())
    {
        assert_eq!(
            after.stone(point),
            lifted.stone(point),
            "a stone of the position has moved"
        );
    }
    assert_eq!((after.count(Black), after.count(White)), (40, 40));
    let result = score(&position, &dead, None, &Rules::of(RuleSet::Ing)).unwrap();
    assert_eq!(result.ing.unwrap().difference, difference);
    assert_eq!(
        difference_shown(&lifted, &after, 8),
        difference,
        "by the rule texts' board"
    );
    let plan = FillInPlan::new(&lifted, &result.owner, &result.ing.unwrap());
    let ours = &plan.steps.last().unwrap().after;
    assert_eq!(difference_shown(&lifted, ours, 8), difference, "by our own");
    assert_eq!((ours.count(Black), ours.count(White)), (40, 40));
}

#[test]
fn a_clean_border_filled_in() {
    check(boards::CLEAN, &[], boards::AFTER_CLEAN, 1);
}

#[test]
fn dead_stones_return_before_the_fill_in() {
    check(
        boards::DEAD_STONES,
        &["B8", "C6", "H8", "G3"],
        boards::AFTER_CLEAN,
        1,
    );
}

#[test]
fn each_fills_one_of_two_shared_points() {
    check(
        boards::SEKI_WITHOUT_EYES,
        &[],
        boards::AFTER_SEKI_WITHOUT_EYES,
        -1,
    );
}

#[test]
fn nobody_fills_a_single_shared_point() {
    check(boards::SEKI_WITH_EYES, &[], boards::AFTER_SEKI_WITH_EYES, 0);
}
