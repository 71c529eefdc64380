//! Measures the check of fill-ins on rendered pairs of photos, before and after the fill-in.
//!
//! ```text
//! cargo run --release -p shuzi-eval --example measure_pairs -- [PAIRS] [FIRST] [FOLDER] [hard]
//! ```
//!
//! Boards of 9, 13 and 19 lines take turns, without a fault and with each kind of fault. Both
//! photos are read as by `count`. The example prints the number of faults that are named exactly,
//! of correct fill-ins in which a fault is named, and of pairs that are undecided because of
//! doubtful points, and every pair that is not exact, whose photos are saved in FOLDER. The pairs
//! are numbered from FIRST (default 0), and each number gives a different pair. With `hard`, the
//! photos are taken from a low angle, in bad light or out of focus: what cannot be read must not
//! become a fault.

#![allow(clippy::print_stdout, reason = "the figures are for people")]

#[path = "../make_samples/games.rs"]
#[allow(dead_code, reason = "shared with the samples")]
mod games;
mod judge;
mod scenes;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use games::SampleGame;
use shuzi::count::{Case, Clock, ReadError, ReadSettings, Reader};
use shuzi::point::Point;
use shuzi::position::{Orientation, Position};
use shuzi::score::{RuleSet, Rules};
use shuzi_referee::verify::LaterBoard;
use shuzi_referee::verify::admissibility;
use shuzi_referee::verify::filled::{self, FaultKind, FillInFindings};
use shuzi_render::{self as render, Mishap, MishapEvent, Pair, PairError, PhotoTruth};

/// The photos before and after the fill-in, as JPEG, each with its truth.
type PhotoPair = [(Vec<u8>, PhotoTruth); 2];

/// The outcome of checking a pair.
enum PairOutcome {
    /// The fault was named, or there was none and none was named.
    Exact,
    /// The same, but it depends on doubtful points.
    Undecided(String),
    /// Something else was named.
    Wrong(String),
    /// A photo is not reliable enough for any finding.
    Untrusted(String),
    /// A photo was refused.
    Unread(String),
}

/// Figures over all pairs.
#[derive(Default)]
struct PairFigures {
    pairs: usize,
    exact: usize,
    undecided: usize,
    untrusted: usize,
    unread: usize,
    misnamed: usize,
    accused: usize,
    with_fault: usize,
    /// Number of questions about the photos before the fill-in.
    asked_before: usize,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let pairs: usize = arguments.next().map_or(Ok(66), |number| number.parse())?;
    let first: usize = arguments.next().map_or(Ok(0), |number| number.parse())?;
    let folder = arguments.next().map(PathBuf::from);
    let is_hard = arguments.next().is_some_and(|word| word == "hard");
    if let Some(folder) = &folder {
        fs::create_dir_all(folder)?;
    }
    let reader = Reader::embedded();
    let started = Instant::now();
    let mut figures = PairFigures::default();
    for number in first..first + pairs {
        let (name, pair) = generate_pair(number)?;
        let photos = render_photos(&pair, number, is_hard)?;
        let outcome = check_pair(&pair, &photos, &reader, &mut figures.asked_before, &|| {
            started.elapsed()
        })?;
        let exact = figures.add(&name, pair.mishap.is_some(), outcome);
        if let (false, Some(folder)) = (exact, &folder) {
            save(folder, &name, &photos)?;
        }
    }
    figures.print(started.elapsed());
    Ok(())
}

/// Generates the pair with a number, and its name.
fn generate_pair(number: usize) -> Result<(String, Pair), Box<dyn Error>> {
    let kinds = [None]
        .into_iter()
        .chain(Mishap::ALL.map(Some))
        .collect::<Vec<_>>();
    let lines = [9, 13, 19][number % 3];
    let kind = kinds[number / 3 % kinds.len()];
    let rules = Rules::of(RuleSet::Ing);
    // Not every game has room for every kind of fault.
    for seed in 0..40 {
        let seed = (number * 40 + seed) as u64;
        let game = SampleGame::generate(lines, seed, usize::from(seed.is_multiple_of(2)))?;
        // An uneven fill-in requires a shared point. Some of the other games have one as well.
        let shared = kind == Some(Mishap::Uneven) || number.is_multiple_of(5);
        let game = if shared { game.with_open_dame() } else { game };
        let lifted = game.position.without(&game.dead);
        match Pair::sample(&lifted, &rules, kind, seed) {
            Err(PairError::NotHere | PairError::FillIn(_)) => continue,
            pair => {
                let name = kind.map_or("right", Mishap::name);
                return Ok((format!("{number:03}-{lines}-{name}"), pair?));
            }
        }
    }
    Err(format!("no {kind:?} on {lines} lines").into())
}

fn render_photos(pair: &Pair, number: usize, is_hard: bool) -> Result<PhotoPair, Box<dyn Error>> {
    let seed = number as u64;
    let names = ["before", "after"].map(|which| format!("{which}.jpg"));
    let scene = if is_hard {
        scenes::hard(seed)
    } else {
        scenes::readable(seed)
    };
    Ok(render::pair::render_pair(pair, &scene, seed, names)?)
}

/// Reads both photos and checks the fill-in.
fn check_pair(
    pair: &Pair,
    photos: &PhotoPair,
    reader: &Reader,
    asked_before: &mut usize,
    clock: Clock,
) -> Result<PairOutcome, Box<dyn Error>> {
    let [(first, before_truth), (second, _)] = photos;
    let read = |name, bytes| reader.read(name, bytes, &ReadSettings::default(), clock);
    let (before, after) = match (read("before", first), read("after", second)) {
        (Ok((_, before)), Ok((_, after))) => (before, after),
        (Err(error), _) => return Ok(unread_photo("before", &error)),
        (_, Err(error)) => return Ok(unread_photo("after", &error)),
    };
    let truth = before_truth
        .shows
        .first()
        .ok_or("a photo without its board")?;
    let before = answer_questions(before, &Position::from_rows(&truth.rows)?, asked_before);
    let certain = ReadSettings::default().stones.certain;
    let doubtful = filled::doubtful_after(&before.position, &after, certain);
    if let Some(why) =
        admissibility::find_objection_to_later_photo(&before.position, None, &after, &doubtful)
    {
        return Ok(PairOutcome::Untrusted(format!("{why:?}")));
    }
    let later = LaterBoard {
        position: &after.position,
        doubtful: &doubtful,
        orientations: &Orientation::TURNS,
    };
    let found = match filled::check(&before.position, &Rules::of(RuleSet::Ing), &later) {
        Ok(found) => found,
        Err(error) => return Ok(PairOutcome::Wrong(error.to_string())),
    };
    let size = pair.before.size();
    let seen = |point: Point| truth.seen(size, point).unwrap_or(point);
    Ok(judge_findings(
        pair,
        &found,
        pair.mishap
            .as_ref()
            .map(|happened| to_photo_points(happened, seen)),
    ))
}

/// Answers the questions about the photo before the fill-in, as a person would.
fn answer_questions(before: Case, truth: &Position, asked: &mut usize) -> Case {
    before
        .uncertain()
        .into_iter()
        .fold(before, |case, uncertain| {
            *asked += 1;
            case.with_stated_stone(uncertain.point, truth.stone(uncertain.point))
        })
}

fn judge_findings(
    pair: &Pair,
    found: &FillInFindings,
    happened: Option<MishapEvent>,
) -> PairOutcome {
    let of_the_fill_in = found
        .faults
        .iter()
        .filter(|fault| !matches!(fault.kind, FaultKind::OpenDame { .. }));
    let (decided, all): (Vec<FaultKind>, Vec<FaultKind>) = (
        of_the_fill_in
            .clone()
            .filter(|fault| fault.undecided.is_empty())
            .map(|f| f.kind.clone())
            .collect(),
        of_the_fill_in.map(|fault| fault.kind.clone()).collect(),
    );
    let names: Vec<String> = found
        .undecided
        .iter()
        .map(|&point| found.after.size().name(point))
        .collect();
    match judge::check_named(happened.as_ref(), pair.in_hand, &all) {
        Ok(()) if names.is_empty() => PairOutcome::Exact,
        Ok(()) => PairOutcome::Undecided(format!("named, but for {}", names.join(", "))),
        // No fault is certain, and the doubtful points are named.
        Err(_) if decided.is_empty() && !names.is_empty() => {
            PairOutcome::Undecided(format!("hangs on {}", names.join(", ")))
        }
        Err(instead) => PairOutcome::Wrong(format!("{instead}, in doubt: {}", names.join(", "))),
    }
}

/// Converts the points of a mishap to those of the photo before the fill-in.
fn to_photo_points(happened: &MishapEvent, seen: impl Fn(Point) -> Point) -> MishapEvent {
    match *happened {
        MishapEvent::Moved { color, from, to } => MishapEvent::Moved {
            color,
            from: seen(from),
            to: seen(to),
        },
        MishapEvent::WrongColor { color, point } => MishapEvent::WrongColor {
            color,
            point: seen(point),
        },
        MishapEvent::Uneven { color, point } => MishapEvent::Uneven {
            color,
            point: seen(point),
        },
        MishapEvent::Missing { .. } | MishapEvent::Surplus { .. } => happened.clone(),
    }
}

fn unread_photo(which: &str, error: &ReadError) -> PairOutcome {
    PairOutcome::Unread(format!("{which}: {error}"))
}

impl PairFigures {
    /// Adds a pair, and prints it if it is not exact. Returns true if it is exact.
    fn add(&mut self, name: &str, with_fault: bool, outcome: PairOutcome) -> bool {
        self.pairs += 1;
        self.with_fault += usize::from(with_fault);
        match outcome {
            PairOutcome::Exact => {
                self.exact += 1;
                return true;
            }
            PairOutcome::Undecided(why) => {
                self.undecided += 1;
                println!("{name}: undecided: {why}");
            }
            PairOutcome::Wrong(why) => {
                *(if with_fault {
                    &mut self.misnamed
                } else {
                    &mut self.accused
                }) += 1;
                println!("{name}: WRONG: {why}");
            }
            PairOutcome::Untrusted(why) => {
                self.untrusted += 1;
                println!("{name}: untrusted: {why}");
            }
            PairOutcome::Unread(why) => {
                self.unread += 1;
                println!("{name}: refused: {why}");
            }
        }
        false
    }

    fn print(&self, took: Duration) {
        println!(
            "{} pairs, {} with a fault: {} exact, {} faults misnamed, {} right fill-ins accused, {} undecided, {} \
             untrusted, {} refused; {} points asked about before; {:.0} s",
            self.pairs,
            self.with_fault,
            self.exact,
            self.misnamed,
            self.accused,
            self.undecided,
            self.untrusted,
            self.unread,
            self.asked_before,
            took.as_secs_f64()
        );
    }
}

fn save(folder: &Path, name: &str, photos: &PhotoPair) -> Result<(), Box<dyn Error>> {
    for ((photo, truth), which) in photos.iter().zip(["before", "after"]) {
        fs::write(folder.join(format!("{name}-{which}.jpg")), photo)?;
        fs::write(
            folder.join(format!("{name}-{which}.json")),
            serde_json::to_string(truth)?,
        )?;
    }
    Ok(())
}
