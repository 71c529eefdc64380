//! `shuzi review`: a page of the photos in a batch that need to be checked.

use std::fs;
use std::path::{Component, Path, PathBuf};

use clap::Args;

use crate::Stop;
use crate::locale;
use crate::output::Output;
use shuzi::language::{Language, Message, ToMessage, Words};
use shuzi_archive::review::{ReviewQueue, RunReview};
use shuzi_archive::{FolderError, RunFolder};

use super::{folder_error, merge, run_folder_of};

/// The arguments of `shuzi review`.
#[derive(Debug, Args)]
pub(crate) struct ReviewArgs {
    /// Folder of a batch, which need not be finished
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// File of the page [default: DIR/review.html]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Language of the page and of messages [default: the locale's]
    #[arg(long, value_name = "LANGUAGE", value_parser = locale::parser())]
    pub(crate) lang: Option<Language>,
}

pub(crate) fn run(args: &ReviewArgs, output: &mut Output) -> Result<(), Stop> {
    let folder = run_folder_of(&args.folder)?;
    let file = args
        .out
        .clone()
        .unwrap_or_else(|| folder.join("review.html"));
    let words = output.words();
    let queue = write_page(&folder, &file, words)?;
    output.result(&format!(
        "{}\n{}\n",
        file.display(),
        describe_counts(&queue, words)
    ))
}

/// Opens the run in a folder, with its own settings.
fn open_review(folder: &Path) -> Result<RunReview, FolderError> {
    let (run, settings) = RunFolder::open_shared(folder)?;
    let count = merge::count_settings(&run, &settings)?;
    Ok(RunReview::new(run, count))
}

/// Writes the page of a run to a file, and returns its content.
fn write_page(folder: &Path, file: &Path, words: &Words) -> Result<ReviewQueue, Stop> {
    let queue = open_review(folder)
        .map_err(|error| folder_error(&error))?
        .build_queue()
        .map_err(|error| {
            let message =
                Message::new("error-run-unreadable").with("folder", folder.display().to_string());
            Stop::Unfinished(message.with("error", error.to_message()))
        })?;
    // The page refers to the drawings by a relative path, so that both can be moved together.
    let place = file
        .parent()
        .filter(|place| !place.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    let named = |error: std::io::Error| {
        Stop::Unfinished(Message::of_file(
            file.display().to_string(),
            error.to_message(),
        ))
    };
    let [place, folder] = [place, folder].map(Path::canonicalize);
    let drawings = relative_address(
        &place.map_err(named)?,
        &folder.map_err(named)?.join("drawings"),
    );
    let page = queue.to_html(&drawings, words).map_err(named)?;
    fs::write(file, page).map_err(named)?;
    Ok(queue)
}

fn describe_counts(queue: &ReviewQueue, words: &Words) -> String {
    let counts = [
        ("asked", queue.asked.total().into()),
        ("corrected", queue.corrected.total().into()),
        ("unread", queue.unread_total().into()),
        ("exact", queue.exact.into()),
        ("missing", queue.missing.into()),
    ];
    words.say_with("review-counts", &counts)
}

/// Returns the address of `folder` relative to a page in `place`, such as `../run/drawings/`. Both
/// are absolute paths.
fn relative_address(place: &Path, folder: &Path) -> String {
    let common = place
        .components()
        .zip(folder.components())
        .take_while(|(one, other)| one == other)
        .count();
    let mut address = "../".repeat(place.components().count() - common);
    for component in folder.components().skip(common) {
        if let Component::Normal(name) = component {
            for &byte in name.as_encoded_bytes() {
                if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
                    address.push(char::from(byte));
                } else {
                    address.push_str(&format!("%{byte:02X}"));
                }
            }
            address.push('/');
        }
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_names_drawings_from_where_it_lies() {
        let address =
            |place: &str, folder: &str| relative_address(Path::new(place), Path::new(folder));
        assert_eq!(address("/a/run", "/a/run/drawings"), "drawings/");
        assert_eq!(
            address("/a/pages", "/a/ru n#1/drawings"),
            "../ru%20n%231/drawings/"
        );
        assert_eq!(address("/", "/é/drawings"), "%C3%A9/drawings/");
    }
}
