//! Accuracy figures over many photos.

use std::collections::{BTreeMap, BTreeSet};

use super::{PhotoOutcome, PhotoVerdict};

/// The accuracy over a set of photos.
#[derive(Clone, Debug, PartialEq)]
pub struct AccuracySummary {
    /// Name of the set: a source, `stress tests`, `special`, `ALL` or `without a board`.
    pub name: String,
    /// Number of photos.
    pub photos: usize,
    /// Number of groups that the photos belong to.
    pub groups: usize,
    /// Number of photos for each outcome; outcomes that did not occur are absent.
    pub outcomes: BTreeMap<&'static str, usize>,
    /// Number of wrong points, without refused photos.
    pub wrong_points: usize,
    /// Number of judged points.
    pub judged_points: usize,
    /// Number of questions about all photos that were read.
    pub questions: usize,
    /// Number of photos that were read.
    pub read: usize,
    /// Shares of the outcomes, averaged over groups, so that a board photographed forty times
    /// counts once.
    pub by_group: ByGroup,
    /// Corner errors in line spacings, ascending.
    pub corner_errors: Vec<f64>,
}

/// Shares averaged over groups, 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct ByGroup {
    /// Exact boards.
    pub exact: f64,
    /// Boards that are exact, or become exact once the questions are answered.
    pub exact_or_asked: f64,
    /// Boards with a wrong point that the reader did not ask about.
    pub silent: f64,
    /// Boards that were refused.
    pub refused: f64,
}

impl AccuracySummary {
    fn of<'a>(name: &str, verdicts: impl Iterator<Item = &'a PhotoVerdict>) -> AccuracySummary {
        let verdicts: Vec<&PhotoVerdict> = verdicts.collect();
        let figures = || {
            verdicts
                .iter()
                .filter_map(|verdict| verdict.figures.as_ref())
        };
        let mut outcomes = BTreeMap::new();
        for verdict in &verdicts {
            *outcomes.entry(verdict.outcome.name()).or_insert(0) += 1;
        }
        let mut corner_errors: Vec<f64> = figures()
            .filter_map(|figures| figures.corner_error)
            .collect();
        corner_errors.sort_by(f64::total_cmp);
        AccuracySummary {
            name: name.to_owned(),
            photos: verdicts.len(),
            groups: verdicts
                .iter()
                .map(|verdict| &verdict.group)
                .collect::<BTreeSet<_>>()
                .len(),
            outcomes,
            wrong_points: figures().map(|figures| figures.wrong_count).sum(),
            judged_points: figures().map(|figures| figures.judged).sum(),
            questions: figures().map(|figures| figures.asked).sum(),
            read: figures().count(),
            by_group: ByGroup {
                exact: share_by_group(&verdicts, &[PhotoOutcome::Exact]),
                exact_or_asked: share_by_group(
                    &verdicts,
                    &[PhotoOutcome::Exact, PhotoOutcome::ExactIfAsked],
                ),
                silent: share_by_group(&verdicts, &[PhotoOutcome::Silent]),
                refused: share_by_group(&verdicts, &[PhotoOutcome::Refused]),
            },
            corner_errors,
        }
    }

    /// Returns the number of photos with this outcome.
    pub fn count(&self, outcome: PhotoOutcome) -> usize {
        self.outcomes.get(outcome.name()).copied().unwrap_or(0)
    }

    /// Returns the share of wrong points among those judged, 0 to 1.
    pub fn wrong_share(&self) -> f64 {
        self.wrong_points as f64 / self.judged_points.max(1) as f64
    }

    /// Returns the mean number of questions per photo that was read.
    pub fn questions_a_photo(&self) -> f64 {
        self.questions as f64 / self.read.max(1) as f64
    }

    /// Returns the median corner error in line spacings.
    pub fn median_corner_error(&self) -> Option<f64> {
        let count = self.corner_errors.len();
        // The two middle values, which are the same one if the number is odd.
        let middle = [count.checked_sub(1)? / 2, count / 2];
        Some(
            middle
                .iter()
                .filter_map(|&at| self.corner_errors.get(at))
                .sum::<f64>()
                / 2.0,
        )
    }
}

/// Returns a summary for each source of whole boards, then for the stress tests and the special
/// boards, then for all whole boards that are neither, and finally for the photos without a board.
pub fn summaries(verdicts: &[PhotoVerdict]) -> Vec<AccuracySummary> {
    let without_board = |v: &&PhotoVerdict| {
        matches!(
            v.outcome,
            PhotoOutcome::Phantom | PhotoOutcome::RightlyRefused
        )
    };
    let special = |v: &&PhotoVerdict| v.special && !without_board(v);
    let stress = |v: &&PhotoVerdict| v.stress && !special(v) && !without_board(v);
    let whole = |v: &&PhotoVerdict| !special(v) && !stress(v) && !without_board(v);
    let sources: BTreeSet<&str> = verdicts
        .iter()
        .filter(whole)
        .map(|v| v.source.as_str())
        .collect();
    let mut all: Vec<AccuracySummary> = sources
        .into_iter()
        .map(|source| {
            AccuracySummary::of(
                source,
                verdicts.iter().filter(whole).filter(|v| v.source == source),
            )
        })
        .collect();
    all.push(AccuracySummary::of(
        "stress tests",
        verdicts.iter().filter(stress),
    ));
    all.push(AccuracySummary::of(
        "special",
        verdicts.iter().filter(special),
    ));
    all.push(AccuracySummary::of("ALL", verdicts.iter().filter(whole)));
    all.push(AccuracySummary::of(
        "without a board",
        verdicts.iter().filter(without_board),
    ));
    all.retain(|summary| summary.photos > 0 || summary.name == "ALL");
    all
}

fn share_by_group(verdicts: &[&PhotoVerdict], wanted: &[PhotoOutcome]) -> f64 {
    let mut groups: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for verdict in verdicts {
        let (hits, photos) = groups.entry(&verdict.group).or_default();
        *hits += usize::from(wanted.contains(&verdict.outcome));
        *photos += 1;
    }
    // The mean of the shares, not the share of all photos: each group counts once.
    let shares: f64 = groups
        .values()
        .map(|&(hits, photos)| hits as f64 / photos as f64)
        .sum();
    shares / groups.len().max(1) as f64
}
