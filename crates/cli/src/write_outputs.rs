//! Checks what several inputs share, and writes the results and the files beside them.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use shuzi::ErrorKind;
use shuzi::count::CorrectionError;
use shuzi::language::{Message, ToMessage};
use shuzi::photo::Photo;
use shuzi::report::{DrawingError, Failure, Report, TimedReport, explain, fill_in, overlay, sgf};

use super::args::{OutputFormat, OutputOptions, ShownOptions};
use super::output::Output;
use super::parsers::OverlayFile;
use super::read_input;
use super::trace::Trace;
use super::{RunStatus, Stop};

/// Rejects options that cannot be combined, before any input is read.
pub(super) fn check_options(inputs: &[PathBuf], options: &OutputOptions) -> Result<(), Stop> {
    check_one_result(inputs, options)?;
    check_streams(inputs)
}

/// Rejects options that write one file if there are several inputs.
fn check_one_result(inputs: &[PathBuf], options: &OutputOptions) -> Result<(), Stop> {
    let one_file = [
        ("--sgf", options.sgf.is_some()),
        ("--overlay", options.overlay.is_some()),
    ];
    if let Some((name, _)) = one_file
        .iter()
        .find(|(_, given)| *given && inputs.len() > 1)
    {
        return Err(usage_error(
            Message::new("usage-one-file-or-trace").with("option", *name),
        ));
    }
    Ok(())
}

/// Rejects inputs among which standard input is named twice.
pub(super) fn check_streams(inputs: &[PathBuf]) -> Result<(), Stop> {
    if inputs
        .iter()
        .filter(|path| read_input::is_standard_input(path))
        .count()
        > 1
    {
        return Err(usage_error(Message::new("usage-standard-input-twice")));
    }
    Ok(())
}

/// Returns a usage error that clap itself cannot detect.
pub(super) fn usage_error(message: Message) -> Stop {
    Stop::Usage(message)
}

/// Prints which of several inputs is processed, if a user waits at a terminal and the results go
/// elsewhere.
pub(super) fn name_input(
    path: &Path,
    inputs: &[PathBuf],
    index: usize,
    options: &OutputOptions,
    output: &mut Output,
) {
    let is_shown = !options.quiet && inputs.len() > 1;
    if is_shown && io::stderr().is_terminal() && !io::stdout().is_terminal() {
        let file = read_input::input_name(path);
        let values = [
            ("file", file.into()),
            ("number", (index + 1).into()),
            ("of", inputs.len().into()),
        ];
        let text = output.words().say_with("looking-at-input", &values);
        output.note(&format!("{text}\n"));
    }
}

/// Writes the result of one photo, and the files that the options ask for.
pub(super) fn write_photo_result(
    timed: &TimedReport,
    photo: &Photo,
    trace: &Trace,
    options: &OutputOptions,
    output: &mut Output,
) -> Result<(), Stop> {
    write_result(timed, options, output)?;
    let report = &timed.report;
    let settings = overlay::OverlaySettings::default();
    match &options.overlay {
        Some(OverlayFile::Png(path)) => {
            save_drawing(path, overlay::png(report, photo, &settings), output)
        }
        Some(OverlayFile::Svg(path)) => {
            let svg = overlay::svg(report, photo, &settings).map(String::into_bytes);
            save_drawing(path, svg, output);
        }
        None => {}
    }
    trace.write_report(timed, photo, output);
    Ok(())
}

/// Writes the reason why one photo has no result.
pub(super) fn write_photo_refusal(
    failure: &Failure,
    trace: &Trace,
    options: &OutputOptions,
    output: &mut Output,
) -> Result<(), Stop> {
    trace.write_failure(failure, output);
    output.failure(failure, options)
}

/// Writes the result of one input, and its game record if the options ask for it.
pub(super) fn write_result(
    timed: &TimedReport,
    options: &OutputOptions,
    output: &mut Output,
) -> Result<(), Stop> {
    output.report(timed, options)?;
    if let Some(path) = &options.sgf {
        save_file(path, sgf::report(&timed.report).as_bytes(), output);
    }
    Ok(())
}

/// Writes the explanation and the drawing of the fill-in, if the options ask for them.
pub(super) fn write_shown_options(
    report: &Report,
    options: &ShownOptions,
    output: &mut Output,
) -> Result<(), Stop> {
    if options.explain {
        output.result(&explain::explain(report, output.words()))?;
    }
    if let Some(path) = &options.fill_in {
        match fill_in::picture(report, output.words()) {
            Some(picture) => save_file(path, picture.svg().as_bytes(), output),
            None => {
                output.worsen(RunStatus::Failed);
                output.note(&format!(
                    "{}: {}\n",
                    report.file,
                    output.words().say("no-fill-in")
                ));
            }
        }
    }
    Ok(())
}

/// Rejects options about results that cannot be combined, before any input is read.
pub(super) fn check_shown_options(
    inputs: &[PathBuf],
    shown: &ShownOptions,
    options: &OutputOptions,
) -> Result<(), Stop> {
    if shown.explain && options.format != OutputFormat::Text {
        return Err(usage_error(Message::new("usage-explain-is-text")));
    }
    if shown.fill_in.is_some() && inputs.len() > 1 {
        return Err(usage_error(
            Message::new("usage-one-file").with("option", "--fill-in"),
        ));
    }
    Ok(())
}

/// Writes an output file. If that fails, the run is not complete, but the results on standard
/// output remain valid.
pub(super) fn save_file(path: &Path, bytes: &[u8], output: &mut Output) {
    if let Err(error) = std::fs::write(path, bytes) {
        report_unwritable_file(path, error.to_message(), output);
    }
}

/// Writes a drawing beside the results, or reports that it cannot be encoded.
pub(super) fn save_drawing(
    path: &Path,
    drawing: Result<Vec<u8>, DrawingError>,
    output: &mut Output,
) {
    match drawing {
        Ok(bytes) => save_file(path, &bytes, output),
        Err(error) => report_unwritable_file(path, Message::verbatim(error.to_string()), output),
    }
}

/// Reports an output file that cannot be written. No input failed, but the run is not complete.
pub(super) fn report_unwritable_file(path: &Path, error: Message, output: &mut Output) {
    output.worsen(RunStatus::Unfinished);
    let file = path.display().to_string();
    output.remark(
        &Message::new("error-cannot-write")
            .with("file", file)
            .with("error", error),
    );
}

/// Reports a folder that cannot be created.
pub(super) fn report_uncreatable_folder(folder: &Path, error: &io::Error, output: &mut Output) {
    output.worsen(RunStatus::Unfinished);
    let folder = folder.display().to_string();
    output.remark(
        &Message::new("error-cannot-make")
            .with("folder", folder)
            .with("error", error.to_message()),
    );
}

/// Returns the failure of an option that does not fit the board of this input.
pub(super) fn bad_option(file: &str, error: &CorrectionError) -> Failure {
    Failure {
        file: file.to_owned(),
        kind: ErrorKind::BadOption,
        message: error.to_message(),
        hint: error.hint(),
    }
}
