//! `shuzi verify`: examines a disputed count.

mod args;
mod files;
mod key;
mod prompt;
mod replay;
mod signature;

pub(super) use args::VerifyArgs;

use std::path::Path;

use shuzi::ErrorKind;
use shuzi::count::{Reader, read_record};
use shuzi::language::Message;
use shuzi::life::LifeJudge;
use shuzi::photo::Limits;
use shuzi::position::sgf::{self, GameRecord};
use shuzi::report::{Failure, terminal, words};
use shuzi::score::RecordedRules;
use shuzi_referee::ruling::{self, RulingContext, RulingFile};
use shuzi_referee::verify::{
    self, Evidence, Examination, Exhibit, Exhibits, GameDetails, Inquiry, StatedFact, StatedGrid,
    Statement, judge, read_evidence,
};

use super::output::Output;
use super::prompt::is_user_present;
use super::score::bad_rules;
use super::settings::StatedRules;
use super::write_outputs::usage_error;
use super::{RunStatus, Stop, clock, read_input, without_effect};
use args::VerifyFormat;
use files::RulingPath;

pub(super) fn run(args: &VerifyArgs, output: &mut Output) -> Result<(), Stop> {
    if let Some(path) = &args.replay {
        return replay::run(path, args, output);
    }
    if let Some(path) = &args.make_key {
        return key::run(path, args, output);
    }
    check_options(args)?;
    let rules = StatedRules::new(&args.rules)?;
    match examine_count(args, &rules, output) {
        Ok(examined) => write_outputs(args, &examined, output),
        Err(failure) => write_failure(&failure, args, output),
    }
}

/// An examined count: the inquiry, the photos and positions behind it, the results, and the ruling.
struct ExaminedCount {
    inquiry: Inquiry,
    evidence: Evidence,
    examination: Examination,
    file: RulingFile,
}

/// Rejects options that cannot be combined, before any input is read.
fn check_options(args: &VerifyArgs) -> Result<(), Stop> {
    let paths = args.photos.iter().chain(&args.after).chain(&args.record);
    if paths
        .into_iter()
        .any(|path| read_input::is_standard_input(path))
    {
        return Err(usage_error(Message::new("usage-verify-files")));
    }
    if args.key.is_some() {
        return Err(usage_error(Message::new("usage-key-with-replay")));
    }
    let writes_json =
        args.format == VerifyFormat::Json || args.ruling.iter().any(RulingPath::is_json);
    if args.sign.is_some() && !writes_json {
        return Err(usage_error(Message::new("usage-sign-json")));
    }
    args.ruling.iter().try_for_each(|file| file.check())
}

/// Examines the count, asks the user about decisive doubts, and composes the ruling.
fn examine_count(
    args: &VerifyArgs,
    rules: &StatedRules,
    output: &Output,
) -> Result<ExaminedCount, Failure> {
    let key = args.sign.as_deref().map(key::read_private).transpose()?;
    let exhibits = Exhibits {
        photos: args
            .photos
            .iter()
            .map(|path| read_exhibit(path))
            .collect::<Result<_, _>>()?,
        after: args.after.as_deref().map(read_exhibit).transpose()?,
        record: args.record.as_deref().map(read_exhibit).transpose()?,
    };
    let record = exhibits.record.as_ref();
    let record = record
        .map(|exhibit| read_record(&exhibit.file, &exhibit.bytes, args.which_game.game))
        .transpose()?;
    let mut inquiry = compose_inquiry(args, rules, &exhibits, record.as_ref())?;
    if exhibits.after.is_some() && inquiry.counted.is_none() && !inquiry.rules.conventions.fill_in {
        return Err(Failure {
            file: exhibits
                .after
                .map(|exhibit| exhibit.file)
                .unwrap_or_default(),
            kind: ErrorKind::BadOption,
            message: Message::new("error-nothing-filled-in"),
            hint: Message::new("hint-say-whose-points"),
        });
    }
    let (reader, life_judge) = (Reader::embedded(), LifeJudge::embedded());
    let clock = clock();
    let asks = args.asks(is_user_present());
    // Whether a photo shows the whole board has to be settled before anything can be read from it.
    let mut evidence = read_evidence(&inquiry, &exhibits, &reader, &clock);
    if asks
        && is_cut_off(&evidence)
        && prompt::ask_for_size(&mut inquiry, &exhibits, &reader, output)
    {
        evidence = read_evidence(&inquiry, &exhibits, &reader, &clock);
    }
    let evidence = evidence?;
    let mut examination = judge(&inquiry, &evidence, &life_judge, &clock)?;
    if let Some(Err(_)) = examination.record {
        // The record is of another game, so its rules and komi must not be used.
        let of_this_game = compose_inquiry(args, rules, &exhibits, None)?;
        (inquiry.rules, inquiry.assumed) = (of_this_game.rules, of_this_game.assumed);
        examination = judge(&inquiry, &evidence, &life_judge, &clock)?;
    }
    if asks {
        examination = prompt::ask_deciding_questions(
            &mut inquiry,
            &evidence,
            examination,
            &life_judge,
            args.by(),
            output,
        )?;
    }
    let file = RulingFile::new(&inquiry, &exhibits, &examination);
    let file = file.and_then(|file| match &key {
        Some(key) => file.sign(key),
        None => Ok(file),
    });
    let file = file.map_err(|error| unwritable(&error))?;
    Ok(ExaminedCount {
        inquiry,
        evidence,
        examination,
        file,
    })
}

/// Returns the failure of a ruling that cannot be written as JSON, which is an internal error.
fn unwritable(error: &serde_json::Error) -> Failure {
    Failure {
        file: String::new(),
        kind: ErrorKind::Internal,
        message: Message::verbatim(error.to_string()),
        hint: Message::new("hint-report"),
    }
}

/// Returns true if a photo of the board was refused because it may show only part of it.
fn is_cut_off(evidence: &Result<Evidence, Failure>) -> bool {
    let refused = match evidence {
        Ok(evidence) => evidence.left_out(),
        Err(failure) => std::slice::from_ref(failure),
    };
    refused
        .iter()
        .any(|failure| failure.kind == ErrorKind::BoardCutOff)
}

fn read_exhibit(path: &Path) -> Result<Exhibit, Failure> {
    let bytes = read_input::read_input(path, Limits::default().max_bytes)?;
    Ok(Exhibit {
        file: read_input::input_name(path),
        bytes,
    })
}

/// Composes the inquiry from the options. What they leave out is taken from the record, or from a
/// position given instead of a photo.
fn compose_inquiry(
    args: &VerifyArgs,
    rules: &StatedRules,
    exhibits: &Exhibits,
    record: Option<&GameRecord>,
) -> Result<Inquiry, Failure> {
    // A position instead of a photo may be a whole game with rules of its own. `--game` chooses
    // among the games of the record; only without a record among those of the position.
    let first = exhibits
        .photos
        .first()
        .filter(|first| verify::is_position_file(&first.file));
    let game_of_position = args.which_game.game.filter(|_| exhibits.record.is_none());
    let position = first.and_then(|first| sgf::read_game(&first.bytes, game_of_position).ok());
    // Errors in the rules name the file that states them.
    let source = exhibits
        .record
        .as_ref()
        .filter(|_| record.is_some())
        .or(exhibits.photos.first());
    let file = source
        .map(|exhibit| exhibit.file.as_str())
        .unwrap_or_default();
    let RecordedRules { rules, remarks } = rules
        .of_game(record.or(position.as_ref()))
        .map_err(|error| bad_rules(file, &error))?;
    Ok(Inquiry {
        game: GameDetails {
            black: args.black.clone(),
            white: args.white.clone(),
            event: args.event.clone(),
            place: args.place.clone(),
            table: args.table.clone(),
            date: args.date.clone(),
            counted_at: args.counted_at.clone(),
            referee: args.referee.clone(),
        },
        rules,
        assumed: remarks,
        game_number: args.which_game.game,
        prisoners: args.rules.prisoners,
        claim: args.claim.clone(),
        claimed_by: args.claimed_by.clone(),
        counted: args.counted,
        grid: StatedGrid {
            size: args.photo.size,
            board: args.photo.board,
            corners: args
                .photo
                .corners
                .map(|corners| corners.map(|corner| [corner.x, corner.y])),
            quarter_turns: args.photo.turn.unwrap_or(0),
        },
        statements: list_statements(args),
    })
}

/// Returns the statements that the options make.
fn list_statements(args: &VerifyArgs) -> Vec<Statement> {
    let mut facts = Vec::new();
    for set in &args.set.set {
        facts.push(StatedFact::Stone {
            point: set.point.clone(),
            stone: set.stone,
        });
    }
    for set in &args.set_after {
        facts.push(StatedFact::StoneAfter {
            point: set.point.clone(),
            stone: set.stone,
        });
    }
    if let Some(list) = &args.life.dead {
        facts.push(StatedFact::AllDead {
            points: list.0.clone(),
        });
    }
    if !args.life.toggle.is_empty() {
        facts.push(StatedFact::Toggled {
            points: args.life.toggle.clone(),
        });
    }
    for (point, dead) in &args.end.ko_pass {
        facts.push(StatedFact::KoPass {
            point: point.clone(),
            dead: *dead,
        });
    }
    if let Some(how) = args.life.left_open {
        facts.push(StatedFact::LeftOpen { how });
    }
    if let Some(how) = args.end.ended {
        facts.push(StatedFact::Ended { how });
    }
    facts
        .into_iter()
        .map(|said| Statement {
            said,
            by: args.by().to_owned(),
        })
        .collect()
}

/// Writes the result and the ruling.
fn write_outputs(
    args: &VerifyArgs,
    examined: &ExaminedCount,
    output: &mut Output,
) -> Result<(), Stop> {
    let ExaminedCount {
        inquiry,
        evidence,
        examination,
        file,
    } = examined;
    let context = RulingContext {
        inquiry,
        evidence,
        examination,
        file,
        words: output.words(),
    };
    for note in without_effect::of_verify(args, inquiry, examination) {
        let said =
            words::describe_warning(output.words(), examination.report.position.size(), &note);
        if !args.quiet {
            output.note(&format!(
                "{}\n",
                output.words().say_with("note", &[("note", said.into())])
            ));
        }
    }
    if !examination.finds_nothing() {
        output.worsen(RunStatus::NeedsALook);
    }
    for failure in examination.failures() {
        output.worsen(RunStatus::Failed);
        if args.format == VerifyFormat::Text {
            output.failure_text(failure, !args.quiet);
        }
    }
    match args.format {
        VerifyFormat::Text => {
            let board = terminal::report(&examination.report, output.words(), output.style());
            output.result(&format!(
                "{board}\n{}",
                ruling::text::format_text(&ruling::compose_summary(&context))
            ))?;
        }
        VerifyFormat::Json => output.result(&file.to_json()?)?,
    }
    files::write(&args.ruling, &context, output);
    Ok(())
}

fn write_failure(failure: &Failure, args: &VerifyArgs, output: &mut Output) -> Result<(), Stop> {
    output.worsen(RunStatus::Failed);
    match args.format {
        VerifyFormat::Text => output.failure_text(failure, !args.quiet),
        VerifyFormat::Json => {
            output.result(&format!("{}\n", shuzi::report::json::failure(failure)?))?
        }
    }
    Ok(())
}
