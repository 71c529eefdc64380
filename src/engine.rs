//! Engine: what another Go program says is dead, asked over GTP.
//!
//! The Go Text Protocol, version 2 (<https://www.lysator.liu.se/~gunnar/gtp/>): a command a line, an answer up to
//! an empty line. How the program is started and for how long it may think is the caller's: [`Connection`]. What it
//! answers is not trusted: an answer that names no whole chains of the board is refused.

mod answer;
mod gtp;
mod setup;
#[cfg(test)]
mod tests;

use crate::point::{BoardSize, Point};
use crate::position::Position;

/// What an engine is asked about.
#[derive(Clone, Copy, Debug)]
pub struct Game<'a> {
    /// What stands where, at the end of the game.
    pub position: &'a Position,
    /// The rules by the name that `kata-set-rules` knows (`chinese`, `japanese`, …); other engines have no word for
    /// them.
    pub rules: &'a str,
    /// Points that White is given.
    pub komi: f64,
}

/// What an engine says of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opinion {
    /// What the engine calls itself.
    pub engine: String,
    /// The stones of all dead chains, in reading order.
    pub dead: Vec<Point>,
    /// The stones of all chains in seki, in reading order; none where the engine does not tell them from living ones.
    pub seki: Vec<Point>,
}

/// That an engine said nothing that can be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoOpinion {
    /// What the engine calls itself, or its program's name.
    pub engine: String,
    /// Why not.
    pub why: EngineError,
}

/// Why an engine said nothing that can be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EngineError {
    /// The program does not run.
    #[error("it cannot be started: {reason}")]
    NotStarted {
        /// What the system says.
        reason: String,
    },
    /// The program ended or closed its output.
    #[error("it ended ({how}) before it had answered '{command}'")]
    Ended {
        /// What it was asked.
        command: String,
        /// Its exit status, and its last words.
        how: String,
    },
    /// No answer in time.
    #[error("it had not answered '{command}' after {seconds} s")]
    TimedOut {
        /// What it was asked.
        command: String,
        /// What it was given in all.
        seconds: u64,
    },
    /// More output than any answer needs.
    #[error("it writes without end")]
    TooMuch,
    /// It does not do what it was asked.
    #[error("it refuses '{command}': {answer}")]
    Refused {
        /// What it was asked.
        command: String,
        /// What it said.
        answer: String,
    },
    /// It has no word for dead stones.
    #[error("it does not know the GTP command final_status_list")]
    CannotTell,
    /// What it says is not so.
    #[error("its answer makes no sense: {reason}")]
    Nonsense {
        /// Why not.
        reason: String,
    },
    /// GTP knows square boards only.
    #[error("engines know square boards only, and this one is {size}")]
    NotSquare {
        /// The board.
        size: BoardSize,
    },
    /// No engine takes a chain without liberties.
    #[error("no engine takes a position with a chain that has no liberties")]
    NoLiberties,
}

impl EngineError {
    /// What to do next.
    pub fn hint(&self) -> &'static str {
        match self {
            EngineError::NotStarted { .. } => {
                "Check the command of --engine; a program outside of PATH needs its folder, as in /usr/games/gnugo."
            }
            EngineError::Ended { .. } | EngineError::TooMuch => {
                "Try the command of --engine by itself: it has to speak GTP, as \"gnugo --mode gtp\" does."
            }
            EngineError::TimedOut { .. } => {
                "Check that the command of --engine speaks GTP, as \"gnugo --mode gtp\" does, or allow more time with \
                 --engine-timeout."
            }
            EngineError::Refused { .. } | EngineError::CannotTell | EngineError::Nonsense { .. } => {
                "Ask another engine, such as GNU Go or KataGo."
            }
            EngineError::NotSquare { .. } | EngineError::NoLiberties => "Leave --engine out for this board.",
        }
    }

    /// It ended with `status` before it had answered `command`; `last` is the last it wrote elsewhere.
    pub fn ended(command: &str, status: &str, last: &str) -> EngineError {
        let last = gtp::quoted(last);
        let how = if last.is_empty() { status.to_owned() } else { format!("{status}; {last}") };
        EngineError::Ended { command: gtp::quoted(command), how }
    }

    /// What it says is not so, for this reason.
    pub fn nonsense(reason: impl Into<String>) -> EngineError {
        EngineError::Nonsense { reason: reason.into() }
    }
}

/// A way to a program that runs and may never answer.
pub trait Connection {
    /// Sends `command`, a line without its end, and gives the answer: its lines from `=` or `?` to the empty line.
    ///
    /// # Errors
    /// [`EngineError`] when no answer comes.
    fn ask(&mut self, command: &str) -> Result<String, EngineError>;
}

/// Asks the engine behind `connection`, whose program is called `program`, which stones of the game are dead.
///
/// # Errors
/// [`NoOpinion`] when it does not answer, cannot tell, or says what cannot be so.
pub fn consult(game: &Game, program: &str, connection: &mut dyn Connection) -> Result<Opinion, NoOpinion> {
    let mut session = gtp::Session::new(connection);
    let mut engine = gtp::quoted(program);
    let judged = session.name().and_then(|name| {
        engine = name.unwrap_or(engine.clone());
        judge(game, &mut session)
    });
    match judged {
        Ok((dead, seki)) => Ok(Opinion { engine, dead, seki }),
        Err(why) => Err(NoOpinion { engine, why }),
    }
}

/// The dead stones and those in seki.
fn judge(game: &Game, session: &mut gtp::Session) -> Result<(Vec<Point>, Vec<Point>), EngineError> {
    let known = session.commands()?;
    if !known.contains("final_status_list") {
        return Err(EngineError::CannotTell);
    }
    setup::set_up(game, session, &known)?;
    let dead = answer::whole_chains(game.position, &session.done("final_status_list dead")?)?;
    // Not every engine tells seki from life.
    let seki = session.answered("final_status_list seki")?.unwrap_or_default();
    let seki = answer::whole_chains(game.position, &seki)?;
    match dead.iter().find(|point| seki.contains(point)) {
        Some(&both) => {
            let point = game.position.size().name(both);
            Err(EngineError::nonsense(format!("it has {point} both dead and in seki")))
        }
        None => Ok((dead, seki)),
    }
}
