//! Asks the user on the terminal about doubts.

mod keys;
mod screen;
mod type_ahead;

pub(super) use screen::{Prompt, PromptedQuestion, Reply};

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use shuzi::count::{Case, CountSettings, Interview, SecondOpinions, SettleError};
use shuzi::language::Message;
use shuzi::language::Words;
use shuzi::life::LifeJudge;
use shuzi::report::Report;
use shuzi::report::terminal::Style;
use shuzi::report::words::AmountUnit;

use super::args::{Ask, AskOptions};
use super::write_outputs::usage_error;
use super::{Stop, read_input};

/// The decision whether to ask the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AskPolicy(bool);

impl AskPolicy {
    /// Decides by the options; without any, the user is asked if there is a terminal.
    pub(super) fn new(options: &AskOptions, inputs: &[PathBuf]) -> Result<AskPolicy, Stop> {
        let from_standard_input = inputs
            .iter()
            .any(|path| read_input::is_standard_input(path));
        let forced = options.ask == Some(None);
        if forced && from_standard_input {
            return Err(usage_error(Message::new("usage-ask-input")));
        }
        if forced && (options.yes || options.no_ask) {
            return Err(usage_error(Message::new("usage-ask-or-not")));
        }
        let is_terminal = is_user_present() && !from_standard_input;
        let never = options.yes || options.no_ask || options.ask == Some(Some(Ask::Never));
        Ok(AskPolicy(forced || is_terminal && !never))
    }

    /// Returns true if the user is to be asked about this report.
    pub(super) fn applies(self, proposed: &Report) -> bool {
        let groups = proposed
            .settlement
            .iter()
            .any(|s| s.life.chains.iter().any(|chain| chain.ask));
        let left_open = proposed
            .settlement
            .as_ref()
            .is_some_and(|s| s.open.is_undecided());
        self.0 && (groups || left_open || !proposed.uncertain.is_empty())
    }

    /// Asks whether the `lines` lines in the photo `file` are the whole board. Returns true if the
    /// user confirms it, and false without asking if no user is there.
    pub(super) fn confirms_size(
        self,
        file: &str,
        lines: usize,
        words: &Words,
        style: Style,
    ) -> bool {
        self.0 && Prompt::on_standard_streams(words, style, None).confirms_size(file, lines)
    }

    /// Asks on standard error, so that results stay alone on standard output.
    pub(super) fn interview(
        self,
        case: &Case,
        settings: &CountSettings,
        judge: &LifeJudge,
        second: &SecondOpinions,
        words: &Words,
        style: Style,
    ) -> Result<Report, SettleError> {
        interview(
            case,
            settings,
            judge,
            second,
            &mut Prompt::on_standard_streams(words, style, None),
        )
    }
}

/// Returns true if a user can see questions and results and can answer: all three streams belong to
/// a terminal.
pub(super) fn is_user_present() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal() && io::stderr().is_terminal()
}

fn interview(
    case: &Case,
    settings: &CountSettings,
    judge: &LifeJudge,
    second: &SecondOpinions,
    prompt: &mut Prompt<impl BufRead, impl Write>,
) -> Result<Report, SettleError> {
    // The state is only the list of answers: the next question, the position and the result follow
    // from it.
    let mut interview = Interview::new(case, settings, judge, second)?;
    while let Some(next) = interview.next()? {
        let far = interview.far_from_finished()?;
        let position = &interview.case()?.position;
        let reply = prompt.ask(&PromptedQuestion {
            file: &case.file,
            warning: far.as_ref(),
            number: next.number,
            of: next.of,
            question: &next.question,
            position,
            unit: AmountUnit::of(&settings.rules),
            can_undo: interview.can_undo(),
        });
        match reply {
            Reply::Answer { answers, .. } => {
                if let Err(error) = interview.answer_together(answers) {
                    prompt.refuse(&error.failure(&case.file));
                }
            }
            Reply::OneByOne(points) => interview.ask_one_by_one(points),
            Reply::Undo => {
                interview.undo();
            }
            Reply::LeaveOpen => break,
        }
    }
    interview.report()
}

#[cfg(test)]
mod tests;
