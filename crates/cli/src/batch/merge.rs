//! `shuzi merge`: merges the parts of a batch, and writes its tables again.

use std::io;
use std::path::PathBuf;

use clap::{Args, Parser};

use crate::Stop;
use crate::locale;
use crate::output::Output;
use crate::write_outputs::usage_error;
use shuzi::count::CountSettings;
use shuzi::language::{Language, Message, ToMessage};
use shuzi_archive::{self as batch, Folder, FolderError, Listing, MergeError, Settings};

use super::tables::{self, TableOptions};
use super::task::{CONTENT_OF_RULES, TaskOptions};
use super::{jobs, no_run, stopped_at, write_tables};

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
    /// Language of messages and of the summary; tables are the same in all languages [default: the locale's]
    #[arg(long, value_name = "LANGUAGE", value_parser = locale::parser())]
    pub(crate) lang: Option<Language>,
}

pub(crate) fn run(args: &MergeArgs, output: &mut Output) -> Result<(), Stop> {
    let Some(first) = args.folders.first() else { return Ok(()) };
    let into = args.out.as_ref().unwrap_or(first);
    let tables = args.tables.over([into].into_iter().chain(&args.folders).map(PathBuf::as_path))?;
    let (folder, settings) = batch::merge(&args.folders, into).map_err(|error| match error {
        MergeError::Folder(error) => no_run(&error),
        MergeError::Io(error) => stopped_at(into, &error),
        MergeError::OtherPhotos(..) => usage_error(error.to_message()),
    })?;
    let listing = Listing::read(&folder.listing()).map_err(|error| stopped_at(&folder.listing(), &error))?;
    let count = count(&folder, &settings).map_err(|error| no_run(&error))?;
    write_tables::write(&folder, &listing, count, &tables, jobs(None), output)?;
    // In a new folder: elsewhere what the batch was asked for stays.
    if tables::are_kept(into) { Ok(()) } else { tables.keep(into) }
}

/// The options of a batch alone.
#[derive(Debug, Parser)]
struct BatchOptions {
    #[command(flatten)]
    task: TaskOptions,
}

/// Returns the settings by which a run's positions are counted.
///
/// # Errors
/// When the rules' file, if there was one, cannot be read or holds something else since.
pub(super) fn count(run: &Folder, settings: &Settings) -> Result<Option<CountSettings>, FolderError> {
    let mut arguments = vec!["shuzi".to_owned()];
    for (name, value) in settings.iter().filter(|(name, _)| name.starts_with("--")) {
        arguments.push(name.clone());
        arguments.extend((!value.is_empty()).then(|| value.clone()));
    }
    let failed =
        |why: Message| FolderError::Io { path: run.path().join("run.json"), error: io::Error::other(why) };
    // These settings were valid when the run began, so somebody has changed them.
    let stated =
        BatchOptions::try_parse_from(arguments).map_err(|_| failed(Message::new("error-run-settings")))?;
    let (task, now) = stated
        .task
        .task_and_settings()
        .map_err(|stop| failed(Message::new("error-run-rules-gone").with("why", stop.into_message())))?;
    if now.get(CONTENT_OF_RULES) != settings.get(CONTENT_OF_RULES) {
        let file = settings.get("--rules").map_or("--rules", String::as_str);
        return Err(failed(Message::new("error-run-rules-changed").with("file", file)));
    }
    Ok(task.count)
}
