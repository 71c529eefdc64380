//! Later photos on which no findings may rest: they are rejected with the points, and clear ones
//! are accepted.

use std::collections::BTreeSet;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use shuzi::color::Color;
use shuzi::count::Case;
use shuzi::point::Point;
use shuzi::position::{Orientation, Position};
use shuzi::score::{RuleSet, Rules};
use shuzi::stones::{StoneReading, StoneReadings};
use shuzi_referee::verify::LaterBoard;
use shuzi_referee::verify::admissibility::{Objection, find_objection_to_later_photo};
use shuzi_referee::verify::filled;
use shuzi_render::{Mishap, Pair, PairError};

use super::games::SampleGame;

/// Returns the reading of a photo of `position` in which every stone is clear.
fn photo(position: &Position, grid_confidence: f64) -> Case {
    let reading = |stone| match stone {
        None => StoneReading {
            empty: 0.998,
            black: 0.001,
            white: 0.001,
            doubt: None,
        },
        Some(Color::Black) => StoneReading {
            empty: 0.001,
            black: 0.998,
            white: 0.001,
            doubt: None,
        },
        Some(Color::White) => StoneReading {
            empty: 0.001,
            black: 0.001,
            white: 0.998,
            doubt: None,
        },
    };
    let size = position.size();
    let readings = size
        .points()
        .map(|point| reading(position.stone(point)))
        .collect();
    let readings = StoneReadings {
        lines: size.width(),
        grid_confidence,
        readings,
    };
    Case {
        readings: Some(readings),
        ..Case::from_position("after.jpg".to_owned(), position.clone(), Vec::new())
    }
}

fn mistrust(before: &Position, after: &Case) -> Option<Objection> {
    find_objection_to_later_photo(before, None, after, &BTreeSet::new())
}

/// Fill-ins without and with each kind of fault, and the position before each.
fn pairs() -> Vec<(Position, Position)> {
    let rules = Rules::of(RuleSet::Ing);
    let mut pairs = Vec::new();
    for (lines, games) in [(9, 12), (13, 8), (19, 4)] {
        for seed in 0..games {
            let game = SampleGame::generate(lines, 7300 + seed, (seed % 3) as usize).unwrap();
            let before = game.position.without(&game.dead);
            for mishap in [None].into_iter().chain(Mishap::ALL.map(Some)) {
                match Pair::sample(&before, &rules, mishap, seed) {
                    Err(PairError::NotHere | PairError::FillIn(_)) => {}
                    pair => pairs.push((before.clone(), pair.unwrap().after)),
                }
            }
        }
    }
    pairs
}

#[test]
fn clear_photos_of_fill_ins_are_trusted_whatever_went_wrong_in_them() {
    let pairs = pairs();
    assert!(pairs.len() > 80);
    for (number, (before, after)) in pairs.iter().enumerate() {
        let turned = after.seen(Orientation::TURNS[number % 4]);
        assert_eq!(
            mistrust(before, &photo(&turned, 1.0)),
            None,
            "{:#?}",
            after.rows()
        );
    }
}

#[test]
fn a_doubtful_grid_is_held_against_nobody() {
    let (before, after) = &pairs()[0];
    assert_eq!(
        mistrust(before, &photo(after, 0.9)),
        Some(Objection::Grid { percent: 90 })
    );
}

#[test]
fn many_doubts_are_named_instead_of_faults() {
    let (before, after) = &pairs()[0];
    let doubts = |number: usize| {
        after
            .size()
            .points()
            .take(number)
            .collect::<BTreeSet<Point>>()
    };
    let case = photo(after, 1.0);
    assert_eq!(
        find_objection_to_later_photo(before, None, &case, &doubts(8)),
        None
    );
    let found = find_objection_to_later_photo(before, None, &case, &doubts(9)).unwrap();
    assert_eq!(
        found.points(),
        doubts(9).into_iter().collect::<Vec<Point>>()
    );
}

#[test]
fn a_stone_of_the_other_colour_in_the_middle_of_its_neighbours_is_misread() {
    let mut tried = 0;
    for (before, after) in pairs() {
        let size = after.size();
        // A stone of the position that only stones of its colour stand beside.
        let inside = size.points().find(|&point| {
            let stone = before.stone(point);
            stone.is_some()
                && size
                    .neighbours(point)
                    .all(|beside| after.stone(beside) == stone)
        });
        let Some(point) = inside else { continue };
        let other = before.stone(point).map(Color::opponent);
        let case = photo(&after.with(point, other), 1.0);
        assert_eq!(
            mistrust(&before, &case),
            Some(Objection::NoLiberties {
                points: vec![point]
            })
        );
        // Somebody looked, and it is so.
        assert_eq!(
            mistrust(&before, &case.with_stated_stone(point, other)),
            None
        );
        tried += 1;
    }
    assert!(tried > 40, "{tried}");
}

#[test]
fn boards_on_which_many_stones_are_misread_give_no_list_of_faults() {
    let mut random = Pcg64Mcg::seed_from_u64(20);
    let rules = Rules::of(RuleSet::Ing);
    for (before, after) in pairs() {
        let points: Vec<Point> = before
            .size()
            .points()
            .filter(|&point| before.stone(point).is_some())
            .collect();
        let misread = (0..points.len() / 2).map(|_| points[random.random_range(0..points.len())]);
        let other = misread.fold(after.clone(), |board, point| board.with(point, None));
        let case = photo(&other, 1.0);
        let nothing = BTreeSet::new();
        let later = LaterBoard {
            position: &other,
            doubtful: &nothing,
            orientations: &Orientation::TURNS,
        };
        let is_listed =
            mistrust(&before, &case).is_none() && filled::check(&before, &rules, &later).is_ok();
        let gone = points
            .iter()
            .filter(|&&point| other.stone(point).is_none())
            .count();
        assert!(!is_listed || gone <= 8, "{gone} of {} stones", points.len());
    }
}
