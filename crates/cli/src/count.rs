//! `shuzi count`: counts the board in a photo.

use std::path::Path;

use shuzi::count::{Case, CountSettings, ReadSettings, ReadStep, Reader, SecondOpinions, settle};
use shuzi::life::LifeJudge;
use shuzi::photo::Photo;
use shuzi::report::{Failure, TimedReport};

use super::args::CountArgs;
use super::output::Output;
use super::prompt::AskPolicy;
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
    let counter = PhotoCounter {
        args: &args,
        ask_policy: AskPolicy::new(&args.ask, &args.photos)?,
        rules: StatedRules::new(&args.rules)?,
        read_settings: args.photo.read_settings(),
        reader: Reader::embedded(),
        judge: LifeJudge::embedded(),
    };
    let mut traces = Traces::new(args.output.trace.as_deref());
    for (index, path) in args.photos.iter().enumerate() {
        name_input(path, &args.photos, index, &args.output, output);
        let trace = traces.start(path, output);
        match counter.count(path, &trace, output) {
            Ok((photo, timed)) => {
                write_photo_result(&timed, &photo, &trace, &args.output, output)?;
                write_shown_options(&timed.report, &args.shown, output)?;
            }
            Err(failure) => write_photo_refusal(&failure, &trace, &args.output, output)?,
        }
    }
    Ok(())
}

/// Counts photos, all with the same options and networks.
struct PhotoCounter<'a> {
    args: &'a CountArgs,
    ask_policy: AskPolicy,
    rules: StatedRules<'a>,
    read_settings: ReadSettings,
    reader: Reader,
    judge: LifeJudge,
}

impl PhotoCounter<'_> {
    /// Reads and counts one photo, and asks the user about doubts if they are to be asked.
    fn count(
        &self,
        path: &Path,
        trace: &Trace,
        output: &mut Output,
    ) -> Result<(Photo, TimedReport), Failure> {
        let args = self.args;
        // Errors in the options are reported before the photo is read, which takes longer.
        let settings = settings::for_photo(&self.rules, &args.life, &args.turn, &args.ask)
            .and_then(|settings| args.end.apply_to(settings))
            .map_err(|error| score::bad_rules(&read_input::input_name(path), &error))?;
        let (words, style) = (output.words(), output.style());
        let confirms_size =
            |file: &str, lines: usize| self.ask_policy.confirms_size(file, lines, words, style);
        let watch = &mut |step: ReadStep<'_>| trace.write_step(step, output);
        let (photo, case) = read::case_with_confirmed_size(
            path,
            &self.reader,
            &self.read_settings,
            &args.set.set,
            watch,
            &confirms_size,
        )?;
        let case = case.with_notes(without_effect::of_rules(&args.rules, &settings.rules));
        let case = case.with_notes(without_effect::of_life(
            &args.life,
            &args.turn,
            &args.engine,
            &settings.rules,
        ));
        let second = args.engine.second_opinions();
        let proposed = propose(&case, &settings, &self.judge, &second)?;
        trace.write_life(&proposed.report, output);
        Ok((
            photo,
            resolve_doubts(
                proposed,
                &case,
                &settings,
                &self.judge,
                &second,
                self.ask_policy,
                output,
            )?,
        ))
    }
}

/// Settles one case without asking the user.
pub(super) fn propose(
    case: &Case,
    settings: &CountSettings,
    judge: &LifeJudge,
    second: &SecondOpinions,
) -> Result<TimedReport, Failure> {
    settle(case, settings, judge, second, &clock()).map_err(|error| error.failure(&case.file))
}

/// Returns the proposed report, or asks the user about its doubts and returns the report with the
/// answers.
pub(super) fn resolve_doubts(
    proposed: TimedReport,
    case: &Case,
    settings: &CountSettings,
    judge: &LifeJudge,
    second: &SecondOpinions,
    ask_policy: AskPolicy,
    output: &Output,
) -> Result<TimedReport, Failure> {
    if !ask_policy.applies(&proposed.report) {
        return Ok(proposed);
    }
    let answered = ask_policy
        .interview(
            case,
            settings,
            judge,
            second,
            output.words(),
            output.style(),
        )
        .map_err(|error| error.failure(&case.file))?;
    Ok(TimedReport {
        report: answered,
        timings: proposed.timings,
    })
}
