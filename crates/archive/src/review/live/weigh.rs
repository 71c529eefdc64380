//! Finds the photos whose open questions cannot change the winner, and accepts what is proposed for
//! them.
//!
//! A row tells which photos have a question that may change the winner on its own. Whether several
//! answers together may is worked out as in an interview that asks only about the winner; that
//! takes a noticeable time for each photo, so it is done in small steps.

use serde::Serialize;

use shuzi::count::{
    Answer, AskAbout, Case, CountSettings, Interview, Question, SecondOpinions, SettleError,
};
use shuzi::life::LifeJudge;

use super::super::super::corrections::{ValidCorrection, rebuild_case};
use super::super::super::digest::ContentHash;
use super::super::super::row::{Row, RowOutcome};
use super::super::proposals::proposed_answers;
use super::{CorrectionState, IndexEntry, LiveReview, PhotoCounts, ReviewError};

/// Numbers of photos for which what is proposed can be accepted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct WeighedPhotos {
    /// Photos whose questions cannot change the winner.
    pub safe: usize,
    /// Photos for which that is not known yet.
    pub left: usize,
}

/// The photos whose proposed answers were accepted together.
#[derive(Clone, Debug, Serialize)]
pub struct AcceptedPhotos {
    /// The photos.
    pub photos: Vec<ContentHash>,
    /// The numbers of photos now.
    pub counts: PhotoCounts,
}

/// Number of photos that a step weighs: it takes about a second at most.
const WEIGHED_IN_A_STEP: usize = 4;

impl LiveReview {
    /// Weighs the questions of some more photos.
    ///
    /// # Errors
    /// Returns an error if the run cannot be read.
    pub fn weigh(&self) -> Result<WeighedPhotos, ReviewError> {
        let some: Vec<ContentHash> = self.with_index(|index| {
            let waiting = index
                .in_order(false)
                .filter(|entry| entry.is_to_be_weighed());
            Ok(waiting
                .filter_map(|entry| entry.content)
                .take(WEIGHED_IN_A_STEP)
                .collect())
        })?;
        for content in some {
            let is_safe = self.proposals_if_safe(&self.read_row(content)?).is_some();
            self.with_index(|index| {
                if let Some(entry) = index.entry_mut(content) {
                    entry.is_safe = Some(is_safe);
                }
                Ok(())
            })?;
        }
        self.with_index(|index| {
            let entries = || index.entries.iter();
            Ok(WeighedPhotos {
                safe: entries()
                    .filter(|entry| entry.can_be_accepted_unseen())
                    .count(),
                left: entries().filter(|entry| entry.is_to_be_weighed()).count(),
            })
        })
    }

    /// Accepts what is proposed for all photos that were weighed and whose questions cannot change
    /// the winner.
    ///
    /// # Errors
    /// Returns an error if the corrections cannot be written.
    pub fn accept_safe(&self) -> Result<AcceptedPhotos, ReviewError> {
        let safe: Vec<ContentHash> = self.with_index(|index| {
            let safe = index
                .in_order(false)
                .filter(|entry| entry.can_be_accepted_unseen());
            Ok(safe
                .filter_map(|entry: &IndexEntry| entry.content)
                .collect())
        })?;
        let mut accepted = Vec::new();
        for content in safe {
            let row = self.read_row(content)?;
            let case = rebuild_case(&row).ok().flatten();
            // Whether the answers fit was found when the photo was weighed.
            if let Some(answers) = case.and_then(|case| proposed_answers(&row, &case)) {
                let correction = ValidCorrection {
                    answers,
                    stated: None,
                };
                accepted.push((content, Some(correction), CorrectionState::Complete));
            }
        }
        let photos = accepted.iter().map(|(content, ..)| *content).collect();
        self.write(accepted)?;
        let counts = self.with_index(|index| Ok(index.counts()))?;
        Ok(AcceptedPhotos { photos, counts })
    }

    /// Returns the proposed answers to the questions about a photo if no answers to them can change
    /// the winner.
    fn proposals_if_safe(&self, row: &Row) -> Option<Vec<Answer>> {
        let count = self.task.count.as_ref()?;
        let case = rebuild_case(row).ok().flatten()?;
        let answers = proposed_answers(row, &case)?;
        if may_change_winner(&case, count, &self.networks.judge).unwrap_or(true) {
            return None;
        }
        let corrected = self.correct(row, &answers).ok()?;
        let is_open = corrected.outcome == RowOutcome::Asked && corrected.stake.questions > 0;
        (!is_open).then_some(answers)
    }
}

/// Returns true if some answers to the questions about a case may change the winner, or if there
/// is no winner yet.
fn may_change_winner(
    case: &Case,
    count: &CountSettings,
    judge: &LifeJudge,
) -> Result<bool, SettleError> {
    let settings = CountSettings {
        ask_about: AskAbout::Winner,
        ..count.clone()
    };
    let no_engines = SecondOpinions::none();
    let interview = Interview::new(case, &settings, judge, &no_engines)?;
    if interview.report()?.settlement.is_none() || interview.far_from_finished()?.is_some() {
        return Ok(true);
    }
    let next = interview.next()?.map(|next| next.question);
    Ok(match next {
        None => false,
        // Asked last: there is no other question.
        Some(Question::LeftOpen(question)) => question.may_change_winner(&settings.rules),
        Some(_) => true,
    })
}
