//! Examines the board after: a fill-in, or a board rearranged for counting.

use std::collections::BTreeSet;

use shuzi::ErrorKind;
use shuzi::count::Case;
use shuzi::language::{Message, ToMessage};
use shuzi::photo::Photo;
use shuzi::point::Point;
use shuzi::position::{Orientation, Position};
use shuzi::report::{Failure, Report, Warning};

use super::examination::apply_corrections;
use super::{
    FillInFindings, InadmissiblePhoto, Inquiry, LaterBoard, RearrangementFindings, admissibility,
    doubtful_points, filled, rearranged,
};

/// The board after the players filled it in or rearranged it.
#[derive(Clone, Debug)]
pub struct BoardAfter {
    /// The reading of the board after.
    pub seen: Report,
    /// The findings about it.
    pub found: BoardAfterFindings,
}

/// The findings about the board after.
#[derive(Clone, Debug)]
pub enum BoardAfterFindings {
    /// The fill-in was checked.
    FilledIn(FillInFindings),
    /// The board was rearranged to count one side.
    Rearranged(RearrangementFindings),
    /// No findings may rest on the photos.
    Untrusted(InadmissiblePhoto),
}

impl BoardAfter {
    /// Returns true if the board after is right, and read for certain.
    pub(super) fn is_right(&self) -> bool {
        let is_certain = self.seen.uncertain.is_empty();
        let is_right = match &self.found {
            BoardAfterFindings::FilledIn(filled) => filled.is_right(),
            BoardAfterFindings::Rearranged(rearranged) => rearranged.is_kept(),
            BoardAfterFindings::Untrusted(_) => None,
        };
        is_certain && is_right == Some(true)
    }
}

/// Compares the board after with the position that was counted.
pub(super) fn examine_board_after(
    inquiry: &Inquiry,
    after: &Result<(Option<Photo>, Case), Failure>,
    report: &Report,
) -> Result<BoardAfter, Failure> {
    let (photo, case) = after.as_ref().map_err(Failure::clone)?;
    let case = apply_corrections(case, inquiry, true)?;
    let Some(settled) = &report.settlement else {
        return Err(Failure {
            file: case.file.clone(),
            kind: ErrorKind::BadOption,
            message: Message::new("error-nothing-to-compare"),
            hint: Message::new("hint-settle-position-before"),
        });
    };
    let before = report.position.without(&settled.life.dead());
    let certain = inquiry.read_settings(false).stones.certain;
    let doubtful = match inquiry.counted {
        None => filled::doubtful_after(&before, &case, certain),
        // While stones are being rearranged, no point has an expected stone.
        Some(_) => doubtful_points(&case),
    };
    let mut seen = case.report();
    // On a filled-in board hardly any chain has liberties, so that is neither a doubt nor a fault.
    seen.uncertain
        .retain(|uncertain| doubtful.contains(&uncertain.point));
    seen.warnings
        .retain(|warning| !matches!(warning, Warning::NoLiberties { .. }));
    let uncertain: Vec<Point> = report
        .uncertain
        .iter()
        .map(|uncertain| uncertain.point)
        .collect();
    if let Some(untrusted) = find_objection(inquiry, report, &before, &case, &doubtful) {
        return Ok(BoardAfter {
            seen,
            found: BoardAfterFindings::Untrusted(untrusted),
        });
    }
    let later = LaterBoard {
        position: &seen.position,
        doubtful: &doubtful,
        // A photo is never mirrored, but a record may be.
        orientations: if photo.is_some() {
            &Orientation::TURNS
        } else {
            &Orientation::ALL
        },
    };
    let found =
        check_board_after(inquiry, &before, &uncertain, &later).map_err(|(message, hint)| {
            Failure {
                file: case.file,
                kind: ErrorKind::BadOption,
                message,
                hint,
            }
        })?;
    Ok(BoardAfter { seen, found })
}

/// Returns the objection to the photo before or to the later one, if there is one.
fn find_objection(
    inquiry: &Inquiry,
    report: &Report,
    before: &Position,
    after: &Case,
    doubtful: &BTreeSet<Point>,
) -> Option<InadmissiblePhoto> {
    let counted = inquiry.counted;
    // If the corners are stated, a person has confirmed the grid.
    let is_confirmed = inquiry.grid.corners.is_some();
    let grid = admissibility::find_grid_objection(&report.warnings).filter(|_| !is_confirmed);
    let uncertain: Vec<Point> = report
        .uncertain
        .iter()
        .map(|uncertain| uncertain.point)
        .collect();
    let why_before = grid.or_else(|| admissibility::object_to_doubts(&uncertain));
    let is_before = why_before.is_some();
    let why = why_before.or_else(|| {
        admissibility::find_objection_to_later_photo(before, counted, after, doubtful)
    })?;
    Some(InadmissiblePhoto {
        is_before,
        why,
        counted,
    })
}

/// Checks the board after by the inquiry's question about it. An error is a message and a hint.
fn check_board_after(
    inquiry: &Inquiry,
    before: &Position,
    uncertain: &[Point],
    later: &LaterBoard<'_>,
) -> Result<BoardAfterFindings, (Message, Message)> {
    match inquiry.counted {
        Some(counted) => {
            let check = |before: &Position| rearranged::check(before, counted, later);
            let mut found = check(before).map_err(|error| {
                (
                    error.to_message(),
                    Message::new("hint-photos-before-and-rearranged"),
                )
            })?;
            admissibility::mark_dependent_total(&mut found, before, uncertain, |other| {
                check(other).ok()
            });
            Ok(BoardAfterFindings::Rearranged(found))
        }
        None => {
            let check = |before: &Position| filled::check(before, &inquiry.rules, later);
            let mut found = check(before).map_err(|error| {
                (
                    error.to_message(),
                    Message::new("hint-photos-before-and-filled"),
                )
            })?;
            admissibility::mark_dependent_faults(&mut found, before, uncertain, |other| {
                check(other).ok()
            });
            Ok(BoardAfterFindings::FilledIn(found))
        }
    }
}
