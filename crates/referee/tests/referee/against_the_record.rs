//! A photo's position against the record of its game: all differences are named, and nothing else,
//! and those that are usual at the end of a game are recognised.

use std::collections::BTreeSet;

use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::Value;
use shuzi::color::Color;
use shuzi::point::Point;
use shuzi::position::sgf::{self, GameRecord};
use shuzi::position::{Orientation, Position, Prisoners};
use shuzi_referee::verify::record::{
    AbsenceReason, Continuation, PhotoSighting, PositionComparison, PresenceReason, RecordEnd,
    RecordError, RecordFindings, compare,
};

use crate::shared_material::shared;

/// A finished game: walls along the middle, a dead stone in either area, a white stone captured at
/// A1.
const GAME: &str = "(;SZ[9]PB[A]PW[B];B[ea];W[fa];B[eb];W[fb];B[ec];W[fc];B[ed];W[fd];B[ee];W[fe];B[ef];W[ff];\
    B[eg];W[fg];B[eh];W[fh];B[ei];W[fi];B[hc];W[bb];B[cg];W[ai];B[ah];W[];B[bi];W[];B[])";

/// Two walls with a line of dame between them.
const DAME: &str = "(;SZ[5];B[ba];W[da];B[bb];W[db];B[bc];W[dc];B[bd];W[dd];B[be];W[de];B[];W[])";

fn record(text: &str) -> GameRecord {
    sgf::read(text.as_bytes()).unwrap()
}

fn sighting(position: &Position) -> PhotoSighting<'_> {
    PhotoSighting {
        position,
        doubtful: &[],
        prisoners: None,
        dead: None,
    }
}

fn found(position: &Position, record: &GameRecord) -> RecordFindings {
    compare(&sighting(position), record).unwrap()
}

fn at(position: &Position, name: &str) -> Point {
    position.size().parse(name).unwrap()
}

/// The position with other stones at the named points.
fn altered(position: &Position, stones: &[(&str, Option<Color>)]) -> Position {
    stones
        .iter()
        .fold(position.clone(), |changed, &(name, stone)| {
            changed.with(at(position, name), stone)
        })
}

/// Returns every point that is named, in the photo's coordinates. No point is named twice.
fn named(against: &PositionComparison) -> BTreeSet<Point> {
    let moved = against
        .moved
        .iter()
        .flat_map(|moved| [moved.from, moved.to]);
    let missing = against.missing.iter().map(|missing| missing.at);
    let extra = against.extra.iter().map(|extra| extra.at);
    let recolored = against.recolored.iter().map(|recolored| recolored.at);
    let spots: Vec<Point> = moved
        .chain(missing)
        .chain(extra)
        .chain(recolored)
        .map(|spot| spot.photo)
        .collect();
    let points: BTreeSet<Point> = spots.iter().copied().collect();
    assert_eq!(points.len(), spots.len());
    assert_eq!(points.len(), against.differences());
    points
}

#[test]
fn the_same_board_agrees_however_it_lies() {
    let game = record(GAME);
    for orientation in Orientation::ALL {
        let findings = found(&game.position.seen(orientation), &game);
        assert_eq!(findings.orientation, orientation);
        assert!(findings.as_good.is_empty());
        assert_eq!(
            (findings.last.differences(), findings.last.undecided.len()),
            (0, 0)
        );
        assert_eq!((findings.last.moves, findings.last.later), (27, 0));
        assert!(findings.earlier.is_none() && findings.continuation.is_none());
        assert_eq!(findings.record_end(), RecordEnd::Ends);
        assert!(
            findings
                .last
                .balance
                .iter()
                .all(|balance| balance.surplus() == 0)
        );
    }
}

#[test]
fn every_kind_of_difference_is_named_in_both_coordinates() {
    let game = record(GAME);
    let turned = Orientation::ALL[1];
    let changes = [
        // One line off, and four lines off.
        ("C3", None),
        ("D3", Some(Color::Black)),
        ("H7", None),
        ("H3", Some(Color::Black)),
        // Of the other colour.
        ("F5", Some(Color::Black)),
        ("E5", Some(Color::White)),
    ];
    let photo = altered(&game.position, &changes).seen(turned);
    let last = found(&photo, &game).last;
    let size = game.position.size();
    let record_names = |spots: Vec<shuzi_referee::verify::record::MatchedPoint>| -> Vec<String> {
        for spot in &spots {
            assert_eq!(turned.point(size, spot.record), Some(spot.photo));
        }
        spots.iter().map(|spot| size.name(spot.record)).collect()
    };
    assert_eq!(
        record_names(last.moved.iter().map(|moved| moved.from).collect()),
        ["C3"]
    );
    assert_eq!(
        record_names(last.moved.iter().map(|moved| moved.to).collect()),
        ["D3"]
    );
    assert_eq!(
        record_names(last.missing.iter().map(|missing| missing.at).collect()),
        ["H7"]
    );
    assert_eq!(
        record_names(last.extra.iter().map(|extra| extra.at).collect()),
        ["H3"]
    );
    // In reading order of the turned board.
    assert_eq!(
        record_names(last.recolored.iter().map(|other| other.at).collect()),
        ["E5", "F5"]
    );
    assert_eq!(last.recolored[0].photo, Color::White);
    assert_eq!(last.differences(), 6);
}

#[test]
fn the_nearest_of_several_stones_is_the_one_that_moved() {
    let game = record("(;SZ[9];B[cc];W[gg];B[ce];W[gc];B[ia];W[ai];B[hh];W[hi];B[ah];W[ih])");
    // Either could have gone to the other's place, a line farther.
    let changes = [
        ("C7", None),
        ("C5", None),
        ("D7", Some(Color::Black)),
        ("D4", Some(Color::Black)),
    ];
    let photo = altered(&game.position, &changes);
    let last = found(&photo, &game).last;
    let moved: Vec<(String, String)> = last
        .moved
        .iter()
        .map(|moved| {
            (
                photo.size().name(moved.from.photo),
                photo.size().name(moved.to.photo),
            )
        })
        .collect();
    let pair = |from: &str, to: &str| (from.to_owned(), to.to_owned());
    assert_eq!(moved, [pair("C7", "D7"), pair("C5", "D4")]);
    assert_eq!((last.missing.len(), last.extra.len()), (0, 0));
}

#[test]
fn differences_at_doubtful_points_are_undecided() {
    let game = record(GAME);
    let photo = altered(&game.position, &[("C3", None), ("E5", None)]);
    let doubtful = [at(&photo, "C3"), at(&photo, "A9")];
    let findings = compare(
        &PhotoSighting {
            doubtful: &doubtful,
            ..sighting(&photo)
        },
        &game,
    )
    .unwrap();
    assert_eq!(named(&findings.last), BTreeSet::from([at(&photo, "E5")]));
    let undecided = &findings.last.undecided;
    assert_eq!(undecided.len(), 1);
    assert_eq!(
        (undecided[0].photo, undecided[0].record),
        (None, Some(Color::Black))
    );
    let [black, white] = findings.last.balance;
    assert_eq!(
        (black.surplus(), black.undecided, white.undecided),
        (-2, 1, 0)
    );
}

#[test]
fn of_orientations_that_fit_as_well_the_unturned_one_is_taken() {
    let game = record(DAME);
    let findings = found(&game.position, &game);
    assert_eq!(findings.orientation, Orientation::UNTURNED);
    // Upside down and mirrored: the walls swap sides only when the board is turned.
    assert_eq!(findings.as_good.len(), 1);
    assert!(findings.as_good[0].is_mirrored());
    let empty = record("(;SZ[5])");
    assert_eq!(
        found(&Position::empty(empty.position.size()), &empty)
            .as_good
            .len(),
        7
    );
}

#[test]
fn a_mirrored_board_is_a_finding() {
    let game = record(GAME);
    let findings = found(&game.position.mirrored(), &game);
    assert!(findings.orientation.is_mirrored());
    assert_eq!(findings.last.differences(), 0);
}

#[test]
fn boards_that_are_not_square_are_turned_by_halves_or_onto_their_side() {
    let game = record("(;SZ[5:3];B[aa];W[eb];B[bc])");
    for orientation in Orientation::ALL {
        assert_eq!(
            found(&game.position.seen(orientation), &game).orientation,
            orientation
        );
    }
}

#[test]
fn a_record_that_runs_on_is_compared_with_its_nearest_position() {
    let game = record(GAME);
    let mut replay = game.line.replay();
    let early = replay.nth(12).unwrap();
    assert_eq!(early.moves, 12);
    let photo = replay.position().seen(Orientation::ALL[3]);
    let findings = found(&photo, &game);
    let earlier = findings.earlier.as_ref().unwrap();
    assert_eq!(
        (earlier.moves, earlier.later, earlier.differences()),
        (12, 15, 0)
    );
    assert!(earlier.balance.iter().all(|balance| balance.surplus() == 0));
    assert_eq!(findings.record_end(), RecordEnd::RunsOn { moves: 15 });
    assert_eq!(findings.orientation, Orientation::ALL[3]);
    // With a stone moved in that position too.
    let moved = altered(
        replay.position(),
        &[("E6", None), ("D6", Some(Color::Black))],
    );
    let findings = found(&moved, &game);
    assert_eq!(findings.record_end(), RecordEnd::RunsOn { moves: 15 });
    assert_eq!(findings.earlier.unwrap().moved.len(), 1);
}

#[test]
fn a_stone_less_than_the_record_has_is_either_reading() {
    let game = record("(;SZ[9];B[cc];W[gg];B[ce];W[gc];B[ed])");
    let photo = altered(&game.position, &[("E6", None)]);
    let findings = found(&photo, &game);
    assert_eq!(named(&findings.last), BTreeSet::from([at(&photo, "E6")]));
    assert_eq!(findings.record_end(), RecordEnd::RunsOn { moves: 1 });
}

#[test]
fn stones_after_the_last_move_are_a_continuation_where_they_can_be() {
    let short = record(&GAME.replace(";W[ai];B[ah];W[];B[bi];W[];B[]", ";W[ai]"));
    let whole = record(GAME);
    let findings = found(&whole.position, &short);
    assert_eq!(findings.last.extra.len(), 2);
    let captured: Vec<AbsenceReason> = findings
        .last
        .missing
        .iter()
        .map(|missing| missing.why)
        .collect();
    assert_eq!(captured, [AbsenceReason::Captured]);
    let Some(Continuation::Playable {
        moves,
        passes,
        captured,
        ..
    }) = &findings.continuation
    else {
        panic!("{:?}", findings.continuation);
    };
    assert_eq!((moves.len(), *passes, captured.len()), (2, 1, 1));
    assert_eq!(
        findings.record_end(),
        RecordEnd::StopsShort {
            stones: 2,
            passes: 1
        }
    );
}

#[test]
fn stones_that_nobody_can_play_are_no_continuation() {
    let game = record("(;SZ[3]AB[ba][ab][bb][ca];W[cc];B[ac];W[])");
    // White in Black's eye.
    let photo = altered(&game.position, &[("A3", Some(Color::White))]);
    let findings = found(&photo, &game);
    assert_eq!(findings.continuation, Some(Continuation::Unplayable));
    assert_eq!(findings.record_end(), RecordEnd::Ends);
    assert_eq!(findings.last.count_unexplained(), 1);
}

#[test]
fn dead_stones_taken_off_are_told_from_others() {
    let game = record(GAME);
    let photo = altered(&game.position, &[("H7", None), ("B8", None)]);
    let reasons = |dead: Option<&[Point]>| {
        let last = compare(
            &PhotoSighting {
                dead,
                ..sighting(&photo)
            },
            &game,
        )
        .unwrap()
        .last;
        (
            last.missing
                .iter()
                .map(|missing| missing.why)
                .collect::<Vec<_>>(),
            last.count_unexplained(),
        )
    };
    assert_eq!(
        reasons(None),
        (vec![AbsenceReason::Enclosed, AbsenceReason::Enclosed], 0)
    );
    let (h7, b8) = (at(&photo, "H7"), at(&photo, "B8"));
    assert_eq!(
        reasons(Some(&[h7, b8])),
        (vec![AbsenceReason::Dead, AbsenceReason::Dead], 0)
    );
    // B8 comes first in reading order; it lives, as far as was stated.
    assert_eq!(
        reasons(Some(&[h7])),
        (vec![AbsenceReason::Unexplained, AbsenceReason::Dead], 1)
    );
    // A stone of a wall is no chain, and its hole is not White's.
    let breached = altered(&game.position, &[("E5", None)]);
    let last = found(&breached, &game).last;
    assert_eq!(last.missing[0].why, AbsenceReason::Unexplained);
}

#[test]
fn a_dead_stone_that_turns_up_beside_its_place_was_moved() {
    let game = record(GAME);
    let photo = altered(&game.position, &[("H7", None), ("H6", Some(Color::Black))]);
    let dead = [at(&photo, "H7")];
    let last = compare(
        &PhotoSighting {
            dead: Some(&dead),
            ..sighting(&photo)
        },
        &game,
    )
    .unwrap()
    .last;
    assert_eq!((last.moved.len(), last.differences()), (1, 2));
}

#[test]
fn dame_filled_after_the_last_move_have_a_reason() {
    let game = record(DAME);
    let dame = [
        ("C5", Some(Color::Black)),
        ("C4", Some(Color::White)),
        ("C1", Some(Color::Black)),
    ];
    let findings = found(&altered(&game.position, &dame), &game);
    assert!(
        findings
            .last
            .extra
            .iter()
            .all(|extra| extra.why == PresenceReason::Dame)
    );
    assert_eq!(
        (findings.last.extra.len(), findings.last.count_unexplained()),
        (3, 0)
    );
    assert_eq!(findings.record_end(), RecordEnd::Ends);
    let inside = altered(&game.position, &[("A3", Some(Color::White))]);
    assert_eq!(
        found(&inside, &game).last.extra[0].why,
        PresenceReason::Unexplained
    );
}

#[test]
fn a_stone_misread_among_dead_ones_leaves_the_rest_told_at_once() {
    // Black's wall, and five white stones in a row that are dead behind it, the last of them
    // misread.
    let game = record(
        "(;SZ[9];B[fa];W[ga];B[fb];W[gb];B[fc];W[gc];B[fd];W[gd];B[fe];W[ge];B[ff];W[gf];B[fg];W[gg];B[fh];W[gh];\
        B[fi];W[gi];B[];W[bb];B[];W[bc];B[];W[bd];B[];W[be];B[];W[])",
    );
    let lifted = [("B8", None), ("B7", None), ("B6", None)];
    let photo = altered(&game.position, &lifted);
    let findings = found(&photo, &game);
    let account = findings.account();
    assert_eq!(
        (account.lifted.len(), account.others, findings.record_end()),
        (3, 0, RecordEnd::Ends)
    );
    // The stone of another colour beside them does not keep the hole from being Black's.
    let photo = altered(&photo, &[("C6", Some(Color::White))]);
    let findings = found(&photo, &game);
    let account = findings.account();
    assert_eq!(
        (account.lifted.len(), account.others + account.played.len()),
        (3, 1)
    );
}

#[test]
fn many_dead_stones_taken_off_do_not_make_an_earlier_position_nearer() {
    // The last eight moves were played where they died; without them the board of before is as
    // near.
    let game = record(
        "(;SZ[9];B[da];W[ea];B[db];W[eb];B[dc];W[ec];B[dd];W[ed];B[de];W[ee];B[df];W[ef];B[dg];W[eg];B[dh];W[eh];\
        B[di];W[ei];B[gc];W[ic];B[gd];W[id];B[ge];W[ie];B[gf];W[if];B[];W[])",
    );
    let dead: Vec<Point> = ["G7", "G6", "G5", "G4"]
        .map(|name| at(&game.position, name))
        .to_vec();
    let photo = game.position.without(&dead);
    let findings = compare(
        &PhotoSighting {
            dead: Some(&dead),
            ..sighting(&photo)
        },
        &game,
    )
    .unwrap();
    let account = findings.account();
    assert_eq!(
        (account.shown.moves, account.lifted.len(), account.others),
        (game.moves.len(), 4, 0)
    );
    assert!(
        account
            .shown
            .balance
            .iter()
            .all(|side| findings.adds_up(side))
    );
}

#[test]
fn an_earlier_position_is_told_with_its_dead_taken_off_and_its_dame_filled() {
    let game = record(&GAME.replace(
        ";W[ai];B[ah];W[];B[bi];W[];B[]",
        ";W[];B[];W[];B[bh];W[gh];B[bg];W[hh]",
    ));
    let mut replay = game.line.replay();
    while replay.next().is_some_and(|stage| stage.moves < 24) {}
    let photo = altered(replay.position(), &[("H7", None), ("B8", None)]);
    let findings = found(&photo.seen(Orientation::ALL[1]), &game);
    let account = findings.account();
    assert_eq!(
        (account.shown.moves, account.lifted.len(), account.others),
        (24, 2, 0)
    );
    assert_eq!(findings.record_end(), RecordEnd::RunsOn { moves: 4 });
    assert!(
        account
            .shown
            .balance
            .iter()
            .all(|side| findings.adds_up(side))
    );
}

#[test]
fn stones_that_came_and_went_for_a_reason_add_up_with_any_prisoners_that_hold_them() {
    let game = record(GAME);
    let photo = altered(&game.position, &[("H7", None), ("B8", None)]);
    let dead = [at(&photo, "H7"), at(&photo, "B8")];
    // One white stone was captured; the dead may lie among the prisoners, or not.
    for (black, white, adds_up) in [(0, 1, true), (1, 2, true), (0, 3, false), (3, 2, false)] {
        let prisoners = Some(Prisoners { black, white });
        let sighting = PhotoSighting {
            prisoners,
            dead: Some(&dead),
            ..sighting(&photo)
        };
        let findings = compare(&sighting, &game).unwrap();
        let balanced = findings
            .last
            .balance
            .iter()
            .all(|side| findings.adds_up(side));
        assert_eq!(balanced, adds_up, "{black} and {white}");
    }
}

#[test]
fn stones_and_prisoners_must_add_up() {
    let game = record(GAME);
    let photo = altered(&game.position, &[("C3", None), ("A2", Some(Color::White))]);
    let stated = Some(Prisoners { black: 1, white: 0 });
    let findings = compare(
        &PhotoSighting {
            prisoners: stated,
            ..sighting(&photo)
        },
        &game,
    )
    .unwrap();
    let [black, white] = findings.last.balance;
    assert_eq!(
        (black.played, black.set_up, black.on_board, black.prisoners),
        (13, 0, 11, 0)
    );
    assert_eq!(
        (white.played, white.set_up, white.on_board, white.prisoners),
        (11, 0, 11, 1)
    );
    assert_eq!((black.surplus(), white.surplus()), (-2, 1));
    assert_eq!(
        (black.stated_surplus(), white.stated_surplus()),
        (Some(-1), Some(0))
    );
    let handicap = record("(;SZ[9]HA[2]AB[gc][cg];W[cc];B[cc];AE[gc])");
    let [black, white] = found(&handicap.position, &handicap).last.balance;
    assert_eq!((black.played, black.set_up, black.surplus()), (1, 1, 0));
    // The stone that Black's irregular move replaced.
    assert_eq!((white.played, white.set_up, white.surplus()), (1, -1, 0));
}

#[test]
fn records_of_another_game_or_board_are_refused() {
    let game = record(GAME);
    let other = Position::from_rows(&[
        "W.W.W.W.W",
        ".B.B.B.B.",
        "W.W.W.W.W",
        ".B.B.B.B.",
        "W.W.W.W.W",
        ".B.B.B.B.",
        "W.W.W.W.W",
        ".B.B.B.B.",
        "W.W.W.W.W",
    ])
    .unwrap();
    let error = compare(&sighting(&other), &game).unwrap_err();
    let RecordError::OtherGame {
        differences,
        stones,
        ..
    } = error
    else {
        panic!("{error}")
    };
    assert_eq!(stones, 41);
    assert!(
        error
            .to_string()
            .contains(&format!("{differences} points differ")),
        "{error}"
    );
    let small = Position::empty(shuzi::point::BoardSize::square(7).unwrap());
    let error = compare(&sighting(&small), &game).unwrap_err();
    assert_eq!(
        error.to_string(),
        "the record is of a 9×9 board, the photo shows a 7×7 one"
    );
}

#[test]
fn a_damaged_record_says_where() {
    assert!(
        sgf::read(GAME.replace("B[cg]", "B[c?]").as_bytes())
            .unwrap_err()
            .to_string()
            .contains("move 20")
    );
    assert!(
        sgf::read(&GAME.as_bytes()[..100])
            .unwrap_err()
            .to_string()
            .contains("cut off")
    );
}

#[test]
fn a_record_of_any_length_is_compared() {
    let text = format!("(;SZ[9];B[cc];W[gg];B[ce]{})", ";W[];B[]".repeat(100_000));
    let game = record(&text);
    let findings = found(&game.position, &game);
    assert_eq!(findings.last.moves, 200_003);
    assert_eq!(findings.last.differences(), 0);
}

/// A change to a position, and the points that it alters.
fn tamper(position: &Position, random: &mut impl Rng, touched: &mut BTreeSet<Point>) -> Position {
    let points: Vec<Point> = position.size().points().collect();
    loop {
        let point = points[random.random_range(0..points.len())];
        let near: Vec<Point> = position.size().neighbours(point).collect();
        let beside = near[random.random_range(0..near.len())];
        if touched.contains(&point) || touched.contains(&beside) {
            continue;
        }
        let stone = position.stone(point);
        let color = Color::BOTH[random.random_range(0..2)];
        match (random.random_range(0..4), stone) {
            (0, Some(_)) => {
                touched.insert(point);
                return position.with(point, None);
            }
            (1, None) => {
                touched.insert(point);
                return position.with(point, Some(color));
            }
            (2, Some(stone)) => {
                touched.insert(point);
                return position.with(point, Some(stone.opponent()));
            }
            (3, Some(_)) if position.stone(beside).is_none() => {
                touched.extend([point, beside]);
                return position.with(point, None).with(beside, stone);
            }
            _ => {}
        }
    }
}

/// Returns games of the scoring set, or none, as they are not part of the repository.
fn games(count: usize) -> Vec<(Value, GameRecord)> {
    let Some(folder) = shared("scoring") else {
        return Vec::new();
    };
    let labels = std::fs::read(folder.join("games.json")).unwrap();
    let labels: Vec<Value> = serde_json::from_slice(&labels).unwrap();
    let every = labels.len() / count;
    let chosen = labels.into_iter().step_by(every).take(count);
    chosen
        .map(|label| {
            let path = folder.join(label["file"].as_str().unwrap());
            let record = sgf::read(&std::fs::read(path).unwrap()).unwrap();
            (label, record)
        })
        .collect()
}

#[test]
fn exactly_the_altered_points_of_real_games_are_named() {
    let mut random = Pcg64Mcg::seed_from_u64(1);
    for (label, game) in games(100) {
        for orientation in Orientation::ALL {
            for alterations in 0..=3 {
                let mut touched = BTreeSet::new();
                let changed = (0..alterations).fold(game.position.clone(), |position, _| {
                    tamper(&position, &mut random, &mut touched)
                });
                let findings = found(&changed.seen(orientation), &game);
                let size = changed.size();
                let expected: BTreeSet<Point> = touched
                    .iter()
                    .map(|&point| orientation.point(size, point).unwrap())
                    .collect();
                let context = format!("{} {orientation:?} {touched:?}", label["id"]);
                assert_eq!(findings.orientation, orientation, "{context}");
                assert_eq!(named(&findings.last), expected, "{context}");
                for balance in findings.last.balance {
                    let more = changed.count(balance.color) as i64
                        - game.position.count(balance.color) as i64;
                    assert_eq!(balance.surplus(), more, "{context}");
                }
            }
        }
    }
}

#[test]
fn dead_stones_of_real_games_are_taken_off_with_a_reason() {
    let (mut gone, mut enclosed) = (0, 0);
    for (label, game) in games(100) {
        let size = game.position.size();
        let number = |value: &Value| value.as_u64().unwrap() as usize;
        let pairs = label["dead"].as_array().unwrap().iter();
        let dead: Vec<Point> = pairs
            .map(|pair| size.point(number(&pair[1]), number(&pair[0])).unwrap())
            .collect();
        let photo = game.position.without(&dead);
        let last = compare(
            &PhotoSighting {
                dead: Some(&dead),
                ..sighting(&photo)
            },
            &game,
        )
        .unwrap()
        .last;
        assert_eq!(
            (last.missing.len(), last.count_unexplained()),
            (dead.len(), 0),
            "{}",
            label["id"]
        );
        let last = found(&photo, &game).last;
        gone += last.missing.len();
        enclosed += last
            .missing
            .iter()
            .filter(|missing| missing.why == AbsenceReason::Enclosed)
            .count();
    }
    println!(
        "{enclosed} of {gone} dead stones are seen to have been enclosed without being stated"
    );
    assert!(enclosed * 100 >= gone * 95);
}
