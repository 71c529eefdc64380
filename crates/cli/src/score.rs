//! `shuzi score`: position or game record to result.

use std::path::Path;

use shuzi::count::{Case, read_record};
use shuzi::language::{Message, ToMessage};
use shuzi::photo::Limits;
use shuzi::report::{Failure, TimedReport, Warning};
use shuzi::score::{OvertimeError, RulesError};

use super::args::ScoreArgs;
use super::ask::Asking;
use super::inputs::{bad_option, check, check_shown, conflict, done, name_input, shown};
use super::output::Output;
use super::settings::{AskedRules, AskedRulesError};
use super::{Stop, count, input, settings, without_effect};

pub(super) fn run(args: ScoreArgs, output: &mut Output) -> Result<(), Stop> {
    check(&args.positions, &args.output)?;
    check_shown(&args.positions, &args.shown, &args.output)?;
    if args.output.overlay.is_some() || args.output.trace.is_some() {
        return Err(conflict(Message::new("usage-needs-a-photo")));
    }
    let asking = Asking::new(&args.ask, &args.positions)?;
    let rules = AskedRules::new(&args.rules)?;
    for (index, path) in args.positions.iter().enumerate() {
        name_input(path, &args.positions, index, &args.output, output);
        match score(path, &args, &rules, asking, output) {
            Ok(timed) => {
                done(&timed, &args.output, output)?;
                shown(&timed.report, &args.shown, output)?;
            }
            Err(failure) => output.failure(&failure, &args.output)?,
        }
    }
    Ok(())
}

fn score(
    path: &Path,
    args: &ScoreArgs,
    rules: &AskedRules,
    asking: Asking,
    output: &Output,
) -> Result<TimedReport, Failure> {
    let file = input::name(path);
    let bytes = input::read(path, Limits::default().max_bytes)?;
    let record = read_record(&file, &bytes, args.record.game)?;
    let (settings, remarks) = settings::for_record(rules, &args.life, &args.ask, &record)
        .and_then(|(settings, remarks)| Ok((args.end.stated(settings)?, remarks)))
        .map_err(|error| bad_rules(&file, &error))?;
    let case = Case::of_record(file.clone(), &record);
    let case = case.with_notes(remarks.into_iter().map(Warning::RecordedRules));
    let case = case.with_notes(without_effect::of_rules(&args.rules, &settings.rules));
    let case = case.with_notes(without_effect::of_life(&args.life, &args.engine, &settings.rules));
    let case = case.corrected(&args.set.set).map_err(|error| bad_option(&file, &error))?;
    let second = args.engine.second_opinions();
    let proposed = count::propose(&case, &settings, &second)?;
    count::asked(proposed, &case, &settings, &second, asking, output)
}

pub(super) fn bad_rules(file: &str, error: &AskedRulesError) -> Failure {
    let (kind, hint) = match error {
        AskedRulesError::Ended(error) => ("bad_option", error.hint()),
        AskedRulesError::Record(RulesError::Set { .. }) => ("bad_sgf", Message::new("hint-state-rules")),
        AskedRulesError::Record(RulesError::Komi { .. }) => ("bad_sgf", Message::new("hint-state-komi")),
        AskedRulesError::Overtime { error: OvertimeError::Lost, .. } => {
            ("bad_option", Message::new("hint-wins-on-time"))
        }
        AskedRulesError::Overtime { .. } => ("bad_option", Message::new("hint-state-penalty")),
    };
    Failure { file: file.to_owned(), kind, message: error.to_message(), hint }
}
