//! The game of a position is found among many games, in any orientation and with some misread
//! stones. Positions that several games or none have in common are reported as such.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a panic is how a test reports"
)]

#[path = "../../../tests/support/shared_material.rs"]
#[allow(dead_code, reason = "nothing else keeps a test here from its work")]
mod shared_material;

use std::path::Path;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use shuzi::color::Color;
use shuzi::point::{BoardSize, Point};
use shuzi::position::sgf::{self, GameRecord, Move};
use shuzi::position::{Orientation, Position, Prisoners};
use shuzi_archive::game_db::{FoundGame, GameDatabase, GameMatch, GameSearchError};
use shuzi_referee::verify::record::{PhotoSighting, RecordError, compare};

use shared_material::shared;

fn rng(seed: u64) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(seed)
}

fn square(lines: usize) -> BoardSize {
    BoardSize::square(lines).unwrap()
}

/// Adds random legal moves that fill no eye to `moves`, until there are `count` moves.
fn play_on(size: BoardSize, mut moves: Vec<Move>, count: usize, rng: &mut Pcg64Mcg) -> Vec<Move> {
    let play = |position: Position, played: &Move| {
        position
            .play(played.color, played.point.unwrap())
            .unwrap()
            .position
    };
    let mut position = moves.iter().fold(Position::empty(size), play);
    let points: Vec<Point> = size.points().collect();
    while moves.len() < count {
        let color = Color::BOTH[moves.len() % 2];
        let next = (0..1000).find_map(|_| {
            let point = points[rng.random_range(0..points.len())];
            let is_eye = size
                .neighbours(point)
                .all(|neighbour| position.stone(neighbour) == Some(color));
            let played = position.play(color, point).ok().filter(|_| !is_eye)?;
            Some((point, played.position))
        });
        let Some((point, after)) = next else { break };
        moves.push(Move {
            color,
            point: Some(point),
        });
        position = after;
    }
    moves
}

fn sgf_point(point: Point) -> String {
    [point.col(), point.row()]
        .map(|line| char::from(b'a' + u8::try_from(line).unwrap()))
        .iter()
        .collect()
}

/// Returns a game record with these moves, turned.
fn file(size: BoardSize, moves: &[Move], way: Orientation) -> String {
    let format_move = |played: &Move| {
        let point = played
            .point
            .map(|point| sgf_point(way.point(size, point).unwrap()));
        format!(";{}[{}]", played.color.letter(), point.unwrap_or_default())
    };
    let moves: String = moves.iter().map(format_move).collect();
    format!(
        "(;SZ[{}:{}]{moves})",
        way.size(size).width(),
        way.size(size).height()
    )
}

fn random_game(size: BoardSize, moves: usize, seed: u64) -> String {
    file(
        size,
        &play_on(size, Vec::new(), moves, &mut rng(seed)),
        Orientation::UNTURNED,
    )
}

/// Returns games `0.sgf`, `1.sgf` and so on, of 150 moves each.
fn random_files(count: u64) -> Vec<(String, String)> {
    (0..count)
        .map(|seed| (format!("{seed}.sgf"), random_game(square(19), 150, seed)))
        .collect()
}

fn database<N: AsRef<str>, B: AsRef<[u8]>>(files: &[(N, B)]) -> GameDatabase {
    files
        .iter()
        .map(|(name, bytes)| (name.as_ref(), bytes.as_ref()))
        .collect()
}

fn record(file: &str) -> GameRecord {
    sgf::read(file.as_bytes()).unwrap()
}

fn after(record: &GameRecord, moves: usize) -> Position {
    let mut replay = record.line.replay();
    while replay.next().is_some_and(|stage| stage.moves < moves) {}
    replay.position().clone()
}

/// Changes the content of `count` points, and returns these points.
fn change_points(position: &Position, count: usize, rng: &mut Pcg64Mcg) -> (Position, Vec<Point>) {
    let mut points: Vec<Point> = position.size().points().collect();
    let mut changed = Vec::new();
    let mut result = position.clone();
    for _ in 0..count {
        let point = points.swap_remove(rng.random_range(0..points.len()));
        let mut stones = vec![None, Some(Color::Black), Some(Color::White)];
        stones.retain(|&stone| stone != position.stone(point));
        result = result.with(point, stones[rng.random_range(0..2)]);
        changed.push(point);
    }
    changed.sort_unstable();
    (result, changed)
}

fn differing_points(game: &GameMatch) -> Vec<Point> {
    game.differences
        .iter()
        .map(|difference| difference.photo)
        .collect()
}

fn names(games: &[GameMatch]) -> Vec<&str> {
    games.iter().map(|game| game.name.as_str()).collect()
}

#[test]
fn a_position_is_found_in_all_eight_orientations() {
    let files = random_files(12);
    let games = database(&files);
    for (name, text) in &files {
        let record = record(text);
        for (moves, way) in [65, 70, 111, 150]
            .into_iter()
            .flat_map(|m| Orientation::ALL.map(|way| (m, way)))
        {
            let FoundGame { game, copies } =
                games.find(&after(&record, moves).seen(way), &[]).unwrap();
            assert_eq!(
                (&game.name, game.orientation, game.moves),
                (name, way, moves)
            );
            assert_eq!((game.stage, game.later), (moves, 150 - moves));
            assert!(
                game.differences.is_empty() && game.in_doubt.is_empty() && game.as_good.is_empty()
            );
            assert!(copies.is_empty());
        }
    }
}

#[test]
fn misread_stones_do_not_hide_the_game_and_are_named() {
    let files = random_files(12);
    let games = database(&files);
    let mut rng = rng(7);
    for (number, (name, text)) in files.iter().cycle().take(120).enumerate() {
        let record = record(text);
        let (moves, way) = (rng.random_range(90..150), Orientation::ALL[number % 8]);
        let (photo, points) = change_points(&after(&record, moves).seen(way), number % 5, &mut rng);
        let game = games.find(&photo, &[]).unwrap().game;
        assert_eq!((&game.name, game.orientation), (name, way));
        // A changed point may look like the next move or undo the last one. Then a neighbouring
        // stage is at least as near.
        assert!(game.differences.len() <= points.len());
        if game.moves == moves {
            assert_eq!(differing_points(&game), points);
        }
        for difference in &game.differences {
            assert_eq!(
                way.point(photo.size(), difference.record),
                Some(difference.photo)
            );
            assert_eq!(photo.stone(difference.photo), difference.shown);
            assert_eq!(
                after(&record, game.moves).stone(difference.record),
                difference.recorded
            );
        }
    }
}

#[test]
fn a_game_that_is_not_in_the_collection_is_not_found() {
    let games = database(&random_files(40));
    for seed in 100..110 {
        let stranger = record(&random_game(square(19), 150, seed));
        for moves in [20, 40, 90, 150] {
            let photo = after(&stranger, moves);
            let answer = games.find(&photo, &[]);
            let Err(GameSearchError::OtherGame { nearest, stones }) = &answer else {
                panic!("{answer:?}")
            };
            assert_eq!(
                *stones,
                photo.count(Color::Black) + photo.count(Color::White)
            );
            assert!(nearest.differences.len() > stones / 3, "{answer:?}");
        }
    }
}

#[test]
fn an_opening_that_one_game_has_is_likely_of_that_game_and_no_more() {
    let files = siblings();
    let games = database(&files);
    let one = record(&files[0].1);
    let way = Orientation::ALL[5];
    let (photo, points) = change_points(&after(&one, 48).seen(way), 2, &mut rng(13));
    let answer = games.find(&photo, &[]);
    let Err(GameSearchError::Likely { found, .. }) = &answer else {
        panic!("{answer:?}")
    };
    assert_eq!(
        (&*found.game.name, found.game.orientation, found.game.moves),
        ("one.sgf", way, 48)
    );
    assert_eq!(differing_points(&found.game), points);
    // A game with the same beginning that is not in the database is not attributed to the one that
    // is.
    let without = database(&files[1..]);
    let answer = without.find(&after(&one, 40), &[]);
    let Err(GameSearchError::Likely { found, .. }) = &answer else {
        panic!("{answer:?}")
    };
    assert_eq!((&*found.game.name, found.game.moves), ("other.sgf", 40));
    for moves in [60, 70, 80, 150] {
        let answer = without.find(&after(&one, moves), &[]);
        assert!(
            matches!(answer, Err(GameSearchError::OtherGame { .. })),
            "{answer:?}"
        );
    }
}

/// Returns two games that are equal until move 40, and an unrelated one.
fn siblings() -> [(&'static str, String); 3] {
    let size = square(19);
    let opening = play_on(size, Vec::new(), 40, &mut rng(1));
    let game = |seed| {
        file(
            size,
            &play_on(size, opening.clone(), 150, &mut rng(seed)),
            Orientation::UNTURNED,
        )
    };
    [
        ("one.sgf", game(2)),
        ("other.sgf", game(3)),
        ("else.sgf", random_game(size, 150, 4)),
    ]
}

#[test]
fn an_opening_that_games_share_is_of_several() {
    let files = siblings();
    let games = database(&files);
    let (one, other) = (record(&files[0].1), record(&files[1].1));
    for moves in [30, 40, 41] {
        let answer = games.find(&after(&one, moves).turned(), &[]);
        let Err(GameSearchError::Several { nearest, more: 0 }) = &answer else {
            panic!("{answer:?}")
        };
        assert_eq!(names(nearest), ["one.sgf", "other.sgf"]);
        assert_eq!(
            answer.unwrap_err().to_string(),
            "2 games come about as near, among them one.sgf, other.sgf"
        );
    }
    assert_eq!(
        games.find(&after(&one, 70), &[]).unwrap().game.name,
        "one.sgf"
    );
    assert_eq!(
        games.find(&after(&other, 70), &[]).unwrap().game.name,
        "other.sgf"
    );
}

#[test]
fn of_very_many_games_that_are_alike_some_are_named() {
    let opening = play_on(square(19), Vec::new(), 40, &mut rng(1));
    let game = |seed| play_on(square(19), opening.clone(), 150, &mut rng(seed));
    let files: Vec<(String, String)> = (0..14)
        .map(|seed| {
            (
                format!("{seed:02}.sgf"),
                file(square(19), &game(seed), Orientation::UNTURNED),
            )
        })
        .collect();
    let answer = database(&files).find(&after(&record(&files[0].1), 40), &[]);
    let Err(GameSearchError::Several { nearest, more: 4 }) = &answer else {
        panic!("{answer:?}")
    };
    assert_eq!((nearest.len(), &*nearest[0].name), (10, "00.sgf"));
}

#[test]
fn the_same_game_twice_turned_or_cut_off_is_one_game() {
    let size = square(19);
    let moves = play_on(size, Vec::new(), 150, &mut rng(5));
    let cut_off = file(size, &moves[..140], Orientation::ALL[3]);
    let files = [
        ("else.sgf", random_game(size, 150, 6)),
        ("turned.sgf", file(size, &moves, Orientation::ALL[6])),
        ("again.sgf", file(size, &moves, Orientation::UNTURNED)),
        ("cut off.sgf", cut_off),
        ("the game.sgf", file(size, &moves, Orientation::UNTURNED)),
    ];
    let games = database(&files);
    let record = record(&files[4].1);
    let FoundGame { game, copies } = games.find(&after(&record, 90), &[]).unwrap();
    assert_eq!(game.name, "again.sgf");
    assert_eq!(
        names(&copies),
        ["cut off.sgf", "the game.sgf", "turned.sgf"]
    );
    assert_eq!(
        (copies[0].orientation, copies[2].orientation),
        (Orientation::ALL[1], Orientation::ALL[6])
    );
    assert_eq!((copies[0].later, copies[2].later), (50, 60));
    let FoundGame { copies, .. } = games.find(&after(&record, 150), &[]).unwrap();
    assert_eq!(names(&copies), ["the game.sgf", "turned.sgf"]);
}

#[test]
fn boards_of_any_size_are_compared_with_their_like() {
    let sizes =
        [(9, 9), (13, 13), (7, 13), (25, 25), (13, 7)].map(|(w, h)| BoardSize::new(w, h).unwrap());
    let files: Vec<(String, String)> = sizes
        .iter()
        .map(|&size| (size.to_string(), random_game(size, size.area() / 2, 8)))
        .collect();
    let games = database(&files);
    for (name, text) in &files {
        let record = record(text);
        for way in Orientation::ALL {
            let game = games.find(&record.position.seen(way), &[]).unwrap().game;
            assert_eq!((&game.name, game.orientation, game.later), (name, way, 0));
        }
    }
    let stranger = record(&random_game(square(19), 100, 8));
    let answer = games.find(&stranger.position, &[]).unwrap_err();
    assert_eq!(answer, GameSearchError::NoSuchBoard { size: square(19) });
    assert_eq!(
        GameDatabase::default().find(&stranger.position, &[]),
        Err(answer)
    );
}

#[test]
fn records_that_cannot_be_read_are_named_and_stop_nothing() {
    let mut files = random_files(2);
    files.insert(0, ("cut.sgf".to_owned(), "(;SZ[19];B[aa".to_owned()));
    files.insert(2, ("chess.sgf".to_owned(), "(;GM[3])".to_owned()));
    let games = database(&files);
    let unreadable: Vec<&str> = games
        .unreadable()
        .iter()
        .map(|file| file.name.as_str())
        .collect();
    assert_eq!(unreadable, ["cut.sgf", "chess.sgf"]);
    assert!(games.unreadable()[0].why.to_string().contains("cut off"));
    let readable: Vec<&str> = games.games().iter().map(|game| game.name()).collect();
    assert_eq!(readable, ["0.sgf", "1.sgf"]);
    assert_eq!(
        games.games()[0].last_position(),
        record(&files[1].1).position
    );
}

#[test]
fn doubtful_points_decide_nothing() {
    let files = random_files(3);
    let games = database(&files);
    let (photo, points) = change_points(&after(&record(&files[1].1), 100), 40, &mut rng(9));
    assert!(matches!(
        games.find(&photo, &[]),
        Err(GameSearchError::OtherGame { .. })
    ));
    let FoundGame { game, .. } = games.find(&photo, &points[3..]).unwrap();
    assert_eq!((&*game.name, game.moves), ("1.sgf", 100));
    assert_eq!(differing_points(&game), points[..3]);
    let in_doubt: Vec<Point> = game
        .in_doubt
        .iter()
        .map(|difference| difference.photo)
        .collect();
    assert_eq!(in_doubt, points[3..]);
    let all: Vec<Point> = photo.size().points().collect();
    assert!(matches!(
        games.find(&photo, &all),
        Err(GameSearchError::TooFewStones { stones: 0, .. })
    ));
}

#[test]
fn a_board_that_is_nearly_empty_is_nobodys() {
    let files = random_files(3);
    let games = database(&files);
    for moves in [0, 1, 8] {
        let answer = games.find(&after(&record(&files[0].1), moves), &[]);
        assert!(
            matches!(answer, Err(GameSearchError::TooFewStones { stones, .. }) if stones <= moves),
            "{answer:?}"
        );
    }
}

#[test]
fn of_stages_that_are_equally_near_the_latest_counts() {
    // A pass changes nothing, not even the first point of the board, where its change is stored.
    let corner = Move {
        color: Color::Black,
        point: square(19).point(0, 0),
    };
    let moves = play_on(square(19), vec![corner], 80, &mut rng(10));
    let text = file(square(19), &moves, Orientation::UNTURNED).replace(')', ";B[];W[])");
    let games = database(&[("passes.sgf", &text)]);
    let position = record(&text).position;
    let found = games.find(&position, &[]).unwrap().game;
    assert_eq!(
        (found.moves, found.later, found.differences),
        (82, 0, Vec::new())
    );
    assert_eq!(games.games()[0].last_position(), position);
    // If the color of the last stone is misread, the position before that move has one difference
    // as well.
    let last = moves[79];
    let misread = position.with(last.point.unwrap(), Some(last.color.opponent()));
    assert_eq!(games.find(&misread, &[]).unwrap().game.moves, 82);
    let missing = position.with(last.point.unwrap(), None);
    let found = games.find(&missing, &[]).unwrap().game;
    assert_eq!((found.moves, found.differences.len()), (79, 0));
}

#[test]
fn stages_count_setup_and_give_the_prisoners_until_then() {
    // Twenty stones are set up. Then White captures one, and elsewhere a stone is replaced by
    // setup.
    let text = "(;SZ[9]AB[aa][ca][ea][ga][ia][ac][cc][ec][gc][ic]AW[ai][ci][ei][gi][ii][ag][cg][eg][gg][ig]\
                ;W[ba];B[ee];W[ab];AE[ee]AW[ff];B[bh];W[])";
    let games = database(&[("setup.sgf", text)]);
    let record = record(text);
    let stages: Vec<(usize, usize)> = {
        let mut replay = record.line.replay();
        let mut stages = Vec::new();
        while replay.next().is_some() {
            let game = games.find(replay.position(), &[]).unwrap().game;
            assert!(game.differences.is_empty());
            stages.push((game.stage, game.moves));
        }
        stages
    };
    assert_eq!(
        stages,
        [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (6, 5), (6, 5)]
    );
    assert_eq!(
        record.prisoners_at(2),
        Some(Prisoners { black: 0, white: 0 })
    );
    assert_eq!(
        record.prisoners_at(3),
        Some(Prisoners { black: 1, white: 0 })
    );
    assert_eq!(record.prisoners_at(7), None);
    assert_eq!(games.games()[0].moves(), 5);
    assert_eq!(games.games()[0].position(2), after(&record, 2));
}

/// The comparison of a photo with a single record uses another algorithm. It never finds a nearer
/// position.
#[test]
fn what_is_nearest_is_no_farther_than_the_comparison_with_one_record_finds() {
    let mut rng = rng(11);
    for seed in 0..60 {
        let text = random_game(square(9), 60, seed);
        let record = record(&text);
        let way = Orientation::ALL[rng.random_range(0..8)];
        let moves = rng.random_range(25..60);
        let (photo, points) = change_points(&after(&record, moves).seen(way), 12, &mut rng);
        let doubtful = if seed % 2 == 0 { &points[..6] } else { &[] };
        let sighting = PhotoSighting {
            position: &photo,
            doubtful,
            prisoners: None,
            dead: None,
        };
        let nearest = match database(&[("", &text)]).find(&photo, doubtful) {
            Ok(found) => found.game,
            Err(GameSearchError::Likely { found, .. }) => found.game,
            Err(GameSearchError::OtherGame { nearest, .. }) => *nearest,
            Err(error) => panic!("{error}"),
        };
        let differences = match compare(&sighting, &record) {
            Ok(findings) => {
                assert_eq!(
                    (nearest.orientation, &nearest.as_good),
                    (findings.orientation, &findings.as_good)
                );
                findings.earlier.unwrap_or(findings.last).differences()
            }
            Err(RecordError::OtherGame { differences, .. }) => differences,
            Err(error) => panic!("{error}"),
        };
        // That comparison prefers the most plausible position, which may have more differences.
        assert!(nearest.differences.len() <= differences);
    }
}

#[test]
fn positions_of_real_games_are_found_and_those_of_others_are_not() {
    let Some(folder) = shared("scoring/games") else {
        return;
    };
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    let name = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_owned();
    let files: Vec<(String, Vec<u8>)> = paths
        .iter()
        .map(|path| (name(path), std::fs::read(path).unwrap()))
        .collect();
    let (left_out, files): (Vec<_>, Vec<_>) = files
        .into_iter()
        .enumerate()
        .partition(|(index, _)| index % 10 == 0);
    let files: Vec<(String, Vec<u8>)> = files.into_iter().map(|(_, file)| file).collect();
    let games = database(&files);
    let mut rng = rng(12);
    let mut photo_of = |bytes: &[u8]| {
        let record = sgf::read(bytes).unwrap();
        let position = after(&record, rng.random_range(0..=record.moves.len()));
        let way = Orientation::ALL[rng.random_range(0..8)];
        let count = rng.random_range(0..=4);
        change_points(&position.seen(way), count, &mut rng).0
    };
    let mut not_told = 0;
    for (name, bytes) in &files {
        match games.find(&photo_of(bytes), &[]) {
            Ok(found) => assert_eq!(found.game.name, *name),
            Err(GameSearchError::Likely { found, .. }) => assert_eq!(found.game.name, *name),
            Err(GameSearchError::TooFewStones { .. } | GameSearchError::Several { .. }) => {}
            Err(_) => not_told += 1,
        }
    }
    assert!(
        not_told * 100 <= files.len(),
        "{not_told} of {}",
        files.len()
    );
    for (_, (name, bytes)) in &left_out {
        let answer = games.find(&photo_of(bytes), &[]);
        assert!(answer.is_err(), "{name}: {answer:?}");
    }
}
