//! Laws that hold for every position, whatever the rules make of it.

mod guided;
mod old_counts;
mod played;
mod territory;

use proptest::prelude::*;
use shuzi::color::Color::{Black, White};
use shuzi::point::Point;
use shuzi::position::Position;
use shuzi::position::sgf::{self, SgfMarks, Turn};
use shuzi::position::symmetry::turned_point;
use shuzi::score::area::area;
use shuzi::score::{
    FillInPlan, HalfPoints, HandicapBonus, Prisoners, RuleSet, Rules, Score, score,
};

use played::{played_position, position_with_dead};

fn rule_set() -> impl Strategy<Value = RuleSet> {
    prop::sample::select(RuleSet::ALL.to_vec())
}

fn no_komi(set: RuleSet) -> Rules {
    Rules {
        komi: HalfPoints(0),
        handicap: 0,
        bonus: HandicapBonus::None,
        ..Rules::of(set)
    }
}

fn turned(position: &Position, points: &[Point]) -> Vec<Point> {
    let mut turned: Vec<Point> = points
        .iter()
        .map(|&point| turned_point(position.size(), point).unwrap())
        .collect();
    turned.sort_unstable();
    turned
}

/// The lists of points that a score names, apart from the first points of chains, which depend on
/// where the top is.
fn findings(score: &Score) -> [Vec<Point>; 3] {
    let mut findings = [
        score.dame.clone(),
        score.shared.clone(),
        score.unsealed.clone(),
    ];
    for points in &mut findings {
        points.sort_unstable();
    }
    findings
}

proptest! {
    #[test]
    fn both_areas_and_the_neutral_points_are_the_board((position, dead) in position_with_dead()) {
        let count = area(&position.without(&dead)).count;
        prop_assert_eq!((count.owned.black + count.owned.white + count.neutral) as usize, position.size().area());
        let halves = count.with_half_the_neutral(Black) + count.with_half_the_neutral(White);
        prop_assert_eq!(halves, HalfPoints::from_points(position.size().area() as i32));
    }

    #[test]
    fn swapping_the_colours_swaps_the_score(
        (position, dead) in position_with_dead(),
        set in rule_set(),
        (black, white) in (0..50_u32, 0..50_u32),
    ) {
        let rules = no_komi(set);
        let prisoners = Prisoners { black, white };
        let swapped_prisoners = Prisoners { black: white, white: black };
        let Ok(plain) = score(&position, &dead, Some(prisoners), &rules) else { return Ok(()) };
        let swapped = score(&position.swapped(), &dead, Some(swapped_prisoners), &rules).unwrap();
        prop_assert_eq!(swapped.margin, -plain.margin);
        prop_assert_eq!((swapped.counts.black, swapped.counts.white), (plain.counts.white, plain.counts.black));
        prop_assert_eq!(swapped.winner, plain.winner.map(|color| color.opponent()));
        prop_assert_eq!(findings(&swapped), findings(&plain));
    }

    #[test]
    fn turning_the_board_leaves_the_score((position, dead) in position_with_dead(), set in rule_set()) {
        let rules = Rules::of(set);
        let Ok(plain) = score(&position, &dead, None, &rules) else { return Ok(()) };
        let turned_score = score(&position.turned(), &turned(&position, &dead), None, &rules).unwrap();
        prop_assert_eq!(turned_score.margin, plain.margin);
        prop_assert_eq!(turned_score.winner, plain.winner);
        prop_assert_eq!(turned_score.ing, plain.ing);
        prop_assert_eq!(turned_score.in_atari.len(), plain.in_atari.len());
        let expected = findings(&plain).map(|points| turned(&position, &points));
        prop_assert_eq!(findings(&turned_score), expected);
    }

    #[test]
    fn chinese_and_ing_rules_have_the_same_winner((position, dead) in position_with_dead()) {
        let Ok(chinese) = score(&position, &dead, None, &Rules::of(RuleSet::Chinese)) else { return Ok(()) };
        let Ok(ing) = score(&position, &dead, None, &Rules::of(RuleSet::Ing)) else { return Ok(()) };
        prop_assert_eq!(ing.winner, chinese.winner);
        prop_assert_eq!(chinese.margin - ing.margin, HalfPoints(1));
        if let Some(settled) = ing.ing {
            prop_assert_eq!(HalfPoints::from_points(settled.difference), ing.margin);
            prop_assert_eq!(settled.winner, ing.winner);
        }
    }

    #[test]
    fn on_odd_boards_the_fill_in_leaves_one_empty_point((position, dead) in position_with_dead()) {
        let Ok(result) = score(&position, &dead, None, &Rules::of(RuleSet::Ing)) else { return Ok(()) };
        let Some(settled) = result.ing else { return Ok(()) };
        if position.size().area() % 2 == 1 {
            let shared = area(&position.without(&dead)).count.neutral;
            let empty = settled.sides.black.winning_points + settled.sides.white.winning_points + shared % 2;
            prop_assert_eq!(empty, 1 + settled.sides.black.losing_stones + settled.sides.white.losing_stones);
        }
    }

    #[test]
    fn areas_and_neutral_points_are_all_of_the_board((position, dead) in position_with_dead()) {
        let count = area(&position.without(&dead)).count;
        prop_assert_eq!((count.owned.black + count.owned.white + count.neutral) as usize, position.size().area());
        let Ok(chinese) = score(&position, &dead, None, &Rules::of(RuleSet::Chinese)) else { return Ok(()) };
        let all = HalfPoints::from_points(position.size().area() as i32);
        prop_assert_eq!(chinese.counts.black + chinese.counts.white, all);
    }

    #[test]
    fn the_fill_in_moves_no_stone_and_ends_as_it_was_settled((position, dead) in position_with_dead()) {
        let Ok(result) = score(&position, &dead, None, &Rules::of(RuleSet::Ing)) else { return Ok(()) };
        let Some(settled) = result.ing else { return Ok(()) };
        let lifted = position.without(&dead);
        let plan = FillInPlan::new(&lifted, &result.owner, &settled);
        let last = &plan.steps.last().unwrap().after;
        for point in position.size().points().filter(|&point| lifted.stone(point).is_some()) {
            prop_assert_eq!(last.stone(point), lifted.stone(point));
        }
        let put: usize = plan.steps.iter().map(|step| step.stones.len()).sum();
        let before = lifted.count(Black) + lifted.count(White);
        prop_assert_eq!(last.count(Black) + last.count(White), before + put);
        let winning = plan.winning_points.black.len() + plan.winning_points.white.len();
        prop_assert_eq!(winning as u32, settled.sides.black.winning_points + settled.sides.white.winning_points);
        if position.size().area() % 2 == 1 {
            let set = position.size().area() / 2;
            prop_assert_eq!((last.count(Black), last.count(White)), (set, set));
        }
    }

    #[test]
    fn deduced_prisoners_give_the_margin_of_the_real_ones(game in played::alternating_game()) {
        let rules = Rules::of(RuleSet::Japanese);
        let stated = score(&game.position, &[], Some(game.prisoners), &rules).unwrap();
        let deduced = score(&game.position, &[], None, &rules).unwrap();
        let black_moved_last = HalfPoints::from_points(i32::from(game.black_moved_last));
        prop_assert_eq!(stated.margin, deduced.margin - black_moved_last);
        prop_assert!(deduced.deduced_prisoners && !stated.deduced_prisoners);
    }

    #[test]
    fn playing_never_leaves_a_chain_without_liberties(position in played_position()) {
        prop_assert!(position.is_legal());
        prop_assert!(position.turned().is_legal());
    }

    #[test]
    fn a_written_position_reads_back((position, dead) in position_with_dead(), source in ".{0,20}") {
        let owner = area(&position).owner;
        let marks = SgfMarks {
            rules: Some("Chinese".to_owned()),
            komi: Some("7.5".to_owned()),
            handicap: 2,
            to_move: Some(White),
            source: Some(source),
            comment: Some("settled] by \\ agreement".to_owned()),
            result: Some("B+0.5".to_owned()),
            owner,
            doubtful: dead.clone(),
            dead,
        };
        let record = sgf::read(sgf::write(&position, &marks).as_bytes()).unwrap();
        prop_assert_eq!(&record.position, &position);
        prop_assert_eq!(record.turn, Some(Turn::Stated(White)));
        prop_assert_eq!(record.rules.as_deref(), Some("Chinese"));
        prop_assert_eq!(record.komi.as_deref(), Some("7.5"));
        prop_assert_eq!(record.handicap, Some(2));
        prop_assert_eq!(record.result.as_deref(), Some("B+0.5"));
    }
}
