//! The second opinion of a GTP engine: its command line and its process.
//!
//! Each board gets a process of its own, so that an engine cannot remember anything from another
//! board.

mod process;

use std::path::Path;
use std::time::Duration;

use shuzi::count::SecondOpinions;
use shuzi::engine::{self, FinishedGame, NoOpinion, Opinion};

use super::args::EngineOptions;
use super::parsers::EngineCommand;
use process::EngineProcess;

impl EngineOptions {
    /// Returns the second opinions of the engine; none if no engine is named.
    pub(super) fn second_opinions(&self) -> SecondOpinions<'_> {
        match &self.engine {
            Some(command) => {
                let timeout = Duration::from_secs(self.engine_timeout);
                SecondOpinions::of(move |game: &FinishedGame| consult(command, timeout, game))
            }
            None => SecondOpinions::none(),
        }
    }
}

fn consult(
    command: &EngineCommand,
    timeout: Duration,
    game: &FinishedGame,
) -> Result<Opinion, NoOpinion> {
    let program = Path::new(&command.program)
        .file_name()
        .unwrap_or(command.program.as_ref());
    let program = program.to_string_lossy();
    let mut process = EngineProcess::start(command, timeout).map_err(|why| NoOpinion {
        engine: program.clone().into_owned(),
        why,
    })?;
    let opinion = engine::consult(game, &program, &mut process)?;
    process.dismiss().map_err(|why| NoOpinion {
        engine: opinion.engine.clone(),
        why,
    })?;
    Ok(opinion)
}
