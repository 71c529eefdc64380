//! The komi of a recorded game, which should be a number of points and is often written in another
//! unit.

use crate::position::sgf::Origin;
use crate::score::HalfPoints;
use crate::score::rules::{RuleSet, Unit};

use super::RulesRemark;

/// A komi read from a record.
pub(super) struct RecordedKomi {
    /// The likeliest reading, in points.
    pub(super) taken: HalfPoints,
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
    pub(super) fn remark(&self, written: &str) -> Option<RulesRemark> {
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
pub(super) fn read_komi(
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
