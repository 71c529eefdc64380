//! The summary as a page: one HTML file that fetches nothing.

use std::collections::BTreeMap;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use shuzi::language::Words;

use super::lists::List;
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
    /// Returns the summary as a page with plots, in a language.
    pub fn page(&self, words: &Words) -> String {
        let photos = words.say_with("photos", &[("photos", self.photos.into())]);
        let page = html! {
            (DOCTYPE)
            html lang=(words.language().code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width,initial-scale=1";
                    title { "shuzi: " (photos) }
                    style { (PreEscaped(STYLE)) }
                }
                body {
                    h1 { (photos) }
                    @for fact in self.facts(words) { p { (fact) } }
                    @for list in self.lists(words) { (plot(&list)) }
                    (timings(&self.timings, words))
                }
            }
        };
        page.into_string()
    }
}

/// Counts as a table whose last column is a bar.
fn plot(list: &List) -> Markup {
    let most = list.lines.iter().map(|line| line.count).max().unwrap_or_default().max(1) as f64;
    html! {
        h2 { (list.title) }
        table {
            @for line in &list.lines {
                tr {
                    th scope="row" { (line.name) }
                    td.number { (line.count) }
                    td { (bar(WIDTH * line.count as f64 / most)) }
                    td { (line.meaning) }
                }
            }
        }
    }
}

fn timings(timings: &BTreeMap<String, Spread>, words: &Words) -> Markup {
    let most = timings.values().map(|spread| spread.p95).fold(1.0, f64::max);
    html! {
        @if !timings.is_empty() {
            h2 { (words.say("summary-timings")) }
            table {
                tr {
                    th scope="col" { (words.say("column-step")) }
                    th.number scope="col" { (words.say("column-median")) }
                    th.number scope="col" { (words.say("column-95-percent")) }
                    th.number scope="col" { (words.say("column-most")) }
                    th {}
                }
                @for (step, spread) in timings {
                    tr {
                        th scope="row" { (words.say_with("step", &[("step", step.as_str().into())])) }
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
