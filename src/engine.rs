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

use crate::language::{Message, ToMessage};
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
#[error("{}", self.to_message())]
pub enum EngineError {
    /// The program does not run.
    NotStarted {
        /// What the system says.
        reason: Message,
    },
    /// The program ended or closed its output.
    Ended {
        /// What it was asked.
        command: String,
        /// Its exit status, and its last words.
        how: String,
    },
    /// No answer in time.
    TimedOut {
        /// What it was asked.
        command: String,
        /// What it was given in all.
        seconds: u64,
    },
    /// More output than any answer needs.
    TooMuch,
    /// It does not do what it was asked.
    Refused {
        /// What it was asked.
        command: String,
        /// What it said.
        answer: String,
    },
    /// It has no word for dead stones.
    CannotTell,
    /// What it says is not so.
    Nonsense {
        /// Why not.
        reason: Message,
    },
    /// GTP knows square boards only.
    NotSquare {
        /// The board.
        size: BoardSize,
    },
    /// No engine takes a chain without liberties.
    NoLiberties,
}

impl ToMessage for EngineError {
    fn to_message(&self) -> Message {
        match self {
            EngineError::NotStarted { reason } => {
                Message::new("error-engine-not-started").with("reason", reason.clone())
            }
            EngineError::Ended { command, how } => {
                Message::new("error-engine-ended").with("command", command.as_str()).with("how", how.as_str())
            }
            EngineError::TimedOut { command, seconds } => Message::new("error-engine-timed-out")
                .with("command", command.as_str())
                .with("seconds", *seconds),
            EngineError::TooMuch => Message::new("error-engine-endless"),
            EngineError::Refused { command, answer } => Message::new("error-engine-refuses")
                .with("command", command.as_str())
                .with("answer", answer.as_str()),
            EngineError::CannotTell => Message::new("error-engine-cannot-tell"),
            EngineError::Nonsense { reason } => {
                Message::new("error-engine-nonsense").with("reason", reason.clone())
            }
            EngineError::NotSquare { size } => {
                Message::new("error-engine-not-square").with("size", size.to_string())
            }
            EngineError::NoLiberties => Message::new("error-engine-no-liberties"),
        }
    }
}

impl EngineError {
    /// What to do next.
    pub fn hint(&self) -> Message {
        Message::new(match self {
            EngineError::NotStarted { .. } => "hint-engine-command",
            EngineError::Ended { .. } | EngineError::TooMuch => "hint-engine-by-itself",
            EngineError::TimedOut { .. } => "hint-engine-more-time",
            EngineError::Refused { .. } | EngineError::CannotTell | EngineError::Nonsense { .. } => {
                "hint-another-engine"
            }
            EngineError::NotSquare { .. } | EngineError::NoLiberties => "hint-leave-engine-out",
        })
    }

    /// It ended with `status` before it had answered `command`; `last` is the last it wrote elsewhere.
    pub fn ended(command: &str, status: &str, last: &str) -> EngineError {
        let last = gtp::quoted(last);
        let how = if last.is_empty() { status.to_owned() } else { format!("{status}; {last}") };
        EngineError::Ended { command: gtp::quoted(command), how }
    }

    /// What it says is not so, for this reason.
    pub fn nonsense(reason: Message) -> EngineError {
        EngineError::Nonsense { reason }
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
            Err(EngineError::nonsense(Message::new("engine-dead-and-seki").with("point", point)))
        }
        None => Ok((dead, seki)),
    }
}
