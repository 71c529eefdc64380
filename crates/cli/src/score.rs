//! `shuzi score`: scores a position or game record.

use std::path::Path;

use shuzi::ErrorKind;
use shuzi::count::{Case, read_record};
use shuzi::language::{Message, ToMessage};
use shuzi::life::LifeJudge;
use shuzi::photo::Limits;
use shuzi::report::{Failure, TimedReport, Warning};
use shuzi::score::{OvertimeError, RulesError};

use super::args::ScoreArgs;
use super::output::Output;
use super::prompt::AskPolicy;
use super::settings::{StatedRules, StatedRulesError};
use super::write_outputs::{
    bad_option, check_options, check_shown_options, name_input, usage_error, write_result,
    write_shown_options,
};
use super::{Stop, count, read_input, settings, without_effect};

pub(super) fn run(args: ScoreArgs, output: &mut Output) -> Result<(), Stop> {
    check_options(&args.positions, &args.output)?;
    check_shown_options(&args.positions, &args.shown, &args.output)?;
    if args.output.overlay.is_some() || args.output.trace.is_some() {
        return Err(usage_error(Message::new("usage-needs-a-photo")));
    }
    let ask_policy = AskPolicy::new(&args.ask, &args.positions)?;
    let rules = StatedRules::new(&args.rules)?;
    let judge = LifeJudge::embedded();
    for (index, path) in args.positions.iter().enumerate() {
        name_input(path, &args.positions, index, &args.output, output);
        match score(path, &args, &rules, &judge, ask_policy, output) {
            Ok(timed) => {
                write_result(&timed, &args.output, output)?;
                write_shown_options(&timed.report, &args.shown, output)?;
            }
            Err(failure) => output.failure(&failure, &args.output)?,
        }
    }
    Ok(())
}

fn score(
    path: &Path,
    args: &ScoreArgs,
    rules: &StatedRules,
    judge: &LifeJudge,
    ask_policy: AskPolicy,
    output: &Output,
) -> Result<TimedReport, Failure> {
    let file = read_input::input_name(path);
    let bytes = read_input::read_input(path, Limits::default().max_bytes)?;
    let record = read_record(&file, &bytes, args.record.game)?;
    let (settings, remarks) =
        settings::for_record(rules, &args.life, &args.turn, &args.ask, &record)
            .and_then(|(settings, remarks)| Ok((args.end.apply_to(settings)?, remarks)))
            .map_err(|error| bad_rules(&file, &error))?;
    let case = Case::of_record(file.clone(), &record);
    let case = case.with_notes(remarks.into_iter().map(Warning::RecordedRules));
    let case = case.with_notes(without_effect::of_rules(&args.rules, &settings.rules));
    let case = case.with_notes(without_effect::of_life(
        &args.life,
        &args.turn,
        &args.engine,
        &settings.rules,
    ));
    let case = case
        .corrected(&args.set.set)
        .map_err(|error| bad_option(&file, &error))?;
    let second = args.engine.second_opinions();
    let proposed = count::propose(&case, &settings, judge, &second)?;
    count::resolve_doubts(
        proposed, &case, &settings, judge, &second, ask_policy, output,
    )
}

pub(super) fn bad_rules(file: &str, error: &StatedRulesError) -> Failure {
    let (kind, hint) = match error {
        StatedRulesError::Ended(error) => (ErrorKind::BadOption, error.hint()),
        StatedRulesError::Record(RulesError::Set { .. }) => {
            (ErrorKind::BadSgf, Message::new("hint-state-rules"))
        }
        StatedRulesError::Record(RulesError::Komi { .. }) => {
            (ErrorKind::BadSgf, Message::new("hint-state-komi"))
        }
        StatedRulesError::Overtime {
            error: OvertimeError::Lost,
            ..
        } => (ErrorKind::BadOption, Message::new("hint-wins-on-time")),
        StatedRulesError::Overtime { .. } => {
            (ErrorKind::BadOption, Message::new("hint-state-penalty"))
        }
    };
    Failure {
        file: file.to_owned(),
        kind,
        message: error.to_message(),
        hint,
    }
}
