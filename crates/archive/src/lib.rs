//! Archives: reads the positions and results of thousands of photos into tables, without losing
//! work when a run is interrupted.
//!
//! ```text
//! sources ─ find_photos ─→ PhotoSearch ─→ Manifest ─ process_pending ─→ shards of rows ─ Export ─→ tables
//!                                                     │                     └→ RunReview ─→ corrections
//!                                                     └─ worker processes
//! ```
//!
//! Rows are stored by the photo's content ([`ContentHash`]), not by its name. Photos may therefore
//! be added, renamed and moved between two runs, and copies of a photo are read once. A row does
//! not depend on the number of workers, on where a run was interrupted, or on the machine that
//! wrote it; only its timings do, and they go into a table of their own.

#![cfg_attr(not(test), deny(clippy::disallowed_methods, clippy::disallowed_types))]

mod batch_reader;
pub mod corrections;
#[cfg(feature = "parquet")]
mod data_set;
mod digest;
pub mod export;
pub mod game_db;
mod html_page;
mod idle_items;
mod jsonl;
mod location;
mod manifest;
mod merge;
mod parallel;
mod partition;
mod photo_list;
pub mod process_photo;
mod provenance;
pub mod review;
mod row;
mod run;
mod run_folder;
mod shard;
mod source;
pub mod summary;
mod worker;
mod worker_pool;
mod zip_directory;

pub use shuzi_atomic_file as atomic_file;

pub use batch_reader::{BatchReader, PhotoInput};
#[cfg(feature = "parquet")]
pub use data_set::{DataSetError, is_data_set, open_data_set};
pub use digest::ContentHash;
pub use location::{ArchiveId, Location};
pub use manifest::{Manifest, ManifestEntry};
pub use merge::{MergeError, merge_runs};
pub use partition::Partition;
pub use photo_list::paths_in_list;
pub use provenance::{JapaneseResult, Provenance, RecordLibrary, ResultComparison, SourceGame};
pub use row::{DamagedRow, PhotoLine, Row, RowOutcome, Stake};
pub use run::{ExecutionSettings, MissingPhotos, RunEvent, drawing_path, process_pending};
pub use run_folder::{FolderError, RunFolder, RunSettings, task_settings};
pub use source::{FoundPhoto, PhotoSearch, PhotoSource, SourceError, find_photos};
pub use worker::run_worker;
pub use worker_pool::WorkerSettings;
