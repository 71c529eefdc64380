//! The claim: its interpretation in words, before it is judged.

use crate::ruling::DocumentBlock;
use crate::verify::{
    Claim, ClaimVerdict, ClaimedResult, CountOutcome, JudgedReading, OutcomeBounds,
};
use shuzi::color::Color;
use shuzi::language::Words;
use shuzi::report::words::{self as say, AmountUnit};
use shuzi::score::{Ended, HalfPoints};

use super::RulingContext;

/// Describes the interpretation of the claim, if there is one.
///
/// Other interpretations are included if they lead to another verdict: all of them if several are
/// likely, otherwise only one that would be right while the claim is wrong.
pub(super) fn interpretation_blocks(context: &RulingContext) -> Vec<DocumentBlock> {
    let (words, examination) = (context.words, context.examination);
    let unit = AmountUnit::of(&examination.settings.rules);
    let Some((_, verdict)) = &examination.claim else {
        return Vec::new();
    };
    let (likely, others): (Vec<&JudgedReading>, Vec<_>) = examination
        .claim_readings
        .iter()
        .partition(|judged| judged.reading.is_likely);
    let Some(first) = likely.first().or(others.first()) else {
        return Vec::new();
    };
    let is_ambiguous = likely.iter().any(|judged| judged.verdict != first.verdict);
    let describe = |message: &str, judged: &JudgedReading| {
        let meaning = describe_claim(words, &judged.reading.claim, unit);
        words.say_with(
            message,
            &[
                ("meaning", meaning.into()),
                ("verdict", verdict_key(&judged.verdict).into()),
            ],
        )
    };
    // Only the claimant knows what was meant, so all likely interpretations are listed.
    if is_ambiguous {
        let items = likely
            .iter()
            .map(|judged| describe("claim-may-mean", judged))
            .collect();
        return vec![
            DocumentBlock::Paragraph(words.say("claim-is-ambiguous")),
            DocumentBlock::List {
                numbered: false,
                items,
            },
        ];
    }
    let mut blocks = vec![DocumentBlock::Paragraph(describe(
        "claim-understood",
        first,
    ))];
    if *verdict != ClaimVerdict::Agrees
        && let Some(other) = others
            .iter()
            .find(|judged| judged.verdict == ClaimVerdict::Agrees)
    {
        blocks.push(DocumentBlock::Paragraph(describe("claim-otherwise", other)));
    }
    blocks
}

/// Explains a wrong claim that follows from a fill-in with incomplete sets. Returns `None` for all
/// other claims.
pub(super) fn explain_claim_of_fill_in(context: &RulingContext) -> Option<String> {
    let score = &context.examination.report.settlement.as_ref()?.score;
    let (claim, verdict) = context.examination.claim.as_ref()?;
    let margin = score.margin + score.fill_in_error();
    if *verdict != ClaimVerdict::Disagrees || margin == score.margin || score.rules.ended.is_some()
    {
        return None;
    }
    let read_off = CountOutcome {
        margin,
        winner: score.rules.winner(margin),
        ..CountOutcome::from_score(score)
    };
    (OutcomeBounds::from(read_off).confirms(claim) == Some(true))
        .then(|| context.words.say("claim-is-of-the-fill-in"))
}

/// Returns true if the claim is about a count.
pub(super) fn is_about_a_count(context: &RulingContext) -> bool {
    let claim = context.examination.claim.as_ref();
    claim.is_some_and(|(claim, _)| !matches!(claim.result, Some(ClaimedResult::Ended(_))))
}

/// Returns the key by which the message catalogues choose a sentence.
fn verdict_key(verdict: &ClaimVerdict) -> &'static str {
    match verdict {
        ClaimVerdict::Agrees => "right",
        ClaimVerdict::Disagrees => "wrong",
        ClaimVerdict::Undecided { .. } => "undecided",
    }
}

/// Describes the interpretation of a claim.
pub(in crate::ruling) fn describe_claim(words: &Words, claim: &Claim, unit: AmountUnit) -> String {
    let result = claim.result.map(|result| match result {
        ClaimedResult::Draw => words.say("draw"),
        ClaimedResult::Ended(Ended::NoResult) => words.say("ended-no-result-in-short"),
        ClaimedResult::Ended(Ended::BothLose) => words.say("ended-both-lose-in-short"),
        ClaimedResult::Win { winner, by: None } => {
            words.say_with("claimed-win", &[("player", winner.name().into())])
        }
        // The winner is named, so the sign of the margin does not matter.
        ClaimedResult::Win {
            winner,
            by: Some(by),
        } => say::describe_outcome(words, unit, Some(winner), by),
    });
    let counts = [
        ("black", claim.counts[Color::Black]),
        ("white", claim.counts[Color::White]),
        ("either", claim.count_of_either),
    ];
    let counts = counts.into_iter().filter_map(|(whose, points)| {
        let points = points?;
        let (key, number) = match unit {
            AmountUnit::Zi => (
                unit.key(),
                say::format_zi(words, HalfPoints(points.0.saturating_mul(2))),
            ),
            AmountUnit::Points | AmountUnit::IngPoints => {
                (unit.key(), say::format_decimal(words, points))
            }
        };
        let values = [
            ("whose", whose.into()),
            ("count", number.into()),
            ("unit", key.into()),
        ];
        Some(words.say_with("claimed-count", &values))
    });
    let parts: Vec<String> = result.into_iter().chain(counts).collect();
    parts.join(&words.say("between-clauses"))
}
