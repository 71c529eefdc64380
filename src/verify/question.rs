//! Question: what a result depends on that only a person can settle, and what follows from each answer.

use crate::color::Color;
use crate::count::{Case, Clock, CountSettings, SecondOpinions, SettleError, settle};
use crate::point::Point;
use crate::report::{DoubtfulGroup, Report, Settlement, Uncertain, Warning};
use crate::score::{HalfPoints, Rules, Score};
use crate::stones::{Doubt, StoneReading};

/// A point that something hides may be anything; otherwise what is less probable than this is not asked about.
const LEAST_PROBABILITY: f64 = 0.005;

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
    /// The result; `None` where there is none, or nobody can tell.
    pub outcome: Option<Outcome>,
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
    /// This player made the last move.
    MovedLast(Color),
    /// It is otherwise, and nobody can tell what follows.
    Otherwise,
}

/// A result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Black's count before komi.
    pub black: HalfPoints,
    /// White's count before komi.
    pub white: HalfPoints,
    /// Points for Black after all that White is given.
    pub margin: HalfPoints,
    /// Who wins; `None` for a draw.
    pub winner: Option<Color>,
}

impl Outcome {
    /// What a score comes to.
    pub fn of(score: &Score) -> Outcome {
        let Score { black, white, margin, winner, .. } = score;
        Outcome { black: *black, white: *white, margin: *margin, winner: *winner }
    }

    /// The same with another margin and what that makes of Black's and White's counts, if area was exchanged: what one
    /// gains the other loses.
    fn with_margin(self, margin: HalfPoints, rules: &Rules) -> Outcome {
        let gained = margin - self.margin;
        let (black, white) = match rules.counts_area() {
            // Halves of what changed hands; where that is no whole number of half points nobody's count is claimed.
            true => (self.black + HalfPoints(gained.0 / 2), self.white - HalfPoints(gained.0 - gained.0 / 2)),
            false => (self.black + gained, self.white),
        };
        Outcome { black, white, margin, winner: rules.winner(margin) }
    }

    /// The result of both changes, if `changed` and `self` depart from `from` each in its own way.
    pub(super) fn and(self, from: Outcome, changed: Outcome, rules: &Rules) -> Outcome {
        let margin = self.margin + (changed.margin - from.margin);
        Outcome {
            black: self.black + (changed.black - from.black),
            white: self.white + (changed.white - from.white),
            margin,
            winner: rules.winner(margin),
        }
    }
}

/// Everything that a report leaves to a person and that changes its result, or may.
///
/// # Errors
/// [`SettleError`] as [`settle`].
pub fn open_questions(
    case: &Case,
    report: &Report,
    settings: &CountSettings,
    clock: Clock,
) -> Result<Vec<OpenQuestion>, SettleError> {
    let mut questions = Vec::new();
    for uncertain in &report.uncertain {
        questions.push(about_point(case, report, *uncertain, settings, clock)?);
    }
    questions.extend(report.settlement.iter().flat_map(|settled| about_settlement(settled, &settings.rules)));
    questions.extend(report.warnings.iter().filter_map(|warning| about_grid(warning, report)));
    Ok(questions)
}

fn about_point(
    case: &Case,
    report: &Report,
    uncertain: Uncertain,
    settings: &CountSettings,
    clock: Clock,
) -> Result<OpenQuestion, SettleError> {
    let read = case.position.stone(uncertain.point);
    let mut ways = vec![Way { is: Is::Stone(read), outcome: outcome(report) }];
    for stone in others(read, &uncertain) {
        let stated = case.clone().stating(uncertain.point, stone);
        let outcome = match settle(&stated, settings, &SecondOpinions::none(), clock) {
            Ok(then) => outcome(&then),
            // What a person said does not fit this answer: that has no result.
            Err(SettleError::Correction(_)) => None,
            Err(error) => return Err(error),
        };
        ways.push(Way { is: Is::Stone(stone), outcome });
    }
    Ok(OpenQuestion { about: About::Point(uncertain), ways })
}

/// What else may stand on a point.
fn others(read: Option<Color>, uncertain: &Uncertain) -> Vec<Option<Color>> {
    let hidden = match uncertain.why {
        Doubt::Covered | Doubt::OutOfFrame | Doubt::NoLiberties => true,
        Doubt::Glare | Doubt::Ambiguous | Doubt::OffPoint => false,
    };
    let StoneReading { empty, black, white, .. } = uncertain.reading;
    let classes = [(None, empty), (Some(Color::Black), black), (Some(Color::White), white)];
    let mut others: Vec<_> = classes
        .into_iter()
        .filter(|&(class, probability)| class != read && (hidden || probability >= LEAST_PROBABILITY))
        .collect();
    others.sort_by(|a, b| b.1.total_cmp(&a.1));
    others.into_iter().map(|(class, _)| class).collect()
}

fn outcome(report: &Report) -> Option<Outcome> {
    report.settlement.as_ref().map(|settled| Outcome::of(&settled.score))
}

fn about_settlement(settled: &Settlement, rules: &Rules) -> Vec<OpenQuestion> {
    let now = Outcome::of(&settled.score);
    let group = |group: &DoubtfulGroup| {
        let otherwise = group.otherwise.map(|then| now.with_margin(then.margin, rules));
        OpenQuestion {
            about: About::Group(group.clone()),
            ways: vec![
                Way { is: Is::Dead(group.dead), outcome: Some(now) },
                Way { is: Is::Dead(!group.dead), outcome: otherwise },
            ],
        }
    };
    let mut questions: Vec<OpenQuestion> = settled.doubts.iter().map(group).collect();
    if !settled.open.points.is_empty() {
        let mut ways = vec![Way { is: Is::AsItStands, outcome: Some(now) }];
        match settled.open.played_out {
            None => ways.push(Way { is: Is::Otherwise, outcome: None }),
            Some(margins) => ways.extend(Color::BOTH.into_iter().zip(margins).map(|(first, margin)| {
                let outcome = Some(now.with_margin(margin, rules));
                Way { is: Is::PlayedOut(first), outcome }
            })),
        }
        let points = settled.open.points.iter().map(|open| open.point).collect();
        questions.push(OpenQuestion { about: About::Unfinished(points), ways });
    }
    if let Some(margin) = settled.score.margin_if_black_moved_last() {
        let ways = vec![
            Way { is: Is::MovedLast(Color::White), outcome: Some(now) },
            Way { is: Is::MovedLast(Color::Black), outcome: Some(now.with_margin(margin, rules)) },
        ];
        questions.push(OpenQuestion { about: About::Prisoners, ways });
    }
    questions
}

fn about_grid(warning: &Warning, report: &Report) -> Option<OpenQuestion> {
    let Warning::DoubtfulGrid { percent } = warning else { return None };
    let as_read = Way { is: Is::AsItStands, outcome: outcome(report) };
    let ways = vec![as_read, Way { is: Is::Otherwise, outcome: None }];
    Some(OpenQuestion { about: About::Grid(*percent), ways })
}
