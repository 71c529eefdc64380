//! `shuzi read`: reads the position in a photo.

mod same_board;

use std::path::Path;

use shuzi::count::{self, Case, Correction, ReadError, ReadSettings, StepObserver};
use shuzi::photo::Photo;
use shuzi::report::Failure;

use super::args::ReadArgs;
use super::output::Output;
use super::trace::Traces;
use super::write_outputs::{bad_option, check_options, name_input, write_photo_refusal, write_photo_result};
use super::{Stop, clock, read_input};

pub(super) fn run(args: ReadArgs, output: &mut Output) -> Result<(), Stop> {
    if args.same_board {
        return same_board::run(&args, output);
    }
    check_options(&args.photos, &args.output)?;
    let settings = args.photo.read_settings();
    let mut traces = Traces::new(args.output.trace.as_deref());
    for (index, path) in args.photos.iter().enumerate() {
        name_input(path, &args.photos, index, &args.output, output);
        let trace = traces.start(path, output);
        match case(path, &settings, &args.set.set, &mut |saw| trace.saw(saw, output)) {
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
    settings: &ReadSettings,
    corrections: &[Correction],
    watch: StepObserver,
) -> Result<(Photo, Case), Failure> {
    case_vouched_for(path, settings, corrections, watch, &|_, _| false)
}

/// The same. Where the photo leaves open whether its lines are the whole board, `vouches` says so, given the photo's
/// name and the number of lines: then it is read as if that size was stated.
pub(super) fn case_vouched_for(
    path: &Path,
    settings: &ReadSettings,
    corrections: &[Correction],
    watch: StepObserver,
    vouches: &dyn Fn(&str, usize) -> bool,
) -> Result<(Photo, Case), Failure> {
    let file = read_input::input_name(path);
    let bytes = read_input::read_input(path, settings.limits.max_bytes)?;
    let mut read = count::read_with_observer(&file, &bytes, settings, &clock(), &mut *watch);
    let doubted = read.as_ref().err().and_then(ReadError::size_in_doubt);
    if let Some(lines) = doubted.filter(|&lines| vouches(&file, lines)) {
        read = count::read_with_observer(&file, &bytes, &settings.with_size(lines), &clock(), watch);
    }
    let (photo, case) = read.map_err(|error| error.failure(&file))?;
    let case = case.corrected(corrections).map_err(|error| bad_option(&file, &error))?;
    Ok((photo, case))
}
