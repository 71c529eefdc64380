//! The summary as a page: one HTML file that fetches nothing.

use std::collections::BTreeMap;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::{Spread, Summary};

const STYLE: &str = "\
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem}h2{font-size:1.1rem;margin:2rem 0 .5rem}
table{border-collapse:collapse}td,th{padding:.15rem .8rem .15rem 0;text-align:left;font-weight:400}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
svg{display:block}rect{fill:#3b7dd8}";

/// The longest bar, in pixels.
const WIDTH: f64 = 320.0;

impl Summary {
    /// As a page with plots.
    pub fn page(&self) -> String {
        let outcomes: BTreeMap<&str, usize> =
            self.outcomes.iter().map(|(outcome, &photos)| (outcome.name(), photos)).collect();
        let page = html! {
            (DOCTYPE)
            html lang="en" {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width,initial-scale=1";
                    title { "shuzi: " (self.photos) " photos" }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    h1 { (self.photos) " photos" }
                    p {
                        (self.duplicates) " of them are the same as one before. "
                        @if self.passed_over > 0 { (self.passed_over) " other files were passed over. " }
                        @if self.corrected > 0 { (self.corrected) " were corrected by a person." }
                    }
                    (plot("What became of them", &outcomes))
                    (plot("Without a position", &self.errors))
                    (plot("Photos by the number of questions", &self.questions))
                    (plot("Points in doubt", &self.doubts))
                    (plot("Warnings", &self.warnings))
                    (plot("Boards by lines", &self.lines))
                    (plot("Where the position is known", &self.truth))
                    (timings(&self.timings))
                }
            }
        };
        page.into_string()
    }
}

/// Counts as a table whose last column is a bar.
fn plot<K: std::fmt::Display>(title: &str, counts: &BTreeMap<K, usize>) -> Markup {
    let most = counts.values().copied().max().unwrap_or_default().max(1) as f64;
    html! {
        @if !counts.is_empty() {
            h2 { (title) }
            table {
                @for (name, &count) in counts {
                    tr {
                        th scope="row" { (name) }
                        td.number { (count) }
                        td { (bar(WIDTH * count as f64 / most)) }
                    }
                }
            }
        }
    }
}

fn timings(timings: &BTreeMap<String, Spread>) -> Markup {
    let most = timings.values().map(|spread| spread.p95).fold(1.0, f64::max);
    html! {
        @if !timings.is_empty() {
            h2 { "Milliseconds a photo" }
            table {
                tr {
                    th scope="col" { "step" }
                    th.number scope="col" { "median" }
                    th.number scope="col" { "95 %" }
                    th.number scope="col" { "most" }
                    th {}
                }
                @for (step, spread) in timings {
                    tr {
                        th scope="row" { (step) }
                        td.number { (format!("{:.1}", spread.median)) }
                        td.number { (format!("{:.1}", spread.p95)) }
                        td.number { (format!("{:.1}", spread.most)) }
                        td { (bar(WIDTH * spread.median / most)) }
                    }
                }
            }
        }
    }
}

fn bar(length: f64) -> Markup {
    html! {
        svg width=(WIDTH) height="12" role="presentation" { rect width=(format!("{length:.1}")) height="12" rx="2" {} }
    }
}
