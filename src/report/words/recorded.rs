//! The record's own result in words, and the bonus for handicap stones.

use crate::language::Words;
use crate::point::BoardSize;
use crate::report::{DifferenceReason, Otherwise, RecordedFinding, RecordedResult, Report};
use crate::score::{BonusSource, HandicapBonus};

use super::{MOST_POINTS_IN_A_SENTENCE, format_decimal, list_points, shorten_result};

/// What the record's result says of this count, a sentence each; nothing where it differs, which is a warning.
pub fn describe_recorded_result(words: &Words, report: &Report) -> Vec<String> {
    let Some(RecordedResult { written, finding }) = &report.recorded else { return Vec::new() };
    let say = |message: &str| words.say_with(message, &[("written", written.as_str().into())]);
    let told = match finding {
        RecordedFinding::Agrees => Some(say("recorded-agrees")),
        RecordedFinding::NotCounted => Some(say("recorded-not-counted")),
        RecordedFinding::Unreadable => Some(say("recorded-unreadable")),
        RecordedFinding::Differs { .. } => None,
    };
    let rules = report.rules.iter().filter(|rules| rules.bonus_source == BonusSource::Record);
    let bonus = rules.map(|rules| {
        let values = [
            ("written", written.as_str().into()),
            ("bonus", describe_bonus(words, rules.bonus).into()),
            ("points", format_decimal(words, rules.bonus_points()).into()),
        ];
        words.say_with("recorded-bonus", &values)
    });
    bonus.chain(told).collect()
}

/// That the record tells another result, and what would explain that.
pub(super) fn describe_difference(words: &Words, size: BoardSize, recorded: &RecordedResult) -> String {
    let (reasons, counted) = match &recorded.finding {
        RecordedFinding::Differs { reasons, counted, .. } => (reasons.as_slice(), Some(counted)),
        _ => (&[][..], None),
    };
    let reasons: Vec<String> =
        reasons.iter().map(|reason| describe_difference_reason(words, size, reason)).collect();
    let reasons = match reasons.is_empty() {
        true => words.say("difference-unexplained"),
        false => reasons.join(&words.say("between-clauses")),
    };
    let counted = counted.map(|counted| shorten_result(words, counted.winner, counted.margin.magnitude()));
    let values = [
        ("written", recorded.written.as_str().into()),
        ("counted", counted.unwrap_or_default().into()),
        ("reasons", reasons.into()),
    ];
    words.say_with("warning-differs-from-record", &values)
}

/// What would explain that the record tells another result.
pub fn describe_difference_reason(words: &Words, size: BoardSize, reason: &DifferenceReason) -> String {
    match reason {
        DifferenceReason::Fate { points: group, dead } => {
            let named = list_points(words, size, group, MOST_POINTS_IN_A_SENTENCE);
            let fate = if *dead { "dead" } else { "alive" };
            words.say_with("difference-fate", &[("points", named.into()), ("fate", fate.into())])
        }
        DifferenceReason::OpenPoints(points) => {
            words.say_with("difference-open-points", &[("points", (*points).into())])
        }
        DifferenceReason::Bonus(told) => {
            words.say_with("difference-bonus", &[("bonus", describe_bonus(words, *told).into())])
        }
        DifferenceReason::Komi(komi) => {
            words.say_with("difference-komi", &[("komi", format_decimal(words, *komi).into())])
        }
        DifferenceReason::BlackMovedLast => words.say("difference-black-moved-last"),
        DifferenceReason::Zi => words.say("difference-zi"),
        DifferenceReason::Territory => words.say("difference-territory"),
        DifferenceReason::Area => words.say("difference-area"),
        DifferenceReason::OtherWinner => words.say("difference-other-winner"),
        DifferenceReason::Prisoners => words.say("difference-prisoners"),
    }
}

/// What White is given for handicap stones.
pub fn describe_bonus(words: &Words, bonus: HandicapBonus) -> String {
    let key = match bonus {
        HandicapBonus::None => "none",
        HandicapBonus::Each => "each",
        HandicapBonus::EachButOne => "each-but-one",
    };
    words.say_with("handicap-bonus", &[("bonus", key.into())])
}

/// The results of the usual bonuses: `nothing: B+2; one point for each stone: W+1`.
pub(super) fn list_bonus_results(words: &Words, results: &[(HandicapBonus, Otherwise)]) -> String {
    let told = results.iter().map(|(told, result)| {
        let short = shorten_result(words, result.winner, result.margin.magnitude());
        words.say_with(
            "bonus-and-result",
            &[("bonus", describe_bonus(words, *told).into()), ("result", short.into())],
        )
    });
    told.collect::<Vec<String>>().join(&words.say("between-clauses"))
}
