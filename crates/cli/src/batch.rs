//! `shuzi batch`: reads an archive of photos into tables.

#[cfg(feature = "serve")]
pub(super) mod live_review;
pub(super) mod merge;
mod progress;
pub(super) mod review;
mod tables;
mod task;
pub(super) mod worker;
mod write_tables;

use std::io::{self, Read};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use clap::Args;

use crate::locale;
use shuzi::language::{Language, Message, ToMessage};
use shuzi::photo::Limits;
#[cfg(feature = "parquet")]
use shuzi_archive::DataSetError;
use shuzi_archive::{
    self as batch, ExecutionSettings, FolderError, Manifest, MissingPhotos, Partition, PhotoSearch,
    PhotoSource, RunFolder, WorkerSettings,
};

use super::output::Output;
use super::write_outputs::usage_error;
use super::{Program, Stop, parsers};
use progress::Progress;
use tables::TableOptions;
use task::{TaskOptions, worker_command};

pub use task::{TaskParts, parse_task};

/// The arguments of `shuzi batch`.
#[derive(Debug, Args)]
pub(crate) struct BatchArgs {
    /// Folders (searched recursively), photos, tar and zip archives, patterns such as
    /// "2019/*/final*.jpg"
    #[arg(value_name = "SOURCE", required_unless_present = "list")]
    sources: Vec<String>,
    /// File with the paths of photos, `-` for standard input; one per line, or each ended by a zero
    /// byte
    #[arg(long, value_name = "FILE")]
    list: Option<PathBuf>,
    /// Output folder; an existing run is resumed
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    #[command(flatten)]
    task: TaskOptions,
    #[command(flatten)]
    tables: TableOptions,
    #[command(flatten)]
    run: RunOptions,
}

#[derive(Debug, Args)]
#[command(next_help_heading = "Run")]
struct RunOptions {
    /// Number of photos processed in parallel [default: the number of processor cores]
    #[arg(long, value_name = "N", value_parser = parsers::parse_number::<u16>(1..=1024))]
    jobs: Option<u16>,
    /// Process part I of N, on one of N machines; `shuzi merge` merges the parts
    #[arg(long, value_name = "I/N", value_parser = parse_part)]
    shard: Option<Partition>,
    /// Only write the list of photos, so that other machines need not
    #[arg(long, conflicts_with = "shard")]
    list_only: bool,
    /// Fail if there is no run to resume in DIR
    #[arg(long, conflicts_with = "new")]
    resume: bool,
    /// Fail if there is already a run in DIR
    #[arg(long)]
    new: bool,
    /// Process photos again that took too long or crashed their process
    #[arg(long)]
    retry: bool,
    /// Time limit for each photo, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = parse_seconds)]
    time_limit: Duration,
    /// Memory limit for each photo, in megabytes
    #[arg(long, value_name = "MB", default_value_t = 4096, value_parser = parsers::parse_number::<u64>(256..=1_048_576))]
    memory_limit: u64,
    /// Show no progress
    #[arg(long, short)]
    quiet: bool,
    /// Language of messages and of the summary; tables and rows are the same in all languages
    /// [default: the locale's]
    #[arg(long, value_name = "LANGUAGE", value_parser = locale::parser())]
    lang: Option<Language>,
}

impl BatchArgs {
    /// Returns the stated language.
    pub(crate) fn language(&self) -> Option<Language> {
        self.run.lang
    }
}

/// Parses a part, as in `2/5`.
fn parse_part(text: &str) -> Result<Partition, Message> {
    Partition::parse(text).ok_or_else(|| Message::new("value-part"))
}

/// Parses a positive number of seconds, up to a day.
fn parse_seconds(text: &str) -> Result<Duration, Message> {
    const MOST: f64 = 86_400.0;
    let seconds = text
        .parse()
        .ok()
        .filter(|&seconds: &f64| seconds > 0.0 && seconds <= MOST);
    let limit = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    limit.ok_or_else(|| Message::new("value-seconds").with("most", MOST.to_string()))
}

pub(crate) fn run(args: &BatchArgs, program: &Program, output: &mut Output) -> Result<(), Stop> {
    let tables = args.tables.resolve([args.out.as_path()])?;
    let (task, settings) = args.task.task_and_settings()?;
    let split = args.run.shard.unwrap_or_default();
    let sources = list_sources(args)?;
    let search = batch::find_photos(&sources).map_err(|error| usage_error(error.to_message()))?;
    if args.run.resume && !args.out.join("run.json").exists() {
        return Err(usage_error(
            Message::new("usage-no-run").with("folder", args.out.display().to_string()),
        ));
    }
    let (folder, listing) = begin_run(args, &settings, search, split, output)?;
    tables.save(folder.path())?;
    if args.run.list_only {
        return Ok(());
    }
    let workers = worker_settings(args, settings, program)?;
    let missed = process_photos(args, workers, &folder, &listing, split, output)?;
    if split == Partition::WHOLE {
        return write_tables::write(
            &folder,
            &listing,
            task.count,
            &tables,
            job_count(args.run.jobs),
            output,
        );
    }
    check_same_photos(&missed, listing.unlisted)?;
    let values = [
        ("part", split.to_string().into()),
        ("folder", args.out.display().to_string().into()),
    ];
    output.note(&(output.words().say_with("batch-part-is-done", &values) + "\n"));
    Ok(())
}

/// Checks that this part found the photos that are listed.
///
/// # Errors
/// [`Stop::Unfinished`] if listed photos were not found, or others were: the part has processed
/// what it could, but is not complete.
fn check_same_photos(missed: &MissingPhotos, unlisted: usize) -> Result<(), Stop> {
    let missed = missed.first.as_ref().map(|first| {
        Message::new("batch-listed-not-found")
            .with("photos", missed.photos)
            .with("first", first.as_str())
    });
    let unlisted =
        (unlisted > 0).then(|| Message::new("batch-found-not-listed").with("photos", unlisted));
    let other = match (missed, unlisted) {
        (None, None) => return Ok(()),
        (Some(other), None) | (None, Some(other)) => other,
        (Some(missed), Some(unlisted)) => Message::new("two-clauses")
            .with("first", missed)
            .with("second", unlisted),
    };
    Err(Stop::Unfinished(
        Message::new("batch-parts-differ").with("other", other),
    ))
}

/// Creates or resumes the run, and lists its photos.
fn begin_run(
    args: &BatchArgs,
    settings: &batch::RunSettings,
    search: PhotoSearch,
    split: Partition,
    output: &mut Output,
) -> Result<(RunFolder, Manifest), Stop> {
    if split != Partition::WHOLE && search.photos.is_empty() {
        // The part that begins a run lists its photos for all others, so it has to find some.
        return Err(Stop::Unfinished(Message::new("batch-no-photos-here")));
    }
    let settings = run_settings(settings, args);
    let folder = RunFolder::begin(
        &args.out,
        &settings,
        search.photos.len(),
        split,
        args.run.new,
    )
    .map_err(|error| folder_error(&error))?;
    let progress = Progress::listing(search.photos.len(), args.run.quiet, output.words());
    let list = if split == Partition::WHOLE {
        Manifest::build
    } else {
        Manifest::build_for_part
    };
    let listing = list(
        search,
        &folder.manifest_path(),
        job_count(args.run.jobs),
        &|seen| progress.set_position(seen),
    );
    progress.clear();
    let listing = listing.map_err(|error| io_error(&folder.manifest_path(), &error))?;
    if !args.run.quiet {
        let (photos, different) = (listing.photos.len(), listing.contents().count());
        let words = output.words();
        let photos = words.say_with("photos", &[("photos", photos.into())]);
        let listed = [("photos", photos.into()), ("different", different.into())];
        let mut said = vec![words.say_with("batch-listed", &listed)];
        if listing.passed_over > 0 {
            said.push(words.say_with(
                "files-passed-over",
                &[("files", listing.passed_over.into())],
            ));
        }
        output.note(&(said.join(&words.say("between-clauses")) + "\n"));
    }
    Ok((folder, listing))
}

/// Returns the settings that the rows of this run depend on: the task for each photo, and the
/// sources.
fn run_settings(task: &batch::RunSettings, args: &BatchArgs) -> batch::RunSettings {
    let mut settings = task.clone();
    settings.insert("sources".to_owned(), args.sources.join(" "));
    if let Some(list) = &args.list {
        settings.insert("list".to_owned(), list.display().to_string());
    }
    settings
}

/// Returns the command and limits of the workers.
fn worker_settings(
    args: &BatchArgs,
    settings: batch::RunSettings,
    program: &Program,
) -> Result<WorkerSettings, Stop> {
    let command = worker_command(program, args.run.memory_limit, &args.task.arguments());
    let command = command.map_err(|error| {
        Stop::Unfinished(Message::new("error-no-worker").with("why", error.to_message()))
    })?;
    Ok(WorkerSettings {
        command,
        settings,
        time_limit: args.run.time_limit,
    })
}

/// Processes all photos that have no row yet.
fn process_photos(
    args: &BatchArgs,
    workers: WorkerSettings,
    folder: &RunFolder,
    listing: &Manifest,
    split: Partition,
    output: &mut Output,
) -> Result<MissingPhotos, Stop> {
    let work = ExecutionSettings {
        workers,
        jobs: job_count(args.run.jobs),
        partition: split,
        retry: args.run.retry,
        max_bytes: Limits::default().max_bytes,
    };
    let mut progress = Progress::processing(args.run.quiet, output.words());
    let done = batch::process_pending(folder, listing, &work, &mut |event| progress.update(event));
    progress.end(output);
    done.map_err(|error| io_error(folder.path(), &error))
}

/// Returns the folder of a run: this one, or that of the run that is made from the data set in it.
fn run_folder_of(folder: &Path) -> Result<PathBuf, Stop> {
    #[cfg(feature = "parquet")]
    if batch::is_data_set(folder) {
        return batch::open_data_set(folder).map_err(|error| match &error {
            DataSetError::Folder(error) => folder_error(error),
            DataSetError::Io { .. } => Stop::Unfinished(error.to_message()),
            DataSetError::NoColumn { .. }
            | DataSetError::Damaged { .. }
            | DataSetError::OtherSettings { .. } => usage_error(error.to_message()),
        });
    }
    Ok(folder.to_owned())
}

/// Converts the error of a folder that cannot be used, either because another one was meant, or
/// because it is not available now.
fn folder_error(error: &FolderError) -> Stop {
    match error {
        FolderError::Io { .. } | FolderError::Busy(_) => Stop::Unfinished(error.to_message()),
        FolderError::NotARun(_) | FolderError::OtherSettings { .. } | FolderError::NotNew(_) => {
            usage_error(error.to_message())
        }
    }
}

/// Converts the error of a file that cannot be read or written, which stops the run.
fn io_error(path: &Path, error: &io::Error) -> Stop {
    let next = match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "full",
        _ => "other",
    };
    let stopped = Message::new("batch-stopped").with("path", path.display().to_string());
    Stop::Unfinished(stopped.with("error", error.to_message()).with("next", next))
}

/// Returns the number of parallel jobs: as stated, or the number of processor cores.
fn job_count(stated: Option<u16>) -> usize {
    match stated {
        Some(jobs) => usize::from(jobs),
        None => thread::available_parallelism().map_or(1, NonZeroUsize::get),
    }
}

/// Returns the sources named by the user. The name of an existing file or folder is taken
/// literally, others may be patterns.
fn list_sources(args: &BatchArgs) -> Result<Vec<PhotoSource>, Stop> {
    let named = args.sources.iter().map(|source| {
        let path = PathBuf::from(source);
        let is_pattern = source.contains(['*', '?', '[']) && !path.exists();
        if is_pattern {
            PhotoSource::Pattern(source.clone())
        } else {
            PhotoSource::Path(path)
        }
    });
    let mut sources: Vec<PhotoSource> = named.collect();
    if let Some(list) = &args.list {
        sources.extend(read_list(list)?.into_iter().map(PhotoSource::Listed));
    }
    Ok(sources)
}

/// Reads a list from a file, or from standard input if the file is named `-`.
///
/// # Errors
/// Returns a usage error if it cannot be read.
fn read_list(list: &Path) -> Result<Vec<PathBuf>, Stop> {
    let mut text = Vec::new();
    let read = match list.as_os_str() == "-" {
        true => io::stdin().lock().read_to_end(&mut text).map(drop),
        false => std::fs::read(list).map(|bytes| text = bytes),
    };
    let paths = read.and_then(|()| batch::paths_in_list(&text));
    paths.map_err(|error| {
        let message = Message::new("usage-no-list").with("file", list.display().to_string());
        usage_error(message.with("error", error.to_message()))
    })
}
