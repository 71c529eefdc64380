//! `shuzi count`: photo to result.

use std::path::Path;

use shuzi::count::{Case, CountSettings, ReadSettings, ReadStep, SecondOpinions, settle};
use shuzi::photo::Photo;
use shuzi::report::{Failure, TimedReport};

use super::args::CountArgs;
use super::ask::Asking;
use super::inputs::{check, check_shown, name_input, photo_done, photo_refused, shown};
use super::output::Output;
use super::settings::AskedRules;
use super::trace::{Trace, Traces};
use super::{Stop, clock, input, read, score, settings, without_effect};

pub(super) fn run(args: CountArgs, output: &mut Output) -> Result<(), Stop> {
    check(&args.photos, &args.output)?;
    check_shown(&args.photos, &args.shown, &args.output)?;
    let asking = Asking::new(&args.ask, &args.photos)?;
    let rules = AskedRules::new(&args.rules)?;
    let read_settings = args.photo.read_settings();
    let mut traces = Traces::new(args.output.trace.as_deref());
    for (index, path) in args.photos.iter().enumerate() {
        name_input(path, &args.photos, index, &args.output, output);
        let trace = traces.start(path, output);
        match count(path, &args, &rules, &read_settings, asking, &trace, output) {
            Ok((photo, timed)) => {
                photo_done(&timed, &photo, &trace, &args.output, output)?;
                shown(&timed.report, &args.shown, output)?;
            }
            Err(failure) => photo_refused(&failure, &trace, &args.output, output)?,
        }
    }
    Ok(())
}

fn count(
    path: &Path,
    args: &CountArgs,
    rules: &AskedRules,
    read_settings: &ReadSettings,
    asking: Asking,
    trace: &Trace,
    output: &mut Output,
) -> Result<(Photo, TimedReport), Failure> {
    // Before the photo is read, which takes longer.
    let settings = settings::for_photo(rules, &args.life, &args.ask)
        .and_then(|settings| args.end.stated(settings))
        .map_err(|error| score::bad_rules(&input::name(path), &error))?;
    let (words, style) = (output.words(), output.style());
    let vouches = |file: &str, lines: usize| asking.vouches_for_size(file, lines, words, style);
    let watch = &mut |saw: ReadStep<'_>| trace.saw(saw, output);
    let (photo, case) = read::case_vouched_for(path, read_settings, &args.set.set, watch, &vouches)?;
    let case = case.with_notes(without_effect::of_rules(&args.rules, &settings.rules));
    let case = case.with_notes(without_effect::of_life(&args.life, &args.engine, &settings.rules));
    let second = args.engine.second_opinions();
    let proposed = propose(&case, &settings, &second)?;
    trace.proposed(&proposed.report, output);
    Ok((photo, asked(proposed, &case, &settings, &second, asking, output)?))
}

/// Settles one case without asking.
pub(super) fn propose(
    case: &Case,
    settings: &CountSettings,
    second: &SecondOpinions,
) -> Result<TimedReport, Failure> {
    settle(case, settings, second, &clock()).map_err(|error| error.failure(&case.file))
}

/// The proposed report, or what a person makes of it where one is to be asked.
pub(super) fn asked(
    proposed: TimedReport,
    case: &Case,
    settings: &CountSettings,
    second: &SecondOpinions,
    asking: Asking,
    output: &Output,
) -> Result<TimedReport, Failure> {
    if !asking.applies(&proposed.report) {
        return Ok(proposed);
    }
    let answered = asking
        .interview(case, settings, second, output.words(), output.style())
        .map_err(|error| error.failure(&case.file))?;
    Ok(TimedReport { report: answered, timings: proposed.timings })
}
