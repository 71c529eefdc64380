//! Amounts of points and zi.

use crate::language::{ToMessage, Words};
use crate::score::{HalfPoints, RuleSet, Rules, Unit};

/// The unit in which a margin is written. Chinese has a word of its own for the points of Ing rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AmountUnit {
    /// Points.
    Points,
    /// Points under Ing rules.
    IngPoints,
    /// Zi, with the points in brackets.
    Zi,
}

impl AmountUnit {
    /// Returns the unit of results under these rules.
    pub fn of(rules: &Rules) -> AmountUnit {
        match rules.conventions.unit {
            Unit::Zi => AmountUnit::Zi,
            Unit::Points if rules.set == RuleSet::Ing => AmountUnit::IngPoints,
            Unit::Points => AmountUnit::Points,
        }
    }

    /// Returns the unit of results under a rule set.
    pub fn of_set(set: RuleSet) -> AmountUnit {
        AmountUnit::of(&Rules::of(set))
    }

    /// Returns the unit of points under these rules, even if results are in zi.
    pub fn of_points(rules: &Rules) -> AmountUnit {
        match rules.set {
            RuleSet::Ing => AmountUnit::IngPoints,
            _ => AmountUnit::Points,
        }
    }

    /// Returns the key by which the catalogues choose a word.
    pub fn key(self) -> &'static str {
        match self {
            AmountUnit::Points => "points",
            AmountUnit::IngPoints => "ing",
            AmountUnit::Zi => "zi",
        }
    }
}

impl From<Unit> for AmountUnit {
    fn from(unit: Unit) -> AmountUnit {
        match unit {
            Unit::Points => AmountUnit::Points,
            Unit::Zi => AmountUnit::Zi,
        }
    }
}

/// Formats a margin in zi, of which a quarter is half a point: `1/4`, `2 3/4`, `3`, `-1/2`.
pub fn format_zi(words: &Words, half_points: HalfPoints) -> String {
    let sign = if half_points.0 < 0 { "-" } else { "" };
    let quarters = half_points.quarter_zi().unsigned_abs();
    let fraction = match quarters % 4 {
        1 => "1/4",
        2 => "1/2",
        3 => "3/4",
        _ => "",
    };
    match (quarters / 4, fraction) {
        (whole, "") => format!("{sign}{whole}"),
        (0, fraction) => format!("{sign}{fraction}"),
        (whole, fraction) => {
            let whole = format!("{sign}{whole}");
            words.say_with(
                "whole-and-fraction",
                &[("whole", whole.into()), ("fraction", fraction.into())],
            )
        }
    }
}

/// Formats points as a decimal number: `7.5`, `-0.5`, `12`.
pub fn format_decimal(words: &Words, points: HalfPoints) -> String {
    points.to_message().say(words)
}

/// Formats the distance between the players, as it follows `wins by` and `is ahead by`.
pub fn format_amount(words: &Words, unit: AmountUnit, by: HalfPoints) -> String {
    let whole = by.0 / 2;
    let key = ("unit", unit.key().into());
    let points = match (whole, by.0 % 2) {
        (whole, 0) => words.say_with("amount-of-points", &[("points", whole.into()), key]),
        (0, _) => words.say_with("amount-of-half-a-point", &[key]),
        (whole, _) => words.say_with(
            "amount-of-points-and-a-half",
            &[("whole", whole.into()), key],
        ),
    };
    match unit {
        AmountUnit::Points | AmountUnit::IngPoints => points,
        AmountUnit::Zi => words.say_with(
            "amount-of-zi",
            &[
                ("zi", format_zi(words, by).into()),
                ("points", points.into()),
            ],
        ),
    }
}
