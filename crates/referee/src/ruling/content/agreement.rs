//! The agreement: the signed section, with the signatories and the boxes to tick.
//!
//! The interpretation of the claim and the result are repeated here, so that they are on the page
//! that is signed.

use crate::ruling::document::Signatory;
use crate::ruling::{Block, Signed};

use super::{Matter, claim, game_of, signature_of};

/// The longest name under a line to sign on, in characters; the table of the game has all of it.
const LONGEST_NAME: usize = 80;

/// The section that is signed. `answer` is the one at the head of the document.
pub(super) fn agreement(matter: &Matter, answer: &Block) -> Vec<Block> {
    let words = matter.words;
    let mut blocks = vec![Block::Heading(words.say("heading-agreement"))];
    blocks.extend(claim::understood(matter));
    if let Block::Answer { text, below, .. } = answer {
        blocks.push(Block::Paragraph(text.clone()));
        if !below.trim().is_empty() {
            blocks.push(Block::Paragraph(below.clone()));
        }
    }
    let seal = matter.file.seal.as_str();
    blocks.push(Block::Paragraph(words.say_with("agreement-seal", &[("seal", seal.into())])));
    if let Signed::With(key) = matter.file.check_signature() {
        let fingerprint = [("fingerprint", key.fingerprint().into())];
        blocks.push(Block::Paragraph(words.say_with("agreement-key", &fingerprint)));
    }
    blocks.push(Block::Signatures(signatories(matter)));
    blocks
}

/// Lists the players, who agree or do not, and the referee, who makes the ruling.
fn signatories(matter: &Matter) -> Vec<Signatory> {
    let (words, game) = (matter.words, game_of(matter));
    let signatory = |role: &str, name: Option<String>, choices: &[&str]| Signatory {
        name: signature_of(words, role, name.map(shortened)),
        choices: choices.iter().map(|choice| words.say(choice)).collect(),
    };
    let player = ["box-agrees", "box-does-not-agree"];
    vec![
        signatory("row-black", game.black, &player),
        signatory("row-white", game.white, &player),
        signatory("row-referee", game.referee, &[]),
    ]
}

/// Shortens a name that is too long for the line.
fn shortened(name: String) -> String {
    match name.char_indices().nth(LONGEST_NAME) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name,
    }
}
