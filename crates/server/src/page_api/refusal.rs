//! Refusals: for programs in English, for users in their language.

use serde::Serialize;

use shuzi::ErrorKind;
use shuzi::board::BoardError;
use shuzi::count::{CorrectionError, FuseError, ReadError, ReadStep, SettleError};
use shuzi::geometry::PhotoPoint;
use shuzi::language::{Message, ToMessage, Value, Words};
use shuzi::report::Failure;
use shuzi::report::json::{ErrorJson, FailureJson};
use shuzi::stones::{StonesError, name_edges};

/// The refusal to answer a request.
#[derive(Clone, Debug, PartialEq)]
pub struct Refusal {
    /// The kind of the cause.
    pub reason: RefusalReason,
    /// The JSON object that is sent instead of an answer.
    pub answer: Box<FailureJson<RefusalError>>,
}

/// The kind of cause of a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefusalReason {
    /// The request is invalid.
    Request,
    /// The photos or the position cannot be read or counted.
    Input,
    /// An internal error.
    Fault,
}

/// An error for programs, with sentences for the user.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RefusalError {
    /// The error; its fields are part of the same object.
    #[serde(flatten)]
    pub error: ErrorJson,
    /// A sentence that tells what is wrong, in the language of the request; left out if the request
    /// is invalid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// A sentence that tells what to do next, in the language of the request.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub advice: Option<String>,
    /// Number of boards in view, if one was expected.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boards: Option<usize>,
    /// Number of lines that may be the whole board, if the user confirms it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lines: Option<usize>,
    /// What was found in the photo nevertheless.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub found: Option<OutlinesJson>,
}

/// The outlines of what looks like boards in a photo that was refused.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct OutlinesJson {
    /// Width of the upright photo in pixels.
    pub width: u32,
    /// Height of the upright photo in pixels.
    pub height: u32,
    /// Number of lines of the grid that was found, if it is only one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lines: Option<usize>,
    /// The outer intersections of the grid that was found, clockwise, in pixels of the upright
    /// photo; of each board from left to right if there are several.
    pub boards: Vec<[[f64; 2]; 4]>,
}

impl OutlinesJson {
    /// Returns true if a photo was observed, so that it could be decoded.
    pub(super) fn is_of_photo(&self) -> bool {
        self.width > 0
    }

    /// Takes what a step of a reading found.
    pub(super) fn observe(&mut self, step: &ReadStep) {
        match step {
            ReadStep::Photo(photo) => (self.width, self.height) = photo.pixels.dimensions(),
            ReadStep::Board(_, trace) => {
                self.boards = trace.boards_in_view.iter().map(round_corners).collect();
            }
            ReadStep::Stones(trace) => {
                self.lines = Some(trace.board.lines);
                self.boards = vec![round_corners(&trace.board.corners())];
            }
            ReadStep::Took(_) | ReadStep::Position(_) => {}
        }
    }
}

/// Returns corners clockwise, as they are written in JSON.
fn round_corners(corners: &[PhotoPoint; 4]) -> [[f64; 2]; 4] {
    let [first, second, third, fourth] =
        corners.map(|corner| [corner.x, corner.y].map(|number| (number * 10.0).round() / 10.0));
    let doubled_area: f64 = [
        (first, second),
        (second, third),
        (third, fourth),
        (fourth, first),
    ]
    .iter()
    .map(|(from, to)| from[0] * to[1] - to[0] * from[1])
    .sum();
    if doubled_area < 0.0 {
        [first, fourth, third, second]
    } else {
        [first, second, third, fourth]
    }
}

impl Refusal {
    /// Refuses an invalid request.
    pub fn of_request(message: &str) -> Refusal {
        let failure = Failure {
            file: String::new(),
            kind: ErrorKind::BadOption,
            message: Message::verbatim(message),
            hint: Message::verbatim("See api/openapi.json."),
        };
        let error = ErrorJson::from(&failure);
        let error = RefusalError {
            error,
            said: None,
            advice: None,
            boards: None,
            lines: None,
            found: None,
        };
        Refusal {
            reason: RefusalReason::Request,
            answer: Box::new(FailureJson::of(&failure.file, error)),
        }
    }

    /// Refuses a photo in which no board can be read. `found` are the outlines that were found.
    pub(super) fn of_photo(
        words: &Words,
        file: &str,
        error: &ReadError,
        found: &OutlinesJson,
    ) -> Refusal {
        let boards = match error {
            ReadError::Board(
                BoardError::SeveralBoards { boards } | BoardError::NoSuchBoard { boards, .. },
            ) => Some(*boards),
            _ => None,
        };
        let ([refused, advice], values) = choose_messages(error);
        let sentences = [refused, advice].map(|name| words.say_with(name, &values));
        let mut refusal = Refusal::with_sentences(
            &error.failure(file),
            sentences,
            [boards, error.size_in_doubt()],
        );
        refusal.answer.error.found = Some(found)
            .filter(|found| !found.boards.is_empty())
            .cloned();
        refusal
    }

    /// Refuses photos that do not show the same board.
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
        Refusal::with_sentences(&failure, names.map(|name| words.say(name)), [None, None])
    }

    /// Refuses corrections that do not fit the position.
    pub(super) fn of_correction(words: &Words, file: &str, error: CorrectionError) -> Refusal {
        Refusal::of_count(words, file, &SettleError::from(error))
    }

    /// Refuses a position that cannot be counted.
    pub(super) fn of_count(words: &Words, file: &str, error: &SettleError) -> Refusal {
        let failure = error.failure(file);
        let sentences = [failure.message.say(words), failure.hint.say(words)];
        Refusal::with_sentences(&failure, sentences, [None, None])
    }

    /// Returns the refusal for a failure, with two sentences for the user: what is wrong, and what
    /// to do next.
    fn with_sentences(
        failure: &Failure,
        [said, advice]: [String; 2],
        [boards, lines]: [Option<usize>; 2],
    ) -> Refusal {
        let (said, advice) = (Some(said), Some(advice));
        let error = RefusalError {
            error: ErrorJson::from(failure),
            said,
            advice,
            boards,
            lines,
            found: None,
        };
        let reason = if failure.kind == ErrorKind::Internal {
            RefusalReason::Fault
        } else {
            RefusalReason::Input
        };
        Refusal {
            reason,
            answer: Box::new(FailureJson::of(&failure.file, error)),
        }
    }

    /// Returns the kind of the error, by which programs tell errors apart.
    pub fn kind(&self) -> ErrorKind {
        self.answer.error.error.kind
    }
}

/// Returns the messages that say what is wrong and what to do next, and the values of the first
/// one.
fn choose_messages(error: &ReadError) -> ([&'static str; 2], Vec<(&'static str, Value)>) {
    let plain = |names| (names, Vec::new());
    match error {
        ReadError::Photo(error) => plain(match error.kind() {
            ErrorKind::UnsupportedFormat => {
                ["refused-unsupported-format", "advice-unsupported-format"]
            }
            ErrorKind::TooLarge => ["refused-too-large", "advice-too-large"],
            ErrorKind::TooSmall => ["refused-too-small", "advice-too-small"],
            _ => ["refused-unreadable", "advice-unreadable"],
        }),
        ReadError::Board(error) => match error {
            BoardError::NoBoard => plain(["refused-no-board", "advice-no-board"]),
            BoardError::SeveralBoards { boards } => (
                ["refused-several-boards", "advice-several-boards"],
                vec![("boards", (*boards).into())],
            ),
            BoardError::NoSuchBoard { .. } => {
                plain(["refused-no-such-board", "advice-no-such-board"])
            }
            BoardError::TooBlurred => plain(["refused-too-blurred", "advice-too-blurred"]),
            BoardError::TooDark => plain(["refused-too-dark", "advice-too-dark"]),
            BoardError::BadCorners => plain(["refused-bad-corners", "advice-bad-corners"]),
            BoardError::Network(_) => plain(["refused-internal", "advice-internal"]),
        },
        ReadError::Stones(error) => match error {
            StonesError::DoubtfulGrid { percent, .. } => (
                ["refused-doubtful-grid", "advice-doubtful-grid"],
                vec![("percent", u32::from(*percent).into())],
            ),
            StonesError::CutOff { edges, .. } => (
                ["refused-board-cut-off", "advice-board-cut-off"],
                vec![("edge", name_edges(edges).into())],
            ),
            StonesError::MayBePart { lines, edges } => (
                ["refused-may-be-part", "advice-may-be-part"],
                vec![
                    ("lines", (*lines).into()),
                    ("edge", name_edges(edges).into()),
                ],
            ),
            StonesError::TooDark => plain(["refused-too-dark", "advice-too-dark"]),
            StonesError::Covered { covered, .. } => (
                ["refused-covered", "advice-covered"],
                vec![("points", (*covered).into())],
            ),
            StonesError::Indistinct { doubtful, .. } => (
                ["refused-indistinct", "advice-indistinct"],
                vec![("points", (*doubtful).into())],
            ),
            StonesError::Network(_) => plain(["refused-internal", "advice-internal"]),
        },
        ReadError::Position(_) => plain(["refused-internal", "advice-internal"]),
    }
}
