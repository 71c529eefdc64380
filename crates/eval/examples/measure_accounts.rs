//! Measures the comparison of photos with records, for photos taken after dead stones were removed
//! or neutral points filled, and for photos of earlier moves.
//!
//! ```text
//! cargo run --release -p shuzi-eval --example measure_accounts -- ../shared/scoring [SEED] [PHOTOS]
//! ```
//!
//! The games in the folder have labels with their dead stones and neutral points. From them, boards
//! are generated as a photo would show them: turned, at the end or up to 60 moves before it, with
//! dead stones removed or not, with up to six neutral points filled or none, and sometimes with a
//! misread stone. The example prints how often the account of the comparison is exactly what
//! happened, how often it is another explanation that is no less likely, and every other case.

#![allow(clippy::print_stdout, reason = "the figures are for people")]

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::path::Path;

use rand::{Rng, RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::Value;
use shuzi::color::Color;
use shuzi::life::{LifeJudge, LifeSettings};
use shuzi::point::{BoardSize, Point};
use shuzi::position::sgf::{self, GameRecord};
use shuzi::position::{Orientation, Position};
use shuzi_referee::verify::record::{PhotoSighting, RecordFindings, compare};

/// A game with its label.
struct LabelledGame {
    name: String,
    record: GameRecord,
    dead: Vec<Point>,
    dame: Vec<Point>,
    /// The stones that shuzi proposes as dead.
    read_as_dead: Vec<Point>,
}

/// A generated board with its history.
struct GeneratedBoard {
    board: Position,
    moves: usize,
    lifted: BTreeSet<Point>,
    filled: BTreeSet<Point>,
    misread: Option<Point>,
    orientation: Orientation,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().ok_or("name the folder of games.json")?;
    let seed: u64 = arguments.next().map_or(Ok(1), |seed| seed.parse())?;
    let photos: usize = arguments.next().map_or(Ok(1000), |photos| photos.parse())?;
    let games = read_games(Path::new(&folder))?;
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let mut figures: BTreeMap<(String, &str), usize> = BTreeMap::new();
    let mut longest = 0;
    for number in 0..photos {
        let Some(game) = games.get(number % games.len()) else {
            continue;
        };
        let made = generate_board(game, &mut random);
        let kind = describe_kind(&made, game);
        let outcome = match find_account(game, &made) {
            Err(error) => {
                println!("{number} {} {kind}: REFUSED: {error}", game.name);
                "refused"
            }
            Ok(findings) => {
                longest = longest.max(findings.account().others);
                compare_account(game, &made, &findings).unwrap_or_else(|instead| {
                    println!("{number} {} {kind}: {instead}", game.name);
                    "other"
                })
            }
        };
        *figures.entry((kind, outcome)).or_default() += 1;
    }
    let mut sums: BTreeMap<&str, usize> = BTreeMap::new();
    for ((kind, outcome), number) in &figures {
        println!("{kind}: {outcome}: {number}");
        *sums.entry(outcome).or_default() += number;
    }
    println!(
        "{photos} boards of {} games: {sums:?}; at most {longest} points told one by one",
        games.len()
    );
    Ok(())
}

fn read_games(folder: &Path) -> Result<Vec<LabelledGame>, Box<dyn Error>> {
    let labels: Vec<Value> = serde_json::from_slice(&std::fs::read(folder.join("games.json"))?)?;
    let judge = LifeJudge::embedded();
    let mut games = Vec::new();
    for label in labels {
        let file = label["file"].as_str().ok_or("a game without a file")?;
        let record = sgf::read(&std::fs::read(folder.join(file))?)?;
        let size = record.line.size();
        let read_as_dead = judge
            .read_life(&record.position, &LifeSettings::default())?
            .dead();
        let (dead, dame) = (
            parse_points(size, &label["dead"]),
            parse_points(size, &label["dame"]),
        );
        games.push(LabelledGame {
            name: file.to_owned(),
            record,
            dead,
            dame,
            read_as_dead,
        });
    }
    Ok(games)
}

fn parse_points(size: BoardSize, pairs: &Value) -> Vec<Point> {
    let number = |value: &Value| {
        value
            .as_u64()
            .and_then(|number| usize::try_from(number).ok())
    };
    let point = |pair: &Value| size.point(number(&pair[1])?, number(&pair[0])?);
    pairs
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(point)
        .collect()
}

/// Generates a board that a photo may show.
fn generate_board(game: &LabelledGame, random: &mut impl Rng) -> GeneratedBoard {
    let all = game.record.moves.len();
    let back = if random.random_bool(0.5) {
        random.random_range(1..=60.min(all - 1))
    } else {
        0
    };
    let mut moves = all - back;
    let mut replay = game.record.line.replay();
    while replay.next().is_some_and(|stage| stage.moves < moves) {}
    let mut board = replay.position().clone();
    let (mut lifted, mut filled) = (BTreeSet::new(), BTreeSet::new());
    if random.random_bool(0.5) {
        for chain in board.chains() {
            if chain.points.iter().all(|point| game.dead.contains(point)) {
                lifted.extend(chain.points);
            }
        }
        board = board.without(&lifted.iter().copied().collect::<Vec<Point>>());
    }
    if random.random_bool(0.5) {
        let most = random.random_range(1..=6);
        let mut color = if random.random_bool(0.5) {
            Color::Black
        } else {
            Color::White
        };
        let empty: Vec<Point> = game
            .dame
            .iter()
            .copied()
            .filter(|&point| board.stone(point).is_none())
            .collect();
        for point in empty.into_iter().take(most) {
            match board.play(color, point) {
                Ok(played) if played.captured.is_empty() => board = played.position,
                Ok(_) | Err(_) => continue,
            }
            filled.insert(point);
            color = color.opponent();
        }
    }
    let misread = random
        .random_bool(0.4)
        .then(|| misread_point(&mut board, &lifted, &filled, random));
    // Passes do not change the board. The comparison reports the latest of equal positions.
    let passes = game
        .record
        .moves
        .iter()
        .skip(moves)
        .take_while(|played| played.point.is_none())
        .count();
    moves += passes;
    let orientation = Orientation::TURNS[random.random_range(0..4)];
    GeneratedBoard {
        board,
        moves,
        lifted,
        filled,
        misread,
        orientation,
    }
}

/// Changes a random point that was neither removed nor filled, and returns it.
fn misread_point(
    board: &mut Position,
    lifted: &BTreeSet<Point>,
    filled: &BTreeSet<Point>,
    random: &mut impl Rng,
) -> Point {
    let points: Vec<Point> = board.size().points().collect();
    loop {
        let point = points[random.random_range(0..points.len())];
        let stone = [None, Some(Color::Black), Some(Color::White)][random.random_range(0..3)];
        let is_touched = lifted.contains(&point) || filled.contains(&point);
        if !is_touched && board.stone(point) != stone {
            *board = board.with(point, stone);
            return point;
        }
    }
}

fn describe_kind(made: &GeneratedBoard, game: &LabelledGame) -> String {
    let parts = [
        (made.moves < game.record.moves.len(), "earlier"),
        (!made.lifted.is_empty(), "lifted"),
        (!made.filled.is_empty(), "dame"),
        (made.misread.is_some(), "misread"),
    ];
    let parts: Vec<&str> = parts
        .into_iter()
        .filter(|&(is, _)| is)
        .map(|(_, name)| name)
        .collect();
    if parts.is_empty() {
        "as the record ends".to_owned()
    } else {
        parts.join(" + ")
    }
}

/// Compares the board with the record as `verify` does: first as it is, and if that differs, with
/// dead stones removed.
fn find_account(
    game: &LabelledGame,
    made: &GeneratedBoard,
) -> Result<RecordFindings, Box<dyn Error>> {
    let position = made.board.seen(made.orientation);
    let of = |dead| PhotoSighting {
        position: &position,
        doubtful: &[],
        prisoners: None,
        dead,
    };
    let found = compare(&of(None), &game.record)?;
    if found.last.differences() == 0 {
        return Ok(found);
    }
    Ok(compare(&of(Some(&game.read_as_dead)), &game.record)?)
}

/// Returns `exact` if the account is what happened, and `another way` if it is a different one that
/// is no less likely.
///
/// # Errors
/// Returns a description of any other account.
fn compare_account(
    game: &LabelledGame,
    made: &GeneratedBoard,
    findings: &RecordFindings,
) -> Result<&'static str, String> {
    let account = findings.account();
    let set = |spots: Vec<Point>| spots.into_iter().collect::<BTreeSet<Point>>();
    let lifted = set(account.lifted.iter().map(|spot| spot.record).collect());
    let filled = set(account.dame.iter().map(|spot| spot.record).collect());
    let played: BTreeSet<Point> = account.played.iter().map(|(_, spot)| spot.record).collect();
    let others = account.others + played.len();
    let same_stage = account.shown.moves == made.moves;
    let turned =
        findings.orientation == made.orientation || findings.as_good.contains(&made.orientation);
    let misread = usize::from(made.misread.is_some());
    // A misread stone may look like a removed stone or like a filled neutral point.
    let is_same = |account: &BTreeSet<Point>, truth: &BTreeSet<Point>| {
        account
            .symmetric_difference(truth)
            .all(|&point| Some(point) == made.misread)
    };
    if turned
        && same_stage
        && is_same(&lifted, &made.lifted)
        && is_same(&filled, &made.filled)
        && others <= misread
    {
        return Ok("exact");
    }
    // The number of suppositions, weighed by how unlikely each is.
    let suppositions = |stage: bool, others: usize, lifted: bool, filled: bool| {
        3 * usize::from(stage) + 4 * others + usize::from(lifted) + usize::from(filled)
    };
    let truth = suppositions(
        made.moves < game.record.moves.len(),
        misread,
        !made.lifted.is_empty(),
        !made.filled.is_empty(),
    );
    let is_earlier = findings.earlier.is_some();
    let needed = suppositions(is_earlier, others, !lifted.is_empty(), !filled.is_empty());
    if turned && needed <= truth {
        return Ok("another way");
    }
    Err(format!(
        "after {} of {}, {} lifted, {} filled, misread {:?}; told after {}, {} lifted, {} filled, {} others",
        made.moves,
        game.record.moves.len(),
        made.lifted.len(),
        made.filled.len(),
        made.misread
            .map(|point| game.record.line.size().name(point)),
        account.shown.moves,
        lifted.len(),
        filled.len(),
        others
    ))
}
