//! Figures over many photos.

use std::collections::{BTreeMap, BTreeSet};

use super::{Outcome, Verdict};

/// Figures over some photos.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// What the photos have in common: their source, `stress tests`, `special` or `ALL`.
    pub name: String,
    /// Photos.
    pub photos: usize,
    /// Groups they belong to.
    pub groups: usize,
    /// How many ended each way; outcomes that did not occur are absent.
    pub outcomes: BTreeMap<&'static str, usize>,
    /// Wrong points among all judged ones, refused photos left out.
    pub wrong_points: usize,
    /// Points judged.
    pub judged_points: usize,
    /// Questions asked, over all photos that were read.
    pub questions: usize,
    /// Photos that were read.
    pub read: usize,
    /// Shares of the outcomes, averaged over groups, so that a board photographed forty times counts once.
    pub by_group: ByGroup,
    /// Corner errors in line spacings, ascending.
    pub corner_errors: Vec<f64>,
}

/// Shares averaged over groups, 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct ByGroup {
    /// Exact boards.
    pub exact: f64,
    /// Exact boards, and those that are exact once the questions are answered.
    pub exact_or_asked: f64,
    /// Boards that are wrong without a question.
    pub silent: f64,
    /// Boards without an answer.
    pub refused: f64,
}

impl Summary {
    fn of<'a>(name: &str, verdicts: impl Iterator<Item = &'a Verdict>) -> Summary {
        let verdicts: Vec<&Verdict> = verdicts.collect();
        let figures = || verdicts.iter().filter_map(|verdict| verdict.figures.as_ref());
        let mut outcomes = BTreeMap::new();
        for verdict in &verdicts {
            *outcomes.entry(verdict.outcome.name()).or_insert(0) += 1;
        }
        let mut corner_errors: Vec<f64> = figures().filter_map(|figures| figures.corner_error).collect();
        corner_errors.sort_by(f64::total_cmp);
        Summary {
            name: name.to_owned(),
            photos: verdicts.len(),
            groups: verdicts.iter().map(|verdict| &verdict.group).collect::<BTreeSet<_>>().len(),
            outcomes,
            wrong_points: figures().map(|figures| figures.wrong_count).sum(),
            judged_points: figures().map(|figures| figures.judged).sum(),
            questions: figures().map(|figures| figures.asked).sum(),
            read: figures().count(),
            by_group: ByGroup {
                exact: share_by_group(&verdicts, &[Outcome::Exact]),
                exact_or_asked: share_by_group(&verdicts, &[Outcome::Exact, Outcome::ExactIfAsked]),
                silent: share_by_group(&verdicts, &[Outcome::Silent]),
                refused: share_by_group(&verdicts, &[Outcome::Refused]),
            },
            corner_errors,
        }
    }

    /// How many photos ended so.
    pub fn count(&self, outcome: Outcome) -> usize {
        self.outcomes.get(outcome.name()).copied().unwrap_or(0)
    }

    /// Wrong points among those judged, 0 to 1.
    pub fn wrong_share(&self) -> f64 {
        self.wrong_points as f64 / self.judged_points.max(1) as f64
    }

    /// Questions a photo that was read.
    pub fn questions_a_photo(&self) -> f64 {
        self.questions as f64 / self.read.max(1) as f64
    }

    /// The median corner error in line spacings; the mean of the middle two for an even number.
    pub fn median_corner_error(&self) -> Option<f64> {
        let count = self.corner_errors.len();
        let middle = [count.checked_sub(1)? / 2, count / 2];
        Some(middle.iter().filter_map(|&at| self.corner_errors.get(at)).sum::<f64>() / 2.0)
    }
}

/// A summary for each source of whole boards, then for the stress tests and the special boards, then for all
/// whole boards that are neither, and last for the photos without a board.
pub fn summaries(verdicts: &[Verdict]) -> Vec<Summary> {
    let without_board = |v: &&Verdict| matches!(v.outcome, Outcome::Phantom | Outcome::RightlyRefused);
    let special = |v: &&Verdict| v.special && !without_board(v);
    let stress = |v: &&Verdict| v.stress && !special(v) && !without_board(v);
    let whole = |v: &&Verdict| !special(v) && !stress(v) && !without_board(v);
    let sources: BTreeSet<&str> = verdicts.iter().filter(whole).map(|v| v.source.as_str()).collect();
    let mut all: Vec<Summary> = sources
        .into_iter()
        .map(|source| Summary::of(source, verdicts.iter().filter(whole).filter(|v| v.source == source)))
        .collect();
    all.push(Summary::of("stress tests", verdicts.iter().filter(stress)));
    all.push(Summary::of("special", verdicts.iter().filter(special)));
    all.push(Summary::of("ALL", verdicts.iter().filter(whole)));
    all.push(Summary::of("without a board", verdicts.iter().filter(without_board)));
    all.retain(|summary| summary.photos > 0 || summary.name == "ALL");
    all
}

fn share_by_group(verdicts: &[&Verdict], wanted: &[Outcome]) -> f64 {
    let mut groups: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for verdict in verdicts {
        let (hits, photos) = groups.entry(&verdict.group).or_default();
        *hits += usize::from(wanted.contains(&verdict.outcome));
        *photos += 1;
    }
    let shares: f64 = groups.values().map(|&(hits, photos)| hits as f64 / photos as f64).sum();
    shares / groups.len().max(1) as f64
}
