//! Report: everything known about one input, in one value, and the reporters that write it down.
//!
//! The reporters are siblings: each takes a [`Report`] and gives text or bytes; none knows another. All
//! sentences meant for people live in [`words`]. [`trace`] draws what the steps saw before there is a report.

pub mod base64;
pub mod columns;
pub mod diagram;
#[cfg(feature = "vision")]
mod drawing;
pub mod explain;
pub mod fill_in;
pub mod guided;
pub mod json;
#[cfg(feature = "vision")]
pub mod overlay;
pub mod picture;
pub mod sgf;
pub mod terminal;
#[cfg(feature = "vision")]
pub mod trace;
pub mod words;

use std::error::Error;
use std::fmt;
use std::time::Duration;

use crate::color::Color;
use crate::geometry::PhotoGrid;
use crate::language::Message;
use crate::life::{ChainLife, LifeReading};
use crate::point::Point;
use crate::position::sgf::Remark;
use crate::position::{Doubt, Position, StoneReading};
use crate::score::{HalfPoints, HandicapBonus, Open, RuleBreach, Rules, RulesRemark, Score};

/// Everything known about one photo or one position.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The input's name, as the user gave it.
    pub file: String,
    /// Where the position was read from; `None` when it was given as a record.
    pub photo: Option<PhotoFacts>,
    /// What stands where, corrections included.
    pub position: Position,
    /// Points the reader would ask a person about, in reading order.
    pub uncertain: Vec<Uncertain>,
    /// The rules asked for; `None` when only the position was.
    pub rules: Option<Rules>,
    /// Life and score; `None` when they were not asked for or the position cannot be counted.
    pub settlement: Option<Settlement>,
    /// The result that the game's record tells, against this one; `None` where no record tells any.
    pub recorded: Option<RecordedResult>,
    /// What a person should know before believing the rest.
    pub warnings: Vec<Warning>,
}

/// A report, and how long its steps took. The same input gives the same report however long that is.
#[derive(Clone, Debug)]
pub struct TimedReport {
    /// The report.
    pub report: Report,
    /// How long each step took, in the order they ran.
    pub timings: Vec<Timing>,
}

/// The photo and the grid found in it.
#[derive(Clone, Debug, PartialEq)]
pub struct PhotoFacts {
    /// Width of the upright photo, in pixels.
    pub width_px: u32,
    /// Height of the upright photo, in pixels.
    pub height_px: u32,
    /// Where the grid lies in it.
    pub grid: PhotoGrid,
    /// Other photos that were given as of the same board.
    pub others: Vec<OtherPhoto>,
}

/// Another photo of the same board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherPhoto {
    /// Its name, as the user gave it.
    pub file: String,
    /// Why it was left out; `None` when it was read together with the first.
    pub left_out: Option<Failure>,
}

/// A point to ask a person about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Uncertain {
    /// Which point.
    pub point: Point,
    /// What the reader saw there.
    pub reading: StoneReading,
    /// Why it is not certain.
    pub why: Doubt,
}

/// Life and score of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Settlement {
    /// Every chain's fate: proposed, or stated by a person.
    pub life: LifeReading,
    /// The result that follows from it.
    pub score: Score,
    /// What is still open, and what it changes.
    pub open: Open,
    /// The groups to ask about, the one on which most hangs first.
    pub doubts: Vec<DoubtfulGroup>,
}

/// Chains of one colour whose fate is asked about together.
#[derive(Clone, Debug, PartialEq)]
pub struct DoubtfulGroup {
    /// Whose stones.
    pub color: Color,
    /// Every stone, in reading order.
    pub points: Vec<Point>,
    /// Whether it is proposed as dead.
    pub dead: bool,
    /// The least certain of its chains, with the second opinion of any.
    pub chain: ChainLife,
    /// The result if it is not as proposed; `None` where that cannot be counted.
    pub otherwise: Option<Otherwise>,
}

/// What a result would be if one group were not as proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Otherwise {
    /// Points for Black after komi.
    pub margin: HalfPoints,
    /// Who would win; `None` for a draw.
    pub winner: Option<Color>,
}

/// The result that a game's record tells (`RE`), against the one that was counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedResult {
    /// As the record has it.
    pub written: String,
    /// What the comparison comes to.
    pub finding: RecordedFinding,
}

/// What comparing a count with the record's result comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordedFinding {
    /// Both are the same; where the record tells no margin, the winner is.
    Agrees,
    /// They are not.
    Differs {
        /// Black's margin in the record, where it tells one.
        margin: Option<HalfPoints>,
        /// The result that was counted.
        counted: Otherwise,
        /// What would explain the difference exactly, the likeliest first; may be none.
        reasons: Vec<DifferenceReason>,
    },
    /// The game did not end with a count.
    NotCounted,
    /// It is not understood.
    Unreadable,
}

impl RecordedResult {
    /// Returns true if the record tells another result than the count.
    pub fn differs(&self) -> bool {
        matches!(self.finding, RecordedFinding::Differs { .. })
    }
}

/// Why a record may tell another result than the count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DifferenceReason {
    /// These chains are dead in one result and not in the other.
    Fate {
        /// The chains.
        points: Vec<Point>,
        /// Whether the record's result takes them for dead.
        dead: bool,
    },
    /// Points are open, and whoever plays them changes the count by as much.
    OpenPoints(usize),
    /// White was given another bonus for the handicap stones.
    Bonus(HandicapBonus),
    /// White was given another komi.
    Komi(HalfPoints),
    /// The prisoners were deduced as if White had moved last, and Black did.
    BlackMovedLast,
    /// The record tells zi where points are usual.
    Zi,
    /// Territory was counted in place of area.
    Territory,
    /// Area was counted in place of territory.
    Area,
    /// The margin is the same, and the winner is not.
    OtherWinner,
    /// Prisoners were counted otherwise, or stones handed over for passes.
    Prisoners,
}

/// What a person should know before believing a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// A chain without liberties: a misread stone, or a capture that was not taken off.
    NoLiberties {
        /// The chain.
        points: Vec<Point>,
    },
    /// Hardly any point is empty: the board was filled for counting, which shows no result.
    FilledBoard {
        /// How many stones belong to chains without liberties.
        stones: usize,
    },
    /// The game cannot be over yet, so that there is nothing to count.
    FarFromFinished {
        /// How many stones stand on the board.
        stones: usize,
        /// How many points would be nobody's.
        neutral: usize,
    },
    /// The grid may not be the board's.
    DoubtfulGrid {
        /// Probability that it is, in percent, rounded down.
        percent: u8,
    },
    /// More stones of a colour than a full set holds.
    MoreThanASet {
        /// Which colour.
        color: Color,
        /// How many stand on the board.
        stones: usize,
    },
    /// What is proposed or was answered cannot be true together: there is no result.
    Contradictory {
        /// The points it is about.
        points: Vec<Point>,
        /// What contradicts what.
        message: Message,
    },
    /// Stones on the board and stated prisoners do not add up.
    StonesPlayed {
        /// Black's, of both.
        black: u64,
        /// White's.
        white: u64,
    },
    /// Moves of a record that the rules forbid.
    IrregularMoves {
        /// The moves, in order.
        moves: Vec<RuleBreach>,
    },
    /// Moves of a record that brought a whole board back, which these rules do not simply forbid.
    RepeatedBoards {
        /// The moves, in order.
        moves: Vec<RuleBreach>,
    },
    /// Neutral points that can still be played.
    OpenDame {
        /// The points.
        points: Vec<Point>,
    },
    /// A border is open: whose area it is cannot be said.
    Unsealed {
        /// The points.
        points: Vec<Point>,
    },
    /// A live chain with one liberty: an open ko, or a protecting move is missing.
    InAtari {
        /// First points of the chains.
        points: Vec<Point>,
    },
    /// Territory rules need the prisoners, which neither a photo nor a bare position shows; they were deduced.
    PrisonersDeduced {
        /// Black's margin if White made the last move, as it was counted.
        white_moved_last: HalfPoints,
        /// Black's margin if Black did.
        black_moved_last: HalfPoints,
    },
    /// The engine that was asked for a second opinion gave none that can be used.
    NoSecondOpinion {
        /// What the engine is called.
        engine: String,
        /// What happened.
        message: Message,
        /// What to do next.
        hint: Message,
    },
    /// Handicap stones were given, and nobody said what White is given for them: the texts differ.
    BonusOpen {
        /// The handicap stones.
        handicap: u32,
        /// Each bonus with Black's margin and who wins.
        results: Vec<(HandicapBonus, Otherwise)>,
    },
    /// The record tells another result.
    DiffersFromRecord(RecordedResult),
    /// Stones are missing from the sets that a fill-in needs: what it would show is not the result.
    IncompleteSets {
        /// How many stones Black's set lacks.
        black: u32,
        /// How many White's lacks.
        white: u32,
        /// Black's margin, which full sets would show.
        margin: HalfPoints,
        /// Who wins by it.
        winner: Option<Color>,
        /// Black's margin in a fill-in with the sets as they are.
        shown: HalfPoints,
        /// Who would win by that.
        shown_winner: Option<Color>,
    },
    /// Protective moves (teire) are missing: territory that its owner has yet to fill.
    MissingTeire {
        /// The points.
        points: Vec<Point>,
    },
    /// The record does not say something plainly.
    Record(Remark),
    /// The record does not say something about the rules plainly.
    RecordedRules(RulesRemark),
    /// An option was given that changes nothing.
    WithoutEffect {
        /// The option, as it is written.
        option: &'static str,
        /// Why it changes nothing.
        why: WithoutEffect,
    },
}

/// Why an option changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WithoutEffect {
    /// These rules count area: prisoners do not matter.
    AreaRules,
    /// These rules do not have the board filled in.
    NoFillIn,
    /// These rules leave every stone on the board.
    NothingIsDead,
    /// These rules have no points for overtime.
    NoOvertimeCost,
    /// No handicap is given.
    NoHandicap,
    /// These rules count no side's area at the board.
    NoSideIsCounted,
    /// No photo of the board after is given.
    NoBoardAfter,
    /// The position is given as a record, and no photo is read.
    NoPhoto,
}

impl WithoutEffect {
    /// The reason as the catalogues choose by it.
    pub const fn name(self) -> &'static str {
        match self {
            WithoutEffect::AreaRules => "area-rules",
            WithoutEffect::NoFillIn => "no-fill-in",
            WithoutEffect::NothingIsDead => "nothing-is-dead",
            WithoutEffect::NoOvertimeCost => "no-overtime-cost",
            WithoutEffect::NoHandicap => "no-handicap",
            WithoutEffect::NoSideIsCounted => "no-side-is-counted",
            WithoutEffect::NoBoardAfter => "no-board-after",
            WithoutEffect::NoPhoto => "no-photo",
        }
    }
}

/// How long a step took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// The step's name, as in the pipeline: `decode`, `board`, `stones`, `life`, `score`, `engine`.
    pub step: &'static str,
    /// Wall-clock time.
    pub took: Duration,
}

/// An input that gave no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The input's name, as the user gave it.
    pub file: String,
    /// The kind by which programs tell failures apart (`no_board`, `bad_sgf`, …).
    pub kind: &'static str,
    /// What happened.
    pub message: Message,
    /// What to do next.
    pub hint: Message,
}

impl fmt::Display for Failure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {}", self.file, self.message)
    }
}

impl Error for Failure {}

impl Report {
    /// Whether a person should look before the result is believed.
    pub fn needs_a_look(&self) -> bool {
        let groups_to_ask = self.settlement.as_ref().is_some_and(|s| s.life.chains.iter().any(|c| c.ask));
        let photo_left_out =
            self.photo.iter().flat_map(|photo| &photo.others).any(|other| other.left_out.is_some());
        !self.uncertain.is_empty()
            || groups_to_ask
            || self.warnings.iter().any(Warning::needs_a_look)
            || photo_left_out
    }

    /// Whether there is a result and nothing left to ask: what may be written down as final.
    pub fn is_settled(&self) -> bool {
        self.settlement.is_some() && !self.needs_a_look()
    }
}

impl Warning {
    /// The points it is about.
    pub fn points(&self) -> &[Point] {
        match self {
            Warning::NoLiberties { points }
            | Warning::Contradictory { points, .. }
            | Warning::OpenDame { points }
            | Warning::Unsealed { points }
            | Warning::InAtari { points }
            | Warning::MissingTeire { points } => points,
            Warning::FilledBoard { .. }
            | Warning::FarFromFinished { .. }
            | Warning::DoubtfulGrid { .. }
            | Warning::MoreThanASet { .. }
            | Warning::StonesPlayed { .. }
            | Warning::IrregularMoves { .. }
            | Warning::RepeatedBoards { .. }
            | Warning::PrisonersDeduced { .. }
            | Warning::IncompleteSets { .. }
            | Warning::BonusOpen { .. }
            | Warning::DiffersFromRecord(_)
            | Warning::NoSecondOpinion { .. }
            | Warning::Record(_)
            | Warning::RecordedRules(_)
            | Warning::WithoutEffect { .. } => &[],
        }
    }

    /// Returns true if a person should look before the result is believed; the other warnings only say how something
    /// was taken, or that an option did nothing.
    pub fn needs_a_look(&self) -> bool {
        match self {
            Warning::Record(remark) => remark.needs_a_look(),
            Warning::RecordedRules(remark) => remark.needs_a_look(),
            Warning::WithoutEffect { .. } => false,
            _ => true,
        }
    }
}
