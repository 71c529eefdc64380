//! From what was asked to what is done: options combined with each other and with what a record says.

use crate::count::{CountSettings, DeadStones, ReadSettings};
use crate::position::sgf::GameRecord;
use crate::score::{RuleSet, Rules, RulesError};

use super::args::{LifeOptions, PhotoOptions, RuleOptions};

impl RuleOptions {
    /// The rules of a game that nothing but the options tells about: Chinese unless stated.
    pub(super) fn for_photo(&self) -> Rules {
        let set = self.rules.unwrap_or(RuleSet::Chinese);
        self.with_numbers(Rules::with_handicap(set, self.handicap.unwrap_or(0)))
    }

    /// What a game record says, unless the options say otherwise.
    pub(super) fn for_record(&self, record: &GameRecord) -> Result<Rules, RulesError> {
        let stated = GameRecord {
            // What is stated is not looked for in the record, where it may be unreadable.
            komi: record.komi.clone().filter(|_| self.komi.is_none()),
            handicap: self.handicap.or(record.handicap),
            ..record.clone()
        };
        Ok(self.with_numbers(Rules::from_record(&stated, self.rules)?))
    }

    fn with_numbers(&self, usual: Rules) -> Rules {
        Rules {
            komi: self.komi.unwrap_or(usual.komi),
            bonus: self.white_handicap_bonus.unwrap_or(usual.bonus),
            ..usual
        }
    }
}

impl LifeOptions {
    /// Where the dead stones come from.
    pub(super) fn dead_stones(&self) -> DeadStones {
        match &self.dead {
            Some(list) => DeadStones::Stated(list.0.clone()),
            None => DeadStones::Proposed { toggled: self.toggle.clone() },
        }
    }
}

impl PhotoOptions {
    /// How photos are read.
    pub(super) fn read_settings(&self) -> ReadSettings {
        let mut settings = ReadSettings::default();
        settings.board.size = self.size;
        settings.board.corners = self.corners;
        settings.board.board = self.board;
        if self.corners.is_some() {
            // Somebody vouches for the grid: doubts, about the grid too, are shown instead of refusing the photo.
            settings.stones.most_doubtful = 1.0;
            settings.stones.least_grid_confidence = 0.0;
        }
        settings
    }
}

/// How a photo's position is counted.
pub(super) fn for_photo(rules: &RuleOptions, life: &LifeOptions) -> CountSettings {
    CountSettings {
        rules: rules.for_photo(),
        prisoners: rules.prisoners,
        dead: life.dead_stones(),
        life: crate::life::Settings::default(),
    }
}

/// How a record's last position is counted. A record without moves only sets a position up: its prisoners are
/// not known.
pub(super) fn for_record(
    rules: &RuleOptions,
    life: &LifeOptions,
    record: &GameRecord,
) -> Result<CountSettings, RulesError> {
    let replayed = (!record.moves.is_empty()).then_some(record.prisoners);
    Ok(CountSettings {
        rules: rules.for_record(record)?,
        prisoners: rules.prisoners.or(replayed),
        dead: life.dead_stones(),
        life: crate::life::Settings::default(),
    })
}
