//! `shuzi merge`: parts of a batch to one, and its tables anew.

use std::path::PathBuf;

use clap::{Args, Parser};

use crate::batch::{self, Listing, Settings};
use crate::cli::inputs::conflict;
use crate::cli::output::Output;
use crate::cli::{Status, Stop};
use crate::count::CountSettings;

use super::task::TaskOptions;
use super::{WrittenOptions, jobs, written};

/// What `shuzi merge` is asked.
#[derive(Debug, Args)]
pub(in crate::cli) struct MergeArgs {
    /// Folders of a batch: the one that all parts share, or one for each part
    #[arg(required = true, value_name = "DIR")]
    folders: Vec<PathBuf>,
    /// Where the parts are brought together [default: the first folder]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    #[command(flatten)]
    written: WrittenOptions,
}

pub(in crate::cli) fn run(args: &MergeArgs, output: &mut Output) -> Result<(), Stop> {
    let Some(into) = args.out.as_ref().or(args.folders.first()) else { return Ok(()) };
    let merged = batch::merge(&args.folders, into).map_err(|error| error.to_string());
    let merged = merged.and_then(|(folder, settings)| {
        let listing = Listing::read(&folder.listing())
            .map_err(|error| format!("{}: {error}", folder.listing().display()))?;
        Ok((folder, settings, listing))
    });
    match merged {
        Ok((folder, settings, listing)) => {
            let count = count(&settings)?;
            written::write(&folder, &listing, count, &args.written, jobs(None), output)
        }
        Err(message) => {
            output.worsen(Status::Failed);
            output.note(&format!("shuzi: {message}\n"));
            Ok(())
        }
    }
}

/// The options of a batch alone.
#[derive(Debug, Parser)]
struct Stated {
    #[command(flatten)]
    task: TaskOptions,
}

/// How a run's positions are counted, by the settings that it was begun with.
pub(in crate::cli) fn count(settings: &Settings) -> Result<Option<CountSettings>, Stop> {
    let mut arguments = vec!["shuzi".to_owned()];
    for (name, value) in settings.iter().filter(|(name, _)| name.starts_with("--")) {
        arguments.push(name.clone());
        arguments.extend((!value.is_empty()).then(|| value.clone()));
    }
    let stated = Stated::try_parse_from(arguments)
        .map_err(|error| conflict(&format!("the run's settings cannot be understood: {error}")))?;
    Ok(stated.task.task()?.count)
}
