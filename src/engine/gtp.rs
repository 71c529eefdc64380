//! Commands and answers as text.

use std::collections::BTreeSet;

use super::{Connection, EngineError};
use crate::language::Message;

/// More of what an engine says is left out where a person reads it.
const MOST_QUOTED: usize = 120;

/// A conversation with one engine.
pub(super) struct Session<'a> {
    connection: &'a mut dyn Connection,
}

impl<'a> Session<'a> {
    pub(super) fn new(connection: &'a mut dyn Connection) -> Session<'a> {
        Session { connection }
    }

    /// What the engine calls itself, if it says.
    pub(super) fn name(&mut self) -> Result<Option<String>, EngineError> {
        let said = self.answered("name")?.map(|name| quoted(&name));
        Ok(said.filter(|name| !name.is_empty()))
    }

    /// The commands that the engine knows.
    pub(super) fn commands(&mut self) -> Result<BTreeSet<String>, EngineError> {
        Ok(self.done("list_commands")?.split_whitespace().map(str::to_owned).collect())
    }

    /// What the engine answers to a command that it must not refuse.
    pub(super) fn done(&mut self, command: &str) -> Result<String, EngineError> {
        self.said(command)?
            .map_err(|answer| EngineError::Refused { command: quoted(command), answer: quoted(&answer) })
    }

    /// What the engine answers, or `None` when it refuses.
    pub(super) fn answered(&mut self, command: &str) -> Result<Option<String>, EngineError> {
        Ok(self.said(command)?.ok())
    }

    /// The answer, or within it why the engine refuses.
    fn said(&mut self, command: &str) -> Result<Result<String, String>, EngineError> {
        let answer = self.connection.ask(command)?;
        let mut text = answer.chars();
        match text.next() {
            Some('=') => Ok(Ok(plain(text.as_str()))),
            Some('?') => Ok(Err(plain(text.as_str()))),
            _ => Err(EngineError::nonsense(Message::new("engine-no-gtp").with("text", quoted(&answer)))),
        }
    }
}

/// The text as GTP reads it: tabs are spaces, other control characters but line breaks are not there.
fn plain(text: &str) -> String {
    let kept = text.chars().map(|c| if c == '\t' { ' ' } else { c });
    kept.filter(|&c| c == '\n' || !c.is_control()).collect()
}

/// The text in a sentence: one line, not too long.
pub(super) fn quoted(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let line: String = words.join(" ").chars().filter(|c| !c.is_control()).collect();
    match line.char_indices().nth(MOST_QUOTED) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}
