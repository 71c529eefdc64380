//! API: what the page asks and is told, the same in the page's own WebAssembly and over HTTP. Whoever asks on its behalf
//! reads the requests and writes the answers as JSON.
//!
//! Three functions, all without memory but for [`Scorer`], which spares reading the same position twice:
//!
//! * [`read`]: photos of one board to what stands where;
//! * [`score`]: what stands where, and what a person says, to the result, the questions that are open, and both in words;
//! * [`words`]: the page's own words and the rule sets, in a language.
//!
//! Answers hold the objects of schema `shuzi/1` (see [`report::json`](shuzi::report::json)) and more fields. Sentences for
//! people are in the language of the request; everything else is the same in all of them.

#[cfg(feature = "schema")]
pub mod openapi;
mod read;
mod refusal;
mod said;
mod score;
mod words;

pub use read::{Content, ReadAnswer, ReadRequest, Shown, read};
pub use refusal::{Refusal, RefusedError, RefusedFor};
pub use said::{AskedJson, LeftOpenAnswerJson, SaidJson};
pub use score::{Known, ReadPoint, ScoreAnswer, ScoreRequest, Scorer, score};
pub use words::{LanguageJson, RuleSetJson, WordsAnswer, words};

use shuzi::language::Language;

/// The language of a code such as `de`; English where nothing or nothing known is asked for.
fn language(code: Option<&str>) -> Language {
    code.and_then(Language::parse).unwrap_or_default()
}
