//! Sentences about the record's own result and the bonus for handicap stones.

use crate::language::Words;
use crate::point::BoardSize;
use crate::report::{DifferenceReason, Otherwise, RecordedFinding, RecordedResult, Report};
use crate::score::{BonusSource, HandicapBonus};

use super::{MOST_POINTS_IN_A_SENTENCE, format_decimal, list_stones, shorten_result};

/// Returns the sentences about the record's result. A result that differs from the count has none,
/// because it leads to a warning instead.
pub fn describe_recorded_result(words: &Words, report: &Report) -> Vec<String> {
    let Some(RecordedResult { written, finding }) = &report.recorded else {
        return Vec::new();
    };
    let say = |message: &str| words.say_with(message, &[("written", written.as_str().into())]);
    let outcome = match finding {
        RecordedFinding::Agrees => Some(say("recorded-agrees")),
        RecordedFinding::NotCounted => Some(say("recorded-not-counted")),
        RecordedFinding::Unreadable => Some(say("recorded-unreadable")),
        RecordedFinding::Differs { .. } => None,
    };
    let rules = report
        .rules
        .iter()
        .filter(|rules| rules.bonus_source == BonusSource::Record);
    let bonus = rules.map(|rules| {
        let values = [
            ("written", written.as_str().into()),
            ("bonus", describe_bonus(words, rules.bonus).into()),
            ("points", format_decimal(words, rules.bonus_points()).into()),
        ];
        words.say_with("recorded-bonus", &values)
    });
    bonus.chain(outcome).collect()
}

/// Says that the record states another result, and names possible reasons.
pub(super) fn describe_difference(
    words: &Words,
    size: BoardSize,
    recorded: &RecordedResult,
) -> String {
    let (reasons, counted) = match &recorded.finding {
        RecordedFinding::Differs {
            reasons, counted, ..
        } => (reasons.as_slice(), Some(counted)),
        _ => (&[][..], None),
    };
    let reasons: Vec<String> = reasons
        .iter()
        .map(|reason| describe_difference_reason(words, size, reason))
        .collect();
    let reasons = match reasons.is_empty() {
        true => words.say("difference-unexplained"),
        false => reasons.join(&words.say("between-clauses")),
    };
    let counted =
        counted.map(|counted| shorten_result(words, counted.winner, counted.margin.magnitude()));
    let values = [
        ("written", recorded.written.as_str().into()),
        ("counted", counted.unwrap_or_default().into()),
        ("reasons", reasons.into()),
    ];
    words.say_with("warning-differs-from-record", &values)
}

/// Returns a possible reason why the record states another result.
pub fn describe_difference_reason(
    words: &Words,
    size: BoardSize,
    reason: &DifferenceReason,
) -> String {
    match reason {
        DifferenceReason::Fate {
            points: group,
            dead,
        } => {
            let named = list_stones(words, size, group, MOST_POINTS_IN_A_SENTENCE);
            let fate = if *dead { "dead" } else { "alive" };
            words.say_with(
                "difference-fate",
                &[("points", named.into()), ("fate", fate.into())],
            )
        }
        DifferenceReason::OpenPoints(points) => {
            words.say_with("difference-open-points", &[("points", (*points).into())])
        }
        DifferenceReason::Bonus(given) => words.say_with(
            "difference-bonus",
            &[("bonus", describe_bonus(words, *given).into())],
        ),
        DifferenceReason::Komi(komi) => words.say_with(
            "difference-komi",
            &[("komi", format_decimal(words, *komi).into())],
        ),
        DifferenceReason::BlackMovedLast => words.say("difference-black-moved-last"),
        DifferenceReason::Zi => words.say("difference-zi"),
        DifferenceReason::Territory => words.say("difference-territory"),
        DifferenceReason::Area => words.say("difference-area"),
        DifferenceReason::OtherWinner => words.say("difference-other-winner"),
        DifferenceReason::Prisoners => words.say("difference-prisoners"),
    }
}

/// Returns what White is given for handicap stones.
pub fn describe_bonus(words: &Words, bonus: HandicapBonus) -> String {
    let key = match bonus {
        HandicapBonus::None => "none",
        HandicapBonus::Each => "each",
        HandicapBonus::EachButOne => "each-but-one",
    };
    words.say_with("handicap-bonus", &[("bonus", key.into())])
}

/// Lists the results with the usual bonuses: `nothing: B+2; one point for each stone: W+1`.
pub(super) fn list_bonus_results(words: &Words, results: &[(HandicapBonus, Otherwise)]) -> String {
    let clauses = results.iter().map(|(bonus, result)| {
        let short = shorten_result(words, result.winner, result.margin.magnitude());
        words.say_with(
            "bonus-and-result",
            &[
                ("bonus", describe_bonus(words, *bonus).into()),
                ("result", short.into()),
            ],
        )
    });
    clauses
        .collect::<Vec<String>>()
        .join(&words.say("between-clauses"))
}
