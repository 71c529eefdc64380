//! The games that positions are from, and the facts that their records add: prisoners and komi,
//! which the Japanese result needs, and the result that was written down.

use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::Serialize;

use crate::game_db::{FoundGame, GameDatabase, GameMatch, GameSearchError, UnreadableRecord};
use shuzi::count::{Case, CountSettings, SecondOpinions, settle};
use shuzi::language::Language;
use shuzi::life::LifeJudge;
use shuzi::position::sgf::{self, GameRecord, Remark};
use shuzi::report::{RecordedFinding, RecordedResult, words};
use shuzi::score::{RecordedRules, RuleSet, Rules, RulesRemark};

use super::corrections::rebuild_case;
use super::row::{DamagedRow, Row};

/// A folder of game records in which positions can be searched.
pub struct RecordLibrary {
    games: GameDatabase,
    /// The path of each record by its name. A game of a record with several games has the record's
    /// name with a number.
    paths: HashMap<String, PathBuf>,
    judge: LifeJudge,
}

/// The result of searching the game of a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Provenance {
    /// The position is from this game.
    Game(SourceGame),
    /// The position may be from any of several games.
    Several {
        /// Names of records, the nearest first; limited to
        /// [`MAX_NAMED_GAMES`](crate::game_db::MAX_NAMED_GAMES).
        several: Vec<String>,
    },
}

/// The game that a position is from.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SourceGame {
    /// Name of the record: its path below the folder.
    pub record: String,
    /// True if the position is not from another game. An opening may also occur in games that are
    /// not in the folder.
    pub certain: bool,
    /// Number of moves before the position.
    #[serde(rename = "move")]
    pub moves: usize,
    /// Number of moves in the record after the position.
    pub later: usize,
    /// Number of clockwise quarter turns, after mirroring if `mirrored`, that bring the record's
    /// board into the photo's orientation.
    pub quarter_turns: u8,
    /// True if the record's board has to be mirrored.
    pub mirrored: bool,
    /// The points that differ from the record, in the photo's orientation.
    pub differences: Vec<String>,
    /// Names of other records of the same game.
    pub copies: Vec<String>,
    /// The Japanese result; `None` if the record states no komi, or the position cannot be counted.
    pub japanese: Option<JapaneseResult>,
    /// The comparison with the record's result; `None` if it states none, or the position is not
    /// its last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recorded: Option<ResultComparison>,
}

/// The result that a record states, compared with the count under the record's own rules.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ResultComparison {
    /// The result as the record states it.
    pub result: String,
    /// True if the count agrees; `None` if one of them does not exist or cannot be read.
    pub agrees: Option<bool>,
    /// Possible reasons for a difference, in English.
    pub reasons: Vec<String>,
}

/// The result under Japanese rules, with the komi and the prisoners that the record states.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct JapaneseResult {
    /// Points for White.
    pub komi: f64,
    /// Number of black stones that were captured.
    pub black_prisoners: u32,
    /// Number of white stones that were captured.
    pub white_prisoners: u32,
    /// Points for Black; negative if White wins.
    pub margin: f64,
    /// The result in the format of game records.
    pub result: String,
    /// True if a person should check the result.
    pub ask: bool,
}

impl RecordLibrary {
    /// Reads all game records (`.sgf`) in a folder and the folders below it. Records that cannot be
    /// parsed are listed by [`RecordLibrary::unreadable`].
    ///
    /// # Errors
    /// Returns an error if a folder or a file cannot be opened.
    pub fn read(folder: &Path, judge: LifeJudge) -> io::Result<RecordLibrary> {
        let mut library = RecordLibrary {
            games: GameDatabase::default(),
            paths: HashMap::new(),
            judge,
        };
        library.add_folder(folder, folder)?;
        Ok(library)
    }

    fn add_folder(&mut self, root: &Path, folder: &Path) -> io::Result<()> {
        let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
        let mut paths: Vec<PathBuf> = entries.collect::<io::Result<_>>()?;
        paths.sort();
        for path in paths {
            // Links to folders are not followed, because they may form a cycle.
            if path.is_dir() && !path.is_symlink() {
                self.add_folder(root, &path)?;
            } else if path
                .extension()
                .is_some_and(|extension| extension.eq_ignore_ascii_case("sgf"))
            {
                let name = path
                    .strip_prefix(root)
                    .unwrap_or(&path)
                    .to_string_lossy()
                    .into_owned();
                self.games.add(&name, &fs::read(&path)?);
                self.paths.insert(name, path);
            }
        }
        Ok(())
    }

    /// Returns the number of games.
    pub fn len(&self) -> usize {
        self.games.games().len()
    }

    /// Returns true if there are no games.
    pub fn is_empty(&self) -> bool {
        self.games.games().is_empty()
    }

    /// Returns the records that could not be parsed.
    pub fn unreadable(&self) -> &[UnreadableRecord] {
        self.games.unreadable()
    }

    /// Finds the game that the position of a row is from. Returns `None` if no game is near, or if
    /// there is no position.
    ///
    /// # Errors
    /// Returns [`DamagedRow`] if the values of the row contradict each other.
    pub fn provenance(&self, row: &Row) -> Result<Option<Provenance>, DamagedRow> {
        let Some(case) = rebuild_case(row)? else {
            return Ok(None);
        };
        let doubtful: Vec<_> = case
            .uncertain()
            .iter()
            .map(|uncertain| uncertain.point)
            .collect();
        Ok(match self.games.find(&case.position, &doubtful) {
            Ok(found) => Some(Provenance::Game(self.describe_game(&case, &found, true))),
            Err(GameSearchError::Likely { found, .. }) => {
                Some(Provenance::Game(self.describe_game(&case, &found, false)))
            }
            Err(GameSearchError::Several { nearest, .. }) => Some(Provenance::Several {
                several: nearest.into_iter().map(|game| game.name).collect(),
            }),
            Err(_) => None,
        })
    }

    fn describe_game(&self, case: &Case, found: &FoundGame, certain: bool) -> SourceGame {
        let FoundGame { game, copies } = found;
        let size = case.position.size();
        let record = self.read_record(game);
        SourceGame {
            record: game.name.clone(),
            certain,
            moves: game.moves,
            later: game.later,
            quarter_turns: game.orientation.quarter_turns(),
            mirrored: game.orientation.is_mirrored(),
            differences: game
                .differences
                .iter()
                .map(|difference| size.name(difference.photo))
                .collect(),
            copies: copies.iter().map(|copy| copy.name.clone()).collect(),
            japanese: record
                .as_ref()
                .and_then(|record| count_japanese(case, record, game.stage, &self.judge)),
            recorded: record
                .filter(|_| game.later == 0)
                .and_then(|record| compare_result(case, record, &self.judge)),
        }
    }

    /// Returns the path of a game's record and the game's number in it, from 1.
    fn locate(&self, name: &str) -> Option<(&Path, usize)> {
        // The name of a file may itself end like that of a game in a record with several games, so
        // it is tried first.
        if let Some(path) = self.paths.get(name) {
            return Some((path, 1));
        }
        let (file, number) = name.rsplit_once('#')?;
        Some((self.paths.get(file)?, number.parse().ok()?))
    }

    /// Reads the record of a game again: the database keeps only its moves. Returns `None` if the
    /// file has been removed or damaged since; the record then adds nothing.
    fn read_record(&self, game: &GameMatch) -> Option<GameRecord> {
        let (path, number) = self.locate(&game.name)?;
        sgf::read_game(&fs::read(path).ok()?, Some(number)).ok()
    }
}

/// Counts a position by the record's own rules, and compares the count with the result that the
/// record states.
fn compare_result(case: &Case, record: GameRecord, judge: &LifeJudge) -> Option<ResultComparison> {
    let (settings, _) = CountSettings::of_record(&record, None).ok()?;
    let case = case.clone().with_recorded_result(Some(record.result?));
    let report = settle(&case, &settings, judge, &SecondOpinions::none(), &|| {
        Duration::ZERO
    })
    .ok()?
    .report;
    let size = case.position.size();
    let RecordedResult { written, finding } = report.recorded?;
    let (agrees, reasons) = match finding {
        RecordedFinding::Agrees => (Some(true), Vec::new()),
        RecordedFinding::Differs { reasons, .. } => (Some(false), reasons),
        RecordedFinding::NotCounted | RecordedFinding::Unreadable => (None, Vec::new()),
    };
    let words = Language::English.words();
    let reasons = reasons
        .iter()
        .map(|reason| words::describe_difference_reason(words, size, reason))
        .collect();
    Some(ResultComparison {
        result: written,
        agrees,
        reasons,
    })
}

/// Counts a position by Japanese rules, with the record's komi and the prisoners until its
/// `stage`-th position. Returns `None` if the record does not state a komi, or if the position
/// cannot be counted.
fn count_japanese(
    case: &Case,
    record: &GameRecord,
    stage: usize,
    judge: &LifeJudge,
) -> Option<JapaneseResult> {
    // Without a stated komi, the rules would assume one, and the result would look more certain
    // than it is.
    record.komi.as_ref()?;
    let prisoners = record.prisoners_at(stage)?;
    let RecordedRules { rules, remarks } =
        Rules::from_record(record, Some(RuleSet::Japanese)).ok()?;
    let is_doubtful = record.remarks.iter().any(Remark::needs_a_look)
        || remarks.iter().any(RulesRemark::needs_a_look);
    let settings = CountSettings {
        prisoners: Some(prisoners),
        ..CountSettings::of_rules(rules)
    };
    let report = settle(case, &settings, judge, &SecondOpinions::none(), &|| {
        Duration::ZERO
    })
    .ok()?
    .report;
    let score = &report.settlement.as_ref()?.score;
    Some(JapaneseResult {
        komi: settings.rules.komi.as_points(),
        black_prisoners: prisoners.black,
        white_prisoners: prisoners.white,
        margin: score.margin.as_points(),
        result: words::format_sgf_result(score),
        ask: is_doubtful || report.needs_a_look(),
    })
}
