//! Every sentence meant for people, in one place.

pub mod questions;

use crate::color::Color;
use crate::life::{ChainLife, Reason, SecondOpinion, Status};
use crate::point::{BoardSize, Point};
use crate::score::{FillInStepKind, HalfPoints, IngFillIn, IngSide, Open, RuleSet, Rules, Score, Unit};
use crate::stones::Doubt;

use super::{DoubtfulGroup, Timing, Warning};

/// `Black` or `White`.
pub fn player(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}

/// What stands on a point, in one word.
pub fn stone(stone: Option<Color>) -> &'static str {
    match stone {
        Some(Color::Black) => "black",
        Some(Color::White) => "white",
        None => "empty",
    }
}

/// The names of `points`: `C3, C4`; beyond `most` of them the number of the rest.
pub fn points(size: BoardSize, points: &[Point], most: usize) -> String {
    let mut names: Vec<String> = points.iter().take(most).map(|&point| size.name(point)).collect();
    if points.len() > most {
        names.push(format!("and {} more", points.len() - most));
    }
    names.join(", ")
}

/// So many of a thing: `1 stone`, `4 stones`.
pub fn several(count: u32, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}

/// Half points as zi, where a quarter zi is half a point: `1/4`, `2 3/4`, `3`, `-1/2`.
pub fn zi(half_points: HalfPoints) -> String {
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
        (whole, fraction) => format!("{sign}{whole} {fraction}"),
    }
}

/// Who wins by how much: `Black wins by 1/4 zi (0.5 points)`.
pub fn result(score: &Score) -> String {
    let by = score.margin.magnitude();
    match score.winner {
        None => "Draw".to_owned(),
        Some(winner) if by.0 == 0 => format!("{} wins the tie", player(winner)),
        Some(winner) => format!("{} wins by {}", player(winner), amount(score.rules.conventions.unit, by)),
    }
}

/// The result as SGF writes it: `B+0.5`, `0` for a draw. A tie that goes to a player is `B+0`.
pub fn sgf_result(score: &Score) -> String {
    signed(score.winner, score.margin.magnitude())
}

/// The fill-in's result in the same form.
pub fn ing_result(fill_in: &IngFillIn) -> String {
    signed(fill_in.winner, HalfPoints::from_points(fill_in.difference.saturating_abs()))
}

/// Black's margin in the same form, whoever wins ties.
fn margin(margin: HalfPoints) -> String {
    let winner = match margin.0 {
        0 => None,
        points => Some(if points > 0 { Color::Black } else { Color::White }),
    };
    signed(winner, margin.magnitude())
}

/// What lies in seki: `No territory in seki: A9, B9 and 7 more`.
pub fn seki(size: BoardSize, seki: &[Point]) -> String {
    format!("No territory in seki: {}", points(size, seki, MOST_POINTS_IN_A_SENTENCE))
}

fn signed(winner: Option<Color>, by: HalfPoints) -> String {
    winner.map_or("0".to_owned(), |winner| format!("{}+{by}", winner.letter()))
}

/// A distance between the players.
pub fn amount(unit: Unit, by: HalfPoints) -> String {
    let points = format!("{} {}", by, if by.0 == 2 { "point" } else { "points" });
    match unit {
        Unit::Points => points,
        Unit::Zi => format!("{} zi ({points})", zi(by)),
    }
}

/// The rules a result was counted under: `Chinese rules, komi 7.5`.
pub fn rules(rules: &Rules) -> String {
    let name = match &rules.event {
        Some(event) => format!("rules of {event} ({})", rule_set(rules.set)),
        None => format!("{} rules", rule_set(rules.set)),
    };
    let handicap = match rules.handicap {
        0 => String::new(),
        stones => format!(", handicap {stones}"),
    };
    let penalty = |player, points: HalfPoints| match points.0 {
        0 => String::new(),
        _ => format!(", penalty of {points} for {player}"),
    };
    format!(
        "{name}, komi {}{handicap}{}{}",
        rules.komi,
        penalty("Black", rules.penalties.black),
        penalty("White", rules.penalties.white),
    )
}

/// A rule set's name in a sentence.
fn rule_set(set: RuleSet) -> &'static str {
    match set {
        RuleSet::Chinese => "Chinese",
        RuleSet::Chinese1988 => "Chinese (1988)",
        RuleSet::Ing => "Ing",
        RuleSet::Japanese => "Japanese",
        RuleSet::Korean => "Korean",
        RuleSet::Aga => "AGA",
        RuleSet::NewZealand => "New Zealand",
        RuleSet::TrompTaylor => "Tromp–Taylor",
        RuleSet::Beginner => "Beginner's",
    }
}

/// The text that a count under these rules rests on.
pub fn source(rules: &Rules) -> &'static str {
    match rules.set {
        RuleSet::Chinese => "Chinese rules of 2002, clause 9 of the referees' course",
        RuleSet::Chinese1988 => "Chinese rules of 1988, articles 9 and 11",
        RuleSet::Ing => "Ing SST rules, article 4",
        RuleSet::Japanese => "Japanese rules of 1989, articles 8 to 10",
        RuleSet::Korean => "Korean rules, as the Japanese rules of 1989, articles 8 to 10",
        RuleSet::Aga => "AGA rules, counting by area",
        RuleSet::NewZealand => "New Zealand rules, counting by area",
        RuleSet::TrompTaylor => "Tromp–Taylor rules",
        RuleSet::Beginner => "stones and walled-in points",
    }
}

/// That the game is not finished, and what playing it out would give: with Black moving first, and with White.
pub fn not_finished(score: &Score, open: &Open) -> Option<String> {
    if open.points.is_empty() {
        return None;
    }
    let ahead = |margin: HalfPoints| match margin.0 {
        0 => "nobody is ahead".to_owned(),
        points => {
            let player = player(if points > 0 { Color::Black } else { Color::White });
            format!("{player} is ahead by {}", amount(score.rules.conventions.unit, margin.magnitude()))
        }
    };
    Some(match open.played_out {
        None => "The game is not finished; as it stands:".to_owned(),
        Some([black, white]) if black == white => {
            format!("The game is not finished: played out, {}. As it stands:", ahead(black))
        }
        Some([black, white]) => format!(
            "The game is not finished: played out, {} if Black plays first, {} if White does. As it stands:",
            ahead(black),
            ahead(white)
        ),
    })
}

/// What both sides count before komi: `Black 184.5, White 176.5`.
pub fn counts(score: &Score) -> String {
    format!("Black {}, White {} before komi", score.black, score.white)
}

/// Why a chain has its status.
pub fn reason(size: BoardSize, chain: &ChainLife) -> String {
    match chain.reason {
        Reason::PassAlive => "cannot be captured even if its owner always passes".to_owned(),
        Reason::InsidePassAliveArea => "stands in the opponent's safe area without room to live".to_owned(),
        Reason::Caught => "is caught even if its owner moves first".to_owned(),
        Reason::Judged { survived, played, owned_percent } => {
            format!("lives in {survived} of {played} playouts, and with {owned_percent}% by its looks")
        }
        Reason::VitalPoint(point) => {
            format!("has one small eye space: who plays first at {} decides", size.name(point))
        }
        Reason::Turn { first_percent, second_percent } => format!(
            "depends on who moves first: lives in {first_percent}% of playouts if its owner does, in \
             {second_percent}% if the opponent does"
        ),
        Reason::SharedLiberties => "neither side can fill the shared liberties".to_owned(),
        Reason::BentFour => "a bent four in the corner kills it when no ko threats are left".to_owned(),
        Reason::Stated => "stated by a person".to_owned(),
    }
}

/// What is proposed for a group, why, and what hangs on it: `black C3, C4: dead, 93% sure (lives in 9 of 1000
/// playouts); if alive: Black ahead by 7 points`.
pub fn proposal(size: BoardSize, group: &DoubtfulGroup, score: &Score) -> String {
    let chain = &group.chain;
    let named = points(size, &group.points, MOST_POINTS_IN_A_SENTENCE);
    // Never "100% sure" of what a person is asked about.
    let percent = (chain.confidence * 100.0).floor().clamp(0.0, 99.0);
    let color = stone(Some(chain.color));
    let second =
        chain.second.as_ref().map(|second| format!("; {}", second_opinion(second))).unwrap_or_default();
    let otherwise = group.otherwise.map(|otherwise| {
        let lead = questions::lead(score.rules.conventions.unit, otherwise.margin);
        format!("; if {}: {lead}", questions::fate(!group.dead))
    });
    let (status, reason) = (status(chain.status), reason(size, chain));
    format!("{color} {named}: {status}, {percent}% sure ({reason}){second}{}", otherwise.unwrap_or_default())
}

/// `GNU Go says it is alive`.
fn second_opinion(second: &SecondOpinion) -> String {
    let status = match second.status {
        Status::Seki => "in seki",
        other => status(other),
    };
    format!("{} says it is {status}", second.engine)
}

/// A status in one word, as in the JSON.
pub fn status(status: Status) -> &'static str {
    match status {
        Status::Alive => "alive",
        Status::Dead => "dead",
        Status::Seki => "seki",
        Status::Unsettled => "unsettled",
    }
}

/// Why a point is doubtful, in a sentence.
pub fn doubt(doubt: Doubt) -> &'static str {
    match doubt {
        Doubt::Glare => "a reflection covers the point",
        Doubt::Ambiguous => "it looks like more than one thing",
        Doubt::Covered => "something covers the point",
        Doubt::OffPoint => "a stone lies between this point and another",
        Doubt::OutOfFrame => "the point lies outside the photo",
        Doubt::NoLiberties => "the chain has no liberties",
    }
}

/// How many points a sentence lists before it only counts them.
const MOST_POINTS_IN_A_SENTENCE: usize = 8;

/// A warning in a sentence.
pub fn warning(size: BoardSize, warning: &Warning) -> String {
    let named = |list: &[Point]| points(size, list, MOST_POINTS_IN_A_SENTENCE);
    match warning {
        Warning::NoLiberties { points } => format!(
            "the chain {} has no liberties: a stone is misread or a capture was not taken off; correct it with \
             --set, as in --set {}=empty",
            named(points),
            points.first().map(|&point| size.name(point)).unwrap_or_default(),
        ),
        Warning::DoubtfulGrid { percent } => format!(
            "the grid is right with a probability of {percent} % only: look whether it lies on the board's lines, as \
             with --overlay, and state --size or other --corners where it does not"
        ),
        Warning::MoreThanASet { color, stones } => {
            format!("{stones} {} stones are more than a full set: some may be misread", stone(Some(*color)))
        }
        Warning::Contradictory { message, .. } => message.clone(),
        Warning::StonesPlayed { black, white } => format!(
            "with the prisoners Black has put down {black} stones and White {white}, which does not add up: a stone is \
             misread or lost, a prisoner miscounted, or somebody passed"
        ),
        Warning::IrregularMoves { numbers } => format!(
            "{} moves of the record break the rules (the first is move {}): it may be damaged",
            numbers.len(),
            numbers.first().copied().unwrap_or_default(),
        ),
        Warning::OpenDame { points } => {
            format!("neutral points can still be played: {}; play them out, then count again", named(points))
        }
        Warning::Unsealed { points } => {
            format!("a border is open at {}: nobody's area can be told there", named(points))
        }
        Warning::InAtari { points } => {
            format!("live chains in atari at {}: an open ko, or a protecting move is missing", named(points))
        }
        Warning::PrisonersDeduced { white_moved_last, black_moved_last } => format!(
            "the prisoners are not known, and were deduced as if nobody had passed: {} if White moved last, {} if \
             Black did; state them, as in --prisoners B=3,W=5",
            margin(*white_moved_last),
            margin(*black_moved_last),
        ),
        Warning::NoSecondOpinion { engine, message, hint } => format!(
            "{engine} gave no second opinion: {message}. The dead stones are judged without it. {hint}"
        ),
        Warning::MissingTeire { points } => format!(
            "protective moves (teire) are missing at {}: their owner has to fill each before the count, so that \
             {} no territory",
            named(points),
            if points.len() == 1 { "it is" } else { "they are" },
        ),
    }
}

/// What filling in leaves, in words: one line a side, then the difference.
pub fn ing(fill_in: &IngFillIn) -> Vec<String> {
    let compensation = match fill_in.compensation_stones {
        0 => "no compensation stones".to_owned(),
        n if n > 0 => {
            format!("{} in Black's territory", several(n.unsigned_abs(), "white compensation stone"))
        }
        n => format!("{} in White's territory", several(n.unsigned_abs(), "black compensation stone")),
    };
    let shared = match fill_in.shared_filled_each {
        0 => String::new(),
        each => format!("; each side fills {}", several(each, "shared point")),
    };
    let difference = match (fill_in.difference, fill_in.winner) {
        (0, Some(winner)) => format!("nothing is left: {} wins the tie", player(winner)),
        (0, None) => "nothing is left: a draw".to_owned(),
        (d, _) => {
            let ahead = if d > 0 { Color::Black } else { Color::White };
            format!(
                "{} is ahead by {}",
                player(ahead),
                amount(Unit::Points, HalfPoints::from_points(d.saturating_abs()))
            )
        }
    };
    vec![
        format!("Fill-in: {compensation}{shared}"),
        ing_side(Color::Black, &fill_in.black),
        ing_side(Color::White, &fill_in.white),
        format!("Fill-in: {difference}"),
    ]
}

/// What is done in a step of the fill-in with so many stones.
pub fn fill_in_step(step: FillInStepKind, stones: usize) -> String {
    match step {
        FillInStepKind::Lifted => "The position without its dead stones".to_owned(),
        FillInStepKind::Compensation => format!("Lay {stones} compensation stones"),
        FillInStepKind::Shared => format!("Fill the shared points, {} each", stones / 2),
        FillInStepKind::Territory => "Fill your territory, but for the winning points".to_owned(),
        FillInStepKind::LosingStones => format!("Put {stones} losing stones into winning points"),
    }
}

/// What the pictures of the fill-in show, and how it ends, a sentence a line.
pub fn fill_in_legend(fill_in: &IngFillIn) -> [String; 3] {
    [
        "Large stones are the position's: they never move. Small ones are filled in.".to_owned(),
        "Red rings: put down in this step. Diamonds: winning points.".to_owned(),
        format!("Result: {}", ing_result(fill_in)),
    ]
}

/// One side of the fill-in in a sentence.
fn ing_side(color: Color, side: &IngSide) -> String {
    let rest = match (side.winning_points, side.losing_stones) {
        (0, 0) => "fills everything".to_owned(),
        (empty, 0) => format!("has {} left", several(empty, "winning point")),
        (_, over) => format!("has {} over", several(over, "losing stone")),
    };
    format!(
        "{}: {} stones on the board, {} in the bowl, fills {}, {rest}",
        player(color),
        side.stones_on_board,
        side.in_bowl,
        side.fill,
    )
}

/// The other photos that a position was read from.
pub fn together(files: &[&str]) -> String {
    format!("Read together with {}", files.join(", "))
}

/// The time each step took: `decode 66 ms, board 70 ms`.
pub fn timings(timings: &[Timing]) -> String {
    let each: Vec<String> =
        timings.iter().map(|timing| format!("{} {} ms", timing.step, timing.took.as_millis())).collect();
    each.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quarters_of_zi_are_fractions() {
        for (halves, stones) in [(0, "0"), (1, "1/4"), (-1, "-1/4"), (11, "2 3/4"), (14, "3 1/2"), (4, "1")] {
            assert_eq!(zi(HalfPoints(halves)), stones);
        }
    }

    #[test]
    fn long_lists_of_points_are_cut_and_counted() {
        let size = BoardSize::square(9).unwrap();
        let all: Vec<Point> = size.points().collect();
        assert_eq!(points(size, &all, 2), "A9, B9, and 79 more");
    }
}
