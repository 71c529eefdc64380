//! Second opinions: another judge of life is heard, and where it differs a person is asked.

use std::cell::RefCell;
use std::collections::HashMap;

use crate::engine::{EngineError, FinishedGame, NoOpinion, Opinion};
use crate::language::{Message, ToMessage};
use crate::life::{ChainLife, LifeReading, Reason, SecondOpinion, Status};
use crate::position::Position;
use crate::report::Warning;
use crate::score::contradiction::{Contradiction, find_contradiction};
use crate::score::{RuleSet, Rules};

/// Asks an engine about a game.
type Ask<'a> = Box<dyn Fn(&FinishedGame) -> Result<Opinion, NoOpinion> + 'a>;

/// What an engine says of the positions of one case, each of which it is asked about once.
pub struct SecondOpinions<'a> {
    ask: Option<Ask<'a>>,
    heard: RefCell<HashMap<Position, Result<Opinion, NoOpinion>>>,
}

impl<'a> SecondOpinions<'a> {
    /// Nobody else is asked.
    pub fn none() -> SecondOpinions<'a> {
        SecondOpinions { ask: None, heard: RefCell::default() }
    }

    /// Those of the engine behind `ask`.
    pub fn of(ask: impl Fn(&FinishedGame) -> Result<Opinion, NoOpinion> + 'a) -> SecondOpinions<'a> {
        SecondOpinions { ask: Some(Box::new(ask)), heard: RefCell::default() }
    }

    /// Whether anybody is asked.
    pub(super) fn are_asked_for(&self) -> bool {
        self.ask.is_some()
    }

    /// Marks the chains of which the engine says something else: they are asked about. What a person stated stands.
    pub(super) fn compare(&self, position: &Position, rules: &Rules, life: &mut LifeReading) {
        let proposed =
            |chain: &&mut ChainLife| !matches!(chain.reason, Reason::Stated | Reason::StatedByKoPass);
        let mut chains = life.chains.iter_mut().filter(proposed).peekable();
        if chains.peek().is_none() {
            return;
        }
        let Some(Ok(opinion)) = self.of_position(position, rules) else { return };
        for chain in chains {
            let status = said_of(chain, &opinion);
            if (status == Status::Dead) != (chain.status == Status::Dead) {
                chain.ask = true;
                chain.second = Some(SecondOpinion { engine: opinion.engine.clone(), status });
            }
        }
    }

    /// That the engine was asked about the position in vain.
    pub(super) fn failure(&self, position: &Position) -> Option<Warning> {
        let heard = self.heard.borrow();
        let NoOpinion { engine, why } = heard.get(position)?.as_ref().err()?;
        let (message, hint) = (why.to_message(), why.hint());
        Some(Warning::NoSecondOpinion { engine: engine.clone(), message, hint })
    }

    fn of_position(&self, position: &Position, rules: &Rules) -> Option<Result<Opinion, NoOpinion>> {
        let ask = self.ask.as_ref()?;
        if let Some(heard) = self.heard.borrow().get(position) {
            return Some(heard.clone());
        }
        let game = FinishedGame { position, rules: name(rules.set), komi: rules.komi.as_points() };
        let said = ask(&game).and_then(|opinion| possible(opinion, position));
        self.heard.borrow_mut().insert(position.clone(), said.clone());
        Some(said)
    }
}

/// What the engine says of a chain.
fn said_of(chain: &ChainLife, opinion: &Opinion) -> Status {
    let names = |points: &[_]| chain.points.iter().any(|point| points.contains(point));
    if names(&opinion.dead) {
        Status::Dead
    } else if names(&opinion.seki) {
        Status::Seki
    } else {
        Status::Alive
    }
}

/// An opinion that can be true: nobody is asked whether a chain is dead that cannot be.
fn possible(opinion: Opinion, position: &Position) -> Result<Opinion, NoOpinion> {
    let reason = match find_contradiction(position, &position.without(&opinion.dead)) {
        None => return Ok(opinion),
        Some(Contradiction::PassAlive(chain)) => {
            Message::new("engine-takes-living").with("point", first(position, &chain.points))
        }
        Some(Contradiction::NothingAlive(black, white)) => Message::new("engine-nothing-alive")
            .with("first", first(position, &black.points))
            .with("second", first(position, &white.points)),
    };
    Err(NoOpinion { engine: opinion.engine, why: EngineError::nonsense(reason) })
}

fn first(position: &Position, points: &[crate::point::Point]) -> String {
    points.first().map(|&point| position.size().name(point)).unwrap_or_default()
}

/// The rules by the names of KataGo's `kata-set-rules`, of which the nearest are taken.
fn name(set: RuleSet) -> &'static str {
    match set {
        RuleSet::Chinese | RuleSet::Chinese1988 | RuleSet::Ing => "chinese",
        RuleSet::Japanese => "japanese",
        RuleSet::Korean => "korean",
        RuleSet::Aga => "aga",
        RuleSet::NewZealand => "new-zealand",
        RuleSet::TrompTaylor | RuleSet::Beginner => "tromp-taylor",
    }
}
