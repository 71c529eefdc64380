//! Finds options without effect, so that users do not rely on them.

use shuzi::report::{Warning, WithoutEffect};
use shuzi::score::{OvertimeCost, Rules};
use shuzi_referee::verify::{self, Examination, Inquiry};

use super::args::{EngineOptions, LifeOptions, RuleOptions, TurnOptions};
use super::verify::VerifyArgs;

/// An option, true if it was given without effect, and the reason.
type Idle = (&'static str, bool, WithoutEffect);

/// Finds the options about rules that have no effect under these rules.
pub(super) fn of_rules(options: &RuleOptions, rules: &Rules) -> Vec<Warning> {
    let conventions = &rules.conventions;
    warnings([
        (
            "--prisoners",
            options.prisoners.is_some() && !rules.counts_prisoners(),
            WithoutEffect::AreaRules,
        ),
        (
            "--stones",
            options.stones.is_some() && !conventions.fill_in,
            WithoutEffect::NoFillIn,
        ),
        (
            // More than none is an error under such rules.
            "--overtime",
            options.overtime.is_some() && conventions.overtime == OvertimeCost::Unknown,
            WithoutEffect::NoOvertimeCost,
        ),
        (
            "--white-handicap-bonus",
            options.white_handicap_bonus.is_some() && rules.is_even(),
            WithoutEffect::NoHandicap,
        ),
    ])
}

/// Finds the options about dead stones that have no effect under these rules.
pub(super) fn of_life(
    options: &LifeOptions,
    turn: &TurnOptions,
    engine: &EngineOptions,
    rules: &Rules,
) -> Vec<Warning> {
    let nothing_is_dead = !rules.conventions.lifts_dead;
    let others = [
        (
            "--to-move",
            turn.to_move.is_some() && nothing_is_dead,
            WithoutEffect::NothingIsDead,
        ),
        (
            "--engine",
            engine.engine.is_some() && nothing_is_dead,
            WithoutEffect::NothingIsDead,
        ),
    ];
    warnings(dead_stones(options, rules).into_iter().chain(others))
}

/// Finds the options of `shuzi verify` that had no effect.
pub(super) fn of_verify(
    args: &VerifyArgs,
    inquiry: &Inquiry,
    examination: &Examination,
) -> Vec<Warning> {
    let is_position = args
        .photos
        .first()
        .is_some_and(|first| verify::is_position_file(&first.to_string_lossy()));
    let is_settled = examination.report.settlement.is_some();
    let is_counted = examination.guided.is_some() || args.after.is_some();
    let of_photo = [
        ("--size", args.photo.size.is_some()),
        ("--board", args.photo.board.is_some()),
        ("--corners", args.photo.corners.is_some()),
    ];
    let of_photo = of_photo
        .map(|(option, is_given)| (option, is_given && is_position, WithoutEffect::NoPhoto));
    let others = [
        (
            "--set-after",
            !args.set_after.is_empty() && args.after.is_none(),
            WithoutEffect::NoBoardAfter,
        ),
        (
            "--counted",
            args.counted.is_some() && is_settled && !is_counted,
            WithoutEffect::NoSideIsCounted,
        ),
    ];
    let of_rules = of_rules(&args.rules, &inquiry.rules);
    let of_life = dead_stones(&args.life, &inquiry.rules);
    of_rules
        .into_iter()
        .chain(warnings(of_life.into_iter().chain(of_photo).chain(others)))
        .collect()
}

fn dead_stones(options: &LifeOptions, rules: &Rules) -> [Idle; 2] {
    let nothing_is_dead = !rules.conventions.lifts_dead;
    [
        (
            "--dead",
            options.dead.is_some() && nothing_is_dead,
            WithoutEffect::NothingIsDead,
        ),
        (
            "--toggle",
            !options.toggle.is_empty() && nothing_is_dead,
            WithoutEffect::NothingIsDead,
        ),
    ]
}

fn warnings(options: impl IntoIterator<Item = Idle>) -> Vec<Warning> {
    let idle = options.into_iter().filter(|(_, is_idle, _)| *is_idle);
    idle.map(|(option, _, why)| Warning::WithoutEffect { option, why })
        .collect()
}
