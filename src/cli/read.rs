//! `shuzi read`: photo to position.

use std::path::Path;

use crate::count::{self, Case, Correction, ReadSettings};
use crate::photo::Photo;
use crate::report::Failure;

use super::args::ReadArgs;
use super::inputs::{bad_option, check, photo_done, unread};
use super::output::Output;
use super::{Stop, clock, input};

pub(super) fn run(args: ReadArgs, output: &mut Output) -> Result<(), Stop> {
    check(&args.photos, &args.output)?;
    let settings = args.photo.read_settings();
    for path in &args.photos {
        match case(path, &settings, &args.set.set) {
            Ok((photo, case)) => photo_done(&case.report(), &photo, &args.output, output)?,
            Err(failure) => output.failure(&failure, &args.output)?,
        }
    }
    Ok(())
}

/// Reads one photo, with the user's corrections.
pub(super) fn case(
    path: &Path,
    settings: &ReadSettings,
    corrections: &[Correction],
) -> Result<(Photo, Case), Failure> {
    let file = input::name(path);
    let bytes = input::read(path, settings.limits.max_bytes)?;
    let (photo, case) =
        count::read(&file, &bytes, settings, &clock()).map_err(|error| unread(&file, &error))?;
    let case = case.corrected(corrections).map_err(|error| bad_option(&file, &error))?;
    Ok((photo, case))
}
