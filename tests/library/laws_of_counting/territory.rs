//! Territory on any position: what it may not depend on, and what it has in common with area.

use proptest::prelude::*;
use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;
use shuzi::position::symmetry::mirrored_point;
use shuzi::score::area::area;
use shuzi::score::territory::{self, Territory};
use shuzi::score::{HalfPoints, Prisoners, RuleSet, score};

use super::played::{self, nth_point};
use super::{no_komi, turned};

/// Any stones on a board of any shape, without chains that have no liberty, and some chains called
/// dead.
fn scattered() -> impl Strategy<Value = (Position, Vec<Point>)> {
    let board = (1..=25_usize, 1..=25_usize);
    let stones = prop::collection::vec(any::<u8>(), 25 * 25);
    (board, stones, 1..=12_u8, any::<u64>()).prop_map(|((width, height), stones, empty, choice)| {
        let size = BoardSize::new(width, height).unwrap();
        let stone = |number: u8| match number % (empty + 4) {
            0 | 1 => Some(Color::Black),
            2 | 3 => Some(Color::White),
            _ => None,
        };
        let points = size.points().zip(stones);
        let position = points.fold(Position::empty(size), |drawn, (point, number)| {
            drawn.with(point, stone(number))
        });
        let captured: Vec<Point> = position
            .chains_without_liberties()
            .into_iter()
            .map(|chain| chain.points[0])
            .collect();
        let position = position.without(&captured);
        let dead = played::some_dead(&position, choice);
        (position, dead)
    })
}

/// Positions as play leaves them and as it never would.
pub fn positions() -> impl Strategy<Value = (Position, Vec<Point>)> {
    prop_oneof![played::position_with_dead(), scattered()]
}

/// Whatever is called dead: marks that contradict each other, which a score refuses, have territory
/// too.
fn territory(position: &Position, dead: &[Point]) -> Territory {
    territory::territory(
        position,
        &position.without(dead),
        Prisoners::default(),
        false,
    )
}

fn margin(territory: &Territory) -> i64 {
    i64::from(territory.counts.black) - i64::from(territory.counts.white)
}

/// The owned points of each colour, then the points in seki, the false eyes and the missing
/// protective moves.
fn found(position: &Position, score: &Territory) -> [Vec<Point>; 5] {
    let owned = |color: Color| {
        let points = position.size().points().zip(&score.owner);
        points
            .filter(|&(_, &owner)| owner == Some(color))
            .map(|(point, _)| point)
            .collect()
    };
    let [black, white] = Color::BOTH.map(owned);
    [
        black,
        white,
        score.seki.clone(),
        score.false_eyes.clone(),
        score.teire.clone(),
    ]
}

proptest! {
    #[test]
    fn turning_or_mirroring_the_board_turns_the_territory((position, dead) in positions()) {
        let plain = territory(&position, &dead);
        let expected = found(&position, &plain).map(|points| turned(&position, &points));
        let (board, lifted) = (position.turned(), turned(&position, &dead));
        prop_assert_eq!(found(&board, &territory(&board, &lifted)), expected);
        let mirrored = |points: &[Point]| {
            let mut points: Vec<Point> =
                points.iter().map(|&point| mirrored_point(position.size(), point).unwrap()).collect();
            points.sort_unstable();
            points
        };
        let expected = found(&position, &plain).map(|points| mirrored(&points));
        let board = position.mirrored();
        prop_assert_eq!(found(&board, &territory(&board, &mirrored(&dead))), expected);
    }

    #[test]
    fn swapping_the_colours_swaps_the_territory((position, dead) in positions()) {
        let plain = territory(&position, &dead);
        let [black, white, seki, false_eyes, teire] = found(&position, &plain);
        let swapped = territory(&position.swapped(), &dead);
        prop_assert_eq!(found(&position, &swapped), [white, black, seki, false_eyes, teire]);
        prop_assert_eq!(margin(&swapped), -margin(&plain));
    }

    #[test]
    fn territory_seki_and_protective_moves_are_part_of_the_area((position, dead) in positions()) {
        let score = territory(&position, &dead);
        let area = area(&position.without(&dead)).owner;
        for (point, owner) in position.size().points().zip(&score.owner) {
            let of_area = area[position.size().index(point)];
            let is_taken = score.seki.contains(&point) || score.teire.contains(&point);
            prop_assert!(owner.is_none() || (of_area == *owner && !is_taken));
            prop_assert!(!is_taken || of_area.is_some());
        }
        prop_assert!(score.teire.iter().all(|point| !score.seki.contains(point)));
    }

    /// J + komi = (a − w) − δ − (seki eyes of Black − of White), with missing protective moves
    /// taken off too.
    #[test]
    fn territory_with_prisoners_is_area_less_the_last_move_seki_and_protective_moves(
        game in played::alternating_game(),
    ) {
        let rules = no_komi(RuleSet::Japanese);
        let japanese = score(&game.position, &[], Some(game.prisoners), &rules).unwrap();
        let area = area(&game.position);
        let owned = |points: &[Point], color: Color| {
            let empty = points.iter().filter(|&&point| game.position.stone(point).is_none());
            empty.filter(|&&point| area.owner[game.position.size().index(point)] == Some(color)).count() as i32
        };
        let lost = |color| owned(&japanese.seki, color) + owned(&japanese.teire, color);
        let expected = area.count.owned.black as i32 - area.count.owned.white as i32
            - i32::from(game.black_moved_last)
            - (lost(Color::Black) - lost(Color::White));
        prop_assert_eq!(japanese.margin, HalfPoints::from_points(expected));
    }
}

#[test]
fn boards_of_one_line_have_a_count() {
    for width in 1..=25 {
        let size = BoardSize::new(width, 1).unwrap();
        assert_eq!(margin(&territory(&Position::empty(size), &[])), 0);
        let stone = Position::empty(size).with(nth_point(size, width / 2), Some(Color::Black));
        if width > 1 {
            territory(&stone, &[]);
            territory(&stone, &[nth_point(size, width / 2)]);
        }
    }
}
