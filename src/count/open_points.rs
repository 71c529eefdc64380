//! What a count leaves open, searched once for each position: the search may take its time.

use std::cell::RefCell;

use crate::point::Point;
use crate::position::{Position, Prisoners};
use crate::report::Settlement;
use crate::score::{Open, Rules, still_open};

use super::CountSettings;

/// Keeps what the last count leaves open, so that a question about it and the report that follows search only once.
#[derive(Debug, Default)]
pub(super) struct OpenPointsCache {
    last: RefCell<Option<(Basis, Open)>>,
    #[cfg(test)]
    pub(super) searches: std::cell::Cell<usize>,
}

/// Everything that open points follow from.
#[derive(Clone, Debug, PartialEq)]
struct Basis {
    position: Position,
    dead: Vec<Point>,
    gaps: Vec<Point>,
    prisoners: Option<Prisoners>,
    rules: Rules,
}

impl OpenPointsCache {
    /// Returns what a count leaves open, and what a person states about that.
    pub(super) fn open(
        &self,
        position: &Position,
        settlement: &Settlement,
        settings: &CountSettings,
    ) -> Open {
        let basis = Basis {
            position: position.clone(),
            dead: settlement.life.dead(),
            gaps: settlement.score.unsealed.clone(),
            prisoners: settings.prisoners,
            rules: settings.rules.clone(),
        };
        let kept = self.last.borrow().as_ref().filter(|(of, _)| *of == basis).map(|(_, open)| open.clone());
        let open = kept.unwrap_or_else(|| {
            let open = still_open(position, &basis.dead, &basis.gaps, basis.prisoners, &basis.rules);
            #[cfg(test)]
            self.searches.set(self.searches.get() + 1);
            *self.last.borrow_mut() = Some((basis, open.clone()));
            open
        });
        Open { stated: settings.left_open, ..open }
    }
}
