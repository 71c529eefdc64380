//! `shuzi read`: reads the position in a photo.

mod frames;
mod same_board;

use std::path::Path;

use shuzi::count::{Case, Correction, ReadError, ReadSettings, Reader, StepObserver};
use shuzi::photo::Photo;
use shuzi::report::Failure;

use super::args::ReadArgs;
use super::output::Output;
use super::trace::Traces;
use super::write_outputs::{
    bad_option, check_options, name_input, write_photo_refusal, write_photo_result,
};
use super::{Stop, clock, read_input};

pub(super) fn run(args: ReadArgs, output: &mut Output) -> Result<(), Stop> {
    if args.same_board {
        return same_board::run(&args, output);
    }
    if args.frames {
        return frames::run(&args, output);
    }
    check_options(&args.photos, &args.output)?;
    let settings = args.photo.read_settings();
    let reader = Reader::embedded();
    let mut traces = Traces::new(args.output.trace.as_deref());
    for (index, path) in args.photos.iter().enumerate() {
        name_input(path, &args.photos, index, &args.output, output);
        let trace = traces.start(path, output);
        match case(path, &reader, &settings, &args.set.set, &mut |step| {
            trace.write_step(step, output)
        }) {
            Ok((photo, case)) => {
                write_photo_result(&case.timed_report(), &photo, &trace, &args.output, output)?
            }
            Err(failure) => write_photo_refusal(&failure, &trace, &args.output, output)?,
        }
    }
    Ok(())
}

/// Reads one photo, with the user's corrections.
pub(super) fn case(
    path: &Path,
    reader: &Reader,
    settings: &ReadSettings,
    corrections: &[Correction],
    watch: StepObserver,
) -> Result<(Photo, Case), Failure> {
    case_with_confirmed_size(path, reader, settings, corrections, watch, &|_, _| false)
}

/// Reads one photo, with the user's corrections. If the photo leaves open whether its lines are the
/// whole board, `confirms_size` is called with its name and the number of lines; if it returns
/// true, the photo is read as a board of that size.
pub(super) fn case_with_confirmed_size(
    path: &Path,
    reader: &Reader,
    settings: &ReadSettings,
    corrections: &[Correction],
    watch: StepObserver,
    confirms_size: &dyn Fn(&str, usize) -> bool,
) -> Result<(Photo, Case), Failure> {
    let file = read_input::input_name(path);
    let bytes = read_input::read_input(path, settings.limits.max_bytes)?;
    let mut read = reader.read_with_observer(&file, &bytes, settings, &clock(), &mut *watch);
    let doubted = read.as_ref().err().and_then(ReadError::size_in_doubt);
    if let Some(lines) = doubted.filter(|&lines| confirms_size(&file, lines)) {
        read =
            reader.read_with_observer(&file, &bytes, &settings.with_size(lines), &clock(), watch);
    }
    let (photo, case) = read.map_err(|error| error.failure(&file))?;
    let case = case
        .corrected(corrections)
        .map_err(|error| bad_option(&file, &error))?;
    Ok((photo, case))
}
