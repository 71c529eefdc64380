//! Counts the board with other stones on doubtful points, and remembers the results.

use std::collections::BTreeMap;

use shuzi::color::Color;
use shuzi::count::{Case, Clock, CountSettings, Disagreement, SecondOpinions, SettleError, settle};
use shuzi::life::LifeJudge;
use shuzi::point::Point;
use shuzi::report::Report;
use shuzi::stones::StoneReading;

/// Stones assumed on some points, in reading order.
pub type AssumedStones = Vec<(Point, Option<Color>)>;

/// The counts of a board with other stones on some of its points; each combination is counted once.
pub struct ScenarioCache<'a> {
    pub(super) case: &'a Case,
    pub(super) settings: &'a CountSettings,
    disagreements: &'a [Disagreement],
    judge: &'a LifeJudge,
    clock: Clock<'a>,
    /// The report for each combination of assumed stones; `None` if they contradict a statement.
    reports: BTreeMap<AssumedStones, Option<Report>>,
}

impl<'a> ScenarioCache<'a> {
    /// Creates an empty cache. `disagreements` are the points that look different in several
    /// photos.
    pub fn new(
        case: &'a Case,
        disagreements: &'a [Disagreement],
        settings: &'a CountSettings,
        judge: &'a LifeJudge,
        clock: Clock<'a>,
    ) -> ScenarioCache<'a> {
        ScenarioCache {
            case,
            settings,
            disagreements,
            judge,
            clock,
            reports: BTreeMap::new(),
        }
    }

    /// Returns the reading of a point in each photo, if the photos disagree on it.
    pub(super) fn readings_of(&self, point: Point) -> Vec<StoneReading> {
        let about = self
            .disagreements
            .iter()
            .filter(|disagreement| disagreement.point == point);
        about
            .flat_map(|disagreement| disagreement.seen.iter().copied())
            .collect()
    }

    /// Returns the report with these stones, or `None` if they contradict what users stated.
    ///
    /// # Errors
    /// Returns [`SettleError::Life`] like [`settle`].
    pub(super) fn report_with(
        &mut self,
        stones: &AssumedStones,
    ) -> Result<Option<&Report>, SettleError> {
        if !self.reports.contains_key(stones) {
            let stated = stones
                .iter()
                .fold(self.case.clone(), |case, &(point, stone)| {
                    case.with_stated_stone(point, stone)
                });
            let report = match settle(
                &stated,
                self.settings,
                self.judge,
                &SecondOpinions::none(),
                self.clock,
            ) {
                Ok(timed) => Some(timed.report),
                Err(SettleError::Correction(_)) => None,
                Err(error) => return Err(error),
            };
            self.reports.insert(stones.clone(), report);
        }
        Ok(self.reports.get(stones).and_then(Option::as_ref))
    }
}
