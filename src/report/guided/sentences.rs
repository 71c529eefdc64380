//! Describes the guided count of one side's area in sentences.

use crate::color::Color;
use crate::language::{Value, Words};
use crate::point::Point;
use crate::report::words::describe_outcome;
use crate::score::{GuidedCount, Quarters, Rounding, Unit};

/// Describes the steps in order, from the dead stones to the result, one sentence each.
pub fn describe_steps(count: &GuidedCount, words: &Words) -> Vec<String> {
    let writer = AreaSentences { count, words };
    let mut sentences = writer.describe_dead();
    sentences.push(writer.say("guided-side", &[]));
    sentences.extend(writer.describe_moves());
    sentences.push(writer.describe_areas());
    sentences.push(writer.describe_stones());
    sentences.extend(writer.describe_neutral());
    sentences.push(writer.describe_total());
    sentences.push(writer.describe_other_side());
    sentences.extend(writer.describe_threshold());
    sentences.push(writer.describe_result());
    sentences
}

/// Writes the sentences of one count in one language.
struct AreaSentences<'a> {
    count: &'a GuidedCount,
    words: &'a Words,
}

impl AreaSentences<'_> {
    /// Fills a message about the counted side.
    fn say(&self, message: &str, values: &[(&'static str, Value)]) -> String {
        self.say_of(self.count.color, message, values)
    }

    /// Fills a message about a player.
    fn say_of(&self, color: Color, message: &str, values: &[(&'static str, Value)]) -> String {
        let player = [("player", color.name().into())];
        self.words.say_with(message, &[&player, values].concat())
    }

    fn join_list(&self, items: impl Iterator<Item = String>) -> String {
        items
            .collect::<Vec<String>>()
            .join(&self.words.say("between-points"))
    }

    fn name(&self, point: Point) -> String {
        self.count.position.size().name(point)
    }

    fn names(&self, points: &[Point]) -> String {
        self.join_list(points.iter().map(|&point| self.name(point)))
    }

    fn describe_dead(&self) -> Vec<String> {
        if self.count.dead.is_empty() {
            return vec![self.words.say("guided-no-dead")];
        }
        let dead = Color::BOTH.map(|color| (color, self.count.dead_of(color)));
        let taken_off = dead.iter().filter(|(_, points)| !points.is_empty());
        let sentence = |(color, points): &(Color, Vec<Point>)| {
            let values = [
                ("count", points.len().into()),
                ("points", self.names(points).into()),
            ];
            self.say_of(*color, "guided-dead", &values)
        };
        taken_off.map(sentence).collect()
    }

    fn describe_moves(&self) -> Vec<String> {
        if self.count.moves.is_empty() {
            return vec![self.say("guided-no-moves", &[])];
        }
        let steps = &self.count.moves;
        let moved = steps.iter().filter_map(|step| match *step {
            Rounding::Move { from, to } => Some(format!("{} → {}", self.name(from), self.name(to))),
            Rounding::Put { .. } | Rounding::Lift { .. } => None,
        });
        let put = steps
            .iter()
            .filter(|step| step.from().is_none())
            .filter_map(Rounding::to);
        let lifted = steps
            .iter()
            .filter(|step| step.to().is_none())
            .filter_map(Rounding::from);
        let name = |point| self.name(point);
        let kinds: [(&str, Vec<String>); 3] = [
            ("guided-move", moved.collect()),
            ("guided-put", put.map(name).collect()),
            ("guided-lift", lifted.map(name).collect()),
        ];
        let done = kinds.into_iter().filter(|(_, stones)| !stones.is_empty());
        done.map(|(message, stones)| {
            let count = stones.len();
            let list = self.join_list(stones.into_iter());
            self.say(message, &[("count", count.into()), ("points", list.into())])
        })
        .collect()
    }

    fn describe_areas(&self) -> String {
        let areas: Vec<String> = self
            .count
            .tens
            .iter()
            .map(|area| area.points().to_string())
            .collect();
        match areas.len() {
            0 => self.say("guided-no-areas", &[]),
            1 => self.say("guided-areas", &[("sum", areas.concat().into())]),
            _ => {
                let sum = format!("{} = {}", areas.join(" + "), self.count.sum.tens);
                self.say("guided-areas", &[("sum", sum.into())])
            }
        }
    }

    fn describe_stones(&self) -> String {
        let stones = self.count.sum.stones;
        let values = [
            ("count", stones.into()),
            ("piles", (stones / 10).into()),
            ("rest", (stones % 10).into()),
        ];
        self.say("guided-stones", &values)
    }

    fn describe_neutral(&self) -> Option<String> {
        let neutral = self.count.neutral.len();
        let named = [
            ("count", neutral.into()),
            ("points", self.names(&self.count.neutral).into()),
        ];
        match (neutral, self.count.sum.half) {
            (0, _) => None,
            (_, Quarters(0)) => Some(self.say("guided-nobodys", &named)),
            (_, half) => {
                let half = [("half", half.to_string().into())];
                Some(self.say("guided-shared", &[&named[..], &half].concat()))
            }
        }
    }

    fn describe_total(&self) -> String {
        let sum = &self.count.sum;
        let half = (sum.half.0 != 0).then(|| sum.half.to_string());
        let terms: Vec<String> = [sum.tens.to_string(), sum.stones.to_string()]
            .into_iter()
            .chain(half)
            .collect();
        let sum = format!("{} = {}", terms.join(" + "), sum.total);
        self.say("guided-total", &[("sum", sum.into())])
    }

    fn describe_other_side(&self) -> String {
        let sum = &self.count.sum;
        let difference = format!("{} - {} = {}", sum.board, sum.total, sum.other);
        self.say_of(
            self.count.color.opponent(),
            "guided-other",
            &[("sum", difference.into())],
        )
    }

    /// States what the counted side needs to win, under rules that state results in zi.
    fn describe_threshold(&self) -> Option<String> {
        let sum = &self.count.sum;
        if self.count.unit == Unit::Points {
            return None;
        }
        let half = [
            ("board", sum.board.into()),
            ("half", sum.half_board.to_string().into()),
        ];
        if sum.compensation.0 == 0 {
            return Some(self.say("guided-needed-even", &half));
        }
        let given = [
            ("given", sum.compensation.magnitude().to_string().into()),
            (
                "to",
                if sum.compensation.0 > 0 {
                    Color::White
                } else {
                    Color::Black
                }
                .name()
                .into(),
            ),
            ("needed", sum.needed.to_string().into()),
        ];
        Some(self.say("guided-needed", &[&half[..], &given].concat()))
    }

    fn describe_result(&self) -> String {
        let GuidedCount {
            unit,
            winner,
            margin,
            ..
        } = *self.count;
        let result = describe_outcome(self.words, unit.into(), winner, margin);
        self.words.say_with(
            "guided-result",
            &[
                ("sum", self.format_comparison().into()),
                ("result", result.into()),
            ],
        )
    }

    /// Formats the last calculation: `184 1/2 - 184 1/4 = 1/4` in zi, or `184 - 176 - 7 1/2 = 1/2`
    /// in points, in which Black's points come first.
    fn format_comparison(&self) -> String {
        let (count, sum) = (self.count, &self.count.sum);
        if count.unit == Unit::Zi {
            return format!("{} - {} = {}", sum.total, sum.needed, sum.above);
        }
        let (black, white) = match count.color {
            Color::Black => (sum.total, sum.other),
            Color::White => (sum.other, sum.total),
        };
        // Both are stored halved, as zi on one side; between the two sides they are twice as much.
        let given = format_subtraction(Quarters(sum.compensation.0.saturating_mul(2)));
        let missing = format_subtraction(Quarters(sum.missing.0.saturating_mul(-2)));
        format!(
            "{black} - {white}{given}{missing} = {}",
            Quarters::from(count.margin)
        )
    }
}

/// Formats a term that is subtracted: ` - 7 1/2`, ` + 2` for a negative number, nothing for zero.
pub(super) fn format_subtraction(number: Quarters) -> String {
    match number.0 {
        0 => String::new(),
        1.. => format!(" - {number}"),
        _ => format!(" + {}", number.magnitude()),
    }
}
