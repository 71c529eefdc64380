//! Question: what a result depends on that only a person can settle, and what follows from each answer.

use shuzi::color::Color;
use shuzi::count::{CountSettings, SettleError, other_stones, score_otherwise};
use shuzi::point::Point;
use shuzi::position::Position;
use shuzi::report::{DoubtfulGroup, Report, Settlement, Uncertain, Warning};
use shuzi::score::{HalfPoints, HandicapBonus, Neutral, Rules, Score};

use super::ByColor;
use super::rereading::Rereadings;

/// Of more doubtful points than this it is not worked out what follows from each: every answer takes another reading of
/// life, and such a photo has to be looked at as a whole.
const MOST_POINTS_FOLLOWED: usize = 12;

/// Something that a result depends on and only a person can settle.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenQuestion {
    /// What it is about.
    pub about: About,
    /// What may be the case: first what the result takes it for.
    pub ways: Vec<Way>,
}

/// What a question is about.
#[derive(Clone, Debug, PartialEq)]
pub enum About {
    /// What stands on a point.
    Point(Uncertain),
    /// Whether a group is dead.
    Group(DoubtfulGroup),
    /// The game is not finished at these points.
    Unfinished(Vec<Point>),
    /// What White is given for handicap stones: the texts differ, and nobody said.
    Bonus,
    /// How many prisoners there are: they are deduced, up to who moved last.
    Prisoners,
    /// Whether the grid is the board's, with its probability in percent.
    Grid(u8),
}

/// One possible answer, and the result that follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The answer.
    pub is: Is,
    /// The result.
    pub outcome: OutcomeBounds,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Is {
    /// This stands there.
    Stone(Option<Color>),
    /// The group is dead, or is not.
    Dead(bool),
    /// Nothing more is played.
    AsItStands,
    /// What is open is played out, this player moving first.
    PlayedOut(Color),
    /// White is given this for the handicap stones.
    Bonus(HandicapBonus),
    /// This player made the last move.
    MovedLast(Color),
    /// It is otherwise, and nobody can tell what follows.
    Otherwise,
}

/// A result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The counts before komi; `None` where only the difference is known.
    pub counts: Option<ByColor<HalfPoints>>,
    /// Points for Black after all that White is given.
    pub margin: HalfPoints,
    /// Who wins; `None` for a draw.
    pub winner: Option<Color>,
}

/// What is known of a result: both are the same where it is known exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct OutcomeBounds {
    /// The worst that it can be for Black; `None` where nothing is proved.
    pub worst_for_black: Option<Outcome>,
    /// The best that it can be for Black; `None` where nothing is proved.
    pub best_for_black: Option<Outcome>,
}

impl OutcomeBounds {
    /// There is no result, or nobody can tell.
    pub const UNKNOWN: OutcomeBounds = OutcomeBounds { worst_for_black: None, best_for_black: None };

    /// Returns the result where it is known exactly.
    pub fn exact(&self) -> Option<Outcome> {
        self.worst_for_black.filter(|_| self.worst_for_black == self.best_for_black)
    }

    /// The result of `self` and the change from `from` to `changed`, whose bounds add up.
    pub(super) fn and(self, from: Outcome, changed: OutcomeBounds, rules: &Rules) -> OutcomeBounds {
        let both = |now: Option<Outcome>, changed: Option<Outcome>| Some(now?.and(from, changed?, rules));
        OutcomeBounds {
            worst_for_black: both(self.worst_for_black, changed.worst_for_black),
            best_for_black: both(self.best_for_black, changed.best_for_black),
        }
    }
}

impl From<Outcome> for OutcomeBounds {
    fn from(exact: Outcome) -> OutcomeBounds {
        OutcomeBounds { worst_for_black: Some(exact), best_for_black: Some(exact) }
    }
}

impl From<Option<Outcome>> for OutcomeBounds {
    fn from(known: Option<Outcome>) -> OutcomeBounds {
        known.map_or(OutcomeBounds::UNKNOWN, OutcomeBounds::from)
    }
}

impl Outcome {
    /// What a score comes to. Prisoners that were deduced are known up to what both lost.
    pub fn of(score: &Score) -> Outcome {
        let counts = (!score.deduced_prisoners).then_some(ByColor { black: score.black, white: score.white });
        Outcome { counts, margin: score.margin, winner: score.winner }
    }

    /// The same with another margin. Where every point is somebody's, what one gains the other loses; otherwise the
    /// counts are not known.
    fn with_margin(self, margin: HalfPoints, rules: &Rules) -> Outcome {
        let gained = (margin - self.margin).0;
        let exchanged = rules.counts_area()
            && rules.conventions.neutral == Neutral::Halved
            && !rules.conventions.group_tax
            && gained % 2 == 0;
        let counts = self.counts.filter(|_| exchanged).map(|counts| ByColor {
            black: counts.black + HalfPoints(gained / 2),
            white: counts.white - HalfPoints(gained / 2),
        });
        Outcome { counts, margin, winner: rules.winner(margin) }
    }

    /// The result of both changes, if `changed` and `self` depart from `from` each in its own way.
    pub(super) fn and(self, from: Outcome, changed: Outcome, rules: &Rules) -> Outcome {
        let margin = self.margin + (changed.margin - from.margin);
        let counts = self.counts.zip(from.counts).zip(changed.counts).map(|((now, from), changed)| ByColor {
            black: now.black + (changed.black - from.black),
            white: now.white + (changed.white - from.white),
        });
        Outcome { counts, margin, winner: rules.winner(margin) }
    }
}

/// Everything that a report leaves to a person and that changes its result, or may: nothing where no count decides the
/// game.
///
/// # Errors
/// [`SettleError`] as [`shuzi::count::settle`].
pub fn open_questions(
    report: &Report,
    rereadings: &mut Rereadings,
) -> Result<Vec<OpenQuestion>, SettleError> {
    let mut questions = Vec::new();
    if rereadings.settings.rules.ended.is_some() {
        return Ok(questions);
    }
    for (index, uncertain) in report.uncertain.iter().enumerate() {
        let is_followed = index < MOST_POINTS_FOLLOWED;
        questions.push(about_point(report, *uncertain, is_followed, rereadings)?);
    }
    questions.extend(beside_points(report, rereadings.settings));
    Ok(questions)
}

/// The questions that are not about points of a photo.
pub(super) fn beside_points(report: &Report, settings: &CountSettings) -> Vec<OpenQuestion> {
    let settled = report.settlement.iter();
    let about = settled.flat_map(|settled| about_settlement(&report.position, settled, settings));
    about.chain(report.warnings.iter().filter_map(|warning| about_grid(warning, report))).collect()
}

/// What may stand on a point, and, where that is followed, the results.
fn about_point(
    report: &Report,
    uncertain: Uncertain,
    is_followed: bool,
    rereadings: &mut Rereadings,
) -> Result<OpenQuestion, SettleError> {
    let read = report.position.stone(uncertain.point);
    let mut ways = vec![Way { is: Is::Stone(read), outcome: outcome(report).into() }];
    let seen = rereadings.seen(uncertain.point);
    for stone in other_stones(read, &uncertain, &seen) {
        // Where what a person said does not fit this answer, that has no result.
        let outcome = match is_followed {
            true => rereadings.with(&vec![(uncertain.point, stone)])?.and_then(outcome),
            false => None,
        };
        ways.push(Way { is: Is::Stone(stone), outcome: outcome.into() });
    }
    Ok(OpenQuestion { about: About::Point(uncertain), ways })
}

fn outcome(report: &Report) -> Option<Outcome> {
    report.settlement.as_ref().map(|settled| Outcome::of(&settled.score))
}

fn about_settlement(
    position: &Position,
    settled: &Settlement,
    settings: &CountSettings,
) -> Vec<OpenQuestion> {
    let (now, rules) = (Outcome::of(&settled.score), &settings.rules);
    let group = |group: &DoubtfulGroup| {
        let otherwise = score_otherwise(position, settled, settings, &[group]);
        OpenQuestion {
            about: About::Group(group.clone()),
            ways: vec![
                Way { is: Is::Dead(group.dead), outcome: now.into() },
                Way { is: Is::Dead(!group.dead), outcome: otherwise.as_ref().map(Outcome::of).into() },
            ],
        }
    };
    let mut questions: Vec<OpenQuestion> = settled.doubts.iter().map(group).collect();
    if settled.open.is_undecided() {
        let mut ways = vec![Way { is: Is::AsItStands, outcome: now.into() }];
        match settled.open.played_out {
            None => ways.push(Way { is: Is::Otherwise, outcome: OutcomeBounds::UNKNOWN }),
            Some(margins) => ways.extend(Color::BOTH.into_iter().zip(margins).map(|(first, margin)| {
                let outcome_of = |margin: HalfPoints| now.with_margin(margin, rules);
                let outcome = OutcomeBounds {
                    worst_for_black: margin.at_least.map(outcome_of),
                    best_for_black: margin.at_most.map(outcome_of),
                };
                Way { is: Is::PlayedOut(first), outcome }
            })),
        }
        let points = settled.open.points.iter().map(|open| open.point).collect();
        questions.push(OpenQuestion { about: About::Unfinished(points), ways });
    }
    if settled.score.rules.is_bonus_open() {
        questions.push(about_bonus(&settled.score));
    }
    if let Some(margin) = settled.score.margin_if_black_moved_last() {
        let ways = vec![
            Way { is: Is::MovedLast(Color::White), outcome: now.into() },
            Way { is: Is::MovedLast(Color::Black), outcome: now.with_margin(margin, rules).into() },
        ];
        questions.push(OpenQuestion { about: About::Prisoners, ways });
    }
    questions
}

/// What White is given for the handicap stones: first what the result takes it for.
fn about_bonus(score: &Score) -> OpenQuestion {
    let (now, rules) = (Outcome::of(score), &score.rules);
    let others = HandicapBonus::ALL.into_iter().filter(|bonus| *bonus != rules.bonus);
    let way = |bonus: HandicapBonus| {
        let margin = now.margin + rules.bonus_points() - rules.points_of(bonus);
        // The counts are before komi and bonus.
        Way { is: Is::Bonus(bonus), outcome: Outcome { margin, winner: rules.winner(margin), ..now }.into() }
    };
    OpenQuestion { about: About::Bonus, ways: std::iter::once(rules.bonus).chain(others).map(way).collect() }
}

fn about_grid(warning: &Warning, report: &Report) -> Option<OpenQuestion> {
    let Warning::DoubtfulGrid { percent } = warning else { return None };
    let as_read = Way { is: Is::AsItStands, outcome: outcome(report).into() };
    let ways = vec![as_read, Way { is: Is::Otherwise, outcome: OutcomeBounds::UNKNOWN }];
    Some(OpenQuestion { about: About::Grid(*percent), ways })
}
