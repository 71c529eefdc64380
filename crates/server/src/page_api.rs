//! The interface of the page: its requests and their answers, the same in WebAssembly and over
//! HTTP. The callers convert them from and to JSON.
//!
//! A few functions answer all requests. None of them keeps state; [`Scorer`] only avoids reading
//! life in the same position twice.
//!
//! * [`read`] reads the position in photos of one board.
//! * [`score`] counts a position with the user's corrections and answers, and returns the result,
//!   the open questions, and both in words.
//! * [`SightAnswer`] is what a camera's frame shows; the caller owns the watcher, which remembers the
//!   frames before. There is no such thing over HTTP: frames stay on the device.
//! * [`words`] returns the page's own words and the rule sets in a language.
//!
//! Answers are objects of schema `shuzi/1` (see [`report::json`](shuzi::report::json)) with
//! additional fields. Sentences are in the language of the request; everything else is the same in
//! all languages.

mod look;
#[cfg(feature = "schema")]
pub mod openapi;
mod read;
mod refusal;
mod score;
mod sentences;
mod weigh;
mod words;

pub use look::{HintJson, SightAnswer, WatchRequest};
pub use read::{InputPhoto, PhotoContent, ReadAnswer, ReadRequest, read, read_and_list_decoded};
pub use refusal::{OutlinesJson, Refusal, RefusalError, RefusalReason};
pub use score::{PreviousLife, ReadPoint, ScoreAnswer, ScoreRequest, Scorer, score};
pub use sentences::{
    JointAnswerJson, LeftOpenAnswerJson, OpenQuestionJson, QuestionJson, SentencesJson,
    StoneAnswerJson,
};
pub use words::{LanguageJson, RuleSetJson, WordsAnswer, words};

use shuzi::language::Language;

/// Returns the language of a code such as `de`; English if there is no code or an unknown one.
fn language(code: Option<&str>) -> Language {
    code.and_then(Language::parse).unwrap_or_default()
}
