//! `shuzi batch`: reads an archive of photos into tables.

pub(super) mod merge;
mod progress;
pub(super) mod review;
mod tables;
mod task;
pub(super) mod worker;
mod write_tables;

use std::ffi::OsString;
use std::io::{self, Read};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use clap::Args;

use crate::locale;
use shuzi::language::{Language, Message, ToMessage};
use shuzi::photo::Limits;
use shuzi_archive::{self as batch, Crew, Folder, FolderError, Listing, Missed, Search, Source, Split, Work};

use super::output::Output;
use super::write_outputs::usage_error;
use super::{Stop, parsers};
use progress::Progress;
use tables::TableOptions;
use task::TaskOptions;

/// The arguments of `shuzi batch`.
#[derive(Debug, Args)]
pub(crate) struct BatchArgs {
    /// Folders (searched recursively), photos, tar and zip archives, patterns such as "2019/*/final*.jpg"
    #[arg(value_name = "SOURCE", required_unless_present = "list")]
    sources: Vec<String>,
    /// File with the paths of photos, `-` for standard input; one per line, or each ended by a zero byte
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
    #[arg(long, value_name = "I/N", value_parser = split)]
    shard: Option<Split>,
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
    #[arg(long, value_name = "SECONDS", default_value = "60", value_parser = seconds)]
    time_limit: Duration,
    /// Memory limit for each photo, in megabytes
    #[arg(long, value_name = "MB", default_value_t = 4096, value_parser = parsers::parse_number::<u64>(256..=1_048_576))]
    memory_limit: u64,
    /// Show no progress
    #[arg(long, short)]
    quiet: bool,
    /// Language of messages and of the summary; tables and rows are the same in all languages [default: the locale's]
    #[arg(long, value_name = "LANGUAGE", value_parser = locale::parser())]
    lang: Option<Language>,
}

impl BatchArgs {
    /// The language that is stated.
    pub(crate) fn language(&self) -> Option<Language> {
        self.run.lang
    }
}

fn split(text: &str) -> Result<Split, Message> {
    Split::parse(text).ok_or_else(|| Message::new("value-part"))
}

fn seconds(text: &str) -> Result<Duration, Message> {
    const MOST: f64 = 86_400.0;
    let seconds = text.parse().ok().filter(|&seconds: &f64| seconds > 0.0 && seconds <= MOST);
    let limit = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    limit.ok_or_else(|| Message::new("value-seconds").with("most", MOST.to_string()))
}

pub(crate) fn run(args: &BatchArgs, output: &mut Output) -> Result<(), Stop> {
    let tables = args.tables.over([args.out.as_path()])?;
    let (task, settings) = args.task.task_and_settings()?;
    let split = args.run.shard.unwrap_or_default();
    let found = sources(args)?;
    let search = batch::find(&found).map_err(|error| usage_error(error.to_message()))?;
    if args.run.resume && !args.out.join("run.json").exists() {
        return Err(usage_error(Message::new("usage-no-run").with("folder", args.out.display().to_string())));
    }
    let (folder, listing) = begin(args, &settings, search, split, output)?;
    tables.keep(folder.path())?;
    if args.run.list_only {
        return Ok(());
    }
    let missed = look(args, settings, &folder, &listing, split, output)?;
    if split == Split::WHOLE {
        return write_tables::write(&folder, &listing, task.count, &tables, jobs(args.run.jobs), output);
    }
    goes_by_the_list(&missed, listing.unlisted)?;
    let values = [("part", split.to_string().into()), ("folder", args.out.display().to_string().into())];
    output.note(&(output.words().say_with("batch-part-is-done", &values) + "\n"));
    Ok(())
}

/// A part that found other photos than are listed has done what it can, but is not done.
fn goes_by_the_list(missed: &Missed, unlisted: usize) -> Result<(), Stop> {
    let missed = missed.first.as_ref().map(|first| {
        Message::new("batch-listed-not-found").with("photos", missed.photos).with("first", first.as_str())
    });
    let unlisted = (unlisted > 0).then(|| Message::new("batch-found-not-listed").with("photos", unlisted));
    let other = match (missed, unlisted) {
        (None, None) => return Ok(()),
        (Some(other), None) | (None, Some(other)) => other,
        (Some(missed), Some(unlisted)) => {
            Message::new("two-clauses").with("first", missed).with("second", unlisted)
        }
    };
    Err(Stop::Unfinished(Message::new("batch-parts-differ").with("other", other)))
}

/// The folder of the run, and the list of its photos.
fn begin(
    args: &BatchArgs,
    settings: &batch::Settings,
    search: Search,
    split: Split,
    output: &mut Output,
) -> Result<(Folder, Listing), Stop> {
    if split != Split::WHOLE && search.photos.is_empty() {
        // Whoever begins a run says how large it is.
        return Err(Stop::Unfinished(Message::new("batch-no-photos-here")));
    }
    let settings = of_run(settings, args);
    let folder = Folder::begin(&args.out, &settings, search.photos.len(), split, args.run.new)
        .map_err(|error| no_run(&error))?;
    let progress = Progress::listing(search.photos.len(), args.run.quiet, output.words());
    let list = if split == Split::WHOLE { Listing::of } else { Listing::of_part };
    let listing = list(search, &folder.listing(), jobs(args.run.jobs), &|seen| progress.listed(seen));
    progress.clear();
    let listing = listing.map_err(|error| stopped_at(&folder.listing(), &error))?;
    if !args.run.quiet {
        let (photos, different) = (listing.photos.len(), listing.contents().count());
        let words = output.words();
        let photos = words.say_with("photos", &[("photos", photos.into())]);
        let listed = [("photos", photos.into()), ("different", different.into())];
        let mut said = vec![words.say_with("batch-listed", &listed)];
        if listing.passed_over > 0 {
            said.push(words.say_with("files-passed-over", &[("files", listing.passed_over.into())]));
        }
        output.note(&(said.join(&words.say("between-clauses")) + "\n"));
    }
    Ok((folder, listing))
}

/// Returns the settings that the rows of this run depend on: the task for each photo, and the
/// sources.
fn of_run(task: &batch::Settings, args: &BatchArgs) -> batch::Settings {
    let mut settings = task.clone();
    settings.insert("sources".to_owned(), args.sources.join(" "));
    if let Some(list) = &args.list {
        settings.insert("list".to_owned(), list.display().to_string());
    }
    settings
}

/// Looks at all photos that have no row yet.
fn look(
    args: &BatchArgs,
    settings: batch::Settings,
    folder: &Folder,
    listing: &Listing,
    split: Split,
    output: &mut Output,
) -> Result<Missed, Stop> {
    let program = std::env::current_exe()
        .map_err(|error| Stop::Unfinished(Message::new("error-no-worker").with("why", error.to_message())))?;
    let mut command: Vec<OsString> = vec![program.into(), "batch-worker".into()];
    command.extend(["--memory-limit".into(), args.run.memory_limit.to_string().into()]);
    command.extend(args.task.arguments().into_iter().map(OsString::from));
    let work = Work {
        crew: Crew { command, settings, time_limit: args.run.time_limit },
        jobs: jobs(args.run.jobs),
        split,
        retry: args.run.retry,
        most_bytes: Limits::default().max_bytes,
    };
    let mut progress = Progress::looking(args.run.quiet, output.words());
    let done = batch::run(folder, listing, &work, &mut |event| progress.heard(event));
    progress.end(output);
    done.map_err(|error| stopped_at(folder.path(), &error))
}

/// Converts the error of a folder that cannot be used: another one was meant, or it is not
/// available now.
fn no_run(error: &FolderError) -> Stop {
    match error {
        FolderError::Io { .. } | FolderError::Busy(_) => Stop::Unfinished(error.to_message()),
        FolderError::NotARun(_) | FolderError::OtherSettings { .. } | FolderError::NotNew(_) => {
            usage_error(error.to_message())
        }
    }
}

/// Converts the error of a file that cannot be read or written, which stops the run.
fn stopped_at(path: &Path, error: &io::Error) -> Stop {
    let next = match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "full",
        _ => "other",
    };
    let stopped = Message::new("batch-stopped").with("path", path.display().to_string());
    Stop::Unfinished(stopped.with("error", error.to_message()).with("next", next))
}

/// Returns the number of parallel jobs: as stated, or the number of processor cores.
fn jobs(stated: Option<u16>) -> usize {
    let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
    stated.map_or_else(cores, usize::from)
}

/// Returns the sources named by the user. A name of an existing file or folder is taken literally,
/// others may be patterns.
fn sources(args: &BatchArgs) -> Result<Vec<Source>, Stop> {
    let named = args.sources.iter().map(|source| {
        let path = PathBuf::from(source);
        let is_pattern = source.contains(['*', '?', '[']) && !path.exists();
        if is_pattern { Source::Pattern(source.clone()) } else { Source::Path(path) }
    });
    let mut sources: Vec<Source> = named.collect();
    if let Some(list) = &args.list {
        let mut text = Vec::new();
        let read = match list.as_os_str() == "-" {
            true => io::stdin().lock().read_to_end(&mut text).map(drop),
            false => std::fs::read(list).map(|bytes| text = bytes),
        };
        read.map_err(|error| {
            let message = Message::new("usage-no-list").with("file", list.display().to_string());
            usage_error(message.with("error", error.to_message()))
        })?;
        let text = text.strip_prefix("\u{feff}".as_bytes()).unwrap_or(&text);
        let end = if text.contains(&0) { 0 } else { b'\n' };
        for line in text.split(|&byte| byte == end) {
            let line = line.strip_suffix(b"\r").unwrap_or(line);
            if !line.is_empty() {
                sources.push(Source::Listed(path(line)));
            }
        }
    }
    Ok(sources)
}

/// A path as a list has it: any bytes where the system has such names.
fn path(bytes: &[u8]) -> PathBuf {
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStrExt;
        PathBuf::from(std::ffi::OsStr::from_bytes(bytes))
    }
    #[cfg(not(unix))]
    PathBuf::from(String::from_utf8_lossy(bytes).into_owned())
}
