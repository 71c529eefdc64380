//! `shuzi eval`: accuracy tables over labelled photos.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::count::ReadSettings;
use crate::evaluate::{self, Label, Settings, Verdict, judge};

use super::args::{EvalArgs, EvalFormat};
use super::output::Output;
use super::{Status, Stop, read};

pub(super) fn run(args: EvalArgs, output: &mut Output) -> Result<(), Stop> {
    let mut verdicts = Vec::new();
    for folder in &args.folders {
        let mut labels = Vec::new();
        if let Err(error) = find_labels(folder, &mut labels) {
            output.worsen(Status::Failed);
            output.note(&format!("shuzi: cannot search {}: {error}\n", folder.display()));
        }
        verdicts.extend(labels.iter().filter_map(|path| verdict(path, &args)));
    }
    if verdicts.is_empty() {
        output.worsen(Status::Failed);
        output.note("shuzi: no labelled photos found (a label is NAME.json beside its photo)\n");
        return Ok(());
    }
    output.result(&match args.format {
        EvalFormat::Text => evaluate::text(&verdicts, args.fail_list),
        EvalFormat::Json => evaluate::json(&verdicts, args.fail_list),
    })
}

/// Every `.json` file under `folder`, in the order of their paths.
fn find_labels(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    entries.sort();
    for path in entries {
        // A link is not followed into a folder: it may lead back here.
        if path.is_dir() && !path.is_symlink() {
            find_labels(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "json") {
            found.push(path);
        }
    }
    Ok(())
}

/// Judges the photo beside a label; `None` for files that are no label, or not asked for.
fn verdict(path: &Path, args: &EvalArgs) -> Option<Verdict> {
    let label = Label::read(&fs::read(path).ok()?).ok()?;
    let photo = path.with_file_name(Path::new(&label.file).file_name()?);
    let wanted = args.only.as_ref().is_none_or(|text| {
        path.to_string_lossy().contains(text.as_str()) || label.tags.join(" ").contains(text.as_str())
    });
    if !photo.is_file() || !wanted || label.train && !args.with_train {
        return None;
    }
    let answer =
        read::case(&photo, &ReadSettings::default(), &[], &mut |_| {}).map(|(_, case)| case.report());
    let source = path.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy().into_owned();
    Some(judge(&label, &photo.to_string_lossy(), &source, answer.as_ref(), &Settings::default()))
}
