//! The common part of the HTML pages of a run.

use maud::{Markup, html};

/// Returns the head of a page: its encoding, its width on phones, its title, and further elements.
pub(super) fn page_head(title: &str, elements: &Markup) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width,initial-scale=1";
            title { "shuzi: " (title) }
            (elements)
        }
    }
}
