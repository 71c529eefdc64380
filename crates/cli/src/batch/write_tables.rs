//! Writes the tables and the summary of a finished run.

use std::fs;
use std::io;
use std::path::Path;

use crate::output::Output;
use crate::write_outputs::usage_error;
use crate::{RunStatus, Stop};
use shuzi::count::CountSettings;
use shuzi::language::{Message, ToMessage, Words};
use shuzi::report::{Failure, Report};
use shuzi_archive::corrections::{Corrections, case};
use shuzi_archive::export::{Export, ExportError, Format, Record};
use shuzi_archive::summary::Summary;
use shuzi_archive::{Folder, Games, Listing, Outcome};
use shuzi_eval::{self as evaluate, Label, PhotoResult, PhotoVerdict, judge};

use super::stopped_at;
use super::tables::Tables;

/// Writes the tables and the summary of a run.
pub(super) fn write(
    folder: &Folder,
    listing: &Listing,
    count: Option<CountSettings>,
    tables: &Tables,
    jobs: usize,
    output: &mut Output,
) -> Result<(), Stop> {
    let games = games(tables, output)?;
    let summary = written(folder, listing, count, &tables.formats(), games.as_ref(), jobs, output.words())?;
    for stale in tables.stale(folder.path()) {
        output.remark(&Message::new("batch-table-is-stale").with("file", stale));
    }
    output.worsen(status(&summary));
    output.result(&summary.text(output.words()))
}

/// The collection of records that is named.
fn games(tables: &Tables, output: &mut Output) -> Result<Option<Games>, Stop> {
    let Some(folder) = &tables.records else { return Ok(None) };
    let games = Games::of(folder).map_err(|error| {
        Stop::Unfinished(Message::of_file(folder.display().to_string(), error.to_message()))
    })?;
    for record in games.unreadable() {
        output.remark(
            &Message::new("batch-no-record")
                .with("file", &*record.name)
                .with("error", record.why.to_message()),
        );
    }
    if games.is_empty() {
        return Err(usage_error(Message::of_file(
            folder.display().to_string(),
            Message::new("usage-no-records"),
        )));
    }
    Ok(Some(games))
}

fn written(
    folder: &Folder,
    listing: &Listing,
    count: Option<CountSettings>,
    formats: &[Format],
    games: Option<&Games>,
    jobs: usize,
    words: &Words,
) -> Result<Summary, Stop> {
    let corrections =
        Corrections::of(folder.path(), count).map_err(|error| stopped_at(folder.path(), &error))?;
    let mut export =
        Export::of(folder, listing, corrections).map_err(|error| not_exported(folder, &error))?;
    if let Some(games) = games {
        export = export.looking_up(games, jobs);
    }
    let mut summary = Summary::default();
    summary.passed_over = listing.passed_over;
    export
        .write(formats, &mut |record| {
            summary.add(record, verdict(record)?.as_ref());
            Ok(())
        })
        .map_err(|error| not_exported(folder, &error))?;
    let summary = summary.finished();
    summary.save(folder.path(), words).map_err(|error| stopped_at(folder.path(), &error))?;
    Ok(summary)
}

fn not_exported(folder: &Folder, error: &ExportError) -> Stop {
    match error {
        ExportError::Unfinished { .. } => Stop::Unfinished(error.to_message()),
        ExportError::Io(error) => stopped_at(folder.path(), error),
        ExportError::NoParquet => usage_error(error.to_message()),
    }
}

fn status(summary: &Summary) -> RunStatus {
    let any = |outcome| summary.outcomes.get(&outcome).is_some_and(|&photos| photos > 0);
    if any(Outcome::Failed) || any(Outcome::Refused) {
        RunStatus::Failed
    } else if any(Outcome::Asked) {
        RunStatus::NeedsALook
    } else {
        RunStatus::Certain
    }
}

/// Judges a photo that has a label beside it.
fn verdict(record: &Record) -> io::Result<Option<PhotoVerdict>> {
    let Some(label) = label(Path::new(&record.name)) else { return Ok(None) };
    let case = case(&record.row).map_err(|damaged| io::Error::other(damaged.to_message()))?;
    let report: Result<Report, Failure> = match case {
        Some(case) => Ok(case.report()),
        None => Err(Failure {
            file: record.name.clone(),
            kind: "refused",
            message: Message::verbatim(""),
            hint: Message::verbatim(""),
        }),
    };
    let answer = PhotoResult { report, readings: None, grid: None, timings: Vec::new() };
    Ok(Some(judge(&label, &record.name, "", &answer, &evaluate::JudgeSettings::default())))
}

/// Returns the label that lies beside a photo, if one does.
fn label(photo: &Path) -> Option<Label> {
    let label = fs::read(photo.with_extension("json")).ok()?;
    let label = Label::read(&label).ok()??;
    (photo.file_name()? == label.file.as_str()).then_some(label)
}
