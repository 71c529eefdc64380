//! The whole pipeline in one call: what most programs need of the library.
//!
//! Programs that show what happened step by step, ask a person, or keep what was read, use [`crate::count`] instead.

#[cfg(feature = "vision")]
use crate::count::ReadSettings;
use crate::count::{Case, Correction, CountSettings, DeadStones, SecondOpinions, read_record, settle};
use crate::language::{Message, ToMessage};
use crate::report::{Failure, Report, Warning};
#[cfg(feature = "vision")]
use crate::score::RuleSet;
use crate::score::Rules;

/// What is known about a photo or a game record beside its bytes. The default knows nothing, and needs nothing.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The name by which reports and failures call the input.
    pub file: String,
    /// The rules and this game's numbers. Without them a game record is counted by the rules that it states, and a photo
    /// by Chinese rules with their usual komi.
    pub rules: Option<Rules>,
    /// Points that were read wrong, with what stands there.
    pub corrections: Vec<Correction>,
    /// Which stones are dead: proposed, or stated.
    pub dead: DeadStones,
    /// How the photo is read.
    #[cfg(feature = "vision")]
    pub read: ReadSettings,
}

/// Reads the photo in `bytes` and counts the position. JPEG, PNG, WebP, HEIC and AVIF are read.
///
/// What the report is not sure of it names: see [`Report::needs_a_look`], [`Report::uncertain`] and
/// [`Report::warnings`].
///
/// # Errors
/// [`Failure`] when the bytes are not a photo, show no board that can be trusted, or when the corrections do not fit it.
#[cfg(feature = "vision")]
pub fn count(bytes: &[u8], options: &Options) -> Result<Report, Failure> {
    let case = read_case(bytes, options)?;
    let rules = options.rules.clone().unwrap_or_else(|| Rules::of(RuleSet::Chinese));
    settle_case(&case, CountSettings::of_rules(rules), options)
}

/// Reads the position in a photo, without counting it.
///
/// # Errors
/// [`Failure`] when the bytes are not a photo, show no board that can be trusted, or when the corrections do not fit it.
#[cfg(feature = "vision")]
pub fn read(bytes: &[u8], options: &Options) -> Result<Report, Failure> {
    Ok(read_case(bytes, options)?.report())
}

/// Counts the last position of the game record (SGF) in `bytes`.
///
/// # Errors
/// [`Failure`] when the bytes are not a game record, when its rules make no sense, or when the corrections do not fit it.
pub fn score(bytes: &[u8], options: &Options) -> Result<Report, Failure> {
    let record = read_record(&options.file, bytes, None)?;
    let of_record = CountSettings::of_record(&record, options.rules.as_ref());
    let (settings, remarks) = of_record.map_err(|error| Failure {
        file: options.file.clone(),
        kind: "bad_sgf",
        message: error.to_message(),
        hint: Message::new("hint-state-rules"),
    })?;
    let case = Case::of_record(options.file.clone(), &record);
    let case = case.with_notes(remarks.into_iter().map(Warning::RecordedRules));
    settle_case(&corrected(case, options)?, settings, options)
}

#[cfg(feature = "vision")]
fn read_case(bytes: &[u8], options: &Options) -> Result<Case, Failure> {
    let (_, case) = crate::count::read(&options.file, bytes, &options.read, &no_clock)
        .map_err(|error| error.failure(&options.file))?;
    corrected(case, options)
}

fn corrected(case: Case, options: &Options) -> Result<Case, Failure> {
    case.corrected(&options.corrections).map_err(|error| Failure {
        file: options.file.clone(),
        kind: "bad_option",
        message: error.to_message(),
        hint: error.hint(),
    })
}

fn settle_case(case: &Case, settings: CountSettings, options: &Options) -> Result<Report, Failure> {
    let settings = CountSettings { dead: options.dead.clone(), ..settings };
    let settled = settle(case, &settings, &SecondOpinions::none(), &no_clock);
    Ok(settled.map_err(|error| error.failure(&options.file))?.report)
}

/// The library reads no clock: reports made here tell no times.
fn no_clock() -> std::time::Duration {
    std::time::Duration::ZERO
}
