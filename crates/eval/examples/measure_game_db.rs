//! Measures how well and how fast the game of a position is found among many.
//!
//! ```text
//! cargo run --release -p shuzi-eval --example measure_game_db -- ../shared/scoring/games --games 10000
//! ```
//!
//! Every tenth record of the folder is left out, and the others are filled up with variations: the first moves of one
//! of them (40 at most), then moves at random. Of 500 positions from the records that are there, turned or mirrored,
//! with up to four points altered, and of 500 from those left out it prints what was answered, and how long that took;
//! and the same of 500 last positions each.
//! Then it leaves out each tenth in turn and prints how near other games come, by the stones on the board.

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

/// Positions that are looked for.
const QUERIES: usize = 500;

/// One record in so many is left out.
const FOLDS: usize = 10;

/// Moves that a variation has in common with its record, at most.
const COMMON: usize = 40;

/// From where in a game positions are taken.
#[derive(Clone, Copy)]
enum Stage {
    Any,
    Last,
}

impl std::fmt::Display for Stage {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(match self {
            Stage::Any => "from anywhere in",
            Stage::Last => "at the end of",
        })
    }
}

/// A record of the folder.
struct Source {
    name: String,
    bytes: Vec<u8>,
    game: GameRecord,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let folder = arguments.first().ok_or("name a folder of game records")?;
    let games = match arguments.iter().position(|argument| argument == "--games") {
        Some(at) => arguments.get(at + 1).ok_or("--games takes a number")?.parse()?,
        None => 0,
    };
    let sources = sources(folder)?;
    let (strangers, members): (Vec<_>, Vec<_>) =
        sources.iter().enumerate().partition(|(index, _)| index % FOLDS == 0);
    let members: Vec<&Source> = members.into_iter().map(|(_, source)| source).collect();
    let strangers: Vec<&Source> = strangers.into_iter().map(|(_, source)| source).collect();
    let mut rng = Pcg64Mcg::seed_from_u64(SEED);

    let mut files: Vec<(String, Vec<u8>)> =
        members.iter().map(|source| (source.name.clone(), source.bytes.clone())).collect();
    while files.len() < games {
        let source = members[files.len() % members.len()];
        files.push((format!("variation-{}.sgf", files.len()), variation(&source.game, &mut rng).into()));
    }
    let start = Instant::now();
    let collection: GameDatabase = files.into_iter().collect();
    println!(
        "{} games built in {:.1} s, {:.1} MB; {} not readable",
        collection.games().len(),
        start.elapsed().as_secs_f64(),
        collection.memory() as f64 / 1e6,
        collection.unreadable().len(),
    );
    for stage in [Stage::Any, Stage::Last] {
        println!("positions {stage} games in the collection:");
        ask(&collection, &members, stage, &mut rng);
        println!("positions {stage} games that were left out:");
        ask(&collection, &strangers, stage, &mut rng);
    }
    drop(collection);
    how_near_others_come(&sources);
    Ok(())
}

fn sources(folder: &str) -> Result<Vec<Source>, Box<dyn Error>> {
    let mut paths: Vec<_> = std::fs::read_dir(folder)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    let source = |path: &std::path::PathBuf| {
        let bytes = std::fs::read(path).ok()?;
        let game = sgf::read(&bytes).ok()?;
        Some(Source { name: path.file_name()?.to_str()?.to_owned(), bytes, game })
    };
    Ok(paths.iter().filter_map(source).collect())
}

/// Another game that begins like `game`, as SGF.
fn variation(game: &GameRecord, rng: &mut Pcg64Mcg) -> String {
    let common = rng.random_range(0..=COMMON);
    let mut replay = game.line.replay();
    let mut text = String::new();
    let setup = replay.next();
    for change in setup.iter().flat_map(|stage| &stage.changes) {
        let _ = write!(text, "A{}[{}]", change.after.map_or('E', Color::letter), letters(change.point));
    }
    for played in game.moves.iter().take(common) {
        replay.next();
        let _ = write!(text, ";{}[{}]", played.color.letter(), played.point.map(letters).unwrap_or_default());
    }
    let mut position = replay.position().clone();
    for Move { color, .. } in game.moves.iter().skip(common) {
        let Some((point, next)) = random_move(&position, *color, rng) else { break };
        let _ = write!(text, ";{}[{}]", color.letter(), letters(point));
        position = next;
    }
    format!("(;SZ[{}:{}]{text})", game.line.size().width(), game.line.size().height())
}

/// A legal move that fills no eye, if some tries find one.
fn random_move(position: &Position, color: Color, rng: &mut Pcg64Mcg) -> Option<(Point, Position)> {
    let size = position.size();
    (0..100).find_map(|_| {
        let point = size.point(rng.random_range(0..size.width()), rng.random_range(0..size.height()))?;
        let is_eye = size.neighbours(point).all(|neighbour| position.stone(neighbour) == Some(color));
        if is_eye || position.stone(point).is_some() {
            return None;
        }
        Some((point, position.play(color, point).ok()?.position))
    })
}

fn letters(point: Point) -> String {
    [point.col(), point.row()].map(|line| char::from(b"abcdefghijklmnopqrstuvwxy"[line])).iter().collect()
}

/// A position of a game, turned, with some points altered.
struct Query<'a> {
    source: &'a Source,
    moves: usize,
    altered: usize,
    orientation: Orientation,
    position: Position,
}

fn query<'a>(sources: &[&'a Source], stage: Stage, rng: &mut Pcg64Mcg) -> Query<'a> {
    let source = sources[rng.random_range(0..sources.len())];
    let all = source.game.moves.len();
    let moves = match stage {
        Stage::Any => rng.random_range(0..=all),
        Stage::Last => all,
    };
    let altered = rng.random_range(0..=4);
    let orientation = Orientation::ALL[rng.random_range(0..Orientation::ALL.len())];
    let mut replay = source.game.line.replay();
    while replay.next().is_some_and(|stage| stage.moves < moves) {}
    let position = alter(&replay.position().seen(orientation), altered, rng);
    Query { source, moves, altered, orientation, position }
}

/// `count` points made something else.
fn alter(position: &Position, count: usize, rng: &mut Pcg64Mcg) -> Position {
    let mut points: Vec<Point> = position.size().points().collect();
    (0..count).fold(position.clone(), |altered, _| {
        let point = points.swap_remove(rng.random_range(0..points.len()));
        let others = [None, Some(Color::Black), Some(Color::White)];
        let others: Vec<_> = others.into_iter().filter(|&stone| stone != altered.stone(point)).collect();
        altered.with(point, others[rng.random_range(0..others.len())])
    })
}

fn ask(collection: &GameDatabase, sources: &[&Source], stage: Stage, rng: &mut Pcg64Mcg) {
    let mut answers: BTreeMap<&str, usize> = BTreeMap::new();
    let mut times: Vec<f64> = Vec::new();
    for _ in 0..QUERIES {
        let query = query(sources, stage, rng);
        let (answer, time) = timed(|| collection.find(&query.position, &[]));
        times.push(time);
        let (kind, note) = judged(&query, &answer);
        *answers.entry(kind).or_default() += 1;
        if let Some(note) = note {
            println!(
                "  {kind}: {} after move {} with {} stones, {} altered: {note}",
                query.source.name,
                query.moves,
                stones(&query.position),
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

/// An answer, and how many milliseconds it takes: the least of three times, so that what else the machine does in
/// between does not count.
fn timed<T>(ask: impl Fn() -> T) -> (T, f64) {
    let once = || {
        let start = Instant::now();
        let answer = ask();
        (answer, start.elapsed().as_secs_f64() * 1000.0)
    };
    let (answer, time) = once();
    (answer, (0..2).map(|_| once().1).fold(time, f64::min))
}

/// The kind of an answer, and what is to be said about one that a person should look at.
fn judged(query: &Query, answer: &Result<FoundGame, GameSearchError>) -> (&'static str, Option<String>) {
    match answer {
        Ok(found) if is_right(query, found) => ("right", None),
        Ok(found) => ("WRONG", Some(said(found))),
        Err(GameSearchError::Likely { found, .. }) if is_right(query, found) => ("likely, right", None),
        Err(GameSearchError::Likely { found, .. }) => ("likely, wrong", Some(said(found))),
        Err(GameSearchError::TooFewStones { .. }) => ("too few stones", None),
        Err(GameSearchError::Several { nearest, more }) => {
            let is_named = *more > 0 || nearest.iter().any(|game| game.name == query.source.name);
            let names = || nearest.iter().map(|game| game.name.clone()).collect::<Vec<_>>().join(", ");
            ("several", (!is_named || nearest[0].differences.len() > query.altered).then(names))
        }
        Err(GameSearchError::OtherGame { nearest, .. }) => (
            "none",
            (nearest.name == query.source.name)
                .then(|| format!("{} points differ", nearest.differences.len())),
        ),
        Err(GameSearchError::NoSuchBoard { .. }) => ("no such board", None),
    }
}

/// The game, the orientation, and a stage that is as near as the true one, or nearer: an altered point may be the next
/// move.
fn is_right(query: &Query, found: &FoundGame) -> bool {
    found.game.name == query.source.name
        && found.game.orientation == query.orientation
        && found.game.differences.len() <= query.altered
        && found.game.moves.abs_diff(query.moves) <= 2 * query.altered + 2
}

fn said(found: &FoundGame) -> String {
    let game = &found.game;
    let copies: Vec<&str> = found.copies.iter().map(|copy| copy.name.as_str()).collect();
    format!(
        "{} after move {}, {} points differ, copies {copies:?}",
        game.name,
        game.moves,
        game.differences.len()
    )
}

/// Positions of every game against all games of other tenths: how near the nearest comes.
fn how_near_others_come(sources: &[Source]) {
    /// Stones in a band.
    const BAND: usize = 8;
    /// Only every so many-th position, so that neighbours are not counted as two.
    const EVERY: usize = 3;
    let mut bands: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    let (mut sure, mut likely) = (0, 0);
    for fold in 0..FOLDS {
        let others = sources.iter().enumerate().filter(|(index, _)| index % FOLDS != fold);
        let others: GameDatabase = others.map(|(_, source)| (source.name.clone(), &source.bytes)).collect();
        for source in sources.iter().skip(fold).step_by(FOLDS) {
            let mut replay = source.game.line.replay();
            while replay.nth(EVERY - 1).is_some() {
                let differences = match others.find(replay.position(), &[]) {
                    Ok(found) => {
                        sure += 1;
                        println!(
                            "  {} with {} stones: {}",
                            source.name,
                            stones(replay.position()),
                            said(&found)
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
                bands.entry(stones(replay.position()) / BAND * BAND).or_default().push(differences);
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

fn stones(position: &Position) -> usize {
    Color::BOTH.map(|color| position.count(color)).iter().sum()
}
