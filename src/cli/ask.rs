//! Asking a person on the terminal about what is doubtful.
//!
//! A line answers a question, because that works in every terminal and in scripts.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use crate::color::Color;
use crate::count::{Answer, Case, CountSettings, Interview, Question, SecondOpinions, SettleError};
use crate::language::Words;
use crate::point::Point;
use crate::position::Position;
use crate::report::Report;
use crate::report::terminal::{Mark, Style, draw};
use crate::report::words::{questions, stone};

use super::args::{Ask, AskOptions};
use super::inputs::conflict;
use super::{Stop, input};

/// Whether a person is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Asking(bool);

impl Asking {
    /// What the options say; otherwise a person is asked when there is one: at a terminal.
    pub(super) fn new(options: &AskOptions, inputs: &[PathBuf]) -> Result<Asking, Stop> {
        let from_standard_input = inputs.iter().any(|path| input::is_standard(path));
        let forced = options.ask == Some(None);
        if forced && from_standard_input {
            return Err(conflict("--ask reads answers from standard input, which is the input already"));
        }
        if forced && (options.yes || options.no_ask) {
            return Err(conflict("--ask contradicts --yes and --no-ask"));
        }
        let at_terminal = io::stdin().is_terminal() && io::stdout().is_terminal() && !from_standard_input;
        let never = options.yes || options.no_ask || options.ask == Some(Some(Ask::Never));
        Ok(Asking(forced || at_terminal && !never))
    }

    /// Whether there is anything to ask about.
    pub(super) fn applies(self, proposed: &Report) -> bool {
        let groups = proposed.settlement.iter().any(|s| s.life.chains.iter().any(|chain| chain.ask));
        self.0 && (groups || !proposed.uncertain.is_empty())
    }

    /// Asks on standard error, so that results stay alone on standard output.
    pub(super) fn interview(
        self,
        case: &Case,
        settings: &CountSettings,
        second: &SecondOpinions,
        words: &Words,
        style: Style,
    ) -> Result<Report, SettleError> {
        let asked_in = Screen { words, style, stream: &mut io::stderr().lock() };
        interview(case, settings, second, &mut io::stdin().lock(), asked_in)
    }
}

/// Where questions are shown.
pub(super) struct Screen<'a, W: Write> {
    pub words: &'a Words,
    pub style: Style,
    pub stream: &'a mut W,
}

/// What a line says.
pub(super) enum Reply {
    Answer(Answer),
    Undo,
    LeaveOpen,
    NotUnderstood,
}

fn interview(
    case: &Case,
    settings: &CountSettings,
    second: &SecondOpinions,
    keys: &mut impl BufRead,
    mut screen: Screen<impl Write>,
) -> Result<Report, SettleError> {
    let mut interview = Interview::new(case, settings, second)?;
    while let Some(question) = interview.next()? {
        let shown = screen.show(&question, &interview.case().position, settings);
        let Ok(line) = shown.and_then(|()| read_line(keys)) else { break };
        match line.map_or(Reply::LeaveOpen, |line| reply(&line, &question)) {
            Reply::Answer(answer) => interview.answer(answer),
            Reply::Undo => {
                interview.undo();
            }
            Reply::LeaveOpen => break,
            // Asked again, with the keys.
            Reply::NotUnderstood => {}
        }
    }
    interview.report()
}

/// The next line; `None` at the end of the input.
pub(super) fn read_line(keys: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = String::new();
    Ok((keys.read_line(&mut line)? > 0).then_some(line))
}

impl<W: Write> Screen<'_, W> {
    /// Shows a question with the board, and waits behind its keys.
    pub(super) fn show(
        &mut self,
        question: &Question,
        position: &Position,
        settings: &CountSettings,
    ) -> io::Result<()> {
        let (size, words) = (position.size(), self.words);
        let unit = settings.rules.conventions.unit;
        let (asked, sentence, consequence, keys) = match question {
            Question::Point(point) => (
                vec![point.uncertain.point],
                questions::point(words, size, &point.uncertain, point.proposed),
                point.margins.map(|margins| {
                    let answers = [point.proposed, point.alternative].map(|answer| stone(words, answer));
                    questions::consequence(words, unit, answers, margins)
                }),
                questions::point_keys(words, point.proposed),
            ),
            Question::Group { group, margin } => (
                group.points.clone(),
                questions::group(words, size, &group.points, group.dead, &group.chain),
                group.otherwise.map(|otherwise| {
                    let answers = [group.dead, !group.dead].map(|dead| questions::fate(words, dead));
                    questions::consequence(words, unit, answers, [*margin, otherwise.margin])
                }),
                questions::group_keys(words, group.dead),
            ),
        };
        let mark = |point: Point| match position.stone(point) {
            stone if asked.contains(&point) => Mark::Asked(stone),
            Some(color) => Mark::Stone(color),
            None => Mark::Empty,
        };
        writeln!(self.stream, "\n{}{sentence}", draw(size, mark, words, self.style))?;
        if let Some(consequence) = consequence {
            writeln!(self.stream, "{consequence}")?;
        }
        write!(self.stream, "{keys}")?;
        self.stream.flush()
    }
}

/// What a line says to a question.
pub(super) fn reply(line: &str, question: &Question) -> Reply {
    let key = line.trim().chars().next().map(|key| key.to_ascii_lowercase());
    match (key, question) {
        (Some('u'), _) => Reply::Undo,
        (Some('q'), _) => Reply::LeaveOpen,
        (key, Question::Point(asked)) => {
            let stone = match key {
                None => asked.proposed,
                Some('b') => Some(Color::Black),
                Some('w') => Some(Color::White),
                Some('e') => None,
                Some(_) => return Reply::NotUnderstood,
            };
            Reply::Answer(Answer::Stone(asked.uncertain.point, stone))
        }
        (key, Question::Group { group, .. }) => {
            let dead = match key {
                None => group.dead,
                Some('a') => false,
                Some('d') => true,
                Some(_) => return Reply::NotUnderstood,
            };
            Reply::Answer(Answer::Dead(group.points.clone(), dead))
        }
    }
}

#[cfg(test)]
mod tests;
