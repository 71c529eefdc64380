//! Caches the search for points that a count leaves open, which may take long.

use std::cell::RefCell;

use crate::point::Point;
use crate::position::{Position, Prisoners};
use crate::report::Settlement;
use crate::score::{AfterMove, Open, Rules, still_open};

use super::CountSettings;

/// Remembers the open points of the last count, so that a question about them and the report that
/// follows search only once.
#[derive(Debug, Default)]
pub(super) struct OpenPointsCache {
    last: RefCell<Option<(OpenPointsKey, Open)>>,
    #[cfg(test)]
    pub(super) searches: std::cell::Cell<usize>,
}

/// Everything that the search for open points depends on.
#[derive(Clone, Debug, PartialEq)]
struct OpenPointsKey {
    position: Position,
    dead: Vec<Point>,
    gaps: Vec<Point>,
    prisoners: Option<Prisoners>,
    rules: Rules,
}

impl OpenPointsCache {
    /// Returns the points that a count leaves open, together with the user's statement about them.
    pub(super) fn open(
        &self,
        position: &Position,
        settlement: &Settlement,
        settings: &CountSettings,
    ) -> Open {
        let (dead, prisoners) = (settlement.life.dead(), settings.prisoners);
        let to_come = settlement.life.move_to_come();
        let to_come = to_come.map(|to_come| to_come.played());
        // What is open is open after that move.
        let after = AfterMove::new(position, &dead, prisoners, &settings.rules, to_come);
        let (position, dead, prisoners) = match after {
            None => (position.clone(), dead, prisoners),
            Some(after) => (after.position, after.dead, Some(after.prisoners)),
        };
        let key = OpenPointsKey {
            position,
            dead,
            gaps: settlement.score.unsealed.clone(),
            prisoners,
            rules: settings.rules.clone(),
        };
        let open = match self.recall(&key) {
            Some(open) => open,
            None => self.search(key),
        };
        Open {
            stated: settings.left_open,
            ..open
        }
    }

    /// Returns the result of the last search if it was for `key`.
    fn recall(&self, key: &OpenPointsKey) -> Option<Open> {
        match &*self.last.borrow() {
            Some((last_key, open)) if last_key == key => Some(open.clone()),
            _ => None,
        }
    }

    /// Searches for open points and remembers the result.
    fn search(&self, key: OpenPointsKey) -> Open {
        let open = still_open(
            &key.position,
            &key.dead,
            &key.gaps,
            key.prisoners,
            &key.rules,
        );
        #[cfg(test)]
        self.searches.set(self.searches.get() + 1);
        *self.last.borrow_mut() = Some((key, open.clone()));
        open
    }
}
