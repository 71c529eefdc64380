//! `shuzi count`: counts the board in a photo.

use std::path::Path;

use shuzi::count::{Case, CountSettings, ReadSettings, ReadStep, SecondOpinions, settle};
use shuzi::photo::Photo;
use shuzi::report::{Failure, TimedReport};

use super::args::CountArgs;
use super::output::Output;
use super::prompt::Asking;
use super::settings::StatedRules;
use super::trace::{Trace, Traces};
use super::write_outputs::{
    check_options, check_shown_options, name_input, write_photo_refusal, write_photo_result,
    write_shown_options,
};
use super::{Stop, clock, read, read_input, score, settings, without_effect};

pub(super) fn run(args: CountArgs, output: &mut Output) -> Result<(), Stop> {
    check_options(&args.photos, &args.output)?;
    check_shown_options(&args.photos, &args.shown, &args.output)?;
    let asking = Asking::new(&args.ask, &args.photos)?;
    let rules = StatedRules::new(&args.rules)?;
    let read_settings = args.photo.read_settings();
    let mut traces = Traces::new(args.output.trace.as_deref());
    for (index, path) in args.photos.iter().enumerate() {
        name_input(path, &args.photos, index, &args.output, output);
        let trace = traces.start(path, output);
        match count(path, &args, &rules, &read_settings, asking, &trace, output) {
            Ok((photo, timed)) => {
                write_photo_result(&timed, &photo, &trace, &args.output, output)?;
                write_shown_options(&timed.report, &args.shown, output)?;
            }
            Err(failure) => write_photo_refusal(&failure, &trace, &args.output, output)?,
        }
    }
    Ok(())
}

fn count(
    path: &Path,
    args: &CountArgs,
    rules: &StatedRules,
    read_settings: &ReadSettings,
    asking: Asking,
    trace: &Trace,
    output: &mut Output,
) -> Result<(Photo, TimedReport), Failure> {
    // Before the photo is read, which takes longer.
    let settings = settings::for_photo(rules, &args.life, &args.ask)
        .and_then(|settings| args.end.stated(settings))
        .map_err(|error| score::bad_rules(&read_input::input_name(path), &error))?;
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
