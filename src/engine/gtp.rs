//! Sends commands and reads answers as text.

use std::collections::BTreeSet;

use super::{Connection, EngineError};
use crate::language::Message;

/// Most characters of an engine's text that are quoted in a sentence.
const MOST_QUOTED: usize = 120;

/// A conversation with one engine.
pub(super) struct Session<'a> {
    connection: &'a mut dyn Connection,
}

impl<'a> Session<'a> {
    pub(super) fn new(connection: &'a mut dyn Connection) -> Session<'a> {
        Session { connection }
    }

    /// Asks for the name that the engine gives itself.
    pub(super) fn ask_name(&mut self) -> Result<Option<String>, EngineError> {
        let name = self.request("name")?.map(|name| quote(&name));
        Ok(name.filter(|name| !name.is_empty()))
    }

    /// Asks for the commands that the engine knows.
    pub(super) fn list_commands(&mut self) -> Result<BTreeSet<String>, EngineError> {
        Ok(self
            .require("list_commands")?
            .split_whitespace()
            .map(str::to_owned)
            .collect())
    }

    /// Sends a command that the engine must not refuse, and returns the answer.
    pub(super) fn require(&mut self, command: &str) -> Result<String, EngineError> {
        self.send(command)?.map_err(|answer| EngineError::Refused {
            command: quote(command),
            answer: quote(&answer),
        })
    }

    /// Sends a command and returns the answer; `None` if the engine refuses it.
    pub(super) fn request(&mut self, command: &str) -> Result<Option<String>, EngineError> {
        Ok(self.send(command)?.ok())
    }

    /// Sends a command and returns the answer: `Ok` of what the engine did, or `Err` of why it
    /// refuses.
    fn send(&mut self, command: &str) -> Result<Result<String, String>, EngineError> {
        let answer = self.connection.ask(command)?;
        let mut text = answer.chars();
        match text.next() {
            Some('=') => Ok(Ok(clean(text.as_str()))),
            Some('?') => Ok(Err(clean(text.as_str()))),
            _ => Err(EngineError::nonsense(
                Message::new("engine-no-gtp").with("text", quote(&answer)),
            )),
        }
    }
}

/// Returns the text as GTP reads it: tabs become spaces, control characters other than line breaks
/// are dropped.
fn clean(text: &str) -> String {
    let kept = text.chars().map(|c| if c == '\t' { ' ' } else { c });
    kept.filter(|&c| c == '\n' || !c.is_control()).collect()
}

/// Returns the text as it is quoted in a sentence: one line, at most [`MOST_QUOTED`] characters.
pub(super) fn quote(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let line: String = words
        .join(" ")
        .chars()
        .filter(|c| !c.is_control())
        .collect();
    match line.char_indices().nth(MOST_QUOTED) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}
