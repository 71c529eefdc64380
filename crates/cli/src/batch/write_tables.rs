//! Writes the tables and the summary of a finished run.

use std::fs;
use std::io;
use std::path::Path;

use crate::output::Output;
use crate::write_outputs::usage_error;
use crate::{RunStatus, Stop};
use shuzi::ErrorKind;
use shuzi::count::CountSettings;
use shuzi::language::{Message, ToMessage, Words};
use shuzi::life::LifeJudge;
use shuzi::report::{Failure, Report};
use shuzi_archive::corrections::{Corrections, rebuild_case};
use shuzi_archive::export::{Export, ExportError, ExportFormat, ExportedPhoto};
use shuzi_archive::summary::RunSummary;
use shuzi_archive::{Manifest, RecordLibrary, RowOutcome, RunFolder};
use shuzi_eval::{self as evaluate, Label, PhotoResult, PhotoVerdict, judge};

use super::io_error;
use super::tables::Tables;

/// Writes the tables and the summary of a run.
pub(super) fn write(
    folder: &RunFolder,
    listing: &Manifest,
    count: Option<CountSettings>,
    tables: &Tables,
    jobs: usize,
    output: &mut Output,
) -> Result<(), Stop> {
    let judge = LifeJudge::embedded();
    let games = open_games(tables, &judge, output)?;
    let corrections = Corrections::read(folder.path(), count, judge)
        .map_err(|error| io_error(folder.path(), &error))?;
    let summary = write_export(
        folder,
        listing,
        corrections,
        &tables.formats(),
        games.as_ref(),
        jobs,
        output.words(),
    )?;
    for stale in tables.stale(folder.path()) {
        output.remark(&Message::new("batch-table-is-stale").with("file", stale));
    }
    output.worsen(run_status(&summary));
    output.result(&summary.to_text(output.words()))
}

/// Opens the collection of records in which games are found, if one is chosen.
fn open_games(
    tables: &Tables,
    judge: &LifeJudge,
    output: &mut Output,
) -> Result<Option<RecordLibrary>, Stop> {
    let Some(folder) = &tables.records else {
        return Ok(None);
    };
    let games = RecordLibrary::read(folder, judge.clone()).map_err(|error| {
        Stop::Unfinished(Message::of_file(
            folder.display().to_string(),
            error.to_message(),
        ))
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

/// Writes all tables and the summary's files, and returns the summary.
fn write_export(
    folder: &RunFolder,
    listing: &Manifest,
    corrections: Corrections,
    formats: &[ExportFormat],
    games: Option<&RecordLibrary>,
    jobs: usize,
    words: &Words,
) -> Result<RunSummary, Stop> {
    let mut export =
        Export::new(folder, listing, corrections).map_err(|error| export_error(folder, &error))?;
    if let Some(games) = games {
        export = export.with_games(games, jobs);
    }
    let mut summary = RunSummary::default();
    summary.passed_over = listing.passed_over;
    export
        .write(formats, &mut |record| {
            summary.add(record, judge_labelled(record)?.as_ref());
            Ok(())
        })
        .map_err(|error| export_error(folder, &error))?;
    let summary = summary.finish();
    summary
        .save(folder.path(), words)
        .map_err(|error| io_error(folder.path(), &error))?;
    Ok(summary)
}

fn export_error(folder: &RunFolder, error: &ExportError) -> Stop {
    match error {
        ExportError::Unfinished { .. } => Stop::Unfinished(error.to_message()),
        ExportError::Io(error) => io_error(folder.path(), error),
        ExportError::NoParquet => usage_error(error.to_message()),
    }
}

/// Returns the status of a run, determined by the worst outcome of a photo.
fn run_status(summary: &RunSummary) -> RunStatus {
    let any = |outcome| {
        summary
            .outcomes
            .get(&outcome)
            .is_some_and(|&photos| photos > 0)
    };
    if any(RowOutcome::Failed) || any(RowOutcome::Refused) {
        RunStatus::Failed
    } else if any(RowOutcome::Asked) {
        RunStatus::NeedsALook
    } else {
        RunStatus::Certain
    }
}

/// Judges the reading of a photo that has a label beside it.
fn judge_labelled(photo: &ExportedPhoto) -> io::Result<Option<PhotoVerdict>> {
    let Some(label) = find_label(Path::new(&photo.name)) else {
        return Ok(None);
    };
    let case =
        rebuild_case(&photo.row).map_err(|damaged| io::Error::other(damaged.to_message()))?;
    let report: Result<Report, Failure> = match case {
        Some(case) => Ok(case.report()),
        None => Err(Failure {
            file: photo.name.clone(),
            kind: photo
                .row
                .error()
                .map_or(ErrorKind::Internal, |error| error.kind),
            message: Message::verbatim(""),
            hint: Message::verbatim(""),
        }),
    };
    let answer = PhotoResult {
        report,
        readings: None,
        grid: None,
        timings: Vec::new(),
    };
    Ok(Some(judge(
        &label,
        &photo.name,
        "",
        &answer,
        &evaluate::JudgeSettings::default(),
    )))
}

/// Returns the label beside a photo, if there is one for it.
fn find_label(photo: &Path) -> Option<Label> {
    let label = fs::read(photo.with_extension("json")).ok()?;
    let label = Label::read(&label).ok()??;
    (photo.file_name()? == label.file.as_str()).then_some(label)
}
