//! Finds the open questions, which only a user can settle, and computes the result of each answer.

use shuzi::color::Color;
use shuzi::count::{CountSettings, SettleError, other_stones, score_otherwise};
use shuzi::point::Point;
use shuzi::position::Position;
use shuzi::report::{DoubtfulGroup, Report, Settlement, Uncertain, Warning};
use shuzi::score::{HalfPoints, HandicapBonus, Neutral, Rules, Score};

use super::ByColor;
use super::scenario_cache::ScenarioCache;

/// Maximum number of doubtful points whose consequences are computed. Each answer takes another
/// reading of life, and a photo with more doubtful points has to be checked as a whole.
const MAX_POINTS_FOLLOWED: usize = 12;

/// A question that the result depends on and only a user can settle.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenQuestion {
    /// The topic of the question.
    pub topic: QuestionTopic,
    /// The possible answers, beginning with the one that the result assumes.
    pub answers: Vec<PossibleAnswer>,
}

/// The topic of a question.
#[derive(Clone, Debug, PartialEq)]
pub enum QuestionTopic {
    /// The stone on a point.
    Point(Uncertain),
    /// The life of a group.
    Group(DoubtfulGroup),
    /// The points at which the game is not finished.
    Unfinished(Vec<Point>),
    /// The points that White gets for handicap stones, which texts of the rules state differently.
    Bonus,
    /// The number of prisoners, which was deduced and depends on who moved last.
    Prisoners,
    /// The grid, with the probability in percent that it is right.
    Grid(u8),
}

/// A possible answer, and its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PossibleAnswer {
    /// The assumption that the answer confirms.
    pub assumption: Assumption,
    /// The result.
    pub outcome: OutcomeBounds,
}

/// A statement that answers a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assumption {
    /// This stone is on the point.
    Stone(Option<Color>),
    /// The group is dead, or alive.
    Dead(bool),
    /// Nothing more is played.
    AsItStands,
    /// The open points are played out, and this player moves first.
    PlayedOut(Color),
    /// White gets this bonus for the handicap stones.
    Bonus(HandicapBonus),
    /// This player made the last move.
    MovedLast(Color),
    /// Something else is the case, and the result is unknown.
    Otherwise,
}

/// The result of a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountOutcome {
    /// Both sides' counts before komi, or `None` if only their difference is known.
    pub counts: Option<ByColor<HalfPoints>>,
    /// Points by which Black is ahead, after everything that White is given.
    pub margin: HalfPoints,
    /// The winner, or `None` for a draw.
    pub winner: Option<Color>,
}

/// Bounds of a result. They are equal if the result is known exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct OutcomeBounds {
    /// The worst result for Black, or `None` if there is no proven bound.
    pub worst_for_black: Option<CountOutcome>,
    /// The best result for Black, or `None` if there is no proven bound.
    pub best_for_black: Option<CountOutcome>,
}

impl OutcomeBounds {
    /// The bounds if there is no result, or if it is unknown.
    pub const UNKNOWN: OutcomeBounds = OutcomeBounds {
        worst_for_black: None,
        best_for_black: None,
    };

    /// Returns the result if it is known exactly.
    pub fn exact(&self) -> Option<CountOutcome> {
        self.worst_for_black
            .filter(|_| self.worst_for_black == self.best_for_black)
    }

    /// Adds the change from `from` to `changed` to both bounds.
    pub(super) fn with_change(
        self,
        from: CountOutcome,
        changed: OutcomeBounds,
        rules: &Rules,
    ) -> OutcomeBounds {
        let add = |now: Option<CountOutcome>, changed: Option<CountOutcome>| {
            Some(now?.with_change(from, changed?, rules))
        };
        OutcomeBounds {
            worst_for_black: add(self.worst_for_black, changed.worst_for_black),
            best_for_black: add(self.best_for_black, changed.best_for_black),
        }
    }
}

impl From<CountOutcome> for OutcomeBounds {
    fn from(exact: CountOutcome) -> OutcomeBounds {
        OutcomeBounds {
            worst_for_black: Some(exact),
            best_for_black: Some(exact),
        }
    }
}

impl From<Option<CountOutcome>> for OutcomeBounds {
    fn from(known: Option<CountOutcome>) -> OutcomeBounds {
        known.map_or(OutcomeBounds::UNKNOWN, OutcomeBounds::from)
    }
}

impl CountOutcome {
    /// Returns the outcome of a score. Deduced prisoners are known only up to equal losses of both
    /// sides.
    pub fn from_score(score: &Score) -> CountOutcome {
        let counts = (!score.deduced_prisoners).then_some(score.counts);
        CountOutcome {
            counts,
            margin: score.margin,
            winner: score.winner,
        }
    }

    /// Returns the outcome with another margin. The sides' counts follow only if every point
    /// belongs to one of them; otherwise they are unknown.
    fn with_margin(self, margin: HalfPoints, rules: &Rules) -> CountOutcome {
        let gained = (margin - self.margin).0;
        let exchanged = rules.counts_area()
            && rules.conventions.neutral == Neutral::Halved
            && !rules.conventions.group_tax
            && gained % 2 == 0;
        let counts = self.counts.filter(|_| exchanged).map(|counts| ByColor {
            black: counts.black + HalfPoints(gained / 2),
            white: counts.white - HalfPoints(gained / 2),
        });
        CountOutcome {
            counts,
            margin,
            winner: rules.winner(margin),
        }
    }

    /// Adds the change from `from` to `changed`, assuming that both changes are independent.
    pub(super) fn with_change(
        self,
        from: CountOutcome,
        changed: CountOutcome,
        rules: &Rules,
    ) -> CountOutcome {
        let margin = self.margin + (changed.margin - from.margin);
        let counts =
            self.counts
                .zip(from.counts)
                .zip(changed.counts)
                .map(|((now, from), changed)| ByColor {
                    black: now.black + (changed.black - from.black),
                    white: now.white + (changed.white - from.white),
                });
        CountOutcome {
            counts,
            margin,
            winner: rules.winner(margin),
        }
    }
}

/// Finds all open questions that change the result of a report, or may change it. There are none if
/// the game is not decided by a count.
///
/// # Errors
/// Returns a [`SettleError`] like [`shuzi::count::settle`].
pub fn find_open_questions(
    report: &Report,
    cache: &mut ScenarioCache,
) -> Result<Vec<OpenQuestion>, SettleError> {
    let mut questions = Vec::new();
    if cache.settings.rules.ended.is_some() {
        return Ok(questions);
    }
    for (index, uncertain) in report.uncertain.iter().enumerate() {
        let is_followed = index < MAX_POINTS_FOLLOWED;
        questions.push(ask_about_point(report, *uncertain, is_followed, cache)?);
    }
    questions.extend(find_questions_beside_points(report, cache.settings));
    Ok(questions)
}

/// Finds the questions that are not about points of a photo.
pub(super) fn find_questions_beside_points(
    report: &Report,
    settings: &CountSettings,
) -> Vec<OpenQuestion> {
    let mut questions = Vec::new();
    if let Some(settled) = &report.settlement {
        questions.extend(ask_about_settlement(&report.position, settled, settings));
    }
    questions.extend(
        report
            .warnings
            .iter()
            .filter_map(|warning| ask_about_grid(warning, report)),
    );
    questions
}

/// Lists the stones that may be on a point, with their results if `is_followed`.
fn ask_about_point(
    report: &Report,
    uncertain: Uncertain,
    is_followed: bool,
    cache: &mut ScenarioCache,
) -> Result<OpenQuestion, SettleError> {
    // The stone as read comes first: the result assumes it.
    let read = report.position.stone(uncertain.point);
    let mut answers = vec![PossibleAnswer {
        assumption: Assumption::Stone(read),
        outcome: outcome_of(report).into(),
    }];
    let readings = cache.readings_of(uncertain.point);
    for stone in other_stones(read, &uncertain, &readings) {
        // An answer that contradicts the user's statements has no result.
        let outcome = match is_followed {
            true => cache
                .report_with(&vec![(uncertain.point, stone)])?
                .and_then(outcome_of),
            false => None,
        };
        answers.push(PossibleAnswer {
            assumption: Assumption::Stone(stone),
            outcome: outcome.into(),
        });
    }
    Ok(OpenQuestion {
        topic: QuestionTopic::Point(uncertain),
        answers,
    })
}

fn outcome_of(report: &Report) -> Option<CountOutcome> {
    report
        .settlement
        .as_ref()
        .map(|settled| CountOutcome::from_score(&settled.score))
}

/// Lists the questions about groups, open points, handicap bonus and prisoners that a settlement
/// leaves open.
fn ask_about_settlement(
    position: &Position,
    settled: &Settlement,
    settings: &CountSettings,
) -> Vec<OpenQuestion> {
    let (now, rules) = (CountOutcome::from_score(&settled.score), &settings.rules);
    let ask_about_group = |group: &DoubtfulGroup| {
        let otherwise = score_otherwise(position, settled, settings, &[group]);
        OpenQuestion {
            topic: QuestionTopic::Group(group.clone()),
            answers: vec![
                PossibleAnswer {
                    assumption: Assumption::Dead(group.dead),
                    outcome: now.into(),
                },
                PossibleAnswer {
                    assumption: Assumption::Dead(!group.dead),
                    outcome: otherwise.as_ref().map(CountOutcome::from_score).into(),
                },
            ],
        }
    };
    let mut questions: Vec<OpenQuestion> = settled.doubts.iter().map(ask_about_group).collect();
    // Open points may stay open, or be played out by either player. Without a search, the result of
    // playing them out is unknown.
    if settled.open.is_undecided() {
        let mut answers = vec![PossibleAnswer {
            assumption: Assumption::AsItStands,
            outcome: now.into(),
        }];
        match settled.open.played_out {
            None => answers.push(PossibleAnswer {
                assumption: Assumption::Otherwise,
                outcome: OutcomeBounds::UNKNOWN,
            }),
            Some(margins) => {
                answers.extend(Color::BOTH.into_iter().zip(margins).map(|(first, margin)| {
                    let outcome_of = |margin: HalfPoints| now.with_margin(margin, rules);
                    let outcome = OutcomeBounds {
                        worst_for_black: margin.at_least.map(outcome_of),
                        best_for_black: margin.at_most.map(outcome_of),
                    };
                    PossibleAnswer {
                        assumption: Assumption::PlayedOut(first),
                        outcome,
                    }
                }))
            }
        }
        let points = settled.open.points.iter().map(|open| open.point).collect();
        questions.push(OpenQuestion {
            topic: QuestionTopic::Unfinished(points),
            answers,
        });
    }
    if settled.score.rules.is_bonus_open() {
        questions.push(ask_about_bonus(&settled.score));
    }
    // Deduced prisoners assume that White moved last.
    if let Some(margin) = settled.score.margin_if_black_moved_last() {
        let answers = vec![
            PossibleAnswer {
                assumption: Assumption::MovedLast(Color::White),
                outcome: now.into(),
            },
            PossibleAnswer {
                assumption: Assumption::MovedLast(Color::Black),
                outcome: now.with_margin(margin, rules).into(),
            },
        ];
        questions.push(OpenQuestion {
            topic: QuestionTopic::Prisoners,
            answers,
        });
    }
    questions
}

/// Lists the possible bonuses, beginning with the one that the result assumes.
fn ask_about_bonus(score: &Score) -> OpenQuestion {
    let (now, rules) = (CountOutcome::from_score(score), &score.rules);
    let others = HandicapBonus::ALL
        .into_iter()
        .filter(|bonus| *bonus != rules.bonus);
    let assume = |bonus: HandicapBonus| {
        let margin = now.margin + rules.bonus_points() - rules.points_of(bonus);
        // The counts do not include komi and bonus.
        PossibleAnswer {
            assumption: Assumption::Bonus(bonus),
            outcome: CountOutcome {
                margin,
                winner: rules.winner(margin),
                ..now
            }
            .into(),
        }
    };
    OpenQuestion {
        topic: QuestionTopic::Bonus,
        answers: std::iter::once(rules.bonus)
            .chain(others)
            .map(assume)
            .collect(),
    }
}

/// Asks about the grid if it is doubtful; the result of another grid is unknown.
fn ask_about_grid(warning: &Warning, report: &Report) -> Option<OpenQuestion> {
    let Warning::DoubtfulGrid { percent } = warning else {
        return None;
    };
    let as_read = PossibleAnswer {
        assumption: Assumption::AsItStands,
        outcome: outcome_of(report).into(),
    };
    let answers = vec![
        as_read,
        PossibleAnswer {
            assumption: Assumption::Otherwise,
            outcome: OutcomeBounds::UNKNOWN,
        },
    ];
    Some(OpenQuestion {
        topic: QuestionTopic::Grid(*percent),
        answers,
    })
}
