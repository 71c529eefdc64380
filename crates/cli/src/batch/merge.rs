//! `shuzi merge`: merges the parts of a batch, and writes its tables again.

use std::io;
use std::path::PathBuf;

use clap::Args;

use crate::Stop;
use crate::locale;
use crate::output::Output;
use crate::write_outputs::usage_error;
use shuzi::count::CountSettings;
use shuzi::language::{Language, Message, ToMessage};
use shuzi_archive::process_photo::PhotoTask;
use shuzi_archive::{self as batch, FolderError, Manifest, MergeError, RunFolder, RunSettings};

use super::tables::{self, TableOptions};
use super::task::{CONTENT_OF_RULES, TaskOptions};
use super::{folder_error, io_error, job_count, run_folder_of, write_tables};

/// The arguments of `shuzi merge`.
#[derive(Debug, Args)]
pub(crate) struct MergeArgs {
    /// Folders of a batch: one shared by all parts, or one for each part
    #[arg(required = true, value_name = "DIR")]
    folders: Vec<PathBuf>,
    /// Folder for the merged batch [default: the first folder]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    #[command(flatten)]
    tables: TableOptions,
    /// Language of messages and of the summary; tables are the same in all languages [default: the
    /// locale's]
    #[arg(long, value_name = "LANGUAGE", value_parser = locale::parser())]
    pub(crate) lang: Option<Language>,
}

pub(crate) fn run(args: &MergeArgs, output: &mut Output) -> Result<(), Stop> {
    let mut folders = Vec::new();
    for folder in &args.folders {
        folders.push(run_folder_of(folder)?);
    }
    let Some(first) = folders.first() else {
        return Ok(());
    };
    let into = args.out.as_ref().unwrap_or(first);
    let tables = args
        .tables
        .resolve([into].into_iter().chain(&folders).map(PathBuf::as_path))?;
    let (folder, settings) = batch::merge_runs(&folders, into).map_err(|error| match error {
        MergeError::Folder(error) => folder_error(&error),
        MergeError::Io(error) => io_error(into, &error),
        MergeError::OtherPhotos(..) => usage_error(error.to_message()),
    })?;
    let listing = Manifest::read(&folder.manifest_path())
        .map_err(|error| io_error(&folder.manifest_path(), &error))?;
    let count = count_settings(&folder, &settings).map_err(|error| folder_error(&error))?;
    write_tables::write(&folder, &listing, count, &tables, job_count(None), output)?;
    // In a new folder only: otherwise the choice that was stated for the batch remains.
    if tables::are_saved(into) {
        Ok(())
    } else {
        tables.save(into)
    }
}

/// Returns the settings with which the positions of a run are counted, or `None` if they are only
/// read.
///
/// # Errors
/// The errors of [`task_of_run`].
pub(super) fn count_settings(
    run: &RunFolder,
    settings: &RunSettings,
) -> Result<Option<CountSettings>, FolderError> {
    Ok(task_of_run(run, settings)?.count)
}

/// Returns the task with which the photos of a run were processed.
///
/// # Errors
/// [`FolderError`] if there was a file of rules and it cannot be read or has changed.
pub(super) fn task_of_run(
    run: &RunFolder,
    settings: &RunSettings,
) -> Result<PhotoTask, FolderError> {
    let mut arguments = Vec::new();
    for (name, value) in settings.iter().filter(|(name, _)| name.starts_with("--")) {
        arguments.push(name.clone());
        arguments.extend((!value.is_empty()).then(|| value.clone()));
    }
    let failed = |why: Message| FolderError::Io {
        path: run.path().join("run.json"),
        error: io::Error::other(why),
    };
    // These settings were valid when the run began, so somebody has changed them.
    let stated = TaskOptions::parse_alone(&arguments)
        .map_err(|_| failed(Message::new("error-run-settings")))?;
    let (task, now) = stated.task_and_settings().map_err(|stop| {
        failed(Message::new("error-run-rules-gone").with("why", stop.into_message()))
    })?;
    if now.get(CONTENT_OF_RULES) != settings.get(CONTENT_OF_RULES) {
        let file = settings.get("--rules").map_or("--rules", String::as_str);
        return Err(failed(
            Message::new("error-run-rules-changed").with("file", file),
        ));
    }
    Ok(task)
}
