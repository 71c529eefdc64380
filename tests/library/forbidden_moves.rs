//! Ko, whole boards that come back, and suicide in records: what was set up to break the rules is
//! named under the rules that forbid it, with its number, point and article, and nothing else is.

use std::collections::HashMap;
use std::path::Path;

use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Orientation;
use shuzi::position::sgf::{self, GameRecord};
use shuzi::score::{BreachKind, EventRules, RuleBreach, RuleSet, Rules, Ruling, breaches};

use crate::shared_material::shared;

/// Lines of the boards that games are set up on.
const LINES: usize = 19;

/// A stone that is played, by column and row; `None` is a pass.
type Played = Option<(usize, usize)>;

/// What a game is set up to show: its moves, Black's and White's in turn, from stones that stand
/// there.
struct Game {
    name: &'static str,
    black: Vec<(usize, usize)>,
    white: Vec<(usize, usize)>,
    moves: Vec<Played>,
    /// What is found, by the move's number, under each of the ways to judge it.
    expected: fn(RuleSet) -> Vec<(usize, BreachKind, Ruling)>,
}

/// Columns and rows of stones.
type Stones = Vec<(usize, usize)>;

/// A ko at `(column, row)` that its `holder` may lose at once, as stones of Black and White.
fn ko(column: usize, row: usize, holder: Color) -> (Stones, Stones) {
    let at = |right, down| (column + right, row + down);
    let mut black = vec![at(1, 0), at(0, 1), at(1, 2)];
    let mut white = vec![at(2, 0), at(3, 1), at(2, 2)];
    match holder {
        Color::Black => black.push(at(2, 1)),
        Color::White => white.push(at(1, 1)),
    }
    (black, white)
}

/// Where Black takes a ko, and where White does.
fn takes(column: usize, row: usize) -> [Played; 2] {
    [Some((column + 2, row + 1)), Some((column + 1, row + 1))]
}

const FORBIDDEN: Ruling = Ruling::Forbidden;

fn repeated(since: usize) -> BreachKind {
    BreachKind::BoardRepeated { since }
}

/// What rules say of a whole board that came back after another player's move only.
fn is_situational(set: RuleSet) -> bool {
    matches!(set, RuleSet::Aga | RuleSet::NewZealand)
}

fn by_agreement(set: RuleSet) -> bool {
    matches!(set, RuleSet::Japanese | RuleSet::Korean)
}

/// What rules say of a board that came back with the same player to move, for the first time and
/// without a pass.
fn of_a_cycle(set: RuleSet) -> Ruling {
    match set {
        RuleSet::Japanese | RuleSet::Korean => Ruling::NoResultIfAgreed,
        RuleSet::Ing => Ruling::RefereeDecides,
        _ => FORBIDDEN,
    }
}

fn games() -> Vec<Game> {
    let [take, back] = takes(0, 0);
    let (black, white) = ko(0, 0, Color::White);
    let [far_a, far_b, far_c, far_d] = [
        Some((16, 16)),
        Some((16, 14)),
        Some((14, 16)),
        Some((12, 16)),
    ];
    let mut all = vec![
        Game {
            name: "a ko taken back at once",
            black: black.clone(),
            white: white.clone(),
            moves: vec![far_a, far_b, take, back],
            expected: |_| vec![(4, BreachKind::KoTakenBack, FORBIDDEN)],
        },
        Game {
            name: "a ko taken back at once, and again",
            black: black.clone(),
            white: white.clone(),
            moves: vec![far_a, far_b, take, back, take],
            expected: |_| {
                vec![
                    (4, BreachKind::KoTakenBack, FORBIDDEN),
                    (5, BreachKind::KoTakenBack, FORBIDDEN),
                ]
            },
        },
        Game {
            name: "a ko taken back after a threat",
            black: black.clone(),
            white: white.clone(),
            moves: vec![far_a, far_b, take, far_c, far_d, back],
            expected: |_| Vec::new(),
        },
        Game {
            name: "a ko taken back after two passes",
            black,
            white,
            moves: vec![far_a, far_b, take, None, None, back],
            expected: |set| match set {
                RuleSet::Ing => Vec::new(),
                set if by_agreement(set) => vec![(6, repeated(2), Ruling::NoResultIfAgreed)],
                _ => vec![(6, repeated(2), FORBIDDEN)],
            },
        },
    ];
    all.push(sending_two());
    all.extend([triple_ko(1), triple_ko(2)]);
    all.extend(suicides());
    all
}

/// White adds a stone to one that Black can take, and takes the stone that took both: the board of
/// before comes back after three moves, and with a pass of Black's the whole turn.
fn sending_two() -> Game {
    Game {
        name: "sending two, returning one",
        black: vec![(0, 1), (1, 1)],
        white: vec![(1, 0), (3, 0), (2, 1)],
        moves: vec![
            Some((16, 16)),
            Some((16, 14)),
            Some((14, 16)),
            Some((0, 0)),
            Some((2, 0)),
            Some((1, 0)),
            None,
            Some((0, 0)),
        ],
        expected: |set| match set {
            // After move 3 it was White's turn, after move 6 Black's.
            set if is_situational(set) => vec![(8, repeated(4), FORBIDDEN)],
            RuleSet::Ing => vec![(6, repeated(3), Ruling::RefereeDecides)],
            set if by_agreement(set) => {
                vec![
                    (6, repeated(3), Ruling::NoResultIfAgreed),
                    (8, repeated(4), Ruling::NoResultIfAgreed),
                ]
            }
            _ => vec![(6, repeated(3), FORBIDDEN), (8, repeated(4), FORBIDDEN)],
        },
    }
}

/// Three ko in which nobody takes back at once: six moves bring the board back.
fn triple_ko(rounds: usize) -> Game {
    let places = [
        (0, 0, Color::White),
        (8, 0, Color::Black),
        (0, 8, Color::White),
    ];
    let (mut black, mut white) = (Vec::new(), Vec::new());
    for (column, row, holder) in places {
        let (blacks, whites) = ko(column, row, holder);
        black.extend(blacks);
        white.extend(whites);
    }
    let [[a, a_back], [b_back, b], [c, c_back]] = places.map(|(column, row, _)| takes(column, row));
    let round = [a, b, c, a_back, b_back, c_back];
    let mut moves = vec![Some((16, 16)), Some((16, 14))];
    moves.extend(round.iter().cycle().take(6 * rounds).copied());
    match rounds {
        1 => Game {
            name: "triple ko",
            black,
            white,
            moves,
            expected: |set| vec![(8, repeated(2), of_a_cycle(set))],
        },
        _ => Game {
            name: "triple ko, twice round",
            black,
            white,
            moves,
            expected: |set| {
                let second = if set == RuleSet::Ing {
                    FORBIDDEN
                } else {
                    of_a_cycle(set)
                };
                let first = (8, repeated(2), of_a_cycle(set));
                // From then on every board was there before: for the first time, and after move 14
                // for the second.
                let others = (9..14).map(|number| (number, repeated(number - 6), of_a_cycle(set)));
                std::iter::once(first)
                    .chain(others)
                    .chain([(14, repeated(8), second)])
                    .collect()
            },
        },
    }
}

fn suicides() -> [Game; 2] {
    [
        Game {
            name: "suicide of one stone",
            black: vec![(16, 16)],
            white: vec![(1, 0), (0, 1)],
            moves: vec![Some((14, 14)), Some((14, 12)), Some((0, 0))],
            expected: |set| match set {
                RuleSet::NewZealand => Vec::new(),
                // It changes nothing: the board is the one of before.
                RuleSet::TrompTaylor => vec![(3, repeated(2), FORBIDDEN)],
                _ => vec![(3, BreachKind::Suicide { stones: 1 }, FORBIDDEN)],
            },
        },
        Game {
            name: "suicide of two stones",
            black: vec![(1, 0)],
            white: vec![(2, 0), (1, 1), (0, 1)],
            moves: vec![Some((14, 14)), Some((14, 12)), Some((0, 0))],
            expected: |set| match set {
                RuleSet::Ing | RuleSet::NewZealand | RuleSet::TrompTaylor => Vec::new(),
                _ => vec![(3, BreachKind::Suicide { stones: 2 }, FORBIDDEN)],
            },
        },
    ]
}

/// The game as a record, turned or mirrored, and with the colours exchanged or not.
fn record(game: &Game, orientation: Orientation, swapped: bool) -> (GameRecord, Vec<Point>) {
    let size = BoardSize::square(LINES).unwrap();
    let place = |(column, row)| {
        orientation
            .point(size, size.point(column, row).unwrap())
            .unwrap()
    };
    let letters = |point: Point| {
        let letter = |index: usize| char::from(b'a' + u8::try_from(index).unwrap());
        format!("{}{}", letter(point.col()), letter(point.row()))
    };
    let stones = |stones: &[(usize, usize)]| -> String {
        stones
            .iter()
            .map(|&stone| format!("[{}]", letters(place(stone))))
            .collect()
    };
    let [first, second] = if swapped { ["W", "B"] } else { ["B", "W"] };
    let mut text = format!(
        "(;SZ[{LINES}]A{first}{}A{second}{}",
        stones(&game.black),
        stones(&game.white)
    );
    for (number, played) in game.moves.iter().enumerate() {
        let player = if number % 2 == 0 { first } else { second };
        text.push_str(&format!(
            ";{player}[{}]",
            played
                .map(|stone| letters(place(stone)))
                .unwrap_or_default()
        ));
    }
    text.push(')');
    let points = game
        .moves
        .iter()
        .map(|played| played.map_or(place((0, 0)), place))
        .collect();
    (sgf::read(text.as_bytes()).unwrap(), points)
}

#[test]
fn what_was_set_up_to_break_the_rules_is_named_in_every_orientation() {
    let mut judged = 0;
    for game in games() {
        for orientation in Orientation::ALL {
            for swapped in [false, true] {
                let (record, points) = record(&game, orientation, swapped);
                for set in RuleSet::ALL {
                    let found = breaches(&record.irregular, &Rules::of(set));
                    let named: Vec<(usize, BreachKind, Ruling)> = found
                        .iter()
                        .map(|breach| (breach.number, breach.kind, breach.ruling))
                        .collect();
                    let context =
                        format!("{} under {set:?}, {orientation:?}, {swapped}", game.name);
                    assert_eq!(named, (game.expected)(set), "{context}");
                    for breach in found {
                        assert_eq!(
                            breach.played.point,
                            Some(points[breach.number - 1]),
                            "{context}"
                        );
                        assert_eq!(breach.by, Some(set), "{context}");
                    }
                    judged += 1;
                }
            }
        }
    }
    println!("{judged} records judged");
}

#[test]
fn stones_that_a_record_sets_up_begin_the_game_anew() {
    // The ko is taken, and the record puts the stone back: no move did.
    let (black, white) = ko(0, 0, Color::White);
    let stones = |stones: &[(usize, usize)]| -> String {
        let letter = |index: usize| char::from(b'a' + u8::try_from(index).unwrap());
        stones
            .iter()
            .map(|&(column, row)| format!("[{}{}]", letter(column), letter(row)))
            .collect()
    };
    let text = format!(
        "(;SZ[9]AB{}AW{};B[cb];AE[cb]AW[bb];B[cb];W[bb])",
        stones(&black),
        stones(&white)
    );
    let record = sgf::read(text.as_bytes()).unwrap();
    let found = breaches(&record.irregular, &Rules::of(RuleSet::Chinese));
    let numbers: Vec<usize> = found.iter().map(|breach| breach.number).collect();
    assert_eq!(numbers, [3]);
}

#[test]
fn the_rules_of_an_event_are_its_own() {
    let game = sending_two();
    let (record, _) = record(&game, Orientation::UNTURNED, false);
    let cup = |more: &str| {
        EventRules::parse(&format!("name = 'Cup'\nrules = 'chinese'\n{more}")).unwrap()
    };
    let numbers = |found: Vec<RuleBreach>| {
        found
            .iter()
            .map(|breach| breach.number)
            .collect::<Vec<usize>>()
    };
    assert_eq!(
        numbers(breaches(&record.irregular, &cup("").game(0))),
        [6, 8]
    );
    let situational = breaches(&record.irregular, &cup("ko = 'situational'").game(0));
    assert_eq!(
        situational
            .iter()
            .map(|breach| breach.by)
            .collect::<Vec<_>>(),
        [None]
    );
    assert_eq!(numbers(situational), [8]);
    assert!(EventRules::parse("name = 'Cup'\nrules = 'chinese'\nko = 'none'").is_err());
}

/// All games of the scoring set, or nothing: they are not part of the repository.
fn real_games() -> Vec<(String, GameRecord)> {
    let Some(folder) = shared("scoring/games") else {
        return Vec::new();
    };
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    paths.sort();
    let read = |path: &Path| sgf::read(&std::fs::read(path).unwrap()).unwrap();
    paths
        .iter()
        .map(|path| {
            (
                path.file_name().unwrap().to_string_lossy().into_owned(),
                read(path),
            )
        })
        .collect()
}

#[test]
fn real_games_are_accused_of_what_their_boards_show_and_of_nothing_else() {
    let mut named: HashMap<(&str, &str, &str), usize> = HashMap::new();
    let games = real_games();
    for (name, record) in &games {
        // The whole boards themselves, compared without any hashing of ours.
        let mut boards: HashMap<Vec<String>, Vec<usize>> = HashMap::new();
        let mut repeats: HashMap<usize, Vec<usize>> = HashMap::new();
        let mut replay = record.line.replay();
        let mut last = 0;
        while let Some(stage) = replay.next() {
            assert!(
                stage.moves == 0 || stage.moves == last + 1,
                "{name} sets stones up in the middle"
            );
            last = stage.moves;
            let seen = boards.entry(replay.position().rows()).or_default();
            repeats.insert(stage.moves, seen.clone());
            seen.push(stage.moves);
        }
        for set in RuleSet::ALL {
            let found = breaches(&record.irregular, &Rules::of(set));
            for breach in &found {
                let before = &repeats[&breach.number];
                match breach.kind {
                    BreachKind::KoTakenBack => {
                        assert!(before.contains(&(breach.number - 2)), "{name}")
                    }
                    BreachKind::BoardRepeated { since } => {
                        assert!(before.contains(&since), "{name}")
                    }
                    BreachKind::Suicide { .. } | BreachKind::Occupied => {
                        panic!("{name}: {breach:?}")
                    }
                }
                *named
                    .entry((set.name(), breach.kind.act().name(), breach.ruling.name()))
                    .or_default() += 1;
            }
            if set == RuleSet::TrompTaylor {
                let moves = record.moves.iter().enumerate();
                let repeating = moves.filter(|(number, played)| {
                    played.point.is_some() && !repeats[&(number + 1)].is_empty()
                });
                assert_eq!(found.len(), repeating.count(), "{name}");
            }
        }
    }
    let mut named: Vec<_> = named
        .into_iter()
        .map(|(what, number)| format!("{what:?}: {number}"))
        .collect();
    named.sort();
    println!("{} games; named: {named:#?}", games.len());
}
