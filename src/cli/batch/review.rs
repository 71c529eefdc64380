//! `shuzi review`: a page of what needs a person in a batch.

use std::fs;
use std::path::{Component, Path, PathBuf};

use clap::Args;

use crate::batch::review::{Face, Gathered, Review};
use crate::batch::{Folder, FolderError};
use crate::cli::Stop;
use crate::cli::output::Output;

use super::{merge, no_run};

/// What `shuzi review` is asked.
#[derive(Debug, Args)]
pub(in crate::cli) struct ReviewArgs {
    /// Folder of a batch, which need not be done yet
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// The page [default: DIR/review.html]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(in crate::cli) fn run(args: &ReviewArgs, output: &mut Output) -> Result<(), Stop> {
    let file = args.out.clone().unwrap_or_else(|| args.folder.join("review.html"));
    let gathered = written(&args.folder, &file)?;
    output.result(&format!("{}\n{}\n", file.display(), counts(&gathered)))
}

/// The run in a folder, with its own settings.
pub(in crate::cli) fn opened(folder: &Path) -> Result<Review, FolderError> {
    let (run, settings) = Folder::look_at(folder)?;
    let count = merge::count(&run, &settings)?;
    Ok(Review::new(run, count))
}

fn written(folder: &Path, file: &Path) -> Result<Gathered, Stop> {
    let gathered = opened(folder)
        .map_err(|error| no_run(&error))?
        .gather()
        .map_err(|error| Stop::Unfinished(format!("{} cannot be read: {error}", folder.display())))?;
    let place = file.parent().filter(|place| !place.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let named = |error: std::io::Error| Stop::Unfinished(format!("{}: {error}", file.display()));
    let [place, folder] = [place, folder].map(Path::canonicalize);
    let drawings = address(&place.map_err(named)?, &folder.map_err(named)?.join("drawings"));
    fs::write(file, gathered.page(Face::File { drawings: &drawings })).map_err(named)?;
    Ok(gathered)
}

fn counts(gathered: &Gathered) -> String {
    let missing = match gathered.missing {
        0 => String::new(),
        missing => format!(", {missing} not looked at yet"),
    };
    format!(
        "{} to look at, {} corrected, {} without a position, {} that need nobody{missing}",
        gathered.asked.all(),
        gathered.corrected.all(),
        gathered.all_unread(),
        gathered.exact
    )
}

/// How a page in `place` names `folder`, both whole paths: `../run/drawings/`.
fn address(place: &Path, folder: &Path) -> String {
    let common = place.components().zip(folder.components()).take_while(|(one, other)| one == other).count();
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
        let address = |place: &str, folder: &str| address(Path::new(place), Path::new(folder));
        assert_eq!(address("/a/run", "/a/run/drawings"), "drawings/");
        assert_eq!(address("/a/pages", "/a/ru n#1/drawings"), "../ru%20n%231/drawings/");
        assert_eq!(address("/", "/é/drawings"), "%C3%A9/drawings/");
    }
}
