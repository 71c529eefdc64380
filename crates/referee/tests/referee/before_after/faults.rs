//! Pairs of positions with one fault each, on boards of all sizes and however the later one is
//! turned.

use std::collections::BTreeSet;

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg64Mcg;
use shuzi::color::Color;
use shuzi::point::Point;
use shuzi::position::{Orientation, Position};
use shuzi::score::area::area;
use shuzi::score::{RuleSet, Rules};
use shuzi_referee::verify::LaterBoard;
use shuzi_referee::verify::filled::{self, FaultKind, FillInFindings};
use shuzi_render::{Mishap, Pair, PairError};

use super::boards::{self, diagram, points};
use super::games::SampleGame;
use super::judge::check_named;
use crate::shared_material::shared;

/// Finished positions without their dead stones: made-up games, and positions with shared points.
fn positions() -> Vec<Position> {
    let mut positions = Vec::new();
    for (lines, games) in [(9, 24), (13, 16), (19, 8)] {
        for seed in 0..games {
            let game = SampleGame::generate(lines, 300 + seed, (seed % 3) as usize).unwrap();
            positions.push(game.position.without(&game.dead));
        }
    }
    for seki in [
        boards::SEKI_WITHOUT_EYES,
        boards::SEKI_WITH_EYES,
        boards::EVEN_SEKI,
        boards::DOUBLE_KO_SEKI,
    ] {
        positions.push(diagram(seki));
        positions.push(diagram(seki).turned().swapped());
    }
    let dead = diagram(boards::DEAD_STONES);
    positions.push(dead.without(&points(&dead, &["B8", "C6", "H8", "G3"])));
    positions
}

pub fn checked(before: &Position, rules: &Rules, after: &Position) -> FillInFindings {
    let nothing = BTreeSet::new();
    let later = LaterBoard {
        position: after,
        doubtful: &nothing,
        orientations: &Orientation::TURNS,
    };
    filled::check(before, rules, &later).unwrap()
}

/// Checks every kind of fault in every orientation. Returns the number of pairs, and the faults
/// that were not named as they should be.
fn all_faults(positions: &[Position]) -> (usize, Vec<String>) {
    let rules = Rules::of(RuleSet::Ing);
    let (mut pairs, mut wrong) = (0, Vec::new());
    let mishaps = [None].into_iter().chain(Mishap::ALL.map(Some));
    for (number, before) in positions.iter().enumerate() {
        for (kind, mishap) in mishaps.clone().enumerate() {
            for (turn, orientation) in Orientation::TURNS.into_iter().enumerate() {
                let seed = (number * 100 + kind * 10 + turn) as u64;
                let pair = match Pair::sample(before, &rules, mishap, seed) {
                    Err(PairError::NotHere | PairError::FillIn(_)) => continue,
                    pair => pair.unwrap(),
                };
                let found = checked(before, &rules, &pair.after.seen(orientation));
                assert_eq!(
                    (found.orientation, &found.after),
                    (orientation, &pair.after)
                );
                assert_eq!(found.derived, found.expected);
                let changes: i32 = found.faults.iter().map(|fault| fault.changes).sum();
                assert_eq!(
                    found.read_off,
                    found.expected + changes,
                    "{:?}",
                    found.faults
                );
                let of_the_fill_in = |kind: &FaultKind| !matches!(kind, FaultKind::OpenDame { .. });
                let kinds: Vec<FaultKind> = found
                    .faults
                    .into_iter()
                    .map(|fault| fault.kind)
                    .filter(of_the_fill_in)
                    .collect();
                if let Err(why) = check_named(pair.mishap.as_ref(), pair.in_hand, &kinds) {
                    wrong.push(format!(
                        "{number} {orientation:?}: {why}\n{:?}\n{:?}",
                        before.rows(),
                        pair.after.rows()
                    ));
                }
                pairs += 1;
            }
        }
    }
    (pairs, wrong)
}

#[test]
fn every_fault_is_named_and_no_right_fill_in_is_accused() {
    let (pairs, wrong) = all_faults(&positions());
    assert!(pairs > 1000, "{pairs} pairs");
    assert!(
        wrong.is_empty(),
        "{} of {pairs}: {}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// Players may place winning points and stones anywhere: only the numbers matter.
#[test]
fn right_fill_ins_and_wrong_sets_are_told_wherever_the_stones_lie() {
    let rules = Rules::of(RuleSet::Ing);
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    for (number, before) in positions().iter().enumerate() {
        for mishap in [
            None,
            Some(Mishap::Missing),
            Some(Mishap::Surplus),
            Some(Mishap::Uneven),
        ] {
            let Ok(pair) = Pair::sample(before, &rules, mishap, number as u64) else {
                continue;
            };
            let found = checked(before, &rules, &shuffled(before, &pair.after, &mut rng));
            let kinds: Vec<FaultKind> = found.faults.into_iter().map(|fault| fault.kind).collect();
            check_named(pair.mishap.as_ref(), pair.in_hand, &kinds).unwrap();
        }
    }
}

/// Shuffles the contents of each player's territory.
fn shuffled(before: &Position, after: &Position, rng: &mut Pcg64Mcg) -> Position {
    let owner = area(before).owner;
    Color::BOTH.into_iter().fold(after.clone(), |board, color| {
        let is_territory =
            |&p: &Point| before.stone(p).is_none() && owner[before.size().index(p)] == Some(color);
        let territory: Vec<Point> = before.size().points().filter(is_territory).collect();
        let mut lying: Vec<Option<Color>> =
            territory.iter().map(|&point| after.stone(point)).collect();
        lying.shuffle(rng);
        territory
            .into_iter()
            .zip(lying)
            .fold(board, |board, (point, stone)| board.with(point, stone))
    })
}

/// Half of the stones fit on any filled-in board by chance.
#[test]
fn other_games_are_refused() {
    let (rules, nothing) = (Rules::of(RuleSet::Ing), BTreeSet::new());
    let games: Vec<Position> = positions()
        .into_iter()
        .filter(|game| game.size().width() == 9)
        .take(24)
        .collect();
    let (mut pairs, mut taken) = (0, 0);
    for (before, other) in games
        .iter()
        .flat_map(|game| games.iter().map(move |other| (game, other)))
    {
        let Ok(pair) = Pair::sample(other, &rules, None, 1) else {
            continue;
        };
        let later = LaterBoard {
            position: &pair.after,
            doubtful: &nothing,
            orientations: &Orientation::TURNS,
        };
        if before != other {
            pairs += 1;
            taken += usize::from(filled::check(before, &rules, &later).is_ok());
        }
    }
    assert!(
        pairs > 300 && taken == 0,
        "{taken} of {pairs} taken for the same game"
    );
}

/// Games of strong players that were counted, if the shared material is available.
#[test]
fn every_fault_is_named_in_games_that_were_played() {
    let Some(games) = shared("scoring/games.json") else {
        return;
    };
    let games: serde_json::Value = serde_json::from_slice(&std::fs::read(games).unwrap()).unwrap();
    let positions: Vec<Position> = games.as_array().unwrap().iter().map(lifted).collect();
    let (pairs, wrong) = all_faults(&positions);
    assert!(pairs > 1000, "{pairs} pairs");
    assert!(
        wrong.is_empty(),
        "{} of {pairs}: {}",
        wrong.len(),
        wrong.join("\n")
    );
}

fn lifted(game: &serde_json::Value) -> Position {
    let rows: Vec<&str> = game["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row.as_str().unwrap())
        .collect();
    let position = Position::from_rows(&rows).unwrap();
    let number = |value: &serde_json::Value| value.as_u64().unwrap() as usize;
    let dead: Vec<Point> = game["dead"]
        .as_array()
        .unwrap()
        .iter()
        .map(|at| {
            position
                .size()
                .point(number(&at[1]), number(&at[0]))
                .unwrap()
        })
        .collect();
    position.without(&dead)
}
