//! Shows a question on the screen and reads the reply; shared by `count`, `score` and `verify`.
//!
//! Replies are whole lines, as this works in every terminal and in scripts.

mod whole_board;

use std::io::{self, BufRead, Read, StderrLock, StdinLock, Write};

use shuzi::count::{Answer, JointQuestion, Question};
use shuzi::language::Words;
use shuzi::point::{BoardSize, Point};
use shuzi::position::Position;
use shuzi::report::terminal::{self, BoardSymbol, Style, draw};
use shuzi::report::words::{AmountUnit, joint_questions, name_stone, questions};
use shuzi::report::{self, Failure, JointChoice, Warning};

use super::keys::{Typed, parse_reply};
use super::type_ahead::TypeAhead;

/// Maximum length of a line. Longer ones are cut; answers with a name are much shorter.
const MOST_BYTES_OF_A_LINE: u64 = 4096;

/// Number of lines without a valid answer after which a question is left open, as there seems to be
/// no user who understands it.
const MOST_LINES_FOR_A_QUESTION: usize = 100;

/// The streams of questions and answers.
pub(crate) struct Prompt<'a, R, W> {
    words: &'a Words,
    style: Style,
    keys: R,
    screen: W,
    type_ahead: TypeAhead,
    /// The name of the user, unless another one follows the key; `None` if names are not kept.
    by: Option<&'a str>,
}

/// A question to the user.
pub(crate) struct PromptedQuestion<'a> {
    /// The input that the question is about.
    pub file: &'a str,
    /// A warning shown before the question.
    pub warning: Option<&'a Warning>,
    /// The number of the question, from 1.
    pub number: usize,
    /// The number of questions, as far as known.
    pub of: usize,
    /// The question.
    pub question: &'a Question,
    /// The board with the answers so far.
    pub position: &'a Position,
    /// The unit of results.
    pub unit: AmountUnit,
    /// True if there is an answer to take back.
    pub can_undo: bool,
}

/// The user's reply.
#[derive(Debug)]
pub(crate) enum Reply {
    /// The answers to the question, of which one about several points has several; `by` is the name
    /// that followed the key.
    Answer {
        answers: Vec<Answer>,
        by: Option<String>,
    },
    /// Ask about the question's points one by one.
    OneByOne(Vec<Point>),
    /// Take back the last answer.
    Undo,
    /// Leave this question and the rest open.
    LeaveOpen,
}

impl<'a> Prompt<'a, StdinLock<'static>, StderrLock<'static>> {
    /// Creates a prompt that asks on standard error and reads standard input, so that standard
    /// output has only results.
    pub(crate) fn on_standard_streams(
        words: &'a Words,
        style: Style,
        by: Option<&'a str>,
    ) -> Prompt<'a, StdinLock<'static>, StderrLock<'static>> {
        let type_ahead = TypeAhead::of_standard_input();
        Prompt {
            words,
            style,
            keys: io::stdin().lock(),
            screen: io::stderr().lock(),
            type_ahead,
            by,
        }
    }
}

impl<'a, R: BufRead, W: Write> Prompt<'a, R, W> {
    /// Creates a prompt that reads a script.
    #[cfg(test)]
    pub(super) fn of_script(words: &'a Words, keys: R, screen: W) -> Prompt<'a, R, W> {
        Prompt {
            words,
            style: Style::default(),
            keys,
            screen,
            type_ahead: TypeAhead::of_script(),
            by: None,
        }
    }

    /// Asks until there is a reply. If the question cannot be shown or no answer read, it is left
    /// open.
    pub(crate) fn ask(&mut self, asked: &PromptedQuestion) -> Reply {
        self.ask_until_replied(asked).unwrap_or(Reply::LeaveOpen)
    }

    /// Prints why an answer is not accepted. The question is asked again then.
    pub(crate) fn refuse(&mut self, failure: &Failure) {
        // If writing fails, so will the next question, which handles it.
        let _ = self
            .screen
            .write_all(terminal::failure(failure, true, self.words).as_bytes());
    }

    fn ask_until_replied(&mut self, asked: &PromptedQuestion) -> io::Result<Reply> {
        self.type_ahead.discard();
        self.show(asked)?;
        for _ in 0..MOST_LINES_FOR_A_QUESTION {
            let Some(line) = self.read_line()? else {
                writeln!(self.screen)?;
                return Ok(Reply::LeaveOpen);
            };
            if !self.type_ahead.is_echoed() {
                // Answers of a script are printed, as a terminal would show what is typed.
                writeln!(self.screen, "{}", terminal::printable(line.trim_end()))?;
            }
            if !self.type_ahead.came_too_soon() {
                let (size, takes_names) = (asked.position.size(), self.by.is_some());
                let explanation =
                    match parse_reply(&line, asked.question, size, self.words, takes_names) {
                        Typed::Answers { answers, by } => {
                            return Ok(Reply::Answer { answers, by });
                        }
                        Typed::OneByOne(points) => return Ok(Reply::OneByOne(points)),
                        Typed::Undo if asked.can_undo => return Ok(Reply::Undo),
                        Typed::LeaveOpen => return Ok(Reply::LeaveOpen),
                        Typed::Undo => self.words.say("nothing-to-undo"),
                        Typed::Help => self.help(asked.question, size),
                        Typed::Unknown(typed) => {
                            self.words.say_with("not-a-key", &[("typed", typed.into())])
                        }
                    };
                writeln!(self.screen, "{explanation}")?;
            }
            self.type_ahead.discard();
            self.show_keys(asked.question, asked.position.size())?;
        }
        writeln!(self.screen)?;
        Ok(Reply::LeaveOpen)
    }

    /// Reads the next line; `None` at the end of the input. Invalid UTF-8 cannot be a key, but does
    /// not end the dialogue.
    fn read_line(&mut self) -> io::Result<Option<String>> {
        let mut line = Vec::new();
        self.keys
            .by_ref()
            .take(MOST_BYTES_OF_A_LINE)
            .read_until(b'\n', &mut line)?;
        Ok((!line.is_empty()).then(|| String::from_utf8_lossy(&line).into_owned()))
    }

    /// Shows a question with the board and its keys, without a line break at the end.
    fn show(&mut self, asked: &PromptedQuestion) -> io::Result<()> {
        let (size, words) = (asked.position.size(), self.words);
        let heading = words.say_with(
            "question-of",
            &[
                ("file", asked.file.into()),
                ("number", asked.number.into()),
                ("of", asked.of.into()),
            ],
        );
        let (points, sentence, consequence) = match asked.question {
            Question::Point(point) => (
                vec![point.uncertain.point],
                questions::ask_about_point(words, size, &point.uncertain, point.proposed),
                point.margins.map(|margins| {
                    let answers =
                        [point.proposed, point.alternative].map(|answer| name_stone(words, answer));
                    questions::describe_stakes(words, asked.unit, answers, margins)
                }),
            ),
            Question::Joint(joint) => {
                let stakes: Vec<String> = joint
                    .answers
                    .iter()
                    .map(|answer| {
                        joint_questions::describe_joint_stake(
                            words,
                            size,
                            asked.unit,
                            answer.choice,
                            answer.margin,
                        )
                    })
                    .collect();
                // If no answer leads to a result, the question has said why.
                let has_result = joint.answers.iter().any(|answer| answer.margin.is_some());
                (
                    joint.doubt.points.iter().map(|at| at.point).collect(),
                    joint_questions::ask_about_points(words, asked.position, &joint.doubt),
                    has_result.then(|| stakes.join("\n")),
                )
            }
            Question::Group { group, margin } => (
                group.points.clone(),
                questions::ask_about_group(words, size, &group.points, group.dead, &group.chain),
                group.otherwise.map(|otherwise| {
                    let answers =
                        [group.dead, !group.dead].map(|dead| questions::name_fate(words, dead));
                    questions::describe_stakes(
                        words,
                        asked.unit,
                        answers,
                        [*margin, otherwise.margin],
                    )
                }),
            ),
            Question::LeftOpen(left_open) => (
                left_open.points.clone(),
                questions::ask_about_left_open(words, size, &left_open.points),
                Some(questions::list_left_open_stakes(
                    words,
                    asked.unit,
                    left_open.margins,
                )),
            ),
        };
        let mark = |point: Point| match asked.position.stone(point) {
            stone if points.contains(&point) => BoardSymbol::Asked(stone),
            Some(color) => BoardSymbol::Stone(color),
            None => BoardSymbol::Empty,
        };
        writeln!(self.screen, "\n{heading}")?;
        if let Some(warning) = asked.warning {
            writeln!(
                self.screen,
                "{}",
                report::words::describe_warning(words, size, warning)
            )?;
        }
        writeln!(
            self.screen,
            "{}{sentence}",
            draw(size, mark, words, self.style)
        )?;
        if let Some(consequence) = consequence {
            writeln!(self.screen, "{consequence}")?;
        }
        self.show_keys(asked.question, size)
    }

    /// Shows the keys, without a line break at the end.
    fn show_keys(&mut self, question: &Question, size: BoardSize) -> io::Result<()> {
        let keys = match question {
            Question::Point(point) => questions::point_keys(self.words, point.proposed),
            Question::Joint(joint) => {
                let proposed = joint.proposed_choice();
                joint_questions::joint_keys(self.words, size, &joint.doubt, proposed)
            }
            Question::Group { group, .. } => questions::group_keys(self.words, group.dead),
            Question::LeftOpen(_) => questions::left_open_keys(self.words),
        };
        write!(self.screen, "{keys}")?;
        self.screen.flush()
    }

    /// Explains the keys and the answers.
    fn help(&self, question: &Question, size: BoardSize) -> String {
        let (answers, key) = match question {
            Question::Joint(joint) => return self.joint_help(joint, size),
            Question::Point(point) => (questions::point_help(self.words, point.proposed), "w"),
            Question::Group { group, .. } => (questions::group_help(self.words, group.dead), "d"),
            Question::LeftOpen(_) => (questions::left_open_help(self.words), "b"),
        };
        self.list_keys(
            answers
                .into_iter()
                .map(|(key, meaning)| (key.to_owned(), meaning)),
            key,
        )
    }

    /// Explains the keys that answer a question about several points.
    fn joint_help(&self, joint: &JointQuestion, size: BoardSize) -> String {
        let choices: Vec<JointChoice> = joint.answers.iter().map(|answer| answer.choice).collect();
        let proposed = joint.proposed_choice();
        let help = joint_questions::joint_help(self.words, size, &joint.doubt, &choices, proposed);
        let key = help.first().map(|(key, _)| key.clone()).unwrap_or_default();
        self.list_keys(help.into_iter(), &key)
    }

    /// Lists the keys that answer a question, and those that work in every question. `key` is one
    /// that a name may follow.
    fn list_keys(&self, answers: impl Iterator<Item = (String, String)>, key: &str) -> String {
        let common = questions::common_help(self.words);
        let common = common
            .into_iter()
            .map(|(key, meaning)| (key.to_owned(), meaning));
        let mut lines: Vec<String> = answers
            .chain(common)
            .map(|(key, meaning)| format!("{key:<7}{meaning}"))
            .collect();
        if let Some(by) = self.by {
            let values = [("key", key.into()), ("by", by.into())];
            lines.push(self.words.say_with("help-names", &values));
        }
        lines.join("\n")
    }
}
