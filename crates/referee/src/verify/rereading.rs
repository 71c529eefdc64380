//! Rereading: the board counted with other stones on points that are in doubt.

use std::collections::BTreeMap;

use shuzi::color::Color;
use shuzi::count::{Case, Clock, CountSettings, Disagreement, SecondOpinions, SettleError, settle};
use shuzi::point::Point;
use shuzi::report::Report;
use shuzi::stones::StoneReading;

/// What is taken to stand on some points, in reading order.
pub type Stones = Vec<(Point, Option<Color>)>;

/// A board counted again with other stones on some of its points; each such reading is counted once.
pub struct Rereadings<'a> {
    pub(super) case: &'a Case,
    pub(super) settings: &'a CountSettings,
    disagreements: &'a [Disagreement],
    clock: Clock<'a>,
    counted: BTreeMap<Vec<(Point, Option<Color>)>, Option<Report>>,
}

impl<'a> Rereadings<'a> {
    /// Of this board, in whose photos these points do not look the same.
    pub fn of(
        case: &'a Case,
        disagreements: &'a [Disagreement],
        settings: &'a CountSettings,
        clock: Clock<'a>,
    ) -> Rereadings<'a> {
        Rereadings { case, settings, disagreements, clock, counted: BTreeMap::new() }
    }

    /// How the photos show a point, where they do not agree.
    pub(super) fn seen(&self, point: Point) -> Vec<StoneReading> {
        let about = self.disagreements.iter().filter(|disagreement| disagreement.point == point);
        about.flat_map(|disagreement| disagreement.seen.iter().copied()).collect()
    }

    /// The report if these stones stand there; `None` where what persons said does not fit them.
    ///
    /// # Errors
    /// [`SettleError::Life`] as [`settle`].
    pub(super) fn with(&mut self, stones: &Stones) -> Result<Option<&Report>, SettleError> {
        if !self.counted.contains_key(stones) {
            let stated = stones
                .iter()
                .fold(self.case.clone(), |case, &(point, stone)| case.with_stated_stone(point, stone));
            let report = match settle(&stated, self.settings, &SecondOpinions::none(), self.clock) {
                Ok(timed) => Some(timed.report),
                Err(SettleError::Correction(_)) => None,
                Err(error) => return Err(error),
            };
            self.counted.insert(stones.clone(), report);
        }
        Ok(self.counted.get(stones).and_then(Option::as_ref))
    }
}
