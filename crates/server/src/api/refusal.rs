//! Why a request has no answer: for programs in English, for people in their words.

use serde::Serialize;

use shuzi::board::BoardError;
use shuzi::count::{CorrectionError, FuseError, ReadError, SettleError};
use shuzi::language::{Message, ToMessage, Value, Words};
use shuzi::report::Failure;
use shuzi::report::json::{ErrorJson, FailureJson};
use shuzi::stones::StonesError;

/// A request that has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What is to blame.
    pub reason: RefusedFor,
    /// What is told instead of an answer.
    pub answer: Box<FailureJson<RefusedError>>,
}

/// What a request is refused for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusedFor {
    /// The request makes no sense.
    Request,
    /// The photos or the position.
    Input,
    /// A fault of shuzi.
    Fault,
}

/// What is wrong with a request: for programs, and for people in their words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RefusedError {
    /// The error, in the same object.
    #[serde(flatten)]
    pub error: ErrorJson,
    /// What is wrong, in the language asked for; left out where the request makes no sense.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// What to do next, in the language asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advice: Option<String>,
    /// How many boards were seen, where one was to be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boards: Option<usize>,
    /// Lines each way that may be the whole board, if a person says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lines: Option<usize>,
}

impl Refusal {
    /// A request that cannot be understood.
    pub fn of_request(message: &str) -> Refusal {
        let failure = Failure {
            file: String::new(),
            kind: "bad_option",
            message: Message::verbatim(message),
            hint: Message::verbatim("See api/openapi.json."),
        };
        let error = ErrorJson::from(&failure);
        let error = RefusedError { error, said: None, advice: None, boards: None, lines: None };
        Refusal { reason: RefusedFor::Request, answer: Box::new(FailureJson::of(&failure.file, error)) }
    }

    /// A photo in which no board can be read.
    pub(super) fn of_photo(words: &Words, file: &str, error: &ReadError) -> Refusal {
        let boards = match error {
            ReadError::Board(
                BoardError::SeveralBoards { boards } | BoardError::NoSuchBoard { boards, .. },
            ) => Some(*boards),
            _ => None,
        };
        let (names, values) = messages(error);
        let [refused, advice] = names;
        let spoken = [words.say_with(refused, &values), words.say(advice)];
        Refusal::spoken(&error.failure(file), spoken, [boards, error.size_in_doubt()])
    }

    /// Photos that do not show one board.
    pub(super) fn of_photos(words: &Words, file: &str, error: &FuseError) -> Refusal {
        let failure = Failure {
            file: file.to_owned(),
            kind: error.kind(),
            message: error.to_message(),
            hint: error.hint(),
        };
        let names = match error {
            FuseError::Sizes { .. } | FuseError::Positions { .. } => {
                ["refused-different-boards", "advice-different-boards"]
            }
            FuseError::Position(_) => ["refused-internal", "advice-internal"],
        };
        Refusal::spoken(&failure, names.map(|name| words.say(name)), [None, None])
    }

    /// What a person said does not fit the position.
    pub(super) fn of_correction(words: &Words, file: &str, error: CorrectionError) -> Refusal {
        Refusal::of_count(words, file, &SettleError::from(error))
    }

    /// A position that cannot be settled.
    pub(super) fn of_count(words: &Words, file: &str, error: &SettleError) -> Refusal {
        let failure = error.failure(file);
        let spoken = [failure.message.say(words), failure.hint.say(words)];
        Refusal::spoken(&failure, spoken, [None, None])
    }

    /// A failure with what is wrong and what to do in a person's words.
    fn spoken(
        failure: &Failure,
        [said, advice]: [String; 2],
        [boards, lines]: [Option<usize>; 2],
    ) -> Refusal {
        let (said, advice) = (Some(said), Some(advice));
        let error = RefusedError { error: ErrorJson::from(failure), said, advice, boards, lines };
        let reason = if failure.kind == "internal" { RefusedFor::Fault } else { RefusedFor::Input };
        Refusal { reason, answer: Box::new(FailureJson::of(&failure.file, error)) }
    }

    /// Returns the kind by which programs tell errors apart.
    pub fn kind(&self) -> &str {
        &self.answer.error.error.kind
    }
}

/// The messages that say what is wrong and what to do, and what the first of them takes.
fn messages(error: &ReadError) -> ([&'static str; 2], Vec<(&'static str, Value)>) {
    let plain = |names| (names, Vec::new());
    match error {
        ReadError::Photo(error) => plain(match error.kind() {
            "unsupported_format" => ["refused-unsupported-format", "advice-unsupported-format"],
            "too_large" => ["refused-too-large", "advice-too-large"],
            "too_small" => ["refused-too-small", "advice-too-small"],
            _ => ["refused-unreadable", "advice-unreadable"],
        }),
        ReadError::Board(error) => match error {
            BoardError::NoBoard => plain(["refused-no-board", "advice-no-board"]),
            BoardError::SeveralBoards { boards } => {
                (["refused-several-boards", "advice-several-boards"], vec![("boards", (*boards).into())])
            }
            BoardError::NoSuchBoard { .. } => plain(["refused-no-such-board", "advice-no-such-board"]),
            BoardError::TooBlurred => plain(["refused-too-blurred", "advice-too-blurred"]),
            BoardError::BadCorners => plain(["refused-bad-corners", "advice-bad-corners"]),
            BoardError::Network(_) => plain(["refused-internal", "advice-internal"]),
        },
        ReadError::Stones(error) => match error {
            StonesError::DoubtfulGrid { percent, .. } => (
                ["refused-doubtful-grid", "advice-doubtful-grid"],
                vec![("percent", u32::from(*percent).into())],
            ),
            StonesError::CutOff { .. } => plain(["refused-board-cut-off", "advice-board-cut-off"]),
            StonesError::MayBePart { lines } => {
                (["refused-may-be-part", "advice-may-be-part"], vec![("lines", (*lines).into())])
            }
            StonesError::Indistinct { doubtful, .. } => {
                (["refused-indistinct", "advice-indistinct"], vec![("points", (*doubtful).into())])
            }
            StonesError::Network(_) => plain(["refused-internal", "advice-internal"]),
        },
        ReadError::Position(_) => plain(["refused-internal", "advice-internal"]),
    }
}
