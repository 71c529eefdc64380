//! Measures how reliably and how fast the game of a position is found among many games.
//!
//! ```text
//! cargo run --release -p shuzi-eval --example measure_game_db -- ../shared/scoring/games --games 10000
//! ```
//!
//! Every tenth record of the folder is left out. Variations are added to the others until there are
//! enough games: each has up to 40 of the first moves of a record, followed by random moves. The
//! example then searches 500 positions of records in the database, turned or mirrored and with up
//! to four points changed, and 500 of records that were left out, and prints the results and the
//! times; then the same for 500 last positions each. Finally, it leaves out each tenth in turn and
//! prints the distance to the nearest other game, by the number of stones.

#![allow(clippy::print_stdout, reason = "the figures are for people")]

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::time::Instant;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use shuzi::color::Color;
use shuzi::point::Point;
use shuzi::position::sgf::{self, GameRecord, Move};
use shuzi::position::{Orientation, Position};
use shuzi_archive::game_db::{FoundGame, GameDatabase, GameSearchError};

const SEED: u64 = 20_250_101;

/// Number of positions that are searched.
const QUERIES: usize = 500;

/// One record of this number is left out.
const FOLDS: usize = 10;

/// Maximum number of moves that a variation has in common with its record.
const MAX_COMMON_MOVES: usize = 40;

/// The part of a game from which positions are taken.
#[derive(Clone, Copy)]
enum PositionStage {
    Any,
    Last,
}

impl std::fmt::Display for PositionStage {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(match self {
            PositionStage::Any => "from anywhere in",
            PositionStage::Last => "at the end of",
        })
    }
}

/// A record of the folder.
struct SourceRecord {
    name: String,
    bytes: Vec<u8>,
    game: GameRecord,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let folder = arguments.first().ok_or("name a folder of game records")?;
    let games = match arguments.iter().position(|argument| argument == "--games") {
        Some(at) => arguments
            .get(at + 1)
            .ok_or("--games takes a number")?
            .parse()?,
        None => 0,
    };
    let sources = read_records(folder)?;
    let (strangers, members): (Vec<_>, Vec<_>) = sources
        .iter()
        .enumerate()
        .partition(|(index, _)| index % FOLDS == 0);
    let members: Vec<&SourceRecord> = members.into_iter().map(|(_, source)| source).collect();
    let strangers: Vec<&SourceRecord> = strangers.into_iter().map(|(_, source)| source).collect();
    let mut rng = Pcg64Mcg::seed_from_u64(SEED);

    let mut files: Vec<(String, Vec<u8>)> = members
        .iter()
        .map(|source| (source.name.clone(), source.bytes.clone()))
        .collect();
    while files.len() < games {
        let source = members[files.len() % members.len()];
        files.push((
            format!("variation-{}.sgf", files.len()),
            variation(&source.game, &mut rng).into(),
        ));
    }
    let start = Instant::now();
    let database: GameDatabase = files.into_iter().collect();
    println!(
        "{} games built in {:.1} s, {:.1} MB; {} not readable",
        database.games().len(),
        start.elapsed().as_secs_f64(),
        database.memory() as f64 / 1e6,
        database.unreadable().len(),
    );
    for stage in [PositionStage::Any, PositionStage::Last] {
        println!("positions {stage} games in the collection:");
        run_queries(&database, &members, stage, &mut rng);
        println!("positions {stage} games that were left out:");
        run_queries(&database, &strangers, stage, &mut rng);
    }
    drop(database);
    measure_distances_between_games(&sources);
    Ok(())
}

/// Reads the records in a folder, by name. Files that are not game records are left out.
fn read_records(folder: &str) -> Result<Vec<SourceRecord>, Box<dyn Error>> {
    let mut paths: Vec<_> = std::fs::read_dir(folder)?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    paths.sort();
    let source = |path: &std::path::PathBuf| {
        let bytes = std::fs::read(path).ok()?;
        let game = sgf::read(&bytes).ok()?;
        Some(SourceRecord {
            name: path.file_name()?.to_str()?.to_owned(),
            bytes,
            game,
        })
    };
    Ok(paths.iter().filter_map(source).collect())
}

/// Returns a game that begins like `game`, as SGF.
fn variation(game: &GameRecord, rng: &mut Pcg64Mcg) -> String {
    let common = rng.random_range(0..=MAX_COMMON_MOVES);
    let mut replay = game.line.replay();
    let mut text = String::new();
    let setup = replay.next();
    for change in setup.iter().flat_map(|stage| &stage.changes) {
        let _ = write!(
            text,
            "A{}[{}]",
            change.after.map_or('E', Color::letter),
            sgf_point(change.point)
        );
    }
    for played in game.moves.iter().take(common) {
        replay.next();
        let _ = write!(
            text,
            ";{}[{}]",
            played.color.letter(),
            played.point.map(sgf_point).unwrap_or_default()
        );
    }
    let mut position = replay.position().clone();
    for Move { color, .. } in game.moves.iter().skip(common) {
        let Some((point, next)) = random_move(&position, *color, rng) else {
            break;
        };
        let _ = write!(text, ";{}[{}]", color.letter(), sgf_point(point));
        position = next;
    }
    format!(
        "(;SZ[{}:{}]{text})",
        game.line.size().width(),
        game.line.size().height()
    )
}

/// Returns a random legal move that fills no eye, with the position after it, if one is found in
/// 100 attempts.
fn random_move(position: &Position, color: Color, rng: &mut Pcg64Mcg) -> Option<(Point, Position)> {
    let size = position.size();
    (0..100).find_map(|_| {
        let point = size.point(
            rng.random_range(0..size.width()),
            rng.random_range(0..size.height()),
        )?;
        let is_eye = size
            .neighbours(point)
            .all(|neighbour| position.stone(neighbour) == Some(color));
        if is_eye || position.stone(point).is_some() {
            return None;
        }
        Some((point, position.play(color, point).ok()?.position))
    })
}

/// Formats a point as in SGF.
fn sgf_point(point: Point) -> String {
    [point.col(), point.row()]
        .map(|line| char::from(b"abcdefghijklmnopqrstuvwxy"[line]))
        .iter()
        .collect()
}

/// A turned position of a game with some points changed.
struct Query<'a> {
    source: &'a SourceRecord,
    moves: usize,
    altered: usize,
    orientation: Orientation,
    position: Position,
}

/// Draws a position at random from these records.
fn draw_query<'a>(
    sources: &[&'a SourceRecord],
    stage: PositionStage,
    rng: &mut Pcg64Mcg,
) -> Query<'a> {
    let source = sources[rng.random_range(0..sources.len())];
    let all = source.game.moves.len();
    let moves = match stage {
        PositionStage::Any => rng.random_range(0..=all),
        PositionStage::Last => all,
    };
    let altered = rng.random_range(0..=4);
    let orientation = Orientation::ALL[rng.random_range(0..Orientation::ALL.len())];
    let mut replay = source.game.line.replay();
    while replay.next().is_some_and(|stage| stage.moves < moves) {}
    let position = alter(&replay.position().seen(orientation), altered, rng);
    Query {
        source,
        moves,
        altered,
        orientation,
        position,
    }
}

/// Changes the content of `count` points.
fn alter(position: &Position, count: usize, rng: &mut Pcg64Mcg) -> Position {
    let mut points: Vec<Point> = position.size().points().collect();
    (0..count).fold(position.clone(), |altered, _| {
        let point = points.swap_remove(rng.random_range(0..points.len()));
        let others = [None, Some(Color::Black), Some(Color::White)];
        let others: Vec<_> = others
            .into_iter()
            .filter(|&stone| stone != altered.stone(point))
            .collect();
        altered.with(point, others[rng.random_range(0..others.len())])
    })
}

/// Searches positions of these records, and prints the results and the times.
fn run_queries(
    database: &GameDatabase,
    sources: &[&SourceRecord],
    stage: PositionStage,
    rng: &mut Pcg64Mcg,
) {
    let mut answers: BTreeMap<&str, usize> = BTreeMap::new();
    let mut times: Vec<f64> = Vec::new();
    for _ in 0..QUERIES {
        let query = draw_query(sources, stage, rng);
        let (answer, time) = measure_time(|| database.find(&query.position, &[]));
        times.push(time);
        let (kind, note) = classify_result(&query, &answer);
        *answers.entry(kind).or_default() += 1;
        if let Some(note) = note {
            println!(
                "  {kind}: {} after move {} with {} stones, {} altered: {note}",
                query.source.name,
                query.moves,
                count_stones(&query.position),
                query.altered,
            );
        }
    }
    times.sort_by(f64::total_cmp);
    println!(
        "  {answers:?}; a search takes {:.2} ms as a rule, {:.2} ms at worst",
        times[times.len() / 2],
        times[times.len() - 1]
    );
}

/// Calls a function three times. Returns its result, and the shortest duration in milliseconds,
/// which other work of the computer affects least.
fn measure_time<T>(call: impl Fn() -> T) -> (T, f64) {
    let once = || {
        let start = Instant::now();
        let answer = call();
        (answer, start.elapsed().as_secs_f64() * 1000.0)
    };
    let (answer, time) = once();
    (answer, (0..2).map(|_| once().1).fold(time, f64::min))
}

/// Returns the kind of a result, and a note on one that a person should look at.
fn classify_result(
    query: &Query,
    answer: &Result<FoundGame, GameSearchError>,
) -> (&'static str, Option<String>) {
    match answer {
        Ok(found) if is_right(query, found) => ("right", None),
        Ok(found) => ("WRONG", Some(describe_found(found))),
        Err(GameSearchError::Likely { found, .. }) if is_right(query, found) => {
            ("likely, right", None)
        }
        Err(GameSearchError::Likely { found, .. }) => {
            ("likely, wrong", Some(describe_found(found)))
        }
        Err(GameSearchError::TooFewStones { .. }) => ("too few stones", None),
        Err(GameSearchError::Several { nearest, more }) => {
            let is_named = *more > 0 || nearest.iter().any(|game| game.name == query.source.name);
            let names = || {
                nearest
                    .iter()
                    .map(|game| game.name.clone())
                    .collect::<Vec<_>>()
                    .join(", ")
            };
            (
                "several",
                (!is_named || nearest[0].differences.len() > query.altered).then(names),
            )
        }
        Err(GameSearchError::OtherGame { nearest, .. }) => (
            "none",
            (nearest.name == query.source.name)
                .then(|| format!("{} points differ", nearest.differences.len())),
        ),
        Err(GameSearchError::NoSuchBoard { .. }) => ("no such board", None),
    }
}

/// Returns true if the game and the orientation are right, and the position is at least as near as
/// the true one: a changed point may look like the next move.
fn is_right(query: &Query, found: &FoundGame) -> bool {
    found.game.name == query.source.name
        && found.game.orientation == query.orientation
        && found.game.differences.len() <= query.altered
        && found.game.moves.abs_diff(query.moves) <= 2 * query.altered + 2
}

/// Describes the game that was found.
fn describe_found(found: &FoundGame) -> String {
    let game = &found.game;
    let copies: Vec<&str> = found.copies.iter().map(|copy| copy.name.as_str()).collect();
    format!(
        "{} after move {}, {} points differ, copies {copies:?}",
        game.name,
        game.moves,
        game.differences.len()
    )
}

/// Searches positions of every game in the games of the other tenths, and prints the distances to
/// the nearest game.
fn measure_distances_between_games(sources: &[SourceRecord]) {
    /// Width of a band of numbers of stones.
    const BAND: usize = 8;
    /// Interval between positions: consecutive ones are nearly the same.
    const EVERY: usize = 3;
    let mut bands: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    let (mut sure, mut likely) = (0, 0);
    for fold in 0..FOLDS {
        let others = sources
            .iter()
            .enumerate()
            .filter(|(index, _)| index % FOLDS != fold);
        let others: GameDatabase = others
            .map(|(_, source)| (source.name.clone(), &source.bytes))
            .collect();
        for source in sources.iter().skip(fold).step_by(FOLDS) {
            let mut replay = source.game.line.replay();
            while replay.nth(EVERY - 1).is_some() {
                let differences = match others.find(replay.position(), &[]) {
                    Ok(found) => {
                        sure += 1;
                        println!(
                            "  {} with {} stones: {}",
                            source.name,
                            count_stones(replay.position()),
                            describe_found(&found)
                        );
                        found.game.differences.len()
                    }
                    Err(GameSearchError::Likely { found, .. }) => {
                        likely += 1;
                        found.game.differences.len()
                    }
                    Err(GameSearchError::OtherGame { nearest, .. }) => nearest.differences.len(),
                    Err(GameSearchError::Several { nearest, .. }) => {
                        nearest.first().map_or(0, |game| game.differences.len())
                    }
                    Err(_) => continue,
                };
                bands
                    .entry(count_stones(replay.position()) / BAND * BAND)
                    .or_default()
                    .push(differences);
            }
        }
    }
    println!(
        "positions of games that were left out, each tenth in turn: {sure} are said to be another game's, {likely} likely"
    );
    for (band, mut differences) in bands {
        differences.sort_unstable();
        let at = |of| differences[differences.len() / of];
        println!(
            "  {band} to {} stones, {} positions: at least {} points differ, 1 in 100 fewer than {}, half fewer than {}",
            band + BAND - 1,
            differences.len(),
            differences[0],
            at(100),
            at(2)
        );
    }
}

/// Returns the number of stones on the board.
fn count_stones(position: &Position) -> usize {
    Color::BOTH.map(|color| position.count(color)).iter().sum()
}
