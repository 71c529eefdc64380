//! The review of a batch that `shuzi serve --review` serves.

use std::path::{Path, PathBuf};

use crate::Stop;
use shuzi::language::{Message, ToMessage};
use shuzi::photo::Limits;
use shuzi_archive::review::LiveReview;
use shuzi_archive::{FolderError, RunFolder};

use super::{merge, run_folder_of};

/// Opens the run in a folder, or that of a data set, for a review by requests, with its own
/// settings. Photos are decoded within `limits`. Returns the run's folder beside the review.
///
/// # Errors
/// Returns the reason why there is no run that can be reviewed.
pub(crate) fn open_live_review(
    folder: &Path,
    limits: Limits,
) -> Result<(PathBuf, LiveReview), Message> {
    let folder = run_folder_of(folder).map_err(Stop::into_message)?;
    let open = || {
        let (run, settings) = RunFolder::open_shared(&folder)?;
        let task = merge::task_of_run(&run, &settings)?;
        Ok(LiveReview::new(run, task, limits))
    };
    let review = open().map_err(|error: FolderError| error.to_message())?;
    Ok((folder, review))
}
