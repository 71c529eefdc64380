//! The rules of a game as a person states them, beside those of its record.

use crate::position::sgf::GameRecord;
use crate::score::HalfPoints;

use super::{EventRules, RecordedRules, RuleSet, Rules, RulesError, RulesRemark};

/// What a person states about the rules of a game. The rest is as in the game's record, otherwise
/// as usual.
#[derive(Clone, Debug, Default)]
pub struct RulesStatement {
    /// The rules that the numbers belong to.
    pub basis: RulesBasis,
    /// The komi.
    pub komi: Option<HalfPoints>,
    /// The number of handicap stones.
    pub handicap: Option<u32>,
}

/// The rules that a person names.
#[derive(Clone, Debug, Default)]
pub enum RulesBasis {
    /// None: those of the record, otherwise Chinese rules.
    #[default]
    Unstated,
    /// A rule set.
    Set(RuleSet),
    /// The rules of an event.
    Event(Box<EventRules>),
}

impl RulesStatement {
    /// Returns the rules of a game without a record.
    pub fn without_record(&self) -> Rules {
        let handicap = self.handicap.unwrap_or(0);
        self.with_komi(match &self.basis {
            RulesBasis::Unstated => Rules::with_handicap(RuleSet::Chinese, handicap),
            RulesBasis::Set(set) => Rules::with_handicap(*set, handicap),
            RulesBasis::Event(event) => event.game(handicap),
        })
    }

    /// Returns the rules of a recorded game, and remarks on what had to be assumed. A komi in the
    /// rules of an event takes precedence over that of the record.
    ///
    /// # Errors
    /// [`RulesError`] if the record's rules make no sense and are not replaced.
    pub fn beside_record(&self, record: &GameRecord) -> Result<RecordedRules, RulesError> {
        let komi_is_stated = self.komi.is_some()
            || matches!(&self.basis, RulesBasis::Event(event) if event.states_komi);
        let effective = GameRecord {
            // If the komi is stated, the record's, which may be unreadable, is ignored.
            komi: record.komi.clone().filter(|_| !komi_is_stated),
            handicap: self.handicap.or(record.handicap),
            ..record.clone()
        };
        let set = match &self.basis {
            RulesBasis::Unstated => None,
            RulesBasis::Set(set) => Some(*set),
            RulesBasis::Event(event) => Some(event.set),
        };
        let RecordedRules {
            rules: recorded,
            mut remarks,
        } = Rules::from_record(&effective, set)?;
        remarks.retain(|remark| {
            !(komi_is_stated && matches!(remark, RulesRemark::KomiUnstated { .. }))
        });
        let rules = match &self.basis {
            RulesBasis::Event(event) => {
                let game = event.game(recorded.handicap);
                let komi = match effective.komi {
                    Some(_) => recorded.komi,
                    None => game.komi,
                };
                Rules { komi, ..game }
            }
            RulesBasis::Unstated | RulesBasis::Set(_) => recorded,
        };
        Ok(RecordedRules {
            rules: self.with_komi(rules),
            remarks,
        })
    }

    fn with_komi(&self, rules: Rules) -> Rules {
        Rules {
            komi: self.komi.unwrap_or(rules.komi),
            ..rules
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::sgf;

    fn event(text: &str) -> RulesBasis {
        RulesBasis::Event(Box::new(EventRules::parse(text).unwrap()))
    }

    fn komi(statement: &RulesStatement, record: &str) -> HalfPoints {
        let record = sgf::read(record.as_bytes()).unwrap();
        statement.beside_record(&record).unwrap().rules.komi
    }

    #[test]
    fn the_komi_is_the_stated_one_then_the_events_then_the_records() {
        let with_komi = RulesStatement {
            basis: event("name = 'Cup'\nrules = 'chinese'\nkomi = 6.5"),
            ..RulesStatement::default()
        };
        let without_komi = RulesStatement {
            basis: event("name = 'Cup'\nrules = 'chinese'"),
            ..RulesStatement::default()
        };
        let record = "(;SZ[9]KM[5.5];B[ee])";
        assert_eq!(komi(&with_komi, record), HalfPoints(13));
        assert_eq!(komi(&without_komi, record), HalfPoints(11));
        let stated = RulesStatement {
            komi: Some(HalfPoints(1)),
            ..with_komi
        };
        assert_eq!(komi(&stated, "(;SZ[9]KM[nonsense];B[ee])"), HalfPoints(1));
        assert_eq!(stated.without_record().komi, HalfPoints(1));
    }

    #[test]
    fn a_named_set_replaces_the_records_rules() {
        let statement = RulesStatement {
            basis: RulesBasis::Set(RuleSet::Ing),
            ..RulesStatement::default()
        };
        let record = sgf::read(b"(;SZ[9]RU[nobody knows]KM[5.5];B[ee])").unwrap();
        assert_eq!(
            statement.beside_record(&record).unwrap().rules.set,
            RuleSet::Ing
        );
        assert!(RulesStatement::default().beside_record(&record).is_err());
    }
}
