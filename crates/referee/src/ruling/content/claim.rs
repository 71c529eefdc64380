//! The claim: its interpretation in words, before it is judged.

use crate::ruling::Block;
use crate::verify::{Claim, ClaimVerdict, ClaimedResult, CountOutcome, JudgedReading, OutcomeBounds};
use shuzi::color::Color;
use shuzi::language::Words;
use shuzi::report::words as say;
use shuzi::score::{Ended, HalfPoints, Unit};

use super::Matter;

/// Describes the interpretation of the claim, if there is one.
///
/// Other interpretations are included if they lead to another verdict: all of them if several are
/// likely, otherwise only one that would be right while the claim is wrong.
pub(super) fn understood(matter: &Matter) -> Vec<Block> {
    let (words, examination) = (matter.words, matter.examination);
    let unit = examination.settings.rules.conventions.unit;
    let Some((_, verdict)) = &examination.claim else { return Vec::new() };
    let (likely, others): (Vec<&JudgedReading>, Vec<_>) =
        examination.claim_readings.iter().partition(|judged| judged.reading.is_likely);
    let Some(first) = likely.first().or(others.first()) else { return Vec::new() };
    let is_ambiguous = likely.iter().any(|judged| judged.verdict != first.verdict);
    let told = |message: &str, judged: &JudgedReading| {
        let meaning = meaning(words, &judged.reading.claim, unit);
        words.say_with(message, &[("meaning", meaning.into()), ("verdict", key(&judged.verdict).into())])
    };
    if is_ambiguous {
        let items = likely.iter().map(|judged| told("claim-may-mean", judged)).collect();
        return vec![
            Block::Paragraph(words.say("claim-is-ambiguous")),
            Block::List { numbered: false, items },
        ];
    }
    let mut blocks = vec![Block::Paragraph(told("claim-understood", first))];
    let would_be_right = |judged: &&&JudgedReading| judged.verdict == ClaimVerdict::Agrees;
    if *verdict != ClaimVerdict::Agrees
        && let Some(other) = others.iter().find(would_be_right)
    {
        blocks.push(Block::Paragraph(told("claim-otherwise", other)));
    }
    blocks
}

/// Explains a wrong claim that follows from a fill-in with incomplete sets.
pub(super) fn is_of_the_fill_in(matter: &Matter) -> Option<String> {
    let score = &matter.examination.report.settlement.as_ref()?.score;
    let (claim, verdict) = matter.examination.claim.as_ref()?;
    let margin = score.margin + score.fill_in_error();
    if *verdict != ClaimVerdict::Disagrees || margin == score.margin || score.rules.ended.is_some() {
        return None;
    }
    let shown = CountOutcome { margin, winner: score.rules.winner(margin), ..CountOutcome::of(score) };
    (OutcomeBounds::from(shown).confirms(claim) == Some(true))
        .then(|| matter.words.say("claim-is-of-the-fill-in"))
}

/// Returns true if the claim is about a count.
pub(super) fn is_of_a_count(matter: &Matter) -> bool {
    let claim = matter.examination.claim.as_ref();
    claim.is_some_and(|(claim, _)| !matches!(claim.result, Some(ClaimedResult::Ended(_))))
}

fn key(verdict: &ClaimVerdict) -> &'static str {
    match verdict {
        ClaimVerdict::Agrees => "right",
        ClaimVerdict::Disagrees => "wrong",
        ClaimVerdict::Undecided { .. } => "undecided",
    }
}

/// Describes the interpretation of a claim.
pub(in crate::ruling) fn meaning(words: &Words, claim: &Claim, unit: Unit) -> String {
    let result = claim.result.map(|result| match result {
        ClaimedResult::Draw => words.say("draw"),
        ClaimedResult::Ended(Ended::NoResult) => words.say("ended-no-result-in-short"),
        ClaimedResult::Ended(Ended::BothLose) => words.say("ended-both-lose-in-short"),
        ClaimedResult::Win { winner, by: None } => {
            words.say_with("claimed-win", &[("player", winner.name().into())])
        }
        // The sign of the margin says nothing where the winner is told.
        ClaimedResult::Win { winner, by: Some(by) } => say::describe_outcome(words, unit, Some(winner), by),
    });
    let counts = [
        ("black", claim.counts[Color::Black]),
        ("white", claim.counts[Color::White]),
        ("either", claim.count_of_either),
    ];
    let counts = counts.into_iter().filter_map(|(whose, points)| {
        let points = points?;
        let (key, number) = match unit {
            Unit::Zi => ("zi", say::format_zi(words, HalfPoints(points.0.saturating_mul(2)))),
            Unit::Points => ("points", say::format_decimal(words, points)),
        };
        let values = [("whose", whose.into()), ("count", number.into()), ("unit", key.into())];
        Some(words.say_with("claimed-count", &values))
    });
    let told: Vec<String> = result.into_iter().chain(counts).collect();
    told.join(&words.say("between-clauses"))
}
