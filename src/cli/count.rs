//! `shuzi count`: photo to result.

use std::path::Path;

use crate::count::{Case, CountSettings, ReadSettings, settle};
use crate::photo::Photo;
use crate::report::{Failure, Report};

use super::args::CountArgs;
use super::ask::Asking;
use super::inputs::{bad_option, check, photo_done, photo_refused};
use super::output::Output;
use super::trace::{Trace, Traces};
use super::{Stop, clock, read, settings};

pub(super) fn run(args: CountArgs, output: &mut Output) -> Result<(), Stop> {
    check(&args.photos, &args.output)?;
    let asking = Asking::new(&args.ask, &args.photos)?;
    let read_settings = args.photo.read_settings();
    let mut traces = Traces::new(args.output.trace.as_deref());
    for path in &args.photos {
        let trace = traces.start(path, output);
        match count(path, &args, &read_settings, asking, &trace, output) {
            Ok((photo, report)) => photo_done(&report, &photo, &trace, &args.output, output)?,
            Err(failure) => photo_refused(&failure, &trace, &args.output, output)?,
        }
    }
    Ok(())
}

fn count(
    path: &Path,
    args: &CountArgs,
    read_settings: &ReadSettings,
    asking: Asking,
    trace: &Trace,
    output: &mut Output,
) -> Result<(Photo, Report), Failure> {
    let (photo, case) = read::case(path, read_settings, &args.set.set, &mut |saw| trace.saw(saw, output))?;
    let settings = settings::for_photo(&args.rules, &args.life);
    let proposed = propose(&case, &settings)?;
    trace.proposed(&proposed, output);
    Ok((photo, asked(proposed, &case, &settings, asking, output)?))
}

/// Settles one case without asking.
pub(super) fn propose(case: &Case, settings: &CountSettings) -> Result<Report, Failure> {
    settle(case, settings, &clock()).map_err(|error| bad_option(&case.file, &error))
}

/// The proposed report, or what a person makes of it where one is to be asked.
pub(super) fn asked(
    proposed: Report,
    case: &Case,
    settings: &CountSettings,
    asking: Asking,
    output: &Output,
) -> Result<Report, Failure> {
    if !asking.applies(&proposed) {
        return Ok(proposed);
    }
    let answered =
        asking.interview(case, settings, output.style()).map_err(|error| bad_option(&case.file, &error))?;
    Ok(Report { timings: proposed.timings, ..answered })
}
