//! Checks an Ing fill-in: the position before against the board after.
//!
//! The areas of the position before show where every stone of the board after belongs. The
//! players' own reading of the filled board is right only if no stone is missing, moved or
//! misplaced; the areas give the result in any case (Ing SST rules, articles 4 and 9):
//!
//! ```text
//! difference = (n_B − n_W) + 2 (x − y) + (E_B − E_W) + (f_W − f_B) − what White is given
//! ```
//!
//! where n is the number of stones of each colour, x the white stones in Black's area, y the black
//! stones in White's, E the empty points of each area, and f the stones of each on shared points.
//! On a board without doubtful points this is an identity, whatever was done to the stones. The
//! number of empty points follows from the stones in the same way, so it is never a separate fault.

mod block;
mod expected_fill;
mod explanation;
mod fault;
mod fault_naming;
mod posterior;
mod tally;

pub use fault::{Fault, FaultKind, NamedStones};
pub use posterior::doubtful_after;

use shuzi::color::Color;
use shuzi::language::{Message, ToMessage};
use shuzi::point::Point;
use shuzi::position::{Orientation, Position};
use shuzi::score::dame::{NeutralPoint, neutral_points};
use shuzi::score::{FillInError, Rules, ScoreError};

use super::alignment::{Alignment, AlignmentThresholds, find_alignments};
use super::{ByColor, LaterBoard, NotTheSameGame};
use expected_fill::ExpectedFill;
use explanation::{Explanation, find_simplest_explanation};
use tally::{FillTally, to_i32};

/// Thresholds for the later board. Some stones may have been knocked away; on a board filled with
/// unrelated stones half of them fit by chance, and the others have the other colour.
const THRESHOLDS: AlignmentThresholds = AlignmentThresholds {
    least_fitting: 0.75,
    most_replaced: 0.12,
};

/// The result of checking a fill-in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FillInFindings {
    /// The orientation that turns the position before into the later photo: `point` appears there
    /// at `orientation.point(size, point)`.
    pub orientation: Orientation,
    /// The board after, in the coordinates of the position before.
    pub after: Position,
    /// Each player's stones on the board after.
    pub seen: ByColor<SeenSide>,
    /// Shared points that are empty.
    pub shared_empty: u32,
    /// Points for Black by the board after and the areas of the position before, regardless of
    /// missing stones.
    pub derived: i32,
    /// Points for Black by the position before alone, with full sets.
    pub expected: i32,
    /// Points for Black as the players would read them off the board, from winning points and
    /// losing stones, without noticing any fault. This is `expected`, changed by all faults, and by
    /// a point for every stone stated to be missing from its owner's set.
    pub read_off: i32,
    /// The faults: stones of the position first, then areas, shared points and sets.
    pub faults: Vec<Fault>,
    /// Doubtful points whose other readings would change the faults, in reading order. Even without
    /// faults, they prevent the verdict that the fill-in is right.
    pub undecided: Vec<Point>,
}

/// A player's stones on a filled-in board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct SeenSide {
    /// Number of stones on the board: n.
    pub stones: u32,
    /// Number of these in the opponent's area, compensation and losing stones: x for White, y for
    /// Black.
    pub in_opponents_area: u32,
    /// Number of empty points in the player's own area: E.
    pub own_empty: u32,
    /// Number of stones on shared points: f.
    pub shared: u32,
}

/// The reason why a fill-in cannot be checked.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum FillInCheckError {
    /// The board shows another game.
    OtherGame(#[from] NotTheSameGame),
    /// The sets contradict what was stated.
    Sets(#[from] ScoreError),
    /// The position cannot be filled in.
    Impossible(#[from] FillInError),
}

impl ToMessage for FillInCheckError {
    fn to_message(&self) -> Message {
        match self {
            FillInCheckError::OtherGame(error) => error.to_message(),
            FillInCheckError::Sets(error) => error.to_message(),
            FillInCheckError::Impossible(error) => error.to_message(),
        }
    }
}

impl FillInFindings {
    /// Returns true if there are no faults, or `None` if that depends on a doubtful point.
    pub fn is_right(&self) -> Option<bool> {
        if self.faults.iter().any(|fault| fault.undecided.is_empty()) {
            return Some(false);
        }
        (self.faults.is_empty() && self.undecided.is_empty()).then_some(true)
    }
}

/// Checks the fill-in of `before`, which is without its dead stones.
///
/// # Errors
/// Returns a [`FillInCheckError`] if `later` shows another game, or if `before` cannot be filled in
/// under these rules.
pub fn check(
    before: &Position,
    rules: &Rules,
    later: &LaterBoard<'_>,
) -> Result<FillInFindings, FillInCheckError> {
    let expected = ExpectedFill::new(before, rules)?;
    let fits = find_alignments(before, &Color::BOTH, later, THRESHOLDS)?;
    // Several orientations may fit equally well, on symmetric boards; the one with the fewest
    // faults is believed.
    let count_faults = |fit: &Alignment| {
        let tally = FillTally::new(before, &expected.owner, &fit.position);
        find_simplest_explanation(&tally, &expected).cost
            + to_i32(tally.gone.black.len() + tally.gone.white.len())
    };
    let Some(fit) = fits.into_iter().min_by_key(count_faults) else {
        return Err(NotTheSameGame::Size {
            before: before.size(),
            after: later.position.size(),
        }
        .into());
    };
    let (tally, explanation, mut faults) = find_faults(before, &expected, &fit.position);
    let undecided = mark_doubtful_points(&mut faults, before, &expected, &fit);
    faults.extend(find_open_dame(before));
    let seen = ByColor::each(|color| SeenSide {
        stones: to_u32(tally.stones[color]),
        in_opponents_area: to_u32(tally.in_opponents_area(color)),
        own_empty: to_u32(tally.own_empty(color)),
        shared: to_u32(to_i32(tally.shared[color].len())),
    });
    // A compensation stone is worth two points to the player who gets it.
    let net = 2 * (expected.compensation.white - expected.compensation.black);
    Ok(FillInFindings {
        orientation: fit.orientation,
        seen,
        shared_empty: to_u32(to_i32(tally.shared_empty.len())),
        derived: derive_difference(&tally) - net,
        expected: expected.difference,
        read_off: read_off_difference(&tally, &expected, &explanation),
        after: fit.position,
        faults,
        undecided,
    })
}

/// Finds the faults if the board after is `after`.
fn find_faults(
    before: &Position,
    expected: &ExpectedFill,
    after: &Position,
) -> (FillTally, Explanation, Vec<Fault>) {
    let tally = FillTally::new(before, &expected.owner, after);
    let explanation = find_simplest_explanation(&tally, expected);
    let faults = fault_naming::name_faults(before.size(), &tally, expected, &explanation);
    (tally, explanation, faults)
}

/// Adds to every fault the doubtful points that it depends on, and returns all such points. A fault
/// depends on a point if it is not found, or is another one, with some other reading of that point
/// alone.
fn mark_doubtful_points(
    faults: &mut [Fault],
    before: &Position,
    expected: &ExpectedFill,
    fit: &Alignment,
) -> Vec<Point> {
    let mut undecided = Vec::new();
    for &point in &fit.doubtful {
        let stones = [None, Some(Color::Black), Some(Color::White)];
        let others = stones
            .into_iter()
            .filter(|&stone| stone != fit.position.stone(point));
        let mut changes = false;
        for stone in others {
            let (_, _, otherwise) = find_faults(before, expected, &fit.position.with(point, stone));
            changes |= otherwise.len() != faults.len();
            for fault in faults.iter_mut() {
                if otherwise.iter().all(|other| other.kind != fault.kind) {
                    changes = true;
                    if fault.undecided.last() != Some(&point) {
                        fault.undecided.push(point);
                    }
                }
            }
        }
        if changes {
            undecided.push(point);
        }
    }
    undecided
}

/// Reports points of the position that could still have been played.
fn find_open_dame(before: &Position) -> Option<Fault> {
    let dame = neutral_points(before)
        .into_iter()
        .filter(NeutralPoint::is_dame);
    let points: Vec<Point> = dame.map(|neutral| neutral.point).collect();
    let kind = FaultKind::OpenDame {
        points: points.clone(),
    };
    (!points.is_empty()).then_some(Fault {
        kind,
        changes: 0,
        undecided: Vec::new(),
    })
}

/// Returns Black's lead by the stones in each area, before what White is given.
fn derive_difference(tally: &FillTally) -> i32 {
    let [black, white] = Color::BOTH.map(|color| {
        tally.stones[color] - 2 * tally.in_opponents_area(color) + tally.own_empty(color)
            - to_i32(tally.shared[color].len())
    });
    black - white
}

/// Returns Black's lead by winning points and losing stones, as players read it off the board.
fn read_off_difference(
    tally: &FillTally,
    expected: &ExpectedFill,
    explanation: &Explanation,
) -> i32 {
    let deviations = &explanation.deviations;
    // Stones in the opponent's area that look like losing stones.
    let losing_stones = |color: Color| {
        tally.in_opponents_area(color)
            - expected.compensation[color]
            - deviations.cancelling
            - explanation.wrong[color]
            - explanation.wrong_over_an_original[color]
            - explanation.exchanged
            - deviations.moved_over[color]
            - deviations.for_the_opponent[color]
            - deviations.over_an_original[color]
    };
    // A winning point counts one, and a losing stone of the opponent two.
    let [black, white] =
        Color::BOTH.map(|color| tally.own_empty(color) + 2 * losing_stones(color.opponent()));
    black - white
}

fn to_u32(number: i32) -> u32 {
    u32::try_from(number).unwrap_or(0)
}
