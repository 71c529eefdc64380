//! A document as plain text, for a terminal: without photos, drawings and signatures.

use std::fmt::Write;

use super::Block;
use super::shown::shown;

/// The blocks as text, each on lines of its own.
pub fn format_text(blocks: &[Block]) -> String {
    let mut text = String::new();
    for block in blocks {
        // Writing to a string cannot fail.
        let _ = write_block(&mut text, block);
    }
    text
}

fn write_block(text: &mut String, block: &Block) -> std::fmt::Result {
    match block {
        Block::Heading(heading) => writeln!(text, "\n{}", shown(heading)),
        Block::Paragraph(paragraph) => writeln!(text, "  {}", shown(paragraph)),
        Block::Answer { text: answer, below, .. } => {
            writeln!(text, "{}", shown(answer))?;
            if below.is_empty() { Ok(()) } else { writeln!(text, "{}", shown(below)) }
        }
        Block::List { numbered, items } => items.iter().enumerate().try_for_each(|(index, item)| {
            let bullet = if *numbered { format!("{}.", index + 1) } else { "-".to_owned() };
            writeln!(text, "  {bullet} {}", shown(item))
        }),
        Block::Table { head, rows } => {
            let rows = std::iter::once(head).filter(|head| !head.is_empty()).chain(rows);
            rows.into_iter().try_for_each(|row| writeln!(text, "  {}", shown(&row.join(" | "))))
        }
        Block::Drawings(_) | Block::Photo(_) | Block::Signatures(_) => Ok(()),
    }
}
