//! Which games the positions are from, and what their records add: prisoners and komi, and so the Japanese result.

use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::Serialize;

use crate::collection::{Collection, Found, Match, NotFound, Unreadable};
use shuzi::count::{Case, CountSettings, SecondOpinions, settle};
use shuzi::language::Language;
use shuzi::position::sgf::{self, GameRecord, Remark};
use shuzi::report::{RecordedFinding, RecordedResult, words};
use shuzi::score::{RecordedRules, RuleSet, Rules, RulesRemark};

use super::corrections::case;
use super::row::{DamagedRow, Row};

/// A collection of game records.
pub struct Games {
    collection: Collection,
    /// Where each record lies, by its name; the games of a record that holds several have its name with a number.
    paths: HashMap<String, PathBuf>,
}

/// What a collection says about a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Provenance {
    /// It is from this game.
    Game(Game),
    /// It may be from any of these.
    Several {
        /// Names of records, the nearest first; not all where there are many.
        several: Vec<String>,
    },
}

/// A game that a position is from.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Game {
    /// The record's name: its path below the folder.
    pub record: String,
    /// Whether no other game can have come to this. In an opening another may, which is not in the collection.
    pub certain: bool,
    /// After so many moves.
    #[serde(rename = "move")]
    pub moves: usize,
    /// So many moves before the record's end.
    pub later: usize,
    /// Clockwise quarter turns that bring the record's board to lie as the photo's, after it was mirrored or not.
    pub quarter_turns: u8,
    /// Whether the record's board is mirrored.
    pub mirrored: bool,
    /// Points that are not as the record has them.
    pub differences: Vec<String>,
    /// Other records of the same game.
    pub copies: Vec<String>,
    /// What the record adds; `None` where it says nothing of the komi, or the position cannot be counted.
    pub japanese: Option<Japanese>,
    /// The result that the record tells, against the count; `None` where it tells none, or the position is not its last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recorded: Option<Recorded>,
}

/// The result that a record tells, against the count under the record's own rules.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Recorded {
    /// As the record has it.
    pub result: String,
    /// Whether the count comes to the same; `None` where there is nothing to compare.
    pub agrees: Option<bool>,
    /// What would explain a difference, in English.
    pub reasons: Vec<String>,
}

/// The result under Japanese rules, with the record's komi and the prisoners until that move.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Japanese {
    /// Points that White is given.
    pub komi: f64,
    /// Black's stones that were captured.
    pub black_prisoners: u32,
    /// White's.
    pub white_prisoners: u32,
    /// Points for Black.
    pub margin: f64,
    /// As game records have it.
    pub result: String,
    /// Whether a person should look before this is believed.
    pub ask: bool,
}

impl Games {
    /// All game records (`.sgf`) below a folder, and those that cannot be read.
    ///
    /// # Errors
    /// When a folder or a record cannot be opened.
    pub fn of(folder: &Path) -> io::Result<Games> {
        let mut games = Games { collection: Collection::default(), paths: HashMap::new() };
        games.add(folder, folder)?;
        Ok(games)
    }

    fn add(&mut self, folder: &Path, below: &Path) -> io::Result<()> {
        let entries = fs::read_dir(below)?.map(|entry| entry.map(|entry| entry.path()));
        let mut paths: Vec<PathBuf> = entries.collect::<io::Result<_>>()?;
        paths.sort();
        for path in paths {
            // A link is not followed into a folder: it may lead back here.
            if path.is_dir() && !path.is_symlink() {
                self.add(folder, &path)?;
            } else if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("sgf")) {
                let name = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().into_owned();
                self.collection.add(&name, &fs::read(&path)?);
                self.paths.insert(name, path);
            }
        }
        Ok(())
    }

    /// How many games there are.
    pub fn len(&self) -> usize {
        self.collection.games().len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.collection.games().is_empty()
    }

    /// The records that cannot be read.
    pub fn unreadable(&self) -> &[Unreadable] {
        self.collection.unreadable()
    }

    /// Which game the position of a row is from; `None` where none is near, or there is no position.
    ///
    /// # Errors
    /// [`DamagedRow`] where the row's values do not fit together.
    pub fn provenance(&self, row: &Row) -> Result<Option<Provenance>, DamagedRow> {
        let Some(case) = case(row)? else { return Ok(None) };
        let doubtful: Vec<_> = case.uncertain().iter().map(|uncertain| uncertain.point).collect();
        Ok(match self.collection.find(&case.position, &doubtful) {
            Ok(found) => Some(Provenance::Game(self.game(&case, &found, true))),
            Err(NotFound::Likely { found, .. }) => Some(Provenance::Game(self.game(&case, &found, false))),
            Err(NotFound::Several { nearest, .. }) => {
                Some(Provenance::Several { several: nearest.into_iter().map(|game| game.name).collect() })
            }
            Err(_) => None,
        })
    }

    fn game(&self, case: &Case, found: &Found, certain: bool) -> Game {
        let Found { game, copies } = found;
        let size = case.position.size();
        let record = self.record(game);
        Game {
            record: game.name.clone(),
            certain,
            moves: game.moves,
            later: game.later,
            quarter_turns: game.orientation.quarter_turns(),
            mirrored: game.orientation.is_mirrored(),
            differences: game.differences.iter().map(|difference| size.name(difference.photo)).collect(),
            copies: copies.iter().map(|copy| copy.name.clone()).collect(),
            japanese: record.as_ref().and_then(|record| counted(case, record, game.stage)),
            recorded: record.filter(|_| game.later == 0).and_then(|record| against_result(case, record)),
        }
    }

    /// Where the record of a game lies, and which of its games it is.
    fn place(&self, name: &str) -> Option<(&Path, usize)> {
        let of_file = |name: &str, number| Some((self.paths.get(name)?.as_path(), number));
        let of_several = || {
            let (file, number) = name.rsplit_once('#')?;
            of_file(file, number.parse().ok()?)
        };
        of_file(name, 1).or_else(of_several)
    }

    /// The record of a game. One that was there before may be gone; then it adds nothing.
    fn record(&self, game: &Match) -> Option<GameRecord> {
        let (path, number) = self.place(&game.name)?;
        sgf::read_game(&fs::read(path).ok()?, Some(number)).ok()
    }
}

/// Counts by the record's own rules and compares with the result that it tells.
fn against_result(case: &Case, record: GameRecord) -> Option<Recorded> {
    let (settings, _) = CountSettings::of_record(&record, None).ok()?;
    let case = case.clone().with_recorded_result(Some(record.result?));
    let report = settle(&case, &settings, &SecondOpinions::none(), &|| Duration::ZERO).ok()?.report;
    let size = case.position.size();
    let RecordedResult { written, finding } = report.recorded?;
    let (agrees, reasons) = match finding {
        RecordedFinding::Agrees => (Some(true), Vec::new()),
        RecordedFinding::Differs { reasons, .. } => (Some(false), reasons),
        RecordedFinding::NotCounted | RecordedFinding::Unreadable => (None, Vec::new()),
    };
    let words = Language::English.words();
    let reasons =
        reasons.iter().map(|reason| words::describe_difference_reason(words, size, reason)).collect();
    Some(Recorded { result: written, agrees, reasons })
}

fn counted(case: &Case, record: &GameRecord, stage: usize) -> Option<Japanese> {
    record.komi.as_ref()?;
    let prisoners = record.prisoners_at(stage)?;
    let RecordedRules { rules, remarks } = Rules::from_record(record, Some(RuleSet::Japanese)).ok()?;
    let is_doubtful =
        record.remarks.iter().any(Remark::needs_a_look) || remarks.iter().any(RulesRemark::needs_a_look);
    let settings = CountSettings { prisoners: Some(prisoners), ..CountSettings::of_rules(rules) };
    let report = settle(case, &settings, &SecondOpinions::none(), &|| Duration::ZERO).ok()?.report;
    let score = &report.settlement.as_ref()?.score;
    Some(Japanese {
        komi: settings.rules.komi.as_points(),
        black_prisoners: prisoners.black,
        white_prisoners: prisoners.white,
        margin: score.margin.as_points(),
        result: words::format_sgf_result(score),
        ask: is_doubtful || report.needs_a_look(),
    })
}
