//! The rules of a recorded game: those that the record states, and assumptions where it does not
//! state them plainly.

mod komi;

use serde::{Deserialize, Serialize};

use crate::position::sgf::GameRecord;
use crate::score::HalfPoints;

use super::names::{self, NamedRules};
use super::{RuleSet, Rules, RulesError};

use komi::read_komi;

/// The rules of a recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedRules {
    /// The rules, with the usual numbers for what the record leaves out.
    pub rules: Rules,
    /// Remarks on assumptions.
    pub remarks: Vec<RulesRemark>,
}

/// A point about the rules that a record does not state plainly, with the assumption made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "about")]
pub enum RulesRemark {
    /// The record of a game names no rules.
    RulesUnstated {
        /// The rules assumed.
        taken: RuleSet,
    },
    /// The record names rules that give the same count as others.
    RulesAlike {
        /// The name, as written in `RU`.
        written: String,
        /// The rules used instead.
        taken: RuleSet,
    },
    /// The record of a game states no komi.
    KomiUnstated {
        /// The komi assumed.
        taken: HalfPoints,
    },
    /// The komi is not a number of points: it was read as zi, or as hundredths.
    KomiUnit {
        /// The komi, as written in `KM`.
        written: String,
        /// The komi assumed, in points.
        taken: HalfPoints,
        /// Other possible readings, in points.
        otherwise: Vec<HalfPoints>,
        /// True if the record's rules or its origin confirm the reading.
        is_said: bool,
    },
}

impl RulesRemark {
    /// Returns true if the user should check the assumption before trusting the result.
    pub fn needs_a_look(&self) -> bool {
        match self {
            RulesRemark::KomiUnit { is_said, .. } => !is_said,
            RulesRemark::RulesUnstated { .. }
            | RulesRemark::RulesAlike { .. }
            | RulesRemark::KomiUnstated { .. } => false,
        }
    }
}

impl Rules {
    /// Returns the rules stated by a game record, with the usual numbers for those it leaves out.
    /// `set` overrides the record's rules; without either, the Chinese rules are assumed.
    ///
    /// # Errors
    /// [`RulesError`] if the record names unknown rules and `set` is absent, or if its komi cannot
    /// be read.
    pub fn from_record(
        record: &GameRecord,
        set: Option<RuleSet>,
    ) -> Result<RecordedRules, RulesError> {
        let mut remarks = Vec::new();
        let named = record.rules.as_deref().and_then(names::find_rules);
        let set = match (set, &record.rules, named) {
            (Some(set), _, _) | (None, _, Some(NamedRules::Known(set))) => set,
            (None, written, Some(NamedRules::Equivalent(taken))) => {
                let written = written.clone().unwrap_or_default();
                remarks.push(RulesRemark::RulesAlike { written, taken });
                taken
            }
            (None, Some(name), None) => return Err(RulesError::Set { name: name.clone() }),
            (None, None, None) => {
                if is_game(record) {
                    remarks.push(RulesRemark::RulesUnstated {
                        taken: RuleSet::Chinese,
                    });
                }
                RuleSet::Chinese
            }
        };
        let usual = Rules::with_handicap(set, record.handicap.unwrap_or(0));
        let komi = match &record.komi {
            None => {
                if is_game(record) {
                    remarks.push(RulesRemark::KomiUnstated { taken: usual.komi });
                }
                usual.komi
            }
            Some(written) => {
                let own = named.map(|(NamedRules::Known(set) | NamedRules::Equivalent(set))| set);
                let komi = read_komi(written, own, set, &record.origin).ok_or_else(|| {
                    RulesError::Komi {
                        komi: written.clone(),
                    }
                })?;
                remarks.extend(komi.remark(written));
                komi.taken
            }
        };
        Ok(RecordedRules {
            rules: Rules { komi, ..usual },
            remarks,
        })
    }
}

/// Returns true if a record has moves. Without moves it is a position, which need not state any
/// rules.
fn is_game(record: &GameRecord) -> bool {
    !record.moves.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::sgf;

    fn recorded(record: &str) -> Result<RecordedRules, RulesError> {
        Rules::from_record(&sgf::read(record.as_bytes()).unwrap(), None)
    }

    fn rules_of(record: &str) -> Rules {
        recorded(record).unwrap().rules
    }

    fn points(text: &str) -> HalfPoints {
        HalfPoints::parse(text).unwrap()
    }

    #[test]
    fn a_record_states_rules_komi_and_handicap() {
        let rules = rules_of("(;RU[AGA]KM[0.50]HA[7])");
        assert_eq!(rules.white_is_given(), points("6.5"));
        assert_eq!(
            rules_of("(;RU[Chinese]KM[3.75])"),
            Rules::of(RuleSet::Chinese)
        );
        assert_eq!(rules_of("(;)"), Rules::of(RuleSet::Chinese));
        assert_eq!(rules_of("(;RU[Ing]HA[2])").komi, HalfPoints(0));
    }

    #[test]
    fn unknown_rules_and_odd_komi_are_not_guessed() {
        assert!(matches!(
            recorded("(;RU[house])"),
            Err(RulesError::Set { .. })
        ));
        for komi in [
            "some",
            "7.3",
            "100000",
            "3.75 points",
            "7.5.",
            "--7",
            "6目半半",
            "1/3",
        ] {
            assert!(
                matches!(
                    recorded(&format!("(;KM[{komi}])")),
                    Err(RulesError::Komi { .. })
                ),
                "{komi}"
            );
        }
        // Under Japanese rules nothing is counted in zi.
        assert!(matches!(
            recorded("(;RU[Japanese]KM[3.75])"),
            Err(RulesError::Komi { .. })
        ));
    }

    #[test]
    fn a_komi_in_points_needs_no_remark() {
        for (written, komi) in [
            ("7.5", "7.5"),
            ("6,5", "6.5"),
            ("-0.50", "-0.5"),
            ("0", "0"),
            ("7½", "7.5"),
            ("6目半", "6.5"),
            ("6.5目", "6.5"),
            ("８", "8"),
            ("5.5 points", "5.5"),
            ("6집반", "6.5"),
            ("-20", "-20"),
        ] {
            let recorded = recorded(&format!("(;RU[Chinese]KM[{written}];B[aa])")).unwrap();
            assert_eq!(
                (recorded.rules.komi, recorded.remarks),
                (points(komi), vec![]),
                "{written}"
            );
        }
    }

    /// Returns the komi assumed, the other possible readings, and true if the record confirms it.
    fn unit(properties: &str, written: &str) -> (HalfPoints, Vec<HalfPoints>, bool) {
        let recorded = recorded(&format!("(;{properties}KM[{written}])")).unwrap();
        match recorded.remarks.as_slice() {
            [
                RulesRemark::KomiUnit {
                    taken,
                    otherwise,
                    is_said,
                    ..
                },
            ] if *taken == recorded.rules.komi => (*taken, otherwise.clone(), *is_said),
            remarks => unreachable!("{written}: {remarks:?}"),
        }
    }

    #[test]
    fn zi_and_hundredths_are_taken_in_silence_only_where_the_record_says_so() {
        for (properties, written, komi) in [
            ("RU[Chinese]", "3.75", "7.5"),
            ("RU[中国规则]", "375", "7.5"),
            ("RU[Chinese]", "2.75", "5.5"),
            ("RU[Chinese]", "贴3又3/4子", "7.5"),
            ("", "3.75子", "7.5"),
            ("RU[Japanese]AP[foxwq]", "650", "6.5"),
            ("RU[韩国规则]GN[野狐围棋]", "650", "6.5"),
        ] {
            assert_eq!(
                unit(properties, written),
                (points(komi), vec![], true),
                "{properties} {written}"
            );
        }
        for (properties, written, komi, otherwise) in [
            ("", "3.75", "7.5", None),
            ("", "375", "7.5", None),
            ("RU[Japanese]", "650", "6.5", None),
            ("RU[Chinese]", "650", "6.5", Some("13")),
            ("RU[Chinese]AP[foxwq]", "750", "7.5", Some("15")),
            ("", "800", "8", Some("16")),
            ("RU[GOE]", "800", "8", None),
            ("RU[Japanese]", "65", "6.5", None),
        ] {
            let otherwise: Vec<HalfPoints> = otherwise.into_iter().map(points).collect();
            let (taken, also, is_said) = unit(properties, written);
            assert_eq!(
                (taken, is_said),
                (points(komi), false),
                "{properties} {written}"
            );
            assert_eq!(also, otherwise, "{properties} {written}");
        }
    }

    #[test]
    fn what_a_game_leaves_out_is_said_and_a_position_may_leave_it_out() {
        let remarks = |record: &str| recorded(record).unwrap().remarks;
        assert_eq!(
            remarks("(;SZ[9];B[aa])"),
            [
                RulesRemark::RulesUnstated {
                    taken: RuleSet::Chinese
                },
                RulesRemark::KomiUnstated {
                    taken: points("7.5")
                }
            ]
        );
        assert_eq!(remarks("(;SZ[9]AB[aa])"), []);
        assert_eq!(
            remarks("(;RU[BGA]KM[7.5];B[aa])"),
            [RulesRemark::RulesAlike {
                written: "BGA".to_owned(),
                taken: RuleSet::Aga
            }]
        );
    }
}
