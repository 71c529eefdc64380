//! The shape of `shuzi/1`. Adding a field is fine; changing or dropping one is a new schema number.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::color::Color;
use crate::point::BoardSize;
use crate::position::sgf::Remark;
use crate::report::DifferenceReason as ReportReason;
use crate::report::Warning as ReportWarning;
use crate::score::{BreachKind, IngSide, OpenKind, RuleBreach, RulesRemark};

pub(super) const VERSION: &str = "shuzi/1";

#[derive(Serialize)]
pub(super) struct Report<'a> {
    pub schema: &'static str,
    pub file: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub photo: Option<Photo<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<Board>,
    pub size: [usize; 2],
    pub rows: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub uncertain: Option<Vec<Uncertain>>,
    #[serde(flatten)]
    pub counted: Option<Counted>,
    #[serde(flatten)]
    pub settled: Option<Settled>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub recorded_result: Option<RecordedResult>,
    pub warnings: Vec<Warning>,
    pub timings_ms: BTreeMap<&'static str, f64>,
}

#[derive(Serialize)]
pub(super) struct Failure<'a, E: Serialize> {
    pub schema: &'static str,
    pub file: &'a str,
    pub photo: Photo<'a>,
    pub error: E,
}

#[derive(Serialize)]
pub(super) struct ErrorWith<'a, M: Serialize> {
    #[serde(flatten)]
    pub error: Error,
    #[serde(flatten)]
    pub more: &'a M,
}

#[derive(Serialize)]
pub(super) struct Error {
    pub kind: &'static str,
    pub message: String,
    pub hint: String,
}

#[derive(Serialize)]
pub(super) struct Photo<'a> {
    pub file: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub width: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub height: Option<u32>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<OtherPhoto<'a>>,
}

#[derive(Serialize)]
pub(super) struct OtherPhoto<'a> {
    pub file: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<Error>,
}

#[derive(Serialize)]
pub(super) struct Board {
    pub size: usize,
    pub corners: [[f64; 2]; 4],
    pub fit_px: f64,
}

#[derive(Serialize)]
pub(super) struct Uncertain {
    pub point: String,
    pub row: usize,
    pub col: usize,
    pub best: String,
    pub probabilities: Probabilities,
    pub why: &'static str,
}

#[derive(Serialize)]
pub(super) struct Probabilities {
    pub empty: f64,
    pub black: f64,
    pub white: f64,
}

#[derive(Serialize)]
pub(super) struct Counted {
    pub rules: &'static str,
    pub komi: f64,
    pub handicap: u32,
    pub white_handicap_bonus: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white_handicap_bonus_from: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white_handicap_bonus_results: Option<Vec<BonusResult>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penalties: Option<Penalties>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
}

/// How a game ended that no count decides.
#[derive(Serialize)]
pub(super) struct Ended {
    pub how: &'static str,
    pub article: Option<u32>,
    pub message: String,
}

/// One of the usual bonuses for handicap stones, and the result that it leads to.
#[derive(Serialize)]
pub(super) struct BonusResult {
    pub bonus: &'static str,
    pub points: f64,
    pub margin: f64,
    pub winner: &'static str,
}

/// What the game's record tells, against the count.
#[derive(Serialize)]
pub(super) struct RecordedResult {
    pub written: String,
    /// `agrees`, `differs`, `not_counted` or `unreadable`.
    pub finding: &'static str,
    /// Black's margin in the record, where they differ.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub margin: Option<f64>,
    /// What would explain the difference.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reasons: Option<Vec<DifferenceReason>>,
}

/// What would explain a difference.
#[derive(Serialize)]
pub(super) struct DifferenceReason {
    pub kind: &'static str,
    pub points: Vec<String>,
    pub message: String,
}

/// Points that the players lose.
#[derive(Serialize)]
pub(super) struct Penalties {
    pub black: f64,
    pub white: f64,
}

/// A group in doubt, and what hangs on it.
#[derive(Serialize)]
pub(super) struct DoubtfulGroup {
    pub points: Vec<String>,
    pub color: Color,
    pub proposed: &'static str,
    pub why: String,
    pub margin_otherwise: Option<f64>,
    pub changes_winner: Option<bool>,
}

#[derive(Serialize)]
pub(super) struct Settled {
    pub life: Life,
    pub doubts: Vec<DoubtfulGroup>,
    pub dame: Vec<String>,
    pub shared: Vec<String>,
    pub unsealed: Vec<String>,
    pub open: Vec<OpenPoint>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left_open: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played_out: Option<PlayedOut>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played_out_bounds: Option<PlayedOutBounds>,
    #[serde(flatten)]
    pub territory: Option<Territory>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub group_tax: Vec<TaxedGroup>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<String>,
    pub owner: Vec<String>,
    pub score: Score,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ing: Option<Ing>,
}

/// A point that can be played before the count, with the margins that follow.
#[derive(Serialize)]
pub(super) struct OpenPoint {
    pub point: String,
    pub why: &'static str,
    pub margin_if_black_plays: Option<f64>,
    pub margin_if_white_plays: Option<f64>,
}

/// The margins once everything open is played out in turns; left out where one of them is not known exactly.
#[derive(Serialize)]
pub(super) struct PlayedOut {
    pub margin_if_black_is_first: f64,
    pub margin_if_white_is_first: f64,
}

/// Bounds of these margins.
#[derive(Serialize)]
pub(super) struct PlayedOutBounds {
    pub black_is_first: Bounds,
    pub white_is_first: Bounds,
}

/// What Black gets at least and at most; null where nothing is proved.
#[derive(Serialize)]
pub(super) struct Bounds {
    pub at_least: Option<f64>,
    pub at_most: Option<f64>,
}

pub(super) fn open_kind(kind: OpenKind) -> &'static str {
    match kind {
        OpenKind::Dame => "dame",
        OpenKind::OneSided(Color::Black) => "dame_for_black",
        OpenKind::OneSided(Color::White) => "dame_for_white",
        OpenKind::Unsealed => "unsealed",
        OpenKind::Liberty(Color::Black) => "black_in_atari",
        OpenKind::Liberty(Color::White) => "white_in_atari",
    }
}

/// A group that loses points to the group tax.
#[derive(Serialize)]
pub(super) struct TaxedGroup {
    pub color: Color,
    pub stone: String,
    pub points: u32,
}

/// What takes points from territory; under territory rules only.
#[derive(Serialize)]
pub(super) struct Territory {
    pub seki: Vec<String>,
    pub false_eyes: Vec<String>,
    pub teire: Vec<String>,
}

#[derive(Serialize)]
pub(super) struct Life {
    pub dead: Vec<String>,
    pub ask: Vec<String>,
    pub chains: Vec<Chain>,
}

#[derive(Serialize)]
pub(super) struct Chain {
    pub points: Vec<String>,
    pub color: Color,
    pub status: &'static str,
    pub confidence: f64,
    pub why: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub second: Option<SecondOpinion>,
}

/// What another engine says, where it differs.
#[derive(Serialize)]
pub(super) struct SecondOpinion {
    pub engine: String,
    pub status: &'static str,
}

#[derive(Serialize)]
pub(super) struct Score {
    pub black: f64,
    pub white: f64,
    pub margin: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub margin_if_black_moved_last: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub margin_zi: Option<String>,
    pub winner: &'static str,
    pub sgf: String,
}

#[derive(Serialize)]
pub(super) struct Ing {
    pub black: Side,
    pub white: Side,
    pub compensation_stones: i32,
    pub shared_filled_each: u32,
    pub difference: i32,
    pub result: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub missing: Option<Missing>,
}

/// Stones missing from the sets, and by how many points they make Black look better in the fill-in.
#[derive(Serialize)]
pub(super) struct Missing {
    pub black: u32,
    pub white: u32,
    pub misleads_by: f64,
}

#[derive(Serialize)]
pub(super) struct Side {
    pub stones_on_board: u32,
    pub in_bowl: u32,
    pub fill: u32,
    pub winning_points: u32,
    pub losing_stones: u32,
}

impl From<IngSide> for Side {
    fn from(side: IngSide) -> Side {
        let IngSide { stones_on_board, in_bowl, fill, winning_points, losing_stones } = side;
        Side { stones_on_board, in_bowl, fill, winning_points, losing_stones }
    }
}

#[derive(Serialize)]
pub(super) struct Warning {
    pub kind: &'static str,
    pub points: Vec<String>,
    pub message: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<Breach>,
    /// Whether it only says how something was taken: nothing that a person needs to look at. Left out where not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub is_note: bool,
}

/// A move of a record of which the rules say something.
#[derive(Serialize)]
pub(super) struct Breach {
    number: usize,
    color: &'static str,
    point: Option<String>,
    did: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    stones: Option<usize>,
    /// The last move before, after which the board was the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    since: Option<usize>,
    ruling: &'static str,
}

impl Breach {
    /// The breach on a board of `size`.
    pub fn new(size: BoardSize, breach: &RuleBreach) -> Breach {
        Breach {
            number: breach.number,
            color: breach.played.color.name(),
            point: breach.played.point.map(|point| size.name(point)),
            did: breach.kind.name(),
            stones: match breach.kind {
                BreachKind::Suicide { stones } => Some(stones),
                _ => None,
            },
            since: match breach.kind {
                BreachKind::KoTakenBack => breach.number.checked_sub(2),
                BreachKind::BoardRepeated { since } => Some(since),
                BreachKind::Occupied | BreachKind::Suicide { .. } => None,
            },
            ruling: breach.ruling.name(),
        }
    }
}

pub(super) fn reason_kind(reason: &ReportReason) -> &'static str {
    match reason {
        ReportReason::Fate { .. } => "dead_stones",
        ReportReason::OpenPoints(_) => "open_points",
        ReportReason::Bonus(_) => "handicap_bonus",
        ReportReason::Komi(_) => "komi",
        ReportReason::BlackMovedLast => "black_moved_last",
        ReportReason::Zi => "zi",
        ReportReason::Territory => "territory",
        ReportReason::Area => "area",
        ReportReason::OtherWinner => "other_winner",
        ReportReason::Prisoners => "prisoners",
    }
}

pub(super) fn warning_kind(warning: &ReportWarning) -> &'static str {
    match warning {
        ReportWarning::NoLiberties { .. } => "no_liberties",
        ReportWarning::DoubtfulGrid { .. } => "doubtful_grid",
        ReportWarning::FilledBoard { .. } => "filled_board",
        ReportWarning::FarFromFinished { .. } => "far_from_finished",
        ReportWarning::MoreThanASet { .. } => "more_than_a_set",
        ReportWarning::Contradictory { .. } => "contradictory",
        ReportWarning::StonesPlayed { .. } => "stones_played",
        ReportWarning::IrregularMoves { .. } => "irregular_moves",
        ReportWarning::RepeatedBoards { .. } => "repeated_boards",
        ReportWarning::OpenDame { .. } => "open_dame",
        ReportWarning::Unsealed { .. } => "unsealed",
        ReportWarning::InAtari { .. } => "in_atari",
        ReportWarning::PrisonersDeduced { .. } => "prisoners_deduced",
        ReportWarning::BonusOpen { .. } => "handicap_bonus_open",
        ReportWarning::DiffersFromRecord(_) => "differs_from_record",
        ReportWarning::IncompleteSets { .. } => "incomplete_sets",
        ReportWarning::MissingTeire { .. } => "missing_teire",
        ReportWarning::NoSecondOpinion { .. } => "no_second_opinion",
        ReportWarning::WithoutEffect { .. } => "without_effect",
        ReportWarning::Record(remark) => remark_kind(remark),
        ReportWarning::RecordedRules(remark) => match remark {
            RulesRemark::RulesUnstated { .. } => "rules_unstated",
            RulesRemark::RulesAlike { .. } => "rules_alike",
            RulesRemark::KomiUnstated { .. } => "komi_unstated",
            RulesRemark::KomiUnit { .. } => "komi_unit",
        },
    }
}

fn remark_kind(remark: &Remark) -> &'static str {
    match remark {
        Remark::EncodingUnstated { .. } => "encoding_unstated",
        Remark::EncodingMisstated { .. } => "encoding_misstated",
        Remark::SeveralGames { .. } => "several_games",
        Remark::NotClosed { .. } => "not_closed",
        Remark::VariationNotClosed => "variation_not_closed",
        Remark::TextOutside { .. } => "text_outside",
        Remark::BracketMissing { .. } => "bracket_missing",
        Remark::SmallNames => "small_names",
        Remark::SizeUnstated { .. } => "size_unstated",
        Remark::StatedTwice { .. } => "stated_twice",
        Remark::SetUpLater { .. } => "set_up_later",
    }
}

/// The winner of a game that no count decides.
pub(super) const NOBODY: &str = "nobody";

pub(super) fn winner(winner: Option<Color>) -> &'static str {
    match winner {
        Some(Color::Black) => "black",
        Some(Color::White) => "white",
        None => "draw",
    }
}
