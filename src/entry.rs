//! The whole pipeline in one call, for programs that need no more than a result.
//!
//! Programs that show each step, ask the user or keep readings use
//! [`crate::count`](mod@crate::count) instead.
//!
//! The functions share one reader and one judge of life, so that the weights of each network are
//! loaded once, when a call first needs them. Programs that want to decide for themselves how long
//! networks stay loaded make a [`Reader`](crate::count::Reader) and a [`LifeJudge`] of their own.

use std::sync::LazyLock;

use crate::count::{
    Case, Correction, CountSettings, DeadStones, SecondOpinions, read_record, settle,
};
#[cfg(feature = "vision")]
use crate::count::{ReadSettings, Reader};
use crate::error_kind::ErrorKind;
use crate::language::{Message, ToMessage};
use crate::life::LifeJudge;
use crate::report::{Failure, Report, Warning};
#[cfg(feature = "vision")]
use crate::score::RuleSet;
use crate::score::Rules;

/// The reader of all calls.
#[cfg(feature = "vision")]
static READER: LazyLock<Reader> = LazyLock::new(Reader::embedded);

/// The judge of life of all calls.
static JUDGE: LazyLock<LifeJudge> = LazyLock::new(LifeJudge::embedded);

/// Settings of one count, and facts that the bytes of a photo or game record do not contain. The
/// defaults suit any input.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The name by which reports and failures call the input.
    pub file: String,
    /// The rules and this game's numbers. Without them a game record is counted by the rules that
    /// it states, and a photo by Chinese rules with their usual komi.
    pub rules: Option<Rules>,
    /// Points that were read wrongly, with their true contents.
    pub corrections: Vec<Correction>,
    /// The source of the dead stones: the program's proposal, or a statement.
    pub dead: DeadStones,
    /// Settings for reading photos.
    #[cfg(feature = "vision")]
    pub read: ReadSettings,
}

/// Reads the photo in `bytes` (JPEG, PNG, WebP, HEIC or AVIF) and counts the position.
///
/// The report names everything doubtful: see [`Report::needs_a_look`], [`Report::uncertain`] and
/// [`Report::warnings`].
///
/// # Errors
/// [`Failure`] if the bytes are not a photo, if no board in it can be read reliably, or if the
/// corrections do not fit the board.
#[cfg(feature = "vision")]
pub fn count(bytes: &[u8], options: &Options) -> Result<Report, Failure> {
    let case = read_case(bytes, options)?;
    let rules = options
        .rules
        .clone()
        .unwrap_or_else(|| Rules::of(RuleSet::Chinese));
    settle_case(&case, CountSettings::of_rules(rules), options)
}

/// Reads the position in a photo, without counting it.
///
/// # Errors
/// [`Failure`] if the bytes are not a photo, if no board in it can be read reliably, or if the
/// corrections do not fit the board.
#[cfg(feature = "vision")]
pub fn read(bytes: &[u8], options: &Options) -> Result<Report, Failure> {
    Ok(read_case(bytes, options)?.report())
}

/// Counts the last position of the game record (SGF) in `bytes`.
///
/// # Errors
/// [`Failure`] if the bytes are not a game record, if its rules cannot be used, or if the
/// corrections do not fit the board.
pub fn score(bytes: &[u8], options: &Options) -> Result<Report, Failure> {
    let record = read_record(&options.file, bytes, None)?;
    let of_record = CountSettings::of_record(&record, options.rules.as_ref());
    let (settings, remarks) = of_record.map_err(|error| Failure {
        file: options.file.clone(),
        kind: ErrorKind::BadSgf,
        message: error.to_message(),
        hint: Message::new("hint-state-rules"),
    })?;
    let case = Case::of_record(options.file.clone(), &record);
    let case = case.with_notes(remarks.into_iter().map(Warning::RecordedRules));
    settle_case(&apply_corrections(case, options)?, settings, options)
}

#[cfg(feature = "vision")]
fn read_case(bytes: &[u8], options: &Options) -> Result<Case, Failure> {
    let (_, case) = READER
        .read(&options.file, bytes, &options.read, &no_clock)
        .map_err(|error| error.failure(&options.file))?;
    apply_corrections(case, options)
}

fn apply_corrections(case: Case, options: &Options) -> Result<Case, Failure> {
    case.corrected(&options.corrections)
        .map_err(|error| Failure {
            file: options.file.clone(),
            kind: ErrorKind::BadOption,
            message: error.to_message(),
            hint: error.hint(),
        })
}

fn settle_case(case: &Case, settings: CountSettings, options: &Options) -> Result<Report, Failure> {
    let settings = CountSettings {
        dead: options.dead.clone(),
        ..settings
    };
    let settled = settle(case, &settings, &JUDGE, &SecondOpinions::none(), &no_clock);
    Ok(settled
        .map_err(|error| error.failure(&options.file))?
        .report)
}

/// Stands in for a clock, which the library does not read: all steps take no time.
fn no_clock() -> std::time::Duration {
    std::time::Duration::ZERO
}
