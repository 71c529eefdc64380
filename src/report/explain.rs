//! The count as a person would do it at the board, in the rule set's own terms.

use std::fmt::Write;

use crate::color::Color;
use crate::language::{Value, Words};
use crate::point::{BoardSize, Point};
use crate::position::Position;
use crate::score::{Counting, HalfPoints, IngFillIn, IngSide, Neutral, Score, Unit};

use super::{Report, Settlement, words};

/// More areas are added up without naming each.
const MOST_AREAS: usize = 12;

/// How the result comes about, one sentence a line; empty without a result.
pub fn explain(report: &Report, words: &Words) -> String {
    let Some(settlement) = &report.settlement else { return String::new() };
    let count = Count::of(report, settlement, words);
    let source = words::describe_source(words, &settlement.score.rules);
    let mut text = words.say_with("explained", &[("source", source.into())]);
    let mut lines = vec![count.dead()];
    lines.extend(words::describe_ko_passes(words, report.position.size(), &settlement.life));
    match settlement.score.rules.conventions.counting {
        Counting::Area if count.one_side_is_enough() => lines.extend(count.one_side_in_zi()),
        Counting::Area => lines.extend(count.area_in_points()),
        Counting::Territory => lines.extend(count.territory()),
        Counting::Sunjang => lines.extend(count.sunjang()),
    }
    if let Some(fill_in) = &settlement.score.ing {
        lines.extend(count.fill_in(fill_in));
    }
    for line in lines {
        // Writing to a string cannot fail.
        let _ = write!(text, "\n  {line}");
    }
    text.push('\n');
    text
}

/// What the lines are about.
struct Count<'a> {
    words: &'a Words,
    size: BoardSize,
    score: &'a Score,
    dead: Vec<Point>,
    position: &'a Position,
    /// The position without its dead stones, and in sunjang baduk without those that the border does not need.
    lifted: Position,
}

/// Areas by where they lie, each with its points.
type Areas = Vec<(&'static str, usize)>;

impl<'a> Count<'a> {
    fn of(report: &'a Report, settlement: &'a Settlement, words: &'a Words) -> Count<'a> {
        let dead = settlement.life.dead();
        let (position, score) = (&report.position, &settlement.score);
        let without_dead = position.without(&dead);
        let lifted = score.removed.iter().fold(without_dead, |lifted, &point| lifted.with(point, None));
        Count { words, size: position.size(), score, dead, position, lifted }
    }

    fn say(&self, message: &str, values: &[(&'static str, Value)]) -> String {
        self.words.say_with(message, values)
    }

    fn dead(&self) -> String {
        if !self.score.rules.conventions.lifts_dead {
            return self.words.say("explained-all-stones-count");
        }
        if self.dead.is_empty() {
            return self.words.say("explained-none-dead");
        }
        let stones = |color: Color| {
            let of_color = |point: &&Point| self.position.stone(**point) == Some(color);
            self.dead.iter().filter(of_color).count().into()
        };
        let values = [
            ("black", stones(Color::Black)),
            ("white", stones(Color::White)),
            ("points", self.named(&self.dead)),
        ];
        self.say("explained-dead", &values)
    }

    /// Returns true where results are told in zi and the other side has all the rest of the board.
    fn one_side_is_enough(&self) -> bool {
        let conventions = self.score.rules.conventions;
        conventions.unit == Unit::Zi && conventions.neutral == Neutral::Halved && !conventions.group_tax
    }

    /// One side is enough: the Chinese way.
    fn one_side_in_zi(&self) -> Vec<String> {
        let score = self.score;
        let half = self.half_neutral();
        let areas = self.empty(Color::Black);
        let (stones, white_stones) = (self.lifted.count(Color::Black), self.lifted.count(Color::White));
        let (empty, white_empty) = (sum(&areas), sum(&self.empty(Color::White)));
        let all = self.size.area();
        let given = score.rules.white_is_given();
        // Twice the points, in quarter zi, are half the board.
        let needed = HalfPoints(i32::try_from(2 * all).unwrap_or(i32::MAX)) + given;
        let above = HalfPoints(score.black.0.saturating_mul(2)) - needed;
        let (black, white) = (self.number(score.black), self.number(score.white));
        let mut lines = vec![
            self.empty_points(Color::Black, &areas),
            self.say("explained-stones-of-black", &[("stones", stones.into())]),
        ];
        lines.extend(self.neutral());
        lines.push(self.counted(Color::Black, &[empty, stones], half));
        lines.push(self.say(
            "explained-white-from-black",
            &[
                ("rest", format!("{all} - {black} = {white}").into()),
                ("terms", format!("{} = {white}", self.terms(&[white_empty, white_stones], half)).into()),
            ],
        ));
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
        lines.push(self.result(format!("{black} - {} = {}", zi(needed), zi(above))));
        lines
    }

    /// Both sides, and what White is given.
    fn area_in_points(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for color in Color::BOTH {
            let (areas, stones) = (self.empty(color), self.lifted.count(color));
            lines.push(self.empty_points(color, &areas));
            lines.extend(self.group_tax(color));
            lines.push(self.counted(color, &[sum(&areas), stones], self.half_neutral()));
        }
        lines.extend(self.neutral());
        lines.extend(self.difference());
        lines
    }

    fn territory(&self) -> Vec<String> {
        let score = self.score;
        let mut lines = Vec::new();
        for (color, counted) in [(Color::Black, score.black), (Color::White, score.white)] {
            let areas = self.owned(color);
            let territory = sum(&areas);
            let other = color.opponent();
            // Dead stones in seki stay where they are.
            let dead = self.dead.iter().filter(|point| !score.seki.contains(point));
            let dead = dead.filter(|&&point| self.position.stone(point) == Some(other)).count();
            let all = usize::try_from(counted.0 / 2).unwrap_or(0) + self.tax(color);
            let taken = all.saturating_sub(territory + dead);
            let player = || ("player", color.name().into());
            lines.push(self.say("explained-territory", &[player(), ("areas", self.added(&areas).into())]));
            let terms = self.terms(&[territory, dead, taken], None) + &self.less_tax(color);
            let total = format!("{terms} = {}", self.number(counted));
            lines.extend(self.group_tax(color));
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
        lines.extend(self.no_territory());
        lines.extend(self.difference());
        lines
    }

    /// What the stones of the border hold, without prisoners.
    fn sunjang(&self) -> Vec<String> {
        let lifted = |color| {
            let of_color = |point: &&Point| self.position.stone(**point) == Some(color);
            self.score.removed.iter().filter(of_color).count().into()
        };
        let values = [("black", lifted(Color::Black)), ("white", lifted(Color::White))];
        let mut lines = vec![self.say("explained-sunjang-lifted", &values)];
        for color in Color::BOTH {
            let areas = self.added(&self.owned(color));
            let values = [("player", color.name().into()), ("areas", areas.into())];
            lines.push(self.say("explained-territory", &values));
        }
        lines.extend(self.no_territory());
        lines.extend(self.difference());
        lines
    }

    /// Points that are nobody's territory although one side surrounds them.
    fn no_territory(&self) -> Vec<String> {
        let score = self.score;
        let named = [("explained-seki", &score.seki), ("explained-teire", &score.teire)];
        let named = named.into_iter().filter(|(_, points)| !points.is_empty());
        named.map(|(message, points)| self.say(message, &[("points", self.named(points))])).collect()
    }

    /// The points that a player's groups lose to the group tax.
    fn tax(&self, color: Color) -> usize {
        let groups = self.score.group_tax.iter().filter(|group| group.color == color);
        groups.map(|group| usize::try_from(group.points).unwrap_or_default()).sum()
    }

    /// ` - 4`; nothing without a tax.
    fn less_tax(&self, color: Color) -> String {
        match self.tax(color) {
            0 => String::new(),
            tax => format!(" - {tax}"),
        }
    }

    /// Which groups lose points to the group tax.
    fn group_tax(&self, color: Color) -> Option<String> {
        let groups = self.score.group_tax.iter().filter(|group| group.color == color);
        let stones: Vec<Point> = groups.map(|group| group.stone).collect();
        let values = [
            ("player", color.name().into()),
            ("tax", self.tax(color).into()),
            ("groups", stones.len().into()),
            ("points", self.named(&stones)),
        ];
        (!stones.is_empty()).then(|| self.say("explained-group-tax", &values))
    }

    /// The formula with its numbers.
    fn difference(&self) -> Vec<String> {
        let score = self.score;
        let rules = &score.rules;
        let white_with = score.white + rules.white_is_given();
        let mut lines = Vec::new();
        let given = self.given();
        if !given.is_empty() {
            let numbers = [score.white, rules.white_is_given(), white_with].map(|points| self.number(points));
            let [white, to_white, sum] = numbers;
            let sum = format!("{white} + {to_white} = {sum}");
            let given = words::join_facts(self.words, &given);
            lines.push(self.say("explained-given", &[("given", given.into()), ("sum", sum.into())]));
        }
        let [black, white, margin] =
            [score.black, white_with, score.margin].map(|points| self.number(points));
        lines.push(self.result(format!("{black} - {white} = {margin}")));
        lines
    }

    /// What White is given, one by one.
    fn given(&self) -> Vec<String> {
        let rules = &self.score.rules;
        let given = [
            ("given-komi", rules.komi),
            ("given-handicap-bonus", rules.bonus_points()),
            ("given-penalties-of-black", rules.penalties.black),
            ("given-penalties-of-white", rules.penalties.white),
        ];
        let given = given.into_iter().filter(|(_, points)| points.0 != 0);
        given.map(|(what, points)| self.say(what, &[("points", self.number(points).into())])).collect()
    }

    /// A calculation and the result that follows.
    fn result(&self, sum: String) -> String {
        let result = words::describe_result(self.words, self.score);
        self.say("explained-result", &[("sum", sum.into()), ("result", result.into())])
    }

    fn fill_in(&self, fill_in: &IngFillIn) -> Vec<String> {
        let compensation = fill_in.compensation_stones;
        let result = words::shorten_fill_in_result(self.words, fill_in);
        let difference = fill_in.difference.unsigned_abs();
        let mut lines = vec![
            self.words.say("explained-fill-in"),
            self.fill_in_side(Color::Black, &fill_in.black, compensation.max(0), fill_in),
            self.fill_in_side(Color::White, &fill_in.white, (-compensation).max(0), fill_in),
            self.say(
                "explained-fill-in-result",
                &[("result", result.into()), ("difference", difference.into())],
            ),
            self.parity(fill_in),
        ];
        lines.extend(
            words::describe_fill_in_error(self.words, self.score).map(|sentence| format!("{sentence}.")),
        );
        lines
    }

    /// A fill-in that shows the other parity has stones missing.
    fn parity(&self, fill_in: &IngFillIn) -> String {
        let score = self.score;
        let with_full_sets = score.black - score.white - score.rules.white_is_given();
        let is_odd = (with_full_sets.0 / 2) % 2 != 0;
        let message = match (fill_in.difference % 2 != 0) == is_odd {
            true => "explained-parity",
            false => "explained-parity-of-missing-stones",
        };
        self.say(message, &[("parity", if is_odd { "odd" } else { "even" }.into())])
    }

    fn fill_in_side(&self, color: Color, side: &IngSide, received: i32, fill_in: &IngFillIn) -> String {
        let elsewhere = side.in_bowl.saturating_sub(side.fill + side.losing_stones);
        let shared = fill_in.shared_filled_each;
        self.say(
            "explained-fill-in-of-a-side",
            &[
                ("player", color.name().into()),
                ("empty", sum(&self.empty(color)).into()),
                ("laid", received.into()),
                ("bowl", side.in_bowl.into()),
                ("elsewhere", elsewhere.into()),
                ("compensation", elsewhere.saturating_sub(shared).into()),
                ("shared", shared.into()),
                ("fill", side.fill.into()),
                ("winning", side.winning_points.into()),
                ("losing", side.losing_stones.into()),
            ],
        )
    }

    fn empty_points(&self, color: Color, areas: &Areas) -> String {
        let values = [("player", color.name().into()), ("areas", self.added(areas).into())];
        self.say("explained-empty-points", &values)
    }

    /// `Black: 80 + 104 + 1/2 = 184 1/2.`
    fn counted(&self, color: Color, counts: &[usize], half: Option<HalfPoints>) -> String {
        let points = match color {
            Color::Black => self.score.black,
            Color::White => self.score.white,
        };
        let terms = self.terms(counts, half) + &self.less_tax(color);
        let sum = format!("{terms} = {}", self.number(points));
        self.say("explained-count", &[("player", color.name().into()), ("sum", sum.into())])
    }

    /// The empty areas of a player, by where they lie, the largest first.
    fn empty(&self, color: Color) -> Areas {
        self.areas(|region| if self.owner(region[0]) == Some(color) { region.len() } else { 0 })
    }

    /// The territory of a player, points of dead stones included.
    fn owned(&self, color: Color) -> Areas {
        self.areas(|region| region.iter().filter(|&&point| self.owner(point) == Some(color)).count())
    }

    fn areas(&self, points_of: impl Fn(&[Point]) -> usize) -> Areas {
        let mut areas: Areas = self
            .lifted
            .empty_regions()
            .into_iter()
            .map(|region| (place(self.size, &region.points), points_of(&region.points)))
            .filter(|(_, points)| *points > 0)
            .collect();
        areas.sort_by_key(|&(place, points)| (std::cmp::Reverse(points), place));
        areas
    }

    fn owner(&self, point: Point) -> Option<Color> {
        self.score.owner.get(self.size.index(point)).copied().flatten()
    }

    /// Half of the points that nobody owns, where each player has so many.
    fn half_neutral(&self) -> Option<HalfPoints> {
        let neutral = self.score.owner.iter().filter(|owner| owner.is_none()).count();
        let halved = self.score.rules.conventions.neutral == Neutral::Halved && neutral > 0;
        halved.then(|| HalfPoints(i32::try_from(neutral).unwrap_or(i32::MAX)))
    }

    fn neutral(&self) -> Option<String> {
        let half = self.half_neutral()?;
        // As many half points as there are points.
        let values = [("points", half.0.into()), ("half", self.number(half).into())];
        Some(self.say("explained-neutral", &values))
    }

    /// `30 (upper left) + 10 (lower left) = 40`.
    fn added(&self, areas: &Areas) -> String {
        let place = |&(place, points): &(&'static str, usize)| {
            self.say("area", &[("points", points.into()), ("place", place.into())])
        };
        let mut terms: Vec<String> = areas.iter().take(MOST_AREAS).map(place).collect();
        if let Some(rest) = areas.get(MOST_AREAS..).filter(|rest| !rest.is_empty()) {
            let points: usize = rest.iter().map(|(_, points)| points).sum();
            let values = [("points", points.into()), ("areas", rest.len().into())];
            terms.push(self.say("smaller-areas", &values));
        }
        match terms.len() {
            0 => self.words.say("no-areas"),
            1 => terms.concat(),
            _ => format!("{} = {}", terms.join(" + "), sum(areas)),
        }
    }

    /// `80 + 104 + 1/2`.
    fn terms(&self, counts: &[usize], half: Option<HalfPoints>) -> String {
        let counts = counts.iter().map(usize::to_string);
        let half = half.map(|half| self.number(half));
        counts.chain(half).collect::<Vec<String>>().join(" + ")
    }

    /// Half points as points: `184 1/2`.
    fn number(&self, points: HalfPoints) -> String {
        words::format_zi(self.words, HalfPoints(points.0.saturating_mul(2)))
    }

    fn named(&self, points: &[Point]) -> Value {
        words::list_points(self.words, self.size, points, MOST_AREAS).into()
    }
}

/// Where an area lies: the key of the place.
fn place(size: BoardSize, points: &[Point]) -> &'static str {
    let third = |sum: usize, length: usize| (6 * sum / points.len().max(1) + 3) / (2 * length.max(1));
    let column = third(points.iter().map(|point| point.col()).sum(), size.width());
    let row = third(points.iter().map(|point| point.row()).sum(), size.height());
    match (column, row) {
        (0, 0) => "upper-left",
        (1, 0) => "upper-side",
        (_, 0) => "upper-right",
        (0, 1) => "left-side",
        (1, 1) => "centre",
        (_, 1) => "right-side",
        (0, _) => "lower-left",
        (1, _) => "lower-side",
        (_, _) => "lower-right",
    }
}

fn sum(areas: &Areas) -> usize {
    areas.iter().map(|(_, points)| points).sum()
}
