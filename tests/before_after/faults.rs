//! Pairs of positions with one fault each, on boards of all sizes and however the later one is turned.

use std::collections::BTreeSet;

use shuzi::color::Color;
use shuzi::position::{Orientation, Position};
use shuzi::render::{Happened, Mishap, Pair, PairError};
use shuzi::score::{RuleSet, Rules};
use shuzi::verify::filled::{self, FaultKind, FilledIn, Named};
use shuzi::verify::{ByColor, Later};

use super::boards::{self, diagram, points};
use super::games::Game;

/// Finished positions without their dead stones: made-up games, and positions with shared points.
fn positions() -> Vec<Position> {
    let mut positions = Vec::new();
    for (lines, games) in [(9, 24), (13, 16), (19, 8)] {
        for seed in 0..games {
            let game = Game::finished(lines, 300 + seed, (seed % 3) as usize).unwrap();
            positions.push(game.position.without(&game.dead));
        }
    }
    for seki in [boards::SEKI_WITHOUT_EYES, boards::SEKI_WITH_EYES, boards::EVEN_SEKI, boards::DOUBLE_KO_SEKI]
    {
        positions.push(diagram(seki));
        positions.push(diagram(seki).turned().swapped());
    }
    let dead = diagram(boards::DEAD_STONES);
    positions.push(dead.without(&points(&dead, &["B8", "C6", "H8", "G3"])));
    positions
}

pub fn checked(before: &Position, rules: &Rules, after: &Position) -> FilledIn {
    let nothing = BTreeSet::new();
    let later = Later { position: after, doubtful: &nothing, orientations: &Orientation::TURNS };
    filled::check(before, rules, &later).unwrap()
}

/// What must be found, or what else was.
fn named_exactly(pair: &Pair, found: &[FaultKind]) -> Result<(), String> {
    let in_hand = ByColor { black: pair.in_hand[0], white: pair.in_hand[1] };
    let is_in_hand = |kind: &&FaultKind| match **kind {
        FaultKind::LosingStonesNotLaid { color, number } => in_hand[color] == number,
        _ => false,
    };
    let others: Vec<&FaultKind> =
        found.iter().filter(|kind| pair.in_hand == [0, 0] || !is_in_hand(kind)).collect();
    let is_named = match (&pair.mishap, others.as_slice()) {
        (None, []) => true,
        (Some(happened), [kind]) => is(happened, kind),
        _ => false,
    };
    if is_named {
        Ok(())
    } else {
        Err(format!("{:?} in hand {:?}, found {found:?}", pair.mishap, pair.in_hand))
    }
}

fn is(happened: &Happened, kind: &FaultKind) -> bool {
    let among = |stones: &Named, point| stones.number() == 1 && stones.points().contains(point);
    match (happened, kind) {
        (Happened::Moved { color, from, to }, FaultKind::Moved { color: whose, from: left, to: now }) => {
            (color, from) == (whose, left) && (now.is_empty() || now.contains(to))
        }
        (
            Happened::Missing { color },
            FaultKind::Missing { color: whose, number }
            | FaultKind::LosingStonesNotLaid { color: whose, number },
        )
        | (Happened::Surplus { color }, FaultKind::Surplus { color: whose, number }) => {
            color == whose && *number == 1
        }
        (
            Happened::WrongColor { color, point },
            FaultKind::WrongColor { color: whose, stones, instead: false },
        ) => color == whose && among(stones, point),
        (Happened::WrongColor { color, point }, FaultKind::Exchanged { black, white }) => match color {
            Color::Black => among(black, point),
            Color::White => among(white, point),
        },
        (Happened::Uneven { color, point }, FaultKind::SharedUneven { black, white, .. }) => {
            let theirs = if *color == Color::Black { black } else { white };
            theirs.contains(point)
        }
        _ => false,
    }
}

#[test]
fn every_fault_is_named_and_no_right_fill_in_is_accused() {
    let rules = Rules::of(RuleSet::Ing);
    let (mut pairs, mut wrong, mut told, mut moved) = (0, Vec::new(), 0, 0);
    let mishaps = [None].into_iter().chain(Mishap::ALL.map(Some));
    for (number, before) in positions().iter().enumerate() {
        for (kind, mishap) in mishaps.clone().enumerate() {
            for (turn, orientation) in Orientation::TURNS.into_iter().enumerate() {
                let seed = (number * 100 + kind * 10 + turn) as u64;
                let pair = match Pair::drawn(before, &rules, mishap, seed) {
                    Err(PairError::NotHere) => continue,
                    pair => pair.unwrap(),
                };
                let found = checked(before, &rules, &pair.after.seen(orientation));
                let kinds: Vec<FaultKind> = found.faults.iter().map(|fault| fault.kind.clone()).collect();
                if let Err(found) = named_exactly(&pair, &kinds) {
                    wrong.push(format!(
                        "{number} {orientation:?}: {found}\n{:?}\n{:?}",
                        before.rows(),
                        pair.after.rows()
                    ));
                }
                assert_eq!(found.orientation, orientation);
                assert_eq!(found.after, pair.after);
                assert_eq!(found.derived, found.expected);
                let changes: i32 = found.faults.iter().map(|fault| fault.changes).sum();
                assert_eq!(found.read_off, found.expected + changes, "{kinds:?}");
                pairs += 1;
                if let [FaultKind::WrongColor { stones, .. }] = kinds.as_slice() {
                    moved += 1;
                    told += usize::from(matches!(stones, Named::These(_)));
                }
            }
        }
    }
    println!("{pairs} pairs, {told} of {moved} stones of the wrong colour told from the block");
    assert!(pairs > 900, "{pairs} pairs");
    assert!(wrong.is_empty(), "{} of {pairs}: {}", wrong.len(), wrong.join("\n"));
}
