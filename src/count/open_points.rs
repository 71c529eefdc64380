//! Caches the search for points that a count leaves open, which may take long.

use std::cell::RefCell;

use crate::point::Point;
use crate::position::{Position, Prisoners};
use crate::report::Settlement;
use crate::score::{Open, Rules, still_open};

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
        let key = OpenPointsKey {
            position: position.clone(),
            dead: settlement.life.dead(),
            gaps: settlement.score.unsealed.clone(),
            prisoners: settings.prisoners,
            rules: settings.rules.clone(),
        };
        let open = match self.recall(&key) {
            Some(open) => open,
            None => self.search(position, key),
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
    fn search(&self, position: &Position, key: OpenPointsKey) -> Open {
        let open = still_open(position, &key.dead, &key.gaps, key.prisoners, &key.rules);
        #[cfg(test)]
        self.searches.set(self.searches.get() + 1);
        *self.last.borrow_mut() = Some((key, open.clone()));
        open
    }
}
