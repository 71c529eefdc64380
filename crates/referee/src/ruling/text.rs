//! The document as plain text for a terminal, without photos, drawings and signatures.

use std::fmt::Write;

use super::DocumentBlock;
use super::printable_line::printable_line;

/// Formats blocks as text, each on lines of its own.
pub fn format_text(blocks: &[DocumentBlock]) -> String {
    let mut text = String::new();
    for block in blocks {
        // Writing to a string cannot fail.
        let _ = write_block(&mut text, block);
    }
    text
}

fn write_block(text: &mut String, block: &DocumentBlock) -> std::fmt::Result {
    match block {
        DocumentBlock::Heading(heading) => writeln!(text, "\n{}", printable_line(heading)),
        DocumentBlock::Paragraph(paragraph) => writeln!(text, "  {}", printable_line(paragraph)),
        DocumentBlock::Answer {
            text: answer,
            below,
            ..
        } => {
            writeln!(text, "{}", printable_line(answer))?;
            if below.is_empty() {
                Ok(())
            } else {
                writeln!(text, "{}", printable_line(below))
            }
        }
        DocumentBlock::List { numbered, items } => {
            items.iter().enumerate().try_for_each(|(index, item)| {
                let bullet = if *numbered {
                    format!("{}.", index + 1)
                } else {
                    "-".to_owned()
                };
                writeln!(text, "  {bullet} {}", printable_line(item))
            })
        }
        DocumentBlock::Table { head, rows } => {
            let rows = std::iter::once(head)
                .filter(|head| !head.is_empty())
                .chain(rows);
            rows.into_iter()
                .try_for_each(|row| writeln!(text, "  {}", printable_line(&row.join(" | "))))
        }
        DocumentBlock::Drawings(_) | DocumentBlock::Photo(_) | DocumentBlock::Signatures(_) => {
            Ok(())
        }
    }
}
