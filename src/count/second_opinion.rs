//! Second opinions: an engine also judges life and death, and the user is asked about chains on
//! which it differs.

use std::cell::RefCell;
use std::collections::HashMap;

use crate::engine::{EngineError, FinishedGame, NoOpinion, Opinion};
use crate::language::{Message, ToMessage};
use crate::life::{ChainLife, LifeReading, Reason, SecondOpinion, Status};
use crate::point::Point;
use crate::position::Position;
use crate::report::Warning;
use crate::score::contradiction::{Contradiction, find_contradiction};
use crate::score::{RuleSet, Rules};

/// A function that asks an engine about a game.
type AskEngine<'a> = Box<dyn Fn(&FinishedGame) -> Result<Opinion, NoOpinion> + 'a>;

/// An engine's opinions on the positions of one case. The engine is asked about each position only
/// once.
pub struct SecondOpinions<'a> {
    ask: Option<AskEngine<'a>>,
    opinions: RefCell<HashMap<Position, Result<Opinion, NoOpinion>>>,
}

impl<'a> SecondOpinions<'a> {
    /// Returns second opinions without an engine: the proposal stands.
    pub fn none() -> SecondOpinions<'a> {
        SecondOpinions {
            ask: None,
            opinions: RefCell::default(),
        }
    }

    /// Returns the second opinions of the engine behind `ask`.
    pub fn of(
        ask: impl Fn(&FinishedGame) -> Result<Opinion, NoOpinion> + 'a,
    ) -> SecondOpinions<'a> {
        SecondOpinions {
            ask: Some(Box::new(ask)),
            opinions: RefCell::default(),
        }
    }

    /// Returns true if there is an engine to ask.
    pub(super) fn are_asked_for(&self) -> bool {
        self.ask.is_some()
    }

    /// Marks chains on which the engine differs, so that the user is asked about them. Chains whose
    /// fate the user stated are left alone.
    pub(super) fn compare(&self, position: &Position, rules: &Rules, life: &mut LifeReading) {
        if life.chains.iter().all(is_stated) {
            // An engine may take seconds: it is not asked where its opinion cannot change anything.
            return;
        }
        let Some(Ok(opinion)) = self.ask_once(position, rules) else {
            return;
        };
        for chain in life.chains.iter_mut().filter(|chain| !is_stated(chain)) {
            let status = status_in_opinion(chain, &opinion);
            if (status == Status::Dead) != (chain.status == Status::Dead) {
                chain.ask = true;
                chain.second = Some(SecondOpinion {
                    engine: opinion.engine.clone(),
                    status,
                });
            }
        }
    }

    /// Returns a warning if the engine was asked about this position and gave no usable opinion.
    pub(super) fn failure(&self, position: &Position) -> Option<Warning> {
        let opinions = self.opinions.borrow();
        let NoOpinion { engine, why } = opinions.get(position)?.as_ref().err()?;
        let (message, hint) = (why.to_message(), why.hint());
        Some(Warning::NoSecondOpinion {
            engine: engine.clone(),
            message,
            hint,
        })
    }

    /// Returns the engine's opinion, asking it only if it has not been asked about this position
    /// before.
    fn ask_once(&self, position: &Position, rules: &Rules) -> Option<Result<Opinion, NoOpinion>> {
        let ask = self.ask.as_ref()?;
        if let Some(known) = self.opinions.borrow().get(position) {
            return Some(known.clone());
        }
        let game = FinishedGame {
            position,
            rules: engine_rules_name(rules.set),
            komi: rules.komi.as_points(),
        };
        let opinion = ask(&game).and_then(|opinion| reject_impossible(opinion, position));
        self.opinions
            .borrow_mut()
            .insert(position.clone(), opinion.clone());
        Some(opinion)
    }
}

/// Returns true if the user stated the chain's fate.
fn is_stated(chain: &ChainLife) -> bool {
    matches!(chain.reason, Reason::Stated | Reason::StatedByKoPass)
}

/// Returns the status of a chain in the engine's opinion.
fn status_in_opinion(chain: &ChainLife, opinion: &Opinion) -> Status {
    let is_among = |points: &[Point]| chain.points.iter().any(|point| points.contains(point));
    if is_among(&opinion.dead) {
        Status::Dead
    } else if is_among(&opinion.seki) {
        Status::Seki
    } else {
        Status::Alive
    }
}

/// Returns the opinion unless it calls chains dead that cannot be: a user must not be asked about
/// those.
fn reject_impossible(opinion: Opinion, position: &Position) -> Result<Opinion, NoOpinion> {
    let reason = match find_contradiction(position, &position.without(&opinion.dead)) {
        None => return Ok(opinion),
        Some(Contradiction::PassAlive(chain)) => Message::new("engine-takes-living")
            .with("point", name_first_point(position, &chain.points)),
        Some(Contradiction::NothingAlive(black, white)) => Message::new("engine-nothing-alive")
            .with("first", name_first_point(position, &black.points))
            .with("second", name_first_point(position, &white.points)),
    };
    Err(NoOpinion {
        engine: opinion.engine,
        why: EngineError::nonsense(reason),
    })
}

/// Returns the name of the first of these points.
fn name_first_point(position: &Position, points: &[Point]) -> String {
    points
        .first()
        .map(|&point| position.size().name(point))
        .unwrap_or_default()
}

/// Returns the name of the nearest rules among those of KataGo's `kata-set-rules`.
fn engine_rules_name(set: RuleSet) -> &'static str {
    match set {
        RuleSet::Chinese | RuleSet::Chinese1988 | RuleSet::Ing => "chinese",
        RuleSet::Japanese => "japanese",
        RuleSet::Korean => "korean",
        RuleSet::Aga => "aga",
        RuleSet::NewZealand => "new-zealand",
        RuleSet::TrompTaylor | RuleSet::Beginner => "tromp-taylor",
    }
}
