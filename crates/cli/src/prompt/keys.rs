//! Interprets a typed line as the answer to a question.

use shuzi::color::Color;
use shuzi::count::{Answer, PointName, Question, Stone};
use shuzi::language::{Language, Words};
use shuzi::point::{BoardSize, Point};
use shuzi::report::words::{joint_questions, name_stone, questions};
use shuzi::score::LeftOpen;

/// The meaning of a typed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Typed {
    /// The answers to the question, and the name behind them.
    Answers {
        answers: Vec<Answer>,
        by: Option<String>,
    },
    /// Ask about the question's points one by one.
    OneByOne(Vec<Point>),
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
    key: String,
    english: String,
    /// The word in the language of the question, in lower case.
    local: String,
    answers: Vec<Answer>,
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
        return Typed::Answers {
            answers: proposed_answers(question, size),
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
    let all = to_ascii_width(line.trim()).to_lowercase();
    let choices = list_choices(question, size, words);
    // In some languages the word for an answer is two words.
    let is_said = |choice: &&Choice| all == choice.local || all == choice.english;
    if let Some(choice) = choices.iter().find(is_said) {
        return Typed::Answers {
            answers: choice.answers.clone(),
            by: None,
        };
    }
    match (word.as_str(), name.is_empty(), question) {
        ("u" | "undo", true, _) => return Typed::Undo,
        ("q" | "quit", true, _) => return Typed::LeaveOpen,
        ("?" | "h" | "help", true, _) => return Typed::Help,
        ("s", true, Question::Joint(joint)) => {
            return Typed::OneByOne(joint.doubt.points.iter().map(|at| at.point).collect());
        }
        _ => {}
    }
    if let Question::Point(_) | Question::Joint(_) = question
        && let Some((answers, rest)) = parse_stones(line, size, words)
        && (rest.is_empty() || takes_names)
    {
        return Typed::Answers {
            answers,
            by: Some(rest).filter(|name| !name.is_empty()),
        };
    }
    if !name.is_empty() && !takes_names {
        return Typed::Unknown(line.trim().to_owned());
    }
    let is_chosen =
        |choice: &Choice| word == choice.key || word == choice.english || word == choice.local;
    match choices.into_iter().find(is_chosen) {
        Some(Choice { answers, .. }) => Typed::Answers {
            answers,
            by: Some(name).filter(|name| !name.is_empty()),
        },
        None => Typed::Unknown(line.trim().to_owned()),
    }
}

/// Interprets points with what stands on each, such as `D4 e E4 w` or `D4=empty`. Returns the
/// answers, at least one, and the words that follow them; `None` if the line does not begin with a
/// point of the board and its contents.
fn parse_stones(line: &str, size: BoardSize, words: &Words) -> Option<(Vec<Answer>, String)> {
    let parts: Vec<&str> = line
        .split(|symbol: char| symbol.is_whitespace() || symbol == '=')
        .filter(|part| !part.is_empty())
        .collect();
    let mut answers = Vec::new();
    let mut rest = parts.as_slice();
    while let [point, stone, following @ ..] = rest
        && let Ok(point) = PointName::parse(&to_ascii_width(point).to_uppercase())
        && point.on(size).is_ok()
        && let Some(stone) = parse_stone(stone, words)
    {
        answers.push(Answer::Stone { point, stone });
        rest = following;
    }
    let rest = rest.join(" ").replace(char::is_control, "");
    (!answers.is_empty()).then_some((answers, rest))
}

/// Interprets a word as the contents of a point.
fn parse_stone(word: &str, words: &Words) -> Option<Stone> {
    let word = to_ascii_width(word).to_lowercase();
    STONES.into_iter().find_map(|(key, english, color)| {
        let local = name_stone(words, color).to_lowercase();
        [key, english, &local]
            .contains(&word.as_str())
            .then(|| color.into())
    })
}

/// The contents of a point, with their keys and English words.
const STONES: [(&str, &str, Option<Color>); 3] = [
    ("b", "black", Some(Color::Black)),
    ("w", "white", Some(Color::White)),
    ("e", "empty", None),
];

/// Returns the possible answers to a question.
fn list_choices(question: &Question, size: BoardSize, words: &Words) -> Vec<Choice> {
    let choice = |key: &str, english: &str, local: String, answer: Answer| Choice {
        key: key.to_owned(),
        english: english.to_owned(),
        local: local.to_lowercase(),
        answers: vec![answer],
    };
    match question {
        Question::Point(asked) => STONES
            .into_iter()
            .map(|(key, english, stone)| {
                let answer = stone_answer(size, asked.uncertain.point, stone);
                choice(key, english, name_stone(words, stone), answer)
            })
            .collect(),
        Question::Joint(asked) => asked
            .answers
            .iter()
            .zip(1..)
            .map(|(answer, place)| {
                let name = |words| {
                    joint_questions::name_joint_choice(words, size, answer.choice).to_lowercase()
                };
                Choice {
                    key: joint_questions::joint_key(answer.choice, place),
                    english: name(Language::English.words()),
                    local: name(words),
                    answers: answer.statements(size),
                }
            })
            .collect(),
        Question::Group { group, .. } => [("a", "alive", false), ("d", "dead", true)]
            .into_iter()
            .map(|(key, english, dead)| {
                let answer = group_answer(size, &group.points, dead);
                choice(key, english, questions::name_fate(words, dead), answer)
            })
            .collect(),
        Question::LeftOpen(_) => LEFT_OPEN
            .into_iter()
            .map(|(key, english, left_open)| {
                let local = questions::describe_left_open(words, left_open);
                choice(key, english, local, Answer::LeftOpen { left_open })
            })
            .collect(),
    }
}

/// The answers about open points, with their keys and English words.
const LEFT_OPEN: [(&str, &str, LeftOpen); 3] = [
    ("e", "ended", LeftOpen::Ended),
    ("b", "black", LeftOpen::BlackFirst),
    ("w", "white", LeftOpen::WhiteFirst),
];

/// Returns the answers given by an empty line.
fn proposed_answers(question: &Question, size: BoardSize) -> Vec<Answer> {
    let answer = match question {
        Question::Joint(asked) => {
            let proposed = asked.answers.get(asked.proposed);
            return proposed
                .map(|answer| answer.statements(size))
                .unwrap_or_default();
        }
        Question::Point(asked) => stone_answer(size, asked.uncertain.point, asked.proposed),
        Question::Group { group, .. } => group_answer(size, &group.points, group.dead),
        Question::LeftOpen(_) => Answer::LeftOpen {
            left_open: LeftOpen::Ended,
        },
    };
    vec![answer]
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
