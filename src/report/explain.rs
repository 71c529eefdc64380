//! Explains a count the way a person would do it at the board, in the rule set's own terms.
//!
//! Nothing is counted anew here: a [`Score`] already has both sides' totals. The explanation splits
//! them into terms that can be checked by eye, one sentence each:
//!
//! 1. The dead stones that are lifted.
//! 2. What each side has, in the way the rules count. Under Chinese rules one side is enough: its
//!    area in zi, compared with half the board. Other area rules add up both sides. Under territory
//!    rules, territory, dead stones and prisoners are added; the prisoners are what is left of the
//!    total when the other terms are taken away, so that it is right whether they were stated or
//!    deduced.
//! 3. The points that White is given, and the difference, which is the result.
//! 4. Under Ing rules, the same result as the fill-in shows it.
//!
//! Empty points are listed area by area, each with the part of the board where it lies, because a
//! bare total cannot be checked by eye.

mod areas;
mod fill_in;

use std::fmt::Write;

use crate::color::Color;
use crate::language::{Value, Words};
use crate::point::{BoardSize, Point};
use crate::position::Position;
use crate::score::{Counting, HalfPoints, Neutral, Score, Unit};

use super::{Report, Settlement, words};

use areas::{Areas, MOST_AREAS, sum};

/// Explains how the result comes about, with one sentence per line. The text is empty if there is
/// no result.
pub fn explain(report: &Report, words: &Words) -> String {
    let Some(settlement) = &report.settlement else {
        return String::new();
    };
    let explainer = Explainer::new(report, settlement, words);
    let source = words::describe_source(words, &settlement.score.rules);
    let mut text = words.say_with("explained", &[("source", source.into())]);
    let mut lines = vec![explainer.explain_dead()];
    lines.extend(words::describe_ko_passes(
        words,
        report.position.size(),
        &settlement.life,
    ));
    match settlement.score.rules.conventions.counting {
        Counting::Area if explainer.is_one_side_enough() => {
            lines.extend(explainer.explain_one_side_in_zi())
        }
        Counting::Area => lines.extend(explainer.explain_area_in_points()),
        Counting::Territory => lines.extend(explainer.explain_territory()),
        Counting::Sunjang => lines.extend(explainer.explain_sunjang()),
    }
    if let Some(fill_in) = &settlement.score.ing {
        lines.extend(explainer.explain_fill_in(fill_in));
    }
    for line in lines {
        // Writing to a string cannot fail.
        let _ = write!(text, "\n  {line}");
    }
    text.push('\n');
    text
}

/// Writes the lines of an explanation.
struct Explainer<'a> {
    words: &'a Words,
    size: BoardSize,
    score: &'a Score,
    dead: Vec<Point>,
    position: &'a Position,
    /// The position without its dead stones, and in sunjang baduk without the stones that the
    /// border does not need.
    lifted: Position,
}

impl<'a> Explainer<'a> {
    fn new(report: &'a Report, settlement: &'a Settlement, words: &'a Words) -> Explainer<'a> {
        let dead = settlement.life.dead();
        let (position, score) = (&report.position, &settlement.score);
        let without_dead = position.without(&dead);
        let lifted = score
            .removed
            .iter()
            .fold(without_dead, |lifted, &point| lifted.with(point, None));
        Explainer {
            words,
            size: position.size(),
            score,
            dead,
            position,
            lifted,
        }
    }

    fn say(&self, message: &str, values: &[(&'static str, Value)]) -> String {
        self.words.say_with(message, values)
    }

    /// Names the dead stones that are lifted.
    fn explain_dead(&self) -> String {
        if !self.score.rules.conventions.lifts_dead {
            return self.words.say("explained-all-stones-count");
        }
        if self.dead.is_empty() {
            return self.words.say("explained-none-dead");
        }
        let values = [
            ("black", self.count_stones(Color::Black, &self.dead).into()),
            ("white", self.count_stones(Color::White, &self.dead).into()),
            ("points", self.name_stones(&self.dead)),
        ];
        self.say("explained-dead", &values)
    }

    /// Returns the number of stones of a colour on these points, in the position before any are
    /// lifted.
    fn count_stones(&self, color: Color, points: &[Point]) -> usize {
        points
            .iter()
            .filter(|&&point| self.position.stone(point) == Some(color))
            .count()
    }

    /// Returns true if one side's area determines the result: it is stated in zi, and the rest of
    /// the board is the other side's.
    fn is_one_side_enough(&self) -> bool {
        let conventions = self.score.rules.conventions;
        conventions.unit == Unit::Zi
            && conventions.neutral == Neutral::Halved
            && !conventions.group_tax
    }

    /// Counts Black's area only and compares it with half the board: the Chinese way.
    fn explain_one_side_in_zi(&self) -> Vec<String> {
        let score = self.score;
        let half = self.half_neutral();
        let areas = self.empty_areas(Color::Black);
        let (stones, white_stones) = (
            self.lifted.count(Color::Black),
            self.lifted.count(Color::White),
        );
        let (empty, white_empty) = (sum(&areas), sum(&self.empty_areas(Color::White)));
        let all = self.size.area();
        let given = score.rules.white_is_given();
        // All in quarter zi. A point of area is one zi, so that half the board is `2 * all`
        // quarters, and a half point of Black's area is two. What White is given is a difference:
        // each zi that changes sides changes it by two points, and a half point of it is one
        // quarter.
        let needed = HalfPoints(i32::try_from(2 * all).unwrap_or(i32::MAX)) + given;
        let above = HalfPoints(score.counts.black.0.saturating_mul(2)) - needed;
        let (black, white) = (
            self.number(score.counts.black),
            self.number(score.counts.white),
        );
        let mut lines = vec![
            self.explain_empty_points(Color::Black, &areas),
            self.say("explained-stones-of-black", &[("stones", stones.into())]),
        ];
        lines.extend(self.explain_neutral());
        lines.push(self.explain_total(Color::Black, &[empty, stones], half));
        lines.push(
            self.say(
                "explained-white-from-black",
                &[
                    ("rest", format!("{all} - {black} = {white}").into()),
                    (
                        "terms",
                        format!(
                            "{} = {white}",
                            self.write_terms(&[white_empty, white_stones], half)
                        )
                        .into(),
                    ),
                ],
            ),
        );
        let zi = |points| words::format_zi(self.words, points);
        lines.push(match given.0 {
            0 => self.say("explained-half-the-board", &[("half", zi(needed).into())]),
            _ => self.say(
                "explained-half-the-board-and-compensation",
                &[
                    ("half", zi(needed - given).into()),
                    ("given", zi(given).into()),
                    ("needed", zi(needed).into()),
                ],
            ),
        });
        lines.push(self.explain_result(format!("{black} - {} = {}", zi(needed), zi(above))));
        lines
    }

    /// Counts the areas of both sides in points.
    fn explain_area_in_points(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for color in Color::BOTH {
            let (areas, stones) = (self.empty_areas(color), self.lifted.count(color));
            lines.push(self.explain_empty_points(color, &areas));
            lines.extend(self.explain_group_tax(color));
            lines.push(self.explain_total(color, &[sum(&areas), stones], self.half_neutral()));
        }
        lines.extend(self.explain_neutral());
        lines.extend(self.explain_difference());
        lines
    }

    /// Counts territory and prisoners of both sides.
    fn explain_territory(&self) -> Vec<String> {
        let score = self.score;
        let mut lines = Vec::new();
        for color in Color::BOTH {
            let counted = score.counts[color];
            let areas = self.owned_areas(color);
            let territory = sum(&areas);
            // Dead stones in seki stay where they are.
            let lifted: Vec<Point> = self
                .dead
                .iter()
                .copied()
                .filter(|point| !score.seki.contains(point))
                .collect();
            let dead = self.count_stones(color.opponent(), &lifted);
            let all = usize::try_from(counted.0 / 2).unwrap_or(0) + self.sum_tax(color);
            let taken = all.saturating_sub(territory + dead);
            let player = || ("player", color.name().into());
            lines.push(self.say(
                "explained-territory",
                &[player(), ("areas", self.write_sum(&areas).into())],
            ));
            let terms =
                self.write_terms(&[territory, dead, taken], None) + &self.write_tax_term(color);
            let total = format!("{terms} = {}", self.number(counted));
            lines.extend(self.explain_group_tax(color));
            lines.push(self.say(
                "explained-territory-and-prisoners",
                &[
                    player(),
                    ("territory", territory.into()),
                    ("dead", dead.into()),
                    ("taken", taken.into()),
                    ("sum", total.into()),
                ],
            ));
        }
        lines.extend(self.explain_no_territory());
        lines.extend(self.explain_difference());
        lines
    }

    /// Counts what the stones of the border surround, without prisoners.
    fn explain_sunjang(&self) -> Vec<String> {
        let lifted = |color| self.count_stones(color, &self.score.removed).into();
        let values = [
            ("black", lifted(Color::Black)),
            ("white", lifted(Color::White)),
        ];
        let mut lines = vec![self.say("explained-sunjang-lifted", &values)];
        for color in Color::BOTH {
            let areas = self.write_sum(&self.owned_areas(color));
            let values = [("player", color.name().into()), ("areas", areas.into())];
            lines.push(self.say("explained-territory", &values));
        }
        lines.extend(self.explain_no_territory());
        lines.extend(self.explain_difference());
        lines
    }

    /// Names points that are not territory although one side surrounds them.
    fn explain_no_territory(&self) -> Vec<String> {
        let score = self.score;
        let mut lines = Vec::new();
        for (message, points) in [
            ("explained-seki", &score.seki),
            ("explained-teire", &score.teire),
        ] {
            if !points.is_empty() {
                lines.push(self.say(message, &[("points", self.name_points(points))]));
            }
        }
        lines
    }

    /// Returns the number of points that a player's groups lose to the group tax.
    fn sum_tax(&self, color: Color) -> usize {
        let groups = self
            .score
            .group_tax
            .iter()
            .filter(|group| group.color == color);
        groups
            .map(|group| usize::try_from(group.points).unwrap_or_default())
            .sum()
    }

    /// Returns the group tax as a term, such as ` - 4`, or nothing if there is none.
    fn write_tax_term(&self, color: Color) -> String {
        match self.sum_tax(color) {
            0 => String::new(),
            tax => format!(" - {tax}"),
        }
    }

    /// Names the groups that lose points to the group tax.
    fn explain_group_tax(&self, color: Color) -> Option<String> {
        let groups = self
            .score
            .group_tax
            .iter()
            .filter(|group| group.color == color);
        let stones: Vec<Point> = groups.map(|group| group.stone).collect();
        if stones.is_empty() {
            return None;
        }
        let values = [
            ("player", color.name().into()),
            ("tax", self.sum_tax(color).into()),
            ("groups", stones.len().into()),
            ("points", self.name_points(&stones)),
        ];
        Some(self.say("explained-group-tax", &values))
    }

    /// Explains what White is given, and the difference of the two totals.
    fn explain_difference(&self) -> Vec<String> {
        let score = self.score;
        let rules = &score.rules;
        let white_with = score.counts.white + rules.white_is_given();
        let mut lines = Vec::new();
        let given = self.list_given();
        if !given.is_empty() {
            let numbers = [score.counts.white, rules.white_is_given(), white_with]
                .map(|points| self.number(points));
            let [white, to_white, sum] = numbers;
            let sum = format!("{white} + {to_white} = {sum}");
            let given = words::join_facts(self.words, &given);
            lines.push(self.say(
                "explained-given",
                &[("given", given.into()), ("sum", sum.into())],
            ));
        }
        let [black, white, margin] =
            [score.counts.black, white_with, score.margin].map(|points| self.number(points));
        lines.push(self.explain_result(format!("{black} - {white} = {margin}")));
        lines
    }

    /// Lists what White is given, item by item.
    fn list_given(&self) -> Vec<String> {
        let rules = &self.score.rules;
        let given = [
            ("given-komi", rules.komi),
            ("given-handicap-bonus", rules.bonus_points()),
            ("given-penalties-of-black", rules.penalties.black),
            ("given-penalties-of-white", rules.penalties.white),
        ];
        let mut items = Vec::new();
        for (message, points) in given {
            if points.0 != 0 {
                let unit = words::AmountUnit::of_points(rules).key();
                let values = [
                    ("points", self.number(points).into()),
                    ("unit", unit.into()),
                ];
                items.push(self.say(message, &values));
            }
        }
        items
    }

    /// States the last calculation and the result.
    fn explain_result(&self, sum: String) -> String {
        let result = words::describe_result(self.words, self.score);
        self.say(
            "explained-result",
            &[("sum", sum.into()), ("result", result.into())],
        )
    }

    /// Adds up the empty points of a player.
    fn explain_empty_points(&self, color: Color, areas: &Areas) -> String {
        let values = [
            ("player", color.name().into()),
            ("areas", self.write_sum(areas).into()),
        ];
        self.say("explained-empty-points", &values)
    }

    /// Adds up a player's area: `Black: 80 + 104 + 1/2 = 184 1/2.`
    fn explain_total(&self, color: Color, counts: &[usize], half: Option<HalfPoints>) -> String {
        let terms = self.write_terms(counts, half) + &self.write_tax_term(color);
        let sum = format!("{terms} = {}", self.number(self.score.counts[color]));
        self.say(
            "explained-count",
            &[("player", color.name().into()), ("sum", sum.into())],
        )
    }

    /// Returns half the number of neutral points, if the rules give that to each player.
    fn half_neutral(&self) -> Option<HalfPoints> {
        let neutral = self
            .score
            .owner
            .iter()
            .filter(|owner| owner.is_none())
            .count();
        let halved = self.score.rules.conventions.neutral == Neutral::Halved && neutral > 0;
        halved.then(|| HalfPoints(i32::try_from(neutral).unwrap_or(i32::MAX)))
    }

    /// Explains how neutral points are shared.
    fn explain_neutral(&self) -> Option<String> {
        let half = self.half_neutral()?;
        // Half of the points is one half point for each of them.
        let values = [
            ("points", half.0.into()),
            ("half", self.number(half).into()),
        ];
        Some(self.say("explained-neutral", &values))
    }

    /// Returns the terms of a sum: `80 + 104 + 1/2`.
    fn write_terms(&self, counts: &[usize], half: Option<HalfPoints>) -> String {
        let counts = counts.iter().map(usize::to_string);
        let half = half.map(|half| self.number(half));
        counts.chain(half).collect::<Vec<String>>().join(" + ")
    }

    /// Returns points as text with a fraction: `184 1/2`.
    fn number(&self, points: HalfPoints) -> String {
        words::format_zi(self.words, HalfPoints(points.0.saturating_mul(2)))
    }

    /// Returns a list of stones by the names of their points.
    fn name_stones(&self, stones: &[Point]) -> Value {
        words::list_stones(self.words, self.size, stones, MOST_AREAS).into()
    }

    /// Returns a list of point names.
    fn name_points(&self, points: &[Point]) -> Value {
        words::list_points(self.words, self.size, points, MOST_AREAS).into()
    }
}
