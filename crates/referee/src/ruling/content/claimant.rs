//! The claim as it was written, and the claimant.

use crate::ruling::Block;

use super::{Matter, game_of, signature_of};

/// Returns the claim as it was written, with the claimant, or nothing without a claim.
pub(super) fn who_claims(matter: &Matter) -> Vec<Block> {
    let words = matter.words;
    let Some(claim) = &matter.inquiry.claim else { return Vec::new() };
    let rows = [("row-claim", Some(claim.clone())), ("row-claimed-by", claimant(matter))];
    let rows = rows.into_iter().filter_map(|(name, value)| Some(vec![words.say(name), value?])).collect();
    vec![Block::Heading(words.say("heading-claim")), Block::Table { head: Vec::new(), rows }]
}

/// Returns the claimant: a player, with the name if known, or whoever was named.
fn claimant(matter: &Matter) -> Option<String> {
    let claimed_by = matter.inquiry.claimed_by.as_deref()?;
    let game = game_of(matter);
    Some(match claimed_by.to_ascii_lowercase().as_str() {
        "black" => signature_of(matter.words, "row-black", game.black),
        "white" => signature_of(matter.words, "row-white", game.white),
        _ => claimed_by.to_owned(),
    })
}
