//! Verification: a referee's examination of a count that the players dispute.
//!
//! All functions here are pure: photos, positions and reports go in, findings come out.

pub mod admissibility;
mod alignment;
mod claim_verdict;
mod counted;
mod examination;
pub mod filled;
mod inquiry;
mod question;
pub mod rearranged;
pub mod record;
mod scenario_cache;
mod scenarios;

pub use admissibility::{InadmissiblePhoto, Objection};
pub use alignment::{LaterBoard, NotTheSameGame, doubtful_points};
pub use claim_verdict::{ClaimVerdict, JudgedReading, find_changing_questions, judge_claim};
pub use examination::{
    After, AgainstRecord, Evidence, Examination, FoundAfter, examine, is_position, judge, read, size_in_doubt,
};
pub use filled::{Fault, FaultKind, FilledIn, FilledInError};
pub use inquiry::{Exhibit, Exhibits, GameDetails, Inquiry, StatedFact, StatedGrid, Statement, THE_REFEREE};
pub use question::{
    Assumption, CountOutcome, OpenQuestion, OutcomeBounds, Possibility, QuestionTopic, find_open_questions,
};
pub use rearranged::{Rearranged, RearrangedError, StonesDue};
pub use scenario_cache::{AssumedStones, ScenarioCache};
pub use shuzi::score::{ByColor, Claim, ClaimError, ClaimReading, ClaimedResult};
