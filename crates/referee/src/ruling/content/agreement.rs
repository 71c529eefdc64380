//! The agreement: the signed section, with the signatories and the boxes to tick.
//!
//! The interpretation of the claim and the result are repeated here, so that they are on the page
//! that is signed.

use crate::ruling::document::Signatory;
use crate::ruling::{DocumentBlock, SignatureStatus};

use super::{RulingContext, claim, format_person, game_details};

/// Maximum length of a name under a signature line, in characters. The table of the game has the
/// whole name.
const MAX_NAME_LENGTH: usize = 80;

/// Returns the section that is signed. `answer` is the answer at the beginning of the document.
pub(super) fn agreement_section(
    context: &RulingContext,
    answer: &DocumentBlock,
) -> Vec<DocumentBlock> {
    let words = context.words;
    let mut blocks = vec![DocumentBlock::Heading(words.say("heading-agreement"))];
    blocks.extend(claim::interpretation_blocks(context));
    if let DocumentBlock::Answer { text, below, .. } = answer {
        blocks.push(DocumentBlock::Paragraph(text.clone()));
        if !below.trim().is_empty() {
            blocks.push(DocumentBlock::Paragraph(below.clone()));
        }
    }
    let seal = context.file.seal.as_str();
    blocks.push(DocumentBlock::Paragraph(
        words.say_with("agreement-seal", &[("seal", seal.into())]),
    ));
    if let SignatureStatus::Valid(key) = context.file.check_signature() {
        let fingerprint = [("fingerprint", key.fingerprint().into())];
        blocks.push(DocumentBlock::Paragraph(
            words.say_with("agreement-key", &fingerprint),
        ));
    }
    blocks.push(DocumentBlock::Signatures(list_signatories(context)));
    blocks
}

/// Lists the players, who agree or do not, and the referee, who makes the ruling.
fn list_signatories(context: &RulingContext) -> Vec<Signatory> {
    let (words, game) = (context.words, game_details(context));
    let signatory = |role: &str, name: Option<String>, choices: &[&str]| Signatory {
        name: format_person(words, role, name.map(shorten_name)),
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
fn shorten_name(name: String) -> String {
    match name.char_indices().nth(MAX_NAME_LENGTH) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name,
    }
}
