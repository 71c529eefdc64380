//! Half points: exact scores without fractions.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Neg, Sub};

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Half points: the smallest unit of every rule set; half a point is a quarter zi.
///
/// Shown as points: `0.5`, `-7.5`, `12`; in JSON a number of points, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(into = "f64", try_from = "f64")]
pub struct HalfPoints(pub i32);

/// Why a text is no number of points.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{text}' is no number of points (write whole or half points, such as 7.5)")]
pub struct HalfPointsError {
    /// What was given.
    pub text: String,
}

impl HalfPoints {
    /// The largest number of points that [`HalfPoints::parse`] takes, more than any board has.
    const MOST_POINTS: i32 = 1000;

    /// `points` whole points.
    pub const fn from_points(points: i32) -> HalfPoints {
        HalfPoints(points.saturating_mul(2))
    }

    /// The same amount in quarter zi: one zi is two points, so that the number is the same.
    pub const fn quarter_zi(self) -> i32 {
        self.0
    }

    /// The amount in points, exactly (a multiple of ½).
    pub fn as_points(self) -> f64 {
        f64::from(self.0) / 2.0
    }

    /// The amount without its sign.
    pub const fn magnitude(self) -> HalfPoints {
        HalfPoints(self.0.saturating_abs())
    }

    /// Reads points from a decimal number: `7.5`, `6,5`, `-0.50`, `8`.
    ///
    /// # Errors
    /// [`HalfPointsError`] for anything but whole and half points up to 1000.
    pub fn parse(text: &str) -> Result<HalfPoints, HalfPointsError> {
        let unreadable = || HalfPointsError { text: text.to_owned() };
        let number = text.trim();
        let (negative, digits) = match number.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, number.strip_prefix('+').unwrap_or(number)),
        };
        let (whole, fraction) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
        let all_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if whole.len() + fraction.len() == 0 || !all_digits(whole) || !all_digits(fraction) {
            return Err(unreadable());
        }
        let points: i32 = if whole.is_empty() { 0 } else { whole.parse().map_err(|_| unreadable())? };
        let half = match fraction.trim_end_matches('0') {
            "" => 0,
            "5" => 1,
            _ => return Err(unreadable()),
        };
        if points > Self::MOST_POINTS || points == Self::MOST_POINTS && half > 0 {
            return Err(unreadable());
        }
        let amount = HalfPoints(2 * points + half);
        Ok(if negative { -amount } else { amount })
    }
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
    fn decimals_as_records_write_them() {
        assert_eq!(HalfPoints::parse(" 6,50 "), Ok(HalfPoints(13)));
        assert_eq!(HalfPoints::parse(".5"), Ok(HalfPoints(1)));
        for text in ["", ".", "-", "3.75", "7.55", "1e3", "99999999999", "--1", "NaN", "½"] {
            assert!(HalfPoints::parse(text).is_err(), "{text}");
        }
    }
}
