//! Reading: what a claim comes to when doubtful points are read in one way or another.

use std::collections::BTreeMap;

use shuzi::color::Color;
use shuzi::count::{CountSettings, SettleError, score_otherwise};
use shuzi::point::Point;
use shuzi::report::{DoubtfulGroup, Report};

use super::Claim;
use super::question::{About, Is, OpenQuestion, Outcome, OutcomeBounds, beside_points};
use super::rereading::{Rereadings, Stones};

/// So many readings of all doubtful points together are counted one by one; of more, each point is changed alone.
const MOST_READINGS: usize = 16;
/// More groups are not flipped together, but as if each changed the result on its own.
const MOST_GROUPS_TOGETHER: usize = 8;
/// More combinations of what is open in one reading only are not gone through.
const MOST_FREE_COMBINATIONS: usize = 1 << 10;

/// The doubtful points read in every way that matters.
pub(super) struct Readings<'a> {
    /// The questions that are gone through, and their places in the list of all: of many points only those that change
    /// anything.
    pub asked: Vec<&'a OpenQuestion>,
    pub places: Vec<usize>,
    /// Which of them are about points.
    points: Vec<usize>,
    settings: CountSettings,
    /// By the ways of the points; `None` where there is no result.
    counted: BTreeMap<Vec<usize>, Option<Reading>>,
}

/// A reading of all points, with what is open in it.
struct Reading {
    now: Outcome,
    questions: Vec<OpenQuestion>,
    /// For each question the one of [`Readings::asked`] that it is, and its own way for each way of that.
    known: Vec<Option<Known>>,
    /// The places of the questions about groups that are flipped together.
    groups: Vec<usize>,
    /// The results with the groups flipped that each number's bits name, once they are counted.
    flips: Vec<Option<Outcome>>,
}

/// A question that was asked already.
struct Known {
    place: usize,
    ways: Vec<Option<usize>>,
}

impl<'a> Readings<'a> {
    /// The questions that are gone through; `None` where the board as it is read has no result. Nothing is counted yet.
    pub fn of(
        report: &Report,
        questions: &'a [OpenQuestion],
        rereadings: &mut Rereadings,
    ) -> Result<Option<Readings<'a>>, SettleError> {
        let settings = rereadings.settings.clone();
        let all: Vec<&OpenQuestion> = questions.iter().collect();
        let Some(read) = Reading::of(report, &all, &settings) else { return Ok(None) };
        let mut places: Vec<usize> = (0..questions.len()).collect();
        if number_of_readings(&all) > MOST_READINGS {
            let mut matters = Vec::new();
            for (place, question) in questions.iter().enumerate() {
                if !is_idle(&read, question, &all, rereadings)? {
                    matters.push(place);
                }
            }
            places = matters;
        }
        let asked: Vec<&OpenQuestion> = places.iter().filter_map(|&place| questions.get(place)).collect();
        let is_point = |place: &usize| asked.get(*place).is_some_and(|asked| stands(asked, 0).is_some());
        let points: Vec<usize> = (0..asked.len()).filter(is_point).collect();
        Ok(Some(Readings { asked, places, points, settings, counted: BTreeMap::new() }))
    }

    /// Counts the readings that matter.
    pub fn count(&mut self, report: &Report, rereadings: &mut Rereadings) -> Result<(), SettleError> {
        for ways in self.ways_of_points() {
            let stones = self.points.iter().zip(&ways).filter(|(_, way)| **way > 0);
            let stones: Stones =
                stones.filter_map(|(&place, &way)| stands(self.asked.get(place)?, way)).collect();
            let reread = if stones.is_empty() { Some(report) } else { rereadings.with(&stones)? };
            let reading = reread.and_then(|report| {
                let reading = Reading::of(report, &self.asked, &self.settings)?;
                Some(reading.flipping(report, &self.settings))
            });
            self.counted.insert(ways, reading);
        }
        Ok(())
    }

    /// The ways of the points that are counted: all combinations, or each point changed alone.
    fn ways_of_points(&self) -> Vec<Vec<usize>> {
        let as_read = vec![0; self.points.len()];
        let number = |place: &usize| self.asked.get(*place).map_or(1, |asked| asked.ways.len());
        let ways: Vec<usize> = self.points.iter().map(number).collect();
        if number_of_readings(&self.asked) <= MOST_READINGS {
            return combinations(&ways.iter().map(|&ways| (0..ways).collect()).collect::<Vec<_>>());
        }
        let alone = ways.iter().enumerate().flat_map(|(place, &ways)| (1..ways).map(move |way| (place, way)));
        let changed = alone.map(|(place, way)| {
            let mut changed = vec![0; self.points.len()];
            changed.splice(place..=place, [way]);
            changed
        });
        std::iter::once(as_read.clone()).chain(changed).collect()
    }

    /// Whether a claim holds when the asked questions go these ways; `None` where it hangs on something else, or there
    /// is no result.
    pub fn truth(&self, claim: &Claim, ways: &[usize]) -> Option<bool> {
        let of_points: Vec<usize> =
            self.points.iter().map(|&place| ways.get(place).copied().unwrap_or(0)).collect();
        if let Some(reading) = self.counted.get(&of_points) {
            return reading.as_ref()?.truth(claim, ways, &[], &self.settings);
        }
        let alone = of_points.iter().enumerate().filter(|(_, way)| **way > 0).map(|(place, &way)| {
            let mut alone = vec![0; of_points.len()];
            alone.splice(place..=place, [way]);
            let reading = self.counted.get(&alone)?.as_ref()?;
            reading.known.iter().all(Option::is_some).then_some(reading.now)
        });
        let changes: Vec<Outcome> = alone.collect::<Option<_>>()?;
        let as_read = self.counted.get(&vec![0; of_points.len()])?.as_ref()?;
        as_read.truth(claim, ways, &changes, &self.settings)
    }
}

impl Reading {
    /// What is open in a report; `None` where it has no result.
    fn of(report: &Report, asked: &[&OpenQuestion], settings: &CountSettings) -> Option<Reading> {
        let settled = report.settlement.as_ref()?;
        let questions = beside_points(report, settings);
        let known = questions.iter().map(|question| known(question, asked)).collect();
        let is_group = |place: &usize| {
            questions.get(*place).is_some_and(|question| matches!(question.about, About::Group(_)))
        };
        let groups: Vec<usize> = (0..questions.len()).filter(is_group).take(MOST_GROUPS_TOGETHER).collect();
        Some(Reading { now: Outcome::of(&settled.score), known, groups, flips: Vec::new(), questions })
    }

    /// With the results of all groups flipped together.
    fn flipping(mut self, report: &Report, settings: &CountSettings) -> Reading {
        let group = |place: usize| match &self.questions.get(place)?.about {
            About::Group(group) => Some(group),
            _ => None,
        };
        let flip = |mask: usize| {
            let flipped = self.groups.iter().enumerate().filter(|(bit, _)| mask >> bit & 1 == 1);
            let flipped: Vec<&DoubtfulGroup> = flipped.filter_map(|(_, &place)| group(place)).collect();
            if flipped.is_empty() {
                return Some(self.now);
            }
            let settled = report.settlement.as_ref()?;
            let score = score_otherwise(&report.position, settled, settings, &flipped)?;
            Some(Outcome::of(&score))
        };
        self.flips = (0..1usize << self.groups.len()).map(flip).collect();
        self
    }

    /// Whether the claim holds however what nobody is asked about goes. `changes` are those of other points, each as it
    /// changes the result alone.
    fn truth(
        &self,
        claim: &Claim,
        asked: &[usize],
        changes: &[Outcome],
        settings: &CountSettings,
    ) -> Option<bool> {
        let free = self.questions.iter().zip(&self.known).map(|(question, known)| {
            let known = known.as_ref().and_then(|known| *known.ways.get(*asked.get(known.place)?)?);
            known.map_or_else(|| (0..question.ways.len()).collect(), |way| vec![way])
        });
        let free: Vec<Vec<usize>> = free.collect();
        let number = free.iter().try_fold(1usize, |product, ways| product.checked_mul(ways.len()));
        number.filter(|&number| number <= MOST_FREE_COMBINATIONS)?;
        let mut truths = combinations(&free).into_iter().map(|ways| {
            let then = self.result(&ways, settings)?;
            let then = changes
                .iter()
                .fold(then, |then, change| then.and(self.now, (*change).into(), &settings.rules));
            then.bears_out(claim)
        });
        let first = truths.next()??;
        truths.all(|truth| truth == Some(first)).then_some(first)
    }

    /// The result when its questions go these ways.
    fn result(&self, ways: &[usize], settings: &CountSettings) -> Option<OutcomeBounds> {
        let is_flipped = |place: &usize| ways.get(*place).is_some_and(|&way| way > 0);
        let flipped = self.groups.iter().enumerate().filter(|(_, place)| is_flipped(place));
        let mask: usize = flipped.map(|(bit, _)| 1 << bit).sum();
        let mut then = OutcomeBounds::from(self.flips.get(mask).copied().flatten()?);
        for (place, (question, &way)) in self.questions.iter().zip(ways).enumerate() {
            if !self.groups.contains(&place) {
                then = then.and(self.now, question.ways.get(way)?.outcome, &settings.rules);
            }
        }
        Some(then)
    }
}

/// Whether no answer to a question about a point changes the result or what is open beside it.
fn is_idle(
    read: &Reading,
    question: &OpenQuestion,
    all: &[&OpenQuestion],
    rereadings: &mut Rereadings,
) -> Result<bool, SettleError> {
    let settings = rereadings.settings;
    for way in 0..question.ways.len() {
        let Some(stands) = stands(question, way) else { return Ok(false) };
        if way == 0 {
            continue;
        }
        let reading = rereadings.with(&vec![stands])?.and_then(|report| Reading::of(report, all, settings));
        let is_same = reading.is_some_and(|reading| {
            let same_questions = reading.questions.len() == read.questions.len();
            same_questions && reading.now == read.now && reading.known.iter().all(Option::is_some)
        });
        if !is_same {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The question of `asked` that this one is, where it was asked.
fn known(question: &OpenQuestion, asked: &[&OpenQuestion]) -> Option<Known> {
    let place = asked.iter().position(|asked| match (&asked.about, &question.about) {
        (About::Group(a), About::Group(b)) => {
            a.color == b.color && a.points.iter().any(|point| b.points.contains(point))
        }
        (About::Unfinished(_), About::Unfinished(_))
        | (About::Prisoners, About::Prisoners)
        | (About::Bonus, About::Bonus)
        | (About::Grid(_), About::Grid(_)) => true,
        _ => false,
    })?;
    let asked = asked.get(place)?;
    let same = |is: Is| question.ways.iter().position(|way| way.is == is);
    Some(Known { place, ways: asked.ways.iter().map(|way| same(way.is)).collect() })
}

fn number_of_readings(questions: &[&OpenQuestion]) -> usize {
    let points = questions.iter().filter(|question| stands(question, 0).is_some());
    points.fold(1, |product: usize, question| product.saturating_mul(question.ways.len()))
}

/// What stands on the point that a question is about if it goes this way; `None` where it is about something else.
fn stands(question: &OpenQuestion, way: usize) -> Option<(Point, Option<Color>)> {
    match (&question.about, question.ways.get(way)?.is) {
        (About::Point(uncertain), Is::Stone(stone)) => Some((uncertain.point, stone)),
        _ => None,
    }
}

/// Every choice of one from each.
fn combinations(choices: &[Vec<usize>]) -> Vec<Vec<usize>> {
    choices.iter().fold(vec![Vec::new()], |chosen, choices| {
        let with = |chosen: &Vec<usize>, choice: usize| chosen.iter().copied().chain([choice]).collect();
        choices.iter().flat_map(|&choice| chosen.iter().map(move |chosen| with(chosen, choice))).collect()
    })
}
