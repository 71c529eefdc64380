//! Batch: an archive of photos to positions and results, with nothing lost.
//!
//! ```text
//! sources ─ find ─→ Search ─ Listing ─→ contents ─ run ─→ shards of rows ─ Export ─→ tables
//!                                        │  crew of worker processes         └→ Review ─→ corrections
//!                                        └─ photos that hold the same are looked at once
//! ```
//!
//! Rows are kept by what photos hold, not by what they are called: photos may be added, renamed and moved between two runs.
//! What a row says does not depend on how many workers there are, on when the run was killed, or on which machine did it;
//! only timings do, and they are kept apart.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]

pub mod answer;
pub mod collection;
mod content;
pub mod corrections;
mod crew;
pub mod export;
mod folder;
mod games;
mod lines;
mod listing;
mod merge;
mod place;
pub mod review;
mod row;
mod run;
pub mod save;
mod shard;
mod source;
mod split;
pub mod summary;
mod threads;
mod worker;

pub use content::Content;
pub use crew::Crew;
pub use folder::{Folder, FolderError, Settings};
pub use games::{Game, Games, Japanese, Provenance};
pub use listing::{Listed, Listing};
pub use merge::{MergeError, merge};
pub use place::{Archive, Place};
pub use row::{DamagedRow, Outcome, PhotoLine, Row, Stake};
pub use run::{Event, Missed, Work, drawing, run};
pub use source::{Found, Search, Source, SourceError, find};
pub use split::Split;
pub use worker::work;
