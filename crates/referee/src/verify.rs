//! Verification: a referee's examination of a count that the players dispute.
//!
//! All functions here are pure: photos, positions and reports go in, findings come out.

pub mod admissibility;
mod alignment;
mod board_after;
mod claim_verdict;
mod evidence;
mod examination;
mod extent;
pub mod filled;
mod hand_count;
mod inquiry;
mod question;
pub mod rearranged;
pub mod record;
mod scenario_cache;
mod scenarios;

pub use admissibility::{InadmissiblePhoto, Objection};
pub use alignment::{LaterBoard, NotTheSameGame, doubtful_points};
pub use board_after::{BoardAfter, BoardAfterFindings};
pub use claim_verdict::{ClaimVerdict, JudgedReading, find_changing_questions, judge_claim};
pub use evidence::{Evidence, find_size_in_doubt, is_position_file, read_evidence};
pub use examination::{Examination, RecordExamination, examine, judge};
pub use extent::check_extent;
pub use filled::{Fault, FaultKind, FillInCheckError, FillInFindings};
pub use inquiry::{
    Exhibit, Exhibits, GameDetails, Inquiry, StatedFact, StatedGrid, Statement, THE_REFEREE,
};
pub use question::{
    Assumption, CountOutcome, OpenQuestion, OutcomeBounds, PossibleAnswer, QuestionTopic,
    find_open_questions,
};
pub use rearranged::{RearrangementError, RearrangementFindings, StonesDue};
pub use scenario_cache::{AssumedStones, ScenarioCache};
pub use shuzi::score::{ByColor, Claim, ClaimError, ClaimReading, ClaimedResult};
