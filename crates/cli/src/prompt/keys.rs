//! Interprets a typed line as the answer to a question.

use shuzi::color::Color;
use shuzi::count::{Answer, PointName, Question};
use shuzi::language::Words;
use shuzi::point::{BoardSize, Point};
use shuzi::report::words::{name_stone, questions};
use shuzi::score::LeftOpen;

/// The meaning of a typed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// An answer, and the name behind it.
    Answer { answer: Answer, by: Option<String> },
    /// Take back the last answer.
    Undo,
    /// Leave this question and the rest open.
    LeaveOpen,
    /// Explain the keys.
    Help,
    /// Not a key: the typed text.
    Unknown(String),
}

/// A possible answer, with the key and the words that stand for it.
struct Choice {
    key: &'static str,
    english: &'static str,
    /// The word in the language of the question, in lower case.
    local: String,
    answer: Answer,
}

/// Interprets a line. Only whole words count, so that `wait` is not taken for `w`. An empty line
/// accepts the proposal. If `takes_names` is set, a name may follow the key.
pub(super) fn parse_reply(
    line: &str,
    question: &Question,
    size: BoardSize,
    words: &Words,
    takes_names: bool,
) -> Typed {
    let line = line.trim_end_matches(['\n', '\r']);
    if line.is_empty() {
        return Typed::Answer {
            answer: proposed_answer(question, size),
            by: None,
        };
    }
    let (word, name) = line
        .trim()
        .split_once(char::is_whitespace)
        .unwrap_or((line.trim(), ""));
    let name: String = name
        .trim()
        .chars()
        .filter(|symbol| !symbol.is_control())
        .collect();
    let word = to_ascii_width(word).to_lowercase();
    let all = line.trim().to_lowercase();
    let choices = list_choices(question, size, words);
    // In some languages the word for an answer is two words.
    if let Some(choice) = choices.iter().find(|choice| all == choice.local) {
        return Typed::Answer {
            answer: choice.answer.clone(),
            by: None,
        };
    }
    match (word.as_str(), name.is_empty()) {
        ("u" | "undo", true) => return Typed::Undo,
        ("q" | "quit", true) => return Typed::LeaveOpen,
        ("?" | "h" | "help", true) => return Typed::Help,
        (_, false) if !takes_names => return Typed::Unknown(line.trim().to_owned()),
        _ => {}
    }
    let is_chosen =
        |choice: &Choice| [choice.key, choice.english, &choice.local].contains(&word.as_str());
    match choices.into_iter().find(is_chosen) {
        Some(Choice { answer, .. }) => Typed::Answer {
            answer,
            by: Some(name).filter(|name| !name.is_empty()),
        },
        None => Typed::Unknown(line.trim().to_owned()),
    }
}

/// Returns the possible answers to a question.
fn list_choices(question: &Question, size: BoardSize, words: &Words) -> Vec<Choice> {
    match question {
        Question::Point(asked) => {
            let stones = [
                ("b", "black", Some(Color::Black)),
                ("w", "white", Some(Color::White)),
                ("e", "empty", None),
            ];
            let choice = |(key, english, is)| {
                let answer = stone_answer(size, asked.uncertain.point, is);
                Choice {
                    key,
                    english,
                    local: name_stone(words, is).to_lowercase(),
                    answer,
                }
            };
            stones.into_iter().map(choice).collect()
        }
        Question::Group { group, .. } => {
            let choice = |(key, english, dead)| {
                let answer = group_answer(size, &group.points, dead);
                Choice {
                    key,
                    english,
                    local: questions::name_fate(words, dead).to_lowercase(),
                    answer,
                }
            };
            [("a", "alive", false), ("d", "dead", true)]
                .into_iter()
                .map(choice)
                .collect()
        }
        Question::LeftOpen(_) => {
            let choice = |(key, english, left_open)| {
                let local = questions::describe_left_open(words, left_open).to_lowercase();
                Choice {
                    key,
                    english,
                    local,
                    answer: Answer::LeftOpen { left_open },
                }
            };
            LEFT_OPEN.into_iter().map(choice).collect()
        }
    }
}

/// The answers about open points, with their keys and English words.
const LEFT_OPEN: [(&str, &str, LeftOpen); 3] = [
    ("e", "ended", LeftOpen::Ended),
    ("b", "black", LeftOpen::BlackFirst),
    ("w", "white", LeftOpen::WhiteFirst),
];

/// Returns the answer given by an empty line.
fn proposed_answer(question: &Question, size: BoardSize) -> Answer {
    match question {
        Question::Point(asked) => stone_answer(size, asked.uncertain.point, asked.proposed),
        Question::Group { group, .. } => group_answer(size, &group.points, group.dead),
        Question::LeftOpen(_) => Answer::LeftOpen {
            left_open: LeftOpen::Ended,
        },
    }
}

fn stone_answer(size: BoardSize, point: Point, stone: Option<Color>) -> Answer {
    Answer::Stone {
        point: PointName::of(size, point),
        stone: stone.into(),
    }
}

fn group_answer(size: BoardSize, points: &[Point], dead: bool) -> Answer {
    Answer::Group {
        group: points
            .iter()
            .map(|&point| PointName::of(size, point))
            .collect(),
        dead,
    }
}

/// Replaces the wide letters of East Asian keyboards (U+FF01 to U+FF5E) by ASCII.
fn to_ascii_width(text: &str) -> String {
    /// Difference between the code points of a wide letter and its ASCII counterpart.
    const WIDE_BEFORE_ASCII: u32 = 0xFF00 - 0x20;
    let narrow = |symbol: char| match symbol {
        '\u{FF01}'..='\u{FF5E}' => {
            char::from_u32(u32::from(symbol) - WIDE_BEFORE_ASCII).unwrap_or(symbol)
        }
        _ => symbol,
    };
    text.chars().map(narrow).collect()
}
