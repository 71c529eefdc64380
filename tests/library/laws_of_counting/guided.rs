//! Laws of the guided count: every move keeps the count, and the end is what was scored.

use proptest::prelude::*;
use shuzi::color::Color;
use shuzi::point::Point;
use shuzi::position::Position;
use shuzi::score::area::area;
use shuzi::score::{GuidedCount, HalfPoints, Quarters, RuleSet, Rules, score};

use super::rule_set;
use super::territory::positions;

/// The empty regions that only this colour surrounds.
fn areas(position: &Position, color: Color) -> Vec<Vec<Point>> {
    let regions = position.empty_regions().into_iter();
    regions
        .filter(|region| region.surrounded_by() == Some(color))
        .map(|region| region.points)
        .collect()
}

fn own_points(position: &Position, color: Color) -> usize {
    position.count(color) + areas(position, color).concat().len()
}

/// Everything that has to hold of a guided count.
fn check(count: &GuidedCount, owner: &[Option<Color>]) {
    let (color, size) = (count.color, count.position.size());
    let own = own_points(&count.lifted, color);
    let lifted = &count.lifted;
    for moves in 0..=count.moves.len() {
        let after = count.after(moves);
        assert_eq!(
            own_points(&after, color),
            own,
            "own stones and own empty points stay as many"
        );
        for point in size.points() {
            let (before, now) = (lifted.stone(point), after.stone(point));
            let is_own = owner[size.index(point)] == Some(color);
            assert!(
                before == now
                    || is_own && before != Some(color.opponent()) && now != Some(color.opponent())
            );
            assert_eq!(
                area(&after).owner[size.index(point)],
                owner[size.index(point)]
            );
        }
    }
    assert_eq!(count.after(count.moves.len()), count.rounded);
    for from in count.moves.iter().filter_map(|step| step.from()) {
        let near = |point: &Point| {
            point.col().abs_diff(from.col()) <= 1 && point.row().abs_diff(from.row()) <= 1
        };
        assert!(
            size.points()
                .filter(near)
                .all(|point| owner[size.index(point)] == Some(color))
        );
    }
    let mut rounded = areas(&count.rounded, color);
    assert!(
        rounded.iter().all(|area| area.len() % 10 == 0),
        "{:?}",
        count.rounded.rows()
    );
    let mut told: Vec<Vec<Point>> = count.tens.iter().map(|area| area.blocks.concat()).collect();
    told.iter_mut().for_each(|area| area.sort_unstable());
    told.sort();
    rounded.sort();
    assert_eq!(told, rounded);
    assert!(
        count
            .tens
            .iter()
            .all(|area| area.blocks.iter().all(|block| block.len() == 10))
    );
    let piled: Vec<Point> = count.piles.concat();
    assert_eq!(piled.len(), count.rounded.count(color));
    assert!(
        piled
            .iter()
            .all(|&point| count.rounded.stone(point) == Some(color))
    );
    let full = count.piles.len().saturating_sub(1);
    assert!(count.piles.iter().take(full).all(|pile| pile.len() == 10));
    let sum = &count.sum;
    assert_eq!(
        sum.total,
        Quarters(4 * (sum.tens + sum.stones) as i32).plus(sum.half)
    );
}

proptest! {
    #[test]
    fn every_step_keeps_the_count_and_ends_in_tens(
        (position, dead) in positions(),
        set in rule_set(),
    ) {
        let rules = Rules::of(set);
        let Ok(result) = score(&position, &dead, None, &rules) else { return Ok(()) };
        prop_assert_eq!(GuidedCount::new(&position, &dead, &result).is_some(), rules.counts_area());
        for color in Color::BOTH {
            let Some(count) = GuidedCount::of(&position, &dead, &result, color) else { return Ok(()) };
            check(&count, &result.owner);
            let (own, other) = match color {
                Color::Black => (result.counts.black, result.counts.white),
                Color::White => (result.counts.white, result.counts.black),
            };
            prop_assert_eq!((count.sum.total, count.sum.other), (own.into(), other.into()));
            let margin = if color == Color::Black { result.margin } else { -result.margin };
            prop_assert_eq!(count.sum.above, Quarters(margin.0));
            prop_assert_eq!(count.winner, result.winner);
        }
    }

    #[test]
    fn both_sides_give_the_same_result((position, dead) in positions()) {
        let Ok(result) = score(&position, &dead, None, &Rules::of(RuleSet::Chinese)) else { return Ok(()) };
        let [black, white] = Color::BOTH.map(|color| GuidedCount::of(&position, &dead, &result, color).unwrap());
        prop_assert_eq!(black.sum.total.plus(white.sum.total), Quarters(4 * position.size().area() as i32));
        prop_assert_eq!(black.sum.above.plus(white.sum.above), Quarters(0));
        prop_assert_eq!(Quarters::from(HalfPoints(1)), Quarters(2));
    }
}
