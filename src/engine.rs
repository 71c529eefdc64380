//! Engine: asks another Go program over GTP which stones are dead.
//!
//! The Go Text Protocol, version 2 (<https://www.lysator.liu.se/~gunnar/gtp/>), sends one command
//! per line and gets an answer that ends with an empty line. Starting the program and limiting its
//! time is up to the caller, who provides a [`Connection`]. The engine's answers are not trusted:
//! an answer that does not name whole chains of the board is refused.

mod answer;
mod gtp;
mod setup;
#[cfg(test)]
mod tests;

use crate::language::{Message, ToMessage};
use crate::point::{BoardSize, Point};
use crate::position::Position;

/// The end of a game about which an engine is asked.
#[derive(Clone, Copy, Debug)]
pub struct FinishedGame<'a> {
    /// The position at the end of the game.
    pub position: &'a Position,
    /// Name of the rules for the command `kata-set-rules` (`chinese`, `japanese`, …); engines
    /// without that command are not told the rules.
    pub rules: &'a str,
    /// Komi in points for White.
    pub komi: f64,
}

/// An engine's opinion of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opinion {
    /// Name that the engine gives itself.
    pub engine: String,
    /// The stones of all dead chains, in reading order.
    pub dead: Vec<Point>,
    /// The stones of all chains in seki, in reading order; empty if the engine does not distinguish
    /// them from living ones.
    pub seki: Vec<Point>,
}

/// The failure to get a usable opinion from an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoOpinion {
    /// Name that the engine gives itself, or its program's name.
    pub engine: String,
    /// The error.
    pub why: EngineError,
}

/// An error in asking an engine.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum EngineError {
    /// The program could not be started.
    NotStarted {
        /// Error message of the system.
        reason: Message,
    },
    /// The program ended or closed its output before it answered.
    Ended {
        /// The command it was sent.
        command: String,
        /// Its exit status, and the last text it wrote.
        how: String,
    },
    /// The program did not answer in time.
    TimedOut {
        /// The command it was sent.
        command: String,
        /// Time limit for all commands together, in seconds.
        seconds: u64,
    },
    /// The program wrote more output than any answer needs.
    TooMuch,
    /// The engine refused a command.
    Refused {
        /// The command it was sent.
        command: String,
        /// Its answer.
        answer: String,
    },
    /// The engine has no command that lists dead stones.
    CannotTell,
    /// The answer cannot be right.
    Nonsense {
        /// The contradiction.
        reason: Message,
    },
    /// The board is not square, as GTP requires.
    NotSquare {
        /// Size of the board.
        size: BoardSize,
    },
    /// A chain has no liberties, which no engine accepts.
    NoLiberties,
}

impl ToMessage for EngineError {
    fn to_message(&self) -> Message {
        match self {
            EngineError::NotStarted { reason } => {
                Message::new("error-engine-not-started").with("reason", reason.clone())
            }
            EngineError::Ended { command, how } => Message::new("error-engine-ended")
                .with("command", command.as_str())
                .with("how", how.as_str()),
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
    /// Returns advice to the user.
    pub fn hint(&self) -> Message {
        Message::new(match self {
            EngineError::NotStarted { .. } => "hint-engine-command",
            EngineError::Ended { .. } | EngineError::TooMuch => "hint-engine-by-itself",
            EngineError::TimedOut { .. } => "hint-engine-more-time",
            EngineError::Refused { .. }
            | EngineError::CannotTell
            | EngineError::Nonsense { .. } => "hint-another-engine",
            EngineError::NotSquare { .. } | EngineError::NoLiberties => "hint-leave-engine-out",
        })
    }

    /// Returns the error of a program that ended with `status` before it answered `command`; `last`
    /// is the last text it wrote to its standard error.
    pub fn ended(command: &str, status: &str, last: &str) -> EngineError {
        let last = gtp::quote(last);
        let how = if last.is_empty() {
            status.to_owned()
        } else {
            format!("{status}; {last}")
        };
        EngineError::Ended {
            command: gtp::quote(command),
            how,
        }
    }

    /// Returns the error of an answer that cannot be right, for this reason.
    pub fn nonsense(reason: Message) -> EngineError {
        EngineError::Nonsense { reason }
    }
}

/// A connection to a running program, which may never answer.
pub trait Connection {
    /// Sends `command`, a line without its end, and returns the answer: its lines from `=` or `?`
    /// to the empty line.
    ///
    /// # Errors
    /// [`EngineError`] when no answer comes.
    fn ask(&mut self, command: &str) -> Result<String, EngineError>;
}

/// Asks the engine behind `connection`, whose program is called `program`, which stones of the game
/// are dead.
///
/// # Errors
/// [`NoOpinion`] when the engine does not answer, has no command for it, or gives an answer that
/// cannot be right.
pub fn consult(
    game: &FinishedGame,
    program: &str,
    connection: &mut dyn Connection,
) -> Result<Opinion, NoOpinion> {
    let mut session = gtp::Session::new(connection);
    let mut engine = gtp::quote(program);
    let answered = session.ask_name().and_then(|name| {
        engine = name.unwrap_or(engine.clone());
        ask_for_dead_and_seki(game, &mut session)
    });
    match answered {
        Ok((dead, seki)) => Ok(Opinion { engine, dead, seki }),
        Err(why) => Err(NoOpinion { engine, why }),
    }
}

/// Sets the position up and asks for the dead stones and for those in seki.
fn ask_for_dead_and_seki(
    game: &FinishedGame,
    session: &mut gtp::Session,
) -> Result<(Vec<Point>, Vec<Point>), EngineError> {
    let known = session.list_commands()?;
    if !known.contains("final_status_list") {
        return Err(EngineError::CannotTell);
    }
    setup::set_up_game(game, session, &known)?;
    let dead =
        answer::parse_whole_chains(game.position, &session.require("final_status_list dead")?)?;
    // Not every engine distinguishes seki from life.
    let seki = session
        .request("final_status_list seki")?
        .unwrap_or_default();
    let seki = answer::parse_whole_chains(game.position, &seki)?;
    match dead.iter().find(|point| seki.contains(point)) {
        Some(&both) => {
            let point = game.position.size().name(both);
            Err(EngineError::nonsense(
                Message::new("engine-dead-and-seki").with("point", point),
            ))
        }
        None => Ok((dead, seki)),
    }
}
