//! The claim as it was written, and the claimant.

use crate::ruling::DocumentBlock;

use super::{RulingContext, format_person, game_details};

/// Returns the claim as it was written, with the claimant, or nothing without a claim.
pub(super) fn claimant_section(context: &RulingContext) -> Vec<DocumentBlock> {
    let words = context.words;
    let Some(claim) = &context.inquiry.claim else {
        return Vec::new();
    };
    let rows = [
        ("row-claim", Some(claim.clone())),
        ("row-claimed-by", describe_claimant(context)),
    ];
    let rows = rows
        .into_iter()
        .filter_map(|(name, value)| Some(vec![words.say(name), value?]))
        .collect();
    vec![
        DocumentBlock::Heading(words.say("heading-claim")),
        DocumentBlock::Table {
            head: Vec::new(),
            rows,
        },
    ]
}

/// Describes the claimant: a player, with the name if known, or another person by name.
fn describe_claimant(context: &RulingContext) -> Option<String> {
    let claimed_by = context.inquiry.claimed_by.as_deref()?;
    let game = game_details(context);
    Some(match claimed_by.to_ascii_lowercase().as_str() {
        "black" => format_person(context.words, "row-black", game.black),
        "white" => format_person(context.words, "row-white", game.white),
        _ => claimed_by.to_owned(),
    })
}
