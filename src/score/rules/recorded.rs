//! The rules of a recorded game: those that the record states, and assumptions where it does not
//! state them plainly.

use serde::{Deserialize, Serialize};

use crate::position::sgf::{GameRecord, Origin};
use crate::score::HalfPoints;

use super::names::{self, NamedRules};
use super::{RuleSet, Rules, RulesError, Unit};

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

/// A komi read from a record.
struct RecordedKomi {
    /// The likeliest reading, in points.
    taken: HalfPoints,
    /// Other possible readings, in points.
    otherwise: Vec<HalfPoints>,
    /// True if the record's rules or its origin confirm the reading.
    is_said: bool,
    /// True if it is a number of points, as the format requires.
    is_plain: bool,
}

impl RecordedKomi {
    fn plain(taken: HalfPoints) -> RecordedKomi {
        RecordedKomi {
            taken,
            otherwise: Vec::new(),
            is_said: true,
            is_plain: true,
        }
    }

    /// Returns a remark if the komi is not a number of points.
    fn remark(&self, written: &str) -> Option<RulesRemark> {
        if self.is_plain {
            return None;
        }
        Some(RulesRemark::KomiUnit {
            written: written.to_owned(),
            taken: self.taken,
            otherwise: self.otherwise.clone(),
            is_said: self.is_said,
        })
    }
}

/// The largest possible komi. A larger number is in another unit than points.
const LARGEST_KOMI: HalfPoints = HalfPoints::from_points(30);

/// Reads the komi in `KM`, which should be a number of points. Chinese servers and programs write
/// the zi of Chinese compensation (`3.75`), or hundredths of zi or points (`375`, `650`). `own` are
/// the record's rules, `set` those used for the count. `None` if it is not a possible komi in any
/// of these units.
fn read_komi(
    written: &str,
    own: Option<RuleSet>,
    set: RuleSet,
    origin: &Origin,
) -> Option<RecordedKomi> {
    let WrittenKomi { hundredths, unit } = WrittenKomi::parse(written)?;
    match unit {
        Some(Unit::Points) => return to_komi(hundredths, 50).map(RecordedKomi::plain),
        Some(Unit::Zi) => {
            let taken = to_komi(hundredths, 25)?;
            return Some(RecordedKomi {
                is_plain: false,
                ..RecordedKomi::plain(taken)
            });
        }
        None => {}
    }
    if let Some(points) = to_komi(hundredths, 50) {
        return Some(RecordedKomi::plain(points));
    }
    let may_be_zi = counts_in_zi(own.unwrap_or(set));
    let mut readings: Vec<HalfPoints> = Vec::new();
    if may_be_zi {
        readings.extend(to_komi(hundredths, 25));
    }
    // A whole number too large for a komi is in hundredths of a point or a zi, or in tenths of a
    // point.
    if hundredths % 100 == 0 {
        let number = hundredths / 100;
        readings.extend(to_komi(number, 50));
        if may_be_zi {
            readings.extend(to_komi(number, 25));
        }
        if number.abs() < 100 {
            readings.extend(to_komi(number, 5));
        }
    }
    // The reading nearest to the usual komi is the likeliest.
    let usual = own.unwrap_or(set).conventions().komi;
    readings.sort_by_key(|&komi| (komi - usual).magnitude());
    readings.dedup();
    let (&taken, otherwise) = readings.split_first()?;
    let is_said =
        otherwise.is_empty() && (own.is_some_and(counts_in_zi) || is_from_chinese_source(origin));
    Some(RecordedKomi {
        taken,
        otherwise: otherwise.to_vec(),
        is_said,
        is_plain: false,
    })
}

/// Returns a komi of `number / parts_per_half_point` half points; `None` if that is not whole or
/// too large.
fn to_komi(number: i64, parts_per_half_point: i64) -> Option<HalfPoints> {
    if number % parts_per_half_point != 0 {
        return None;
    }
    let komi = HalfPoints(i32::try_from(number / parts_per_half_point).ok()?);
    if komi.magnitude() <= LARGEST_KOMI {
        Some(komi)
    } else {
        None
    }
}

fn counts_in_zi(set: RuleSet) -> bool {
    set.conventions().unit == Unit::Zi
}

/// Returns true if a Chinese server or program wrote the record, which may write the komi in zi or
/// in hundredths.
fn is_from_chinese_source(origin: &Origin) -> bool {
    const NAMES: [&str; 13] = [
        "foxwq",
        "fox weiqi",
        "野狐",
        "绝艺",
        "弈城",
        "eweiqi",
        "yike",
        "弈客",
        "sina",
        "新浪",
        "腾讯",
        "qq围棋",
        "101围棋",
    ];
    let texts = [&origin.application, &origin.source, &origin.name]
        .into_iter()
        .flatten();
    texts
        .map(|text| text.to_lowercase())
        .any(|text| NAMES.iter().any(|name| text.contains(name)))
}

/// A komi as written in a record: a number, and its unit if there is one.
struct WrittenKomi {
    hundredths: i64,
    unit: Option<Unit>,
}

impl WrittenKomi {
    /// Reads an amount such as `7.5`, `6,5`, `7½`, `3 3/4`, `3又3/4子`, `贴3.75子`, `6目半`, `6.5
    /// points`.
    fn parse(text: &str) -> Option<WrittenKomi> {
        const POINTS: [&str; 9] = ["points", "point", "pts", "pt", "目", "点", "點", "집", "p"];
        const ZI: [&str; 2] = ["子", "zi"];
        let narrow = |symbol: char| match u32::from(symbol) {
            full @ 0xff01..=0xff5e => char::from_u32(full - 0xfee0).unwrap_or(symbol),
            0x3000 => ' ',
            _ => symbol,
        };
        let text: String = text
            .chars()
            .map(narrow)
            .flat_map(char::to_lowercase)
            .collect();
        let text = text
            .trim()
            .trim_start_matches(['黑', '贴', '貼', '还', '還'])
            .trim_start_matches("komi")
            .trim();
        let (text, half) = match text.strip_suffix(['半', '반']) {
            Some(rest) => (rest.trim_end(), 50),
            None => (text, 0),
        };
        let strip_unit = |units: &[&str]| units.iter().find_map(|unit| text.strip_suffix(unit));
        let (number, unit) = match (strip_unit(&POINTS), strip_unit(&ZI)) {
            (Some(number), _) => (number, Some(Unit::Points)),
            (None, Some(number)) => (number, Some(Unit::Zi)),
            (None, None) => (text, None),
        };
        let number = number.trim();
        let (sign, number) = match number.strip_prefix('-') {
            Some(number) => (-1, number),
            None => (1, number.strip_prefix('+').unwrap_or(number)),
        };
        if half > 0 && (unit.is_none() || number.contains(['.', ',', '/'])) {
            return None;
        }
        Some(WrittenKomi {
            hundredths: sign * (parse_hundredths(number.trim())? + half),
            unit,
        })
    }
}

/// Returns a number without a sign in hundredths; `None` if it is not a multiple of a quarter, or
/// too large.
fn parse_hundredths(text: &str) -> Option<i64> {
    const FRACTIONS: [(&str, i64); 6] = [
        ("3/4", 75),
        ("1/2", 50),
        ("1/4", 25),
        ("¾", 75),
        ("½", 50),
        ("¼", 25),
    ];
    const LARGEST: i64 = 100_000;
    let parse_whole = |text: &str| {
        if !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let number: i64 = text.parse().ok()?;
        if number <= LARGEST {
            Some(100 * number)
        } else {
            None
        }
    };
    if let Some((before, part)) = FRACTIONS
        .iter()
        .find_map(|(written, part)| Some((text.strip_suffix(written)?, part)))
    {
        let before = before.trim_end().trim_end_matches('又').trim_end();
        return if before.is_empty() {
            Some(*part)
        } else {
            Some(parse_whole(before)? + part)
        };
    }
    let Some((before, after)) = text.split_once(['.', ',']) else {
        return parse_whole(text);
    };
    let part = match after.trim_end_matches('0') {
        "" => 0,
        "5" => 50,
        "25" => 25,
        "75" => 75,
        _ => return None,
    };
    if before.is_empty() && after.is_empty() || !after.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let before = if before.is_empty() {
        0
    } else {
        parse_whole(before)?
    };
    Some(before + part)
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
