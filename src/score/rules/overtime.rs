//! The cost of overtime.

use super::{HalfPoints, OvertimeCost};
use crate::language::{Message, ToMessage};

/// The overtime that a player used, relative to the basic time. Both are in the same unit, which
/// does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overtime {
    /// The time used beyond the basic time.
    pub used: u64,
    /// The basic time; not 0.
    pub basic: u64,
}

/// The reason why overtime has no cost in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum OvertimeError {
    /// The rules do not set a cost.
    Unknown,
    /// Overtime of more than half the basic time loses the game.
    Lost,
    /// Overtime of exactly half the basic time: the text of the rules says both that it costs six
    /// points and that it loses the game.
    ExactlyHalf,
}

impl ToMessage for OvertimeError {
    fn to_message(&self) -> Message {
        Message::new(match self {
            OvertimeError::Unknown => "error-overtime-unknown",
            OvertimeError::Lost => "error-overtime-lost",
            OvertimeError::ExactlyHalf => "error-overtime-half",
        })
    }
}

/// The largest number of digits of a number.
const MOST_DIGITS: usize = 9;

impl Overtime {
    /// Reads a share of the basic time: `0.2` or `5/30`. `None` if the text is neither.
    pub fn parse(text: &str) -> Option<Overtime> {
        if let Some((used, basic)) = text.split_once('/') {
            let basic = parse_digits(basic).filter(|&basic| basic > 0)?;
            return Some(Overtime {
                used: parse_digits(used)?,
                basic,
            });
        }
        let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, "0"));
        let basic = 10u64.pow(u32::try_from(fraction.len().min(MOST_DIGITS)).ok()?);
        Some(Overtime {
            used: parse_digits(whole)? * basic + parse_digits(fraction)?,
            basic,
        })
    }
}

/// Reads a whole number in digits; `None` if it has other characters or too many digits.
fn parse_digits(text: &str) -> Option<u64> {
    let has_only_digits = text.bytes().all(|byte| byte.is_ascii_digit());
    if has_only_digits && text.len() <= MOST_DIGITS {
        text.parse().ok()
    } else {
        None
    }
}

impl OvertimeCost {
    /// Returns the points that a player loses by overtime.
    ///
    /// # Errors
    /// [`OvertimeError`] if the rules set no cost in points, or if the overtime loses the game.
    pub fn of(self, overtime: Overtime) -> Result<HalfPoints, OvertimeError> {
        if overtime.used == 0 {
            return Ok(HalfPoints(0));
        }
        if self == OvertimeCost::Unknown {
            return Err(OvertimeError::Unknown);
        }
        match (2 * overtime.used).cmp(&overtime.basic) {
            std::cmp::Ordering::Greater => Err(OvertimeError::Lost),
            std::cmp::Ordering::Equal => Err(OvertimeError::ExactlyHalf),
            std::cmp::Ordering::Less => {
                let sixths = (6 * overtime.used).div_ceil(overtime.basic);
                Ok(HalfPoints::from_points(
                    2 * i32::try_from(sixths).unwrap_or(0),
                ))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cost(text: &str) -> Result<HalfPoints, OvertimeError> {
        OvertimeCost::TwoPointsASixth.of(Overtime::parse(text).unwrap())
    }

    #[test]
    fn every_sixth_begun_costs_two_points() {
        for (share, points) in [
            ("0", 0),
            ("0.0001", 2),
            ("1/6", 2),
            ("0.2", 4),
            ("10/30", 4),
            ("0,34", 6),
            ("0.499", 6),
        ] {
            assert_eq!(cost(share), Ok(HalfPoints::from_points(points)), "{share}");
        }
    }

    #[test]
    fn half_of_the_basic_time_is_the_referees_and_more_is_lost() {
        assert_eq!(cost("3/6"), Err(OvertimeError::ExactlyHalf));
        assert_eq!(cost("0.51"), Err(OvertimeError::Lost));
        assert_eq!(
            OvertimeCost::Unknown.of(Overtime { used: 1, basic: 9 }),
            Err(OvertimeError::Unknown)
        );
    }

    #[test]
    fn what_is_no_share_is_refused() {
        for text in [
            "",
            "-1",
            "1/0",
            "a",
            "1/2/3",
            "1.",
            ".5",
            "0.12345678901234567890",
            "1e3",
        ] {
            assert_eq!(Overtime::parse(text), None, "{text}");
        }
    }
}
