//! The count as a person would do it at the board, in the rule set's own terms.

use std::fmt::Write;

use crate::color::Color;
use crate::point::{BoardSize, Point};
use crate::position::Position;
use crate::score::{Counting, HalfPoints, IngFillIn, IngSide, Neutral, Score, Unit};

use super::{Report, Settlement, words};

/// More areas are added up without naming each.
const MOST_AREAS: usize = 12;

/// How the result comes about, one sentence a line; empty without a result.
pub fn explain(report: &Report) -> String {
    let Some(settlement) = &report.settlement else { return String::new() };
    let count = Count::of(report, settlement);
    let mut lines = vec![format!("How it is counted ({}):", words::source(&settlement.score.rules))];
    lines.push(count.dead());
    match (settlement.score.rules.conventions.counting, settlement.score.rules.conventions.unit) {
        (Counting::Area, Unit::Zi) => lines.extend(count.one_side_in_zi()),
        (Counting::Area, Unit::Points) => lines.extend(count.area_in_points()),
        (Counting::Territory, _) => lines.extend(count.territory()),
    }
    if let Some(fill_in) = &settlement.score.ing {
        lines.extend(count.fill_in(fill_in));
    }
    let mut text = lines.remove(0);
    for line in lines {
        // Writing to a string cannot fail.
        let _ = write!(text, "\n  {line}");
    }
    text.push('\n');
    text
}

/// What the lines are about.
struct Count<'a> {
    size: BoardSize,
    score: &'a Score,
    dead: Vec<Point>,
    position: &'a Position,
    /// The position without its dead stones.
    lifted: Position,
}

impl<'a> Count<'a> {
    fn of(report: &'a Report, settlement: &'a Settlement) -> Count<'a> {
        let dead = settlement.life.dead();
        let lifted = report.position.without(&dead);
        let (position, score) = (&report.position, &settlement.score);
        Count { size: position.size(), score, dead, position, lifted }
    }

    fn dead(&self) -> String {
        if !self.score.rules.conventions.lifts_dead {
            return "Every stone on the board counts; none is lifted as dead.".to_owned();
        }
        let of = |color: Color| {
            let stones: Vec<Point> = self
                .dead
                .iter()
                .copied()
                .filter(|&point| self.position.stone(point) == Some(color))
                .collect();
            format!("{} {}", stones.len(), words::stone(Some(color)))
        };
        match self.dead.len() {
            0 => "No stones are dead.".to_owned(),
            _ => format!(
                "Dead stones are taken off: {} and {} ({}).",
                of(Color::Black),
                of(Color::White),
                words::points(self.size, &self.dead, MOST_AREAS)
            ),
        }
    }

    /// One side is enough: the Chinese way.
    fn one_side_in_zi(&self) -> Vec<String> {
        let score = self.score;
        let side = |color| {
            let (areas, stones) = (self.empty(color), self.lifted.count(color));
            let (empty, half) = (areas.iter().map(|(_, points)| points).sum::<usize>(), self.half_neutral());
            (areas, empty, stones, half)
        };
        let (areas, empty, stones, half) = side(Color::Black);
        let (_, white_empty, white_stones, _) = side(Color::White);
        let all = self.size.area();
        let given = score.rules.white_is_given();
        // Twice the points, in quarter zi, are half the board.
        let needed = HalfPoints(i32::try_from(2 * all).unwrap_or(i32::MAX)) + given;
        let counted = HalfPoints(score.black.0.saturating_mul(2));
        let above = counted - needed;
        let mut lines =
            vec![format!("Black's empty points: {}.", sum(&areas)), format!("Black's stones: {stones}.")];
        lines.extend(self.neutral());
        lines.push(format!("Black: {} = {}.", terms(&[empty, stones], half), number(score.black)));
        lines.push(format!(
            "White: {all} - {} = {}; counted as well, {} = {}.",
            number(score.black),
            number(score.white),
            terms(&[white_empty, white_stones], half),
            number(score.white),
        ));
        lines.push(match given.0 {
            0 => format!("Half the board is {}: Black needs more.", words::zi(needed)),
            _ => format!(
                "Half the board is {}; with {} zi for White, Black needs more than {}.",
                words::zi(needed - given),
                words::zi(given),
                words::zi(needed),
            ),
        });
        lines.push(format!(
            "{} - {} = {}: {}.",
            number(score.black),
            words::zi(needed),
            words::zi(above),
            words::result(score)
        ));
        lines
    }

    /// Both sides, and what White is given.
    fn area_in_points(&self) -> Vec<String> {
        let score = self.score;
        let mut lines = Vec::new();
        for (color, counted) in [(Color::Black, score.black), (Color::White, score.white)] {
            let (areas, stones) = (self.empty(color), self.lifted.count(color));
            let empty: usize = areas.iter().map(|(_, points)| points).sum();
            let player = words::player(color);
            lines.push(format!("{player}'s empty points: {}.", sum(&areas)));
            lines.push(format!(
                "{player}: {} = {}.",
                terms(&[empty, stones], self.half_neutral()),
                number(counted)
            ));
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
            let territory: usize = areas.iter().map(|(_, points)| points).sum();
            let other = color.opponent();
            // Dead stones in seki stay where they are.
            let dead = self.dead.iter().filter(|point| !score.seki.contains(point));
            let dead = dead.filter(|&&point| self.position.stone(point) == Some(other)).count();
            let all = usize::try_from(counted.0 / 2).unwrap_or(0);
            let taken = all.saturating_sub(territory + dead);
            let player = words::player(color);
            lines.push(format!("{player}'s territory: {}.", sum(&areas)));
            lines.push(format!(
                "{player}: {} of territory, {dead} dead and {taken} captured stones of {}: {} = {}.",
                territory,
                words::player(other),
                terms(&[territory, dead, taken], None),
                number(counted),
            ));
        }
        let named = |points: &[Point]| words::points(self.size, points, MOST_AREAS);
        if !score.seki.is_empty() {
            lines.push(format!("In seki nobody has territory: {}.", named(&score.seki)));
        }
        if !score.teire.is_empty() {
            let teire = named(&score.teire);
            lines.push(format!("Points that their owner has yet to fill are no territory: {teire}."));
        }
        lines.extend(self.difference());
        lines
    }

    /// The formula with its numbers.
    fn difference(&self) -> Vec<String> {
        let score = self.score;
        let rules = &score.rules;
        let mut given = Vec::new();
        let mut give = |what: &str, points: HalfPoints| {
            if points.0 != 0 {
                given.push(format!("{what} {}", number(points)));
            }
        };
        give("komi", rules.komi);
        give("handicap bonus", rules.bonus_points());
        give("Black's penalties", rules.penalties.black);
        give("less White's penalties", rules.penalties.white);
        let to_white = rules.white_is_given();
        let mut lines = Vec::new();
        if !given.is_empty() {
            lines.push(format!(
                "White is given {}: {} + {} = {}.",
                given.join(", "),
                number(score.white),
                number(to_white),
                number(score.white + to_white)
            ));
        }
        let missing = score.margin - (score.black - score.white - to_white);
        if missing.0 != 0 {
            lines.push(format!(
                "Stones missing from the sets leave their owners' points empty: {} for Black.",
                number(missing)
            ));
        }
        let stays = if missing.0 == 0 { String::new() } else { format!(" + {}", number(missing)) };
        lines.push(format!(
            "{} - {}{stays} = {}: {}.",
            number(score.black),
            number(score.white + to_white),
            number(score.margin),
            words::result(score)
        ));
        lines
    }

    fn fill_in(&self, fill_in: &IngFillIn) -> Vec<String> {
        let mut lines = vec!["Filled in:".to_owned()];
        for (color, side, received) in [
            (Color::Black, &fill_in.black, fill_in.compensation_stones.max(0)),
            (Color::White, &fill_in.white, (-fill_in.compensation_stones).max(0)),
        ] {
            lines.push(self.fill_in_side(color, side, received, fill_in));
        }
        lines.push(format!(
            "A winning point counts one and a losing stone two, once it is put into a winning point: {} ({}).",
            words::ing_result(fill_in),
            if fill_in.difference == 0 { "no difference" } else { "the difference" },
        ));
        lines.push(self.parity(fill_in));
        lines
    }

    /// A fill-in that shows the other parity has stones missing.
    fn parity(&self, fill_in: &IngFillIn) -> String {
        let score = self.score;
        let with_full_sets = score.black - score.white - score.rules.white_is_given();
        let is_odd = (with_full_sets.0 / 2) % 2 != 0;
        let (parity, other) = if is_odd { ("odd", "even") } else { ("even", "odd") };
        if (fill_in.difference % 2 != 0) == is_odd {
            format!(
                "With full sets the difference is {parity}; a fill-in that ends {other} lacks an odd number of stones."
            )
        } else {
            format!(
                "With full sets the difference would be {parity}: that it is {other} comes of the missing stones."
            )
        }
    }

    fn fill_in_side(&self, color: Color, side: &IngSide, received: i32, fill_in: &IngFillIn) -> String {
        let territory: usize = self.empty(color).iter().map(|(_, points)| points).sum();
        let laid = usize::try_from(received).unwrap_or(0);
        let elsewhere = side.in_bowl.saturating_sub(side.fill + side.losing_stones);
        let mut text = format!("{}: {territory} empty points", words::player(color));
        if laid > 0 {
            let _ = write!(
                text,
                ", {laid} of them for {}'s compensation stones",
                words::player(color.opponent())
            );
        }
        let _ = write!(text, "; {} stones in the bowl", side.in_bowl);
        if elsewhere > 0 {
            let shared = fill_in.shared_filled_each;
            let _ = write!(text, ", {} for compensation and {shared} for shared points", elsewhere - shared);
        }
        let _ = write!(
            text,
            ": {} are filled in, {} and {} are left.",
            side.fill,
            words::several(side.winning_points, "winning point"),
            words::several(side.losing_stones, "losing stone"),
        );
        text
    }

    /// The empty areas of a player, by where they lie, the largest first.
    fn empty(&self, color: Color) -> Vec<(&'static str, usize)> {
        self.areas(|region| if self.owner(region[0]) == Some(color) { region.len() } else { 0 })
    }

    /// The territory of a player, points of dead stones included.
    fn owned(&self, color: Color) -> Vec<(&'static str, usize)> {
        self.areas(|region| region.iter().filter(|&&point| self.owner(point) == Some(color)).count())
    }

    fn areas(&self, points_of: impl Fn(&[Point]) -> usize) -> Vec<(&'static str, usize)> {
        let mut areas: Vec<(&'static str, usize)> = self
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
        Some(format!("Neutral points: {}, half of them for each player: {}.", half.0, number(half)))
    }
}

/// Where an area lies.
fn place(size: BoardSize, points: &[Point]) -> &'static str {
    let third = |sum: usize, length: usize| (6 * sum / points.len().max(1) + 3) / (2 * length.max(1));
    let column = third(points.iter().map(|point| point.col()).sum(), size.width());
    let row = third(points.iter().map(|point| point.row()).sum(), size.height());
    match (column, row) {
        (0, 0) => "upper left",
        (1, 0) => "upper side",
        (_, 0) => "upper right",
        (0, 1) => "left side",
        (1, 1) => "centre",
        (_, 1) => "right side",
        (0, _) => "lower left",
        (1, _) => "lower side",
        (_, _) => "lower right",
    }
}

/// `30 (upper left) + 10 (lower left) = 40`.
fn sum(areas: &[(&'static str, usize)]) -> String {
    let all: usize = areas.iter().map(|(_, points)| points).sum();
    let mut terms: Vec<String> =
        areas.iter().take(MOST_AREAS).map(|(place, points)| format!("{points} ({place})")).collect();
    if areas.len() > MOST_AREAS {
        let rest: usize = areas.iter().skip(MOST_AREAS).map(|(_, points)| points).sum();
        terms.push(format!("{rest} ({} smaller ones)", areas.len() - MOST_AREAS));
    }
    match terms.len() {
        0 => "none".to_owned(),
        1 => terms.concat(),
        _ => format!("{} = {all}", terms.join(" + ")),
    }
}

/// `80 + 104 + 1/2`.
fn terms(counts: &[usize], half: Option<HalfPoints>) -> String {
    let counts = counts.iter().map(usize::to_string);
    counts.chain(half.map(number)).collect::<Vec<String>>().join(" + ")
}

/// Half points as points: `184 1/2`.
fn number(points: HalfPoints) -> String {
    words::zi(HalfPoints(points.0.saturating_mul(2)))
}
