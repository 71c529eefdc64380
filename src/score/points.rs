//! Half points: exact scores without fractions.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Neg, Sub};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::language::{Message, ToMessage};

/// An amount in half points, the smallest unit of every rule set. Half a point is a quarter zi.
///
/// Displayed in points: `0.5`, `-7.5`, `12`. In JSON it is a number of points as well.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
#[serde(into = "f64", try_from = "f64")]
pub struct HalfPoints(pub i32);

/// The error for a text that is not an amount of points.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.to_message())]
pub struct HalfPointsError {
    /// The text.
    pub text: String,
}

impl ToMessage for HalfPointsError {
    fn to_message(&self) -> Message {
        Message::new("error-no-points").with("text", self.text.as_str())
    }
}

/// Says the amount as a decimal number: `7.5`, `-0.5`, `12`.
impl ToMessage for HalfPoints {
    fn to_message(&self) -> Message {
        let sign = if self.0 < 0 { "-" } else { "" };
        let whole = format!("{sign}{}", self.0.unsigned_abs() / 2);
        match self.0 % 2 {
            0 => Message::verbatim(whole),
            _ => Message::new("whole-and-a-half").with("whole", whole),
        }
    }
}

impl HalfPoints {
    /// The largest number of points that [`HalfPoints::parse`] accepts, more than any board has.
    const MOST_POINTS: i32 = 1000;

    /// Returns an amount of `points` whole points.
    pub const fn from_points(points: i32) -> HalfPoints {
        HalfPoints(points.saturating_mul(2))
    }

    /// Returns the amount in quarter zi. One zi is two points, so the number is the same.
    pub const fn quarter_zi(self) -> i32 {
        self.0
    }

    /// Returns the amount in points, exactly (a multiple of ½).
    pub fn as_points(self) -> f64 {
        f64::from(self.0) / 2.0
    }

    /// Returns the absolute amount.
    pub const fn magnitude(self) -> HalfPoints {
        HalfPoints(self.0.saturating_abs())
    }

    /// Reads an amount as people state it: a decimal number or a fraction, in points unless the
    /// unit zi follows (two points each): `7.5`, `7½`, `3.75zi`, `3¾ zi`, `3 3/4zi`, `3又3/4子`.
    ///
    /// # Errors
    /// [`HalfPointsError`] for anything but whole and half points up to 1000, or zi worth as much.
    pub fn parse_amount(text: &str) -> Result<HalfPoints, HalfPointsError> {
        let unreadable = || HalfPointsError {
            text: text.to_owned(),
        };
        let stated = text.trim();
        let zi = ["zi", "Zi", "ZI", "子"]
            .iter()
            .find_map(|unit| stated.strip_suffix(unit));
        let (negative, number) = split_sign(zi.unwrap_or(stated).trim_end());
        let quarters = parse_quarters(number).ok_or_else(unreadable)?;
        // A quarter zi is half a point, and so are two quarters of a point.
        let half_points = match zi {
            Some(_) => quarters,
            None if quarters % 2 == 0 => quarters / 2,
            None => return Err(unreadable()),
        };
        if half_points > 2 * Self::MOST_POINTS {
            return Err(unreadable());
        }
        Ok(HalfPoints(if negative {
            -half_points
        } else {
            half_points
        }))
    }

    /// Reads points from a decimal number: `7.5`, `6,5`, `-0.50`, `8`.
    ///
    /// # Errors
    /// [`HalfPointsError`] for anything but whole and half points up to 1000.
    pub fn parse(text: &str) -> Result<HalfPoints, HalfPointsError> {
        let unreadable = || HalfPointsError {
            text: text.to_owned(),
        };
        let (negative, digits) = split_sign(text.trim());
        let half_points = match parse_decimal_quarters(digits).ok_or_else(unreadable)? {
            quarters if quarters % 2 == 0 && quarters <= 4 * Self::MOST_POINTS => quarters / 2,
            _ => return Err(unreadable()),
        };
        Ok(HalfPoints(if negative {
            -half_points
        } else {
            half_points
        }))
    }
}

/// Splits the sign off a number; true for a minus.
fn split_sign(number: &str) -> (bool, &str) {
    match number.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, number.strip_prefix('+').unwrap_or(number)),
    }
}

/// Returns the quarters in a number without a sign: a decimal number, or a whole number followed by
/// a fraction.
fn parse_quarters(number: &str) -> Option<i32> {
    const FRACTIONS: [(&str, i32); 7] = [
        ("1/4", 1),
        ("1/2", 2),
        ("2/4", 2),
        ("3/4", 3),
        ("¼", 1),
        ("½", 2),
        ("¾", 3),
    ];
    let fraction = FRACTIONS
        .iter()
        .find_map(|&(text, quarters)| Some((number.strip_suffix(text)?, text, quarters)));
    let Some((whole, text, quarters)) = fraction else {
        return parse_decimal_quarters(number);
    };
    let is_apart = whole.ends_with([' ', '又', '+']);
    let whole = whole.trim_end_matches(['又', '+']).trim_end();
    match whole {
        "" if !is_apart => Some(quarters),
        // Without a separator, 31/4 would be a fraction of its own.
        _ if text.contains('/') && !is_apart => None,
        _ if whole.bytes().all(|byte| byte.is_ascii_digit()) => {
            Some(parse_decimal_quarters(whole)? + quarters)
        }
        _ => None,
    }
}

/// Returns the quarters in a decimal number without a sign: `185`, `2.75`, `0,5`, `.5`. `None` if
/// it is not a multiple of a quarter, or too large.
pub(super) fn parse_decimal_quarters(digits: &str) -> Option<i32> {
    let (whole, fraction) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
    let all_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.len() + fraction.len() == 0 || !all_digits(whole) || !all_digits(fraction) {
        return None;
    }
    let quarters = match fraction.trim_end_matches('0') {
        "" => 0,
        "25" => 1,
        "5" => 2,
        "75" => 3,
        _ => return None,
    };
    let whole: i32 = if whole.is_empty() {
        0
    } else {
        whole.parse().ok()?
    };
    whole.checked_mul(4)?.checked_add(quarters)
}

impl From<HalfPoints> for f64 {
    fn from(amount: HalfPoints) -> f64 {
        amount.as_points()
    }
}

impl TryFrom<f64> for HalfPoints {
    type Error = HalfPointsError;

    fn try_from(points: f64) -> Result<HalfPoints, HalfPointsError> {
        HalfPoints::parse(&points.to_string())
    }
}

impl Add for HalfPoints {
    type Output = HalfPoints;
    fn add(self, other: HalfPoints) -> HalfPoints {
        HalfPoints(self.0.saturating_add(other.0))
    }
}

impl Sub for HalfPoints {
    type Output = HalfPoints;
    fn sub(self, other: HalfPoints) -> HalfPoints {
        HalfPoints(self.0.saturating_sub(other.0))
    }
}

impl Neg for HalfPoints {
    type Output = HalfPoints;
    fn neg(self) -> HalfPoints {
        HalfPoints(self.0.saturating_neg())
    }
}

impl Sum for HalfPoints {
    fn sum<I: Iterator<Item = HalfPoints>>(amounts: I) -> HalfPoints {
        amounts.fold(HalfPoints::default(), Add::add)
    }
}

impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let half = if self.0 % 2 == 0 { "" } else { ".5" };
        write!(f, "{sign}{}{half}", self.0.unsigned_abs() / 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_shown_reads_back() {
        for half_points in -40..=40 {
            let amount = HalfPoints(half_points);
            assert_eq!(HalfPoints::parse(&amount.to_string()), Ok(amount));
        }
        assert_eq!(HalfPoints(-1).to_string(), "-0.5");
    }

    #[test]
    fn amounts_as_people_state_them() {
        for (text, half_points) in [
            ("7.5", 15),
            ("7½", 15),
            ("7 1/2", 15),
            ("-0.5", -1),
            ("3.75zi", 15),
            ("3,75 zi", 15),
            ("3¾zi", 15),
            ("3 3/4zi", 15),
            ("3 3/4 Zi", 15),
            ("3又3/4子", 15),
            ("¾zi", 3),
            ("1/4zi", 1),
            ("-2zi", -8),
            ("500zi", 2000),
            ("1000", 2000),
        ] {
            assert_eq!(
                HalfPoints::parse_amount(text),
                Ok(HalfPoints(half_points)),
                "{text}"
            );
        }
        for text in [
            "",
            "zi",
            "3.75",
            "7¼",
            "33/4zi",
            "3.5 1/4zi",
            " 又1/4zi",
            "+1/4 1/4zi",
            "500.25zi",
            "1000.5",
            "3.8zi",
            "1/3zi",
            "7.5 stones",
            "--1zi",
            "999999999999zi",
            "1.5¾zi",
        ] {
            assert!(HalfPoints::parse_amount(text).is_err(), "{text}");
        }
        // Both parsers must agree on what either of them reads.
        for half_points in -2000..=2000 {
            let shown = HalfPoints(half_points).to_string();
            assert_eq!(HalfPoints::parse_amount(&shown), HalfPoints::parse(&shown));
            let zi = format!("{}zi", f64::from(half_points) / 4.0);
            assert_eq!(
                HalfPoints::parse_amount(&zi),
                Ok(HalfPoints(half_points)),
                "{zi}"
            );
        }
    }

    #[test]
    fn decimals_as_records_write_them() {
        assert_eq!(HalfPoints::parse(" 6,50 "), Ok(HalfPoints(13)));
        assert_eq!(HalfPoints::parse(".5"), Ok(HalfPoints(1)));
        for text in [
            "",
            ".",
            "-",
            "3.75",
            "7.55",
            "1e3",
            "99999999999",
            "--1",
            "NaN",
            "½",
        ] {
            assert!(HalfPoints::parse(text).is_err(), "{text}");
        }
    }
}
