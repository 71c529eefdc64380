//! `shuzi count`: photo to result.

use crate::count::{Case, CountSettings, settle};
use crate::report::{Failure, Report};

use super::args::CountArgs;
use super::ask::Asking;
use super::inputs::{bad_option, check, photo_done};
use super::output::Output;
use super::{Stop, clock, read, settings};

pub(super) fn run(args: CountArgs, output: &mut Output) -> Result<(), Stop> {
    check(&args.photos, &args.output)?;
    let asking = Asking::new(&args.ask, &args.photos)?;
    let read_settings = args.photo.read_settings();
    let settings = settings::for_photo(&args.rules, &args.life);
    for path in &args.photos {
        let counted = read::case(path, &read_settings, &args.set.set)
            .and_then(|(photo, case)| Ok((photo, count(&case, &settings, asking, output)?)));
        match counted {
            Ok((photo, report)) => photo_done(&report, &photo, &args.output, output)?,
            Err(failure) => output.failure(&failure, &args.output)?,
        }
    }
    Ok(())
}

/// Settles one case, asking a person where that was asked for.
pub(super) fn count(
    case: &Case,
    settings: &CountSettings,
    asking: Asking,
    output: &Output,
) -> Result<Report, Failure> {
    let proposed = settle(case, settings, &clock()).map_err(|error| bad_option(&case.file, &error))?;
    if !asking.applies(&proposed) {
        return Ok(proposed);
    }
    let answered =
        asking.interview(case, settings, output.style()).map_err(|error| bad_option(&case.file, &error))?;
    Ok(Report { timings: proposed.timings, ..answered })
}
