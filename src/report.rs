//! The report: everything known about one input in one value, and the reporters that write it.
//!
//! Each reporter takes a [`Report`] and returns text or bytes; none depends on another. All
//! sentences for people are in [`words`]. [`trace`] draws the outcome of the steps before there is
//! a report.

pub mod base64;
pub mod columns;
pub mod diagram;
mod doubt_topic;
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

pub use doubt_topic::{DoubtTopic, JointCause, JointChoice, JointDoubt, find_doubt_topics};
#[cfg(feature = "vision")]
pub use drawing::DrawingError;

use std::error::Error;
use std::fmt;
use std::time::Duration;

use crate::color::Color;
use crate::error_kind::ErrorKind;
use crate::geometry::PhotoGrid;
use crate::language::Message;
use crate::life::{ChainLife, LifeReading, MoveToCome};
use crate::point::Point;
use crate::position::sgf::Remark;
use crate::position::{Doubt, Position, StoneReading};
use crate::score::{HalfPoints, HandicapBonus, Open, RuleBreach, Rules, RulesRemark, Score};

/// Everything known about one photo or one position.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The input's name, as the user gave it.
    pub file: String,
    /// The photo that the position was read from; `None` if it was given as a record.
    pub photo: Option<PhotoFacts>,
    /// The position, with corrections applied.
    pub position: Position,
    /// Doubtful points, in reading order.
    pub uncertain: Vec<Uncertain>,
    /// The rules of the count; `None` if only the position was asked for.
    pub rules: Option<Rules>,
    /// The player to move, if known; `None` if only the position was asked for.
    pub to_move: Option<Color>,
    /// Life and score; `None` if they were not asked for or the position cannot be counted.
    pub settlement: Option<Settlement>,
    /// The comparison with the game record's result; `None` if no record states one.
    pub recorded: Option<RecordedResult>,
    /// Facts that the user should know before trusting the rest.
    pub warnings: Vec<Warning>,
}

/// A report with the durations of its steps, which are kept apart because the same input always
/// gives the same report.
#[derive(Clone, Debug)]
pub struct TimedReport {
    /// The report.
    pub report: Report,
    /// Duration of each step, in the order in which they ran.
    pub timings: Vec<Timing>,
}

/// The photo and the grid found in it.
#[derive(Clone, Debug, PartialEq)]
pub struct PhotoFacts {
    /// Width of the upright photo, in pixels.
    pub width_px: u32,
    /// Height of the upright photo, in pixels.
    pub height_px: u32,
    /// The grid's position in it.
    pub grid: PhotoGrid,
    /// Other photos that were given as photos of the same board.
    pub others: Vec<OtherPhoto>,
}

/// Another photo of the same board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherPhoto {
    /// The photo's name, as the user gave it.
    pub file: String,
    /// The reason why it was left out; `None` if it was combined with the first.
    pub left_out: Option<Failure>,
}

/// A doubtful point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Uncertain {
    /// The point.
    pub point: Point,
    /// The reader's class probabilities.
    pub reading: StoneReading,
    /// The reason for the doubt.
    pub why: Doubt,
}

/// Life and score of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Settlement {
    /// Every chain's fate, as proposed or as stated by the user.
    pub life: LifeReading,
    /// The result with these fates.
    pub score: Score,
    /// Points that are still open, and what they change.
    pub open: Open,
    /// The groups to ask about, the one that changes most first.
    pub doubts: Vec<DoubtfulGroup>,
}

/// Chains of one colour whose fate is asked about together.
#[derive(Clone, Debug, PartialEq)]
pub struct DoubtfulGroup {
    /// Colour of its stones.
    pub color: Color,
    /// Points of all its stones, in reading order.
    pub points: Vec<Point>,
    /// True if it is proposed as dead.
    pub dead: bool,
    /// The least certain of its chains, with the second opinion on any of them.
    pub chain: ChainLife,
    /// Black's margin if the group is as proposed, with the fates of other chains that follow from
    /// that.
    pub margin: HalfPoints,
    /// The result if the group is not as proposed; `None` if that cannot be counted.
    pub otherwise: Option<Otherwise>,
}

/// The result under a changed assumption, such as one group not being as proposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Otherwise {
    /// Black's margin after komi.
    pub margin: HalfPoints,
    /// The winner; `None` for a draw.
    pub winner: Option<Color>,
}

/// The result that a game record states (`RE`), compared with the count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedResult {
    /// The result as the record has it.
    pub written: String,
    /// The outcome of the comparison.
    pub finding: RecordedFinding,
}

/// The outcome of comparing a count with the record's result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordedFinding {
    /// Both are the same; if the record states no margin, the winner is.
    Agrees,
    /// The results differ.
    Differs {
        /// Black's margin in the record, if it states one.
        margin: Option<HalfPoints>,
        /// The result that was counted.
        counted: Otherwise,
        /// Possible reasons for the difference, the likeliest first; may be empty.
        reasons: Vec<DifferenceReason>,
    },
    /// The game did not end with a count.
    NotCounted,
    /// The record's result is not understood.
    Unreadable,
}

impl RecordedResult {
    /// Returns true if the record states another result than the count.
    pub fn differs(&self) -> bool {
        matches!(self.finding, RecordedFinding::Differs { .. })
    }
}

/// The reason why a record may state another result than the count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DifferenceReason {
    /// These chains are dead in one result and not in the other.
    Fate {
        /// The chains.
        points: Vec<Point>,
        /// True if they are dead in the record's result.
        dead: bool,
    },
    /// This many points are open, and playing them changes the count by as much.
    OpenPoints(usize),
    /// White was given another bonus for the handicap stones.
    Bonus(HandicapBonus),
    /// White was given another komi.
    Komi(HalfPoints),
    /// The prisoners were deduced as if White had moved last, and Black did.
    BlackMovedLast,
    /// The record states zi where points are usual.
    Zi,
    /// Territory was counted in place of area.
    Territory,
    /// Area was counted in place of territory.
    Area,
    /// The margin is the same, and the winner is not.
    OtherWinner,
    /// Prisoners were counted differently, or stones were handed over for passes.
    Prisoners,
}

/// Something that the user should know before trusting a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// A chain has no liberties: a stone is misread, or a capture was not taken off.
    NoLiberties {
        /// The chain.
        points: Vec<Point>,
    },
    /// Hardly any point is empty: the board was filled for counting, so that no result can be seen.
    FilledBoard {
        /// Number of stones in chains without liberties.
        stones: usize,
    },
    /// The game cannot be over yet, so there is nothing to count.
    FarFromFinished {
        /// Number of stones on the board.
        stones: usize,
        /// Number of points that would belong to neither player.
        neutral: usize,
    },
    /// The grid may not be the board's.
    DoubtfulGrid {
        /// Probability that it is the board's, in percent, rounded down.
        percent: u8,
    },
    /// There are more stones of a colour than a full set holds.
    MoreThanASet {
        /// The colour.
        color: Color,
        /// Number of its stones on the board.
        stones: usize,
    },
    /// Proposals and answers contradict each other, so there is no result.
    Contradictory {
        /// The points that the contradiction is about.
        points: Vec<Point>,
        /// The contradiction in words.
        message: Message,
    },
    /// The stones on the board do not match the stated prisoners.
    StonesPlayed {
        /// Number of black stones on the board and captured.
        black: u64,
        /// Number of white stones on the board and captured.
        white: u64,
    },
    /// The record has moves that the rules forbid.
    IrregularMoves {
        /// The moves, in order.
        moves: Vec<RuleBreach>,
    },
    /// The record has moves that repeat a whole board, which these rules do not simply forbid.
    RepeatedBoards {
        /// The moves, in order.
        moves: Vec<RuleBreach>,
    },
    /// Neutral points can still be played.
    OpenDame {
        /// The points.
        points: Vec<Point>,
    },
    /// A border is open, so the owner of the area behind it is unknown.
    Unsealed {
        /// The points.
        points: Vec<Point>,
    },
    /// A live chain has one liberty: a ko is open, or a protective move is missing.
    InAtari {
        /// The first point of each chain.
        points: Vec<Point>,
    },
    /// The prisoners, which territory rules need, were deduced. Neither a photo nor a bare position
    /// shows them.
    PrisonersDeduced {
        /// Black's margin if White moved last, as counted.
        white_moved_last: HalfPoints,
        /// Black's margin if Black moved last.
        black_moved_last: HalfPoints,
    },
    /// The engine that was asked for a second opinion gave none, or an unusable one.
    NoSecondOpinion {
        /// Name of the engine.
        engine: String,
        /// Sentence on what happened.
        message: Message,
        /// Sentence on what to do next.
        hint: Message,
    },
    /// It is not stated what White is given for handicap stones, on which the rule texts differ.
    BonusOpen {
        /// Number of handicap stones.
        handicap: u32,
        /// Each usual bonus with its result.
        results: Vec<(HandicapBonus, Otherwise)>,
    },
    /// The record states another result.
    DiffersFromRecord(RecordedResult),
    /// Stones are missing from the sets that a fill-in needs, so that it may show a wrong result.
    IncompleteSets {
        /// Number of stones missing from Black's set.
        black: u32,
        /// Number of stones missing from White's set.
        white: u32,
        /// Black's margin, as full sets would show it.
        margin: HalfPoints,
        /// The winner by that margin.
        winner: Option<Color>,
        /// Black's margin as the incomplete sets show it.
        shown: HalfPoints,
        /// The winner by the margin shown.
        shown_winner: Option<Color>,
    },
    /// Protective moves (teire) are missing: the owner has yet to fill some territory.
    MissingTeire {
        /// The points.
        points: Vec<Point>,
    },
    /// The player to move is taken to make a move that decides about some stones.
    MoveToCome(MoveToCome),
    /// The record is unclear, and something had to be assumed.
    Record(Remark),
    /// The record is unclear about the rules, and something had to be assumed.
    RecordedRules(RulesRemark),
    /// An option was given that has no effect.
    WithoutEffect {
        /// The option as written on the command line.
        option: &'static str,
        /// The reason why it has no effect.
        why: WithoutEffect,
    },
}

/// The reason why an option has no effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WithoutEffect {
    /// These rules count area: prisoners do not matter.
    AreaRules,
    /// These rules have no fill-in.
    NoFillIn,
    /// These rules lift no dead stones.
    NothingIsDead,
    /// These rules have no penalty for overtime.
    NoOvertimeCost,
    /// No handicap is given.
    NoHandicap,
    /// These rules do not count one side's area at the board.
    NoSideIsCounted,
    /// No photo of the later board is given.
    NoBoardAfter,
    /// The position is given as a record, so no photo is read.
    NoPhoto,
}

impl WithoutEffect {
    /// Returns the key by which the message catalogues choose the reason.
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

/// The duration of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timing {
    /// The step's name, as in the pipeline: `decode`, `board`, `stones`, `life`, `score`, `engine`.
    pub step: &'static str,
    /// Wall-clock time.
    pub took: Duration,
}

/// An input without a result, and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The input's name, as the user gave it.
    pub file: String,
    /// The kind of the error, by which programs tell failures apart.
    pub kind: ErrorKind,
    /// Sentence on what happened.
    pub message: Message,
    /// Sentence on what to do next.
    pub hint: Message,
}

impl fmt::Display for Failure {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {}", self.file, self.message)
    }
}

impl Error for Failure {}

impl Report {
    /// Returns true if the user should check something before trusting the result.
    pub fn needs_a_look(&self) -> bool {
        !self.uncertain.is_empty()
            || self.has_groups_to_ask()
            || self.warnings.iter().any(Warning::needs_a_look)
            || self.has_photos_left_out()
    }

    /// Returns true if there is a result and no question is left, so that it may be written down as
    /// final.
    pub fn is_settled(&self) -> bool {
        self.settlement.is_some() && !self.needs_a_look()
    }

    fn has_groups_to_ask(&self) -> bool {
        self.settlement
            .as_ref()
            .is_some_and(|settled| settled.life.chains.iter().any(|chain| chain.ask))
    }

    fn has_photos_left_out(&self) -> bool {
        self.photo
            .as_ref()
            .is_some_and(|photo| photo.others.iter().any(|other| other.left_out.is_some()))
    }
}

impl Warning {
    /// Returns the points that the warning is about.
    pub fn points(&self) -> &[Point] {
        match self {
            Warning::NoLiberties { points }
            | Warning::Contradictory { points, .. }
            | Warning::OpenDame { points }
            | Warning::Unsealed { points }
            | Warning::InAtari { points }
            | Warning::MissingTeire { points } => points,
            Warning::MoveToCome(to_come) => &to_come.decides,
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

    /// Returns true if the user should check something before trusting the result. Other warnings
    /// only say how something was understood, or that an option had no effect.
    pub fn needs_a_look(&self) -> bool {
        match self {
            Warning::Record(remark) => remark.needs_a_look(),
            Warning::RecordedRules(remark) => remark.needs_a_look(),
            Warning::WithoutEffect { .. } | Warning::MoveToCome(_) => false,
            _ => true,
        }
    }
}
