//! The summary as an HTML page that loads no other files.

use std::collections::BTreeMap;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use shuzi::language::Words;

use super::lists::CountList;
use super::{RunSummary, Spread};
use crate::html_page::page_head;

const STYLE: &str = "\
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem}h2{font-size:1.1rem;margin:2rem 0 .5rem}
table{border-collapse:collapse}td,th{padding:.15rem .8rem .15rem 0;text-align:left;font-weight:400}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
svg{display:block}rect{fill:#3b7dd8}";

/// Length of the longest bar in pixels.
const BAR_LENGTH_PX: f64 = 320.0;

impl RunSummary {
    /// Formats the summary as a page with bar charts, in a language.
    pub fn to_html(&self, words: &Words) -> String {
        let photos = words.say_with("photos", &[("photos", self.photos.into())]);
        let page = html! {
            (DOCTYPE)
            html lang=(words.language().code()) {
                (page_head(&photos, &html! { style { (PreEscaped(STYLE)) } }))
                body {
                    h1 { (photos) }
                    @for fact in self.facts(words) { p { (fact) } }
                    @for list in self.lists(words) { (bar_chart(&list)) }
                    (timings_table(&self.timings, words))
                }
            }
        };
        page.into_string()
    }
}

/// Formats counts as a table with a column of bars.
fn bar_chart(list: &CountList) -> Markup {
    let largest = list
        .lines
        .iter()
        .map(|line| line.count)
        .max()
        .unwrap_or_default()
        .max(1) as f64;
    html! {
        h2 { (list.title) }
        table {
            @for line in &list.lines {
                tr {
                    th scope="row" { (line.name) }
                    td.number { (line.count) }
                    td { (bar(BAR_LENGTH_PX * line.count as f64 / largest)) }
                    td { (line.meaning) }
                }
            }
        }
    }
}

/// Formats the durations of the steps. The bars show the medians, on the scale of the largest 95th
/// percentile.
fn timings_table(timings: &BTreeMap<String, Spread>, words: &Words) -> Markup {
    let largest = timings
        .values()
        .map(|spread| spread.p95)
        .fold(1.0, f64::max);
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
                        td { (bar(BAR_LENGTH_PX * spread.median / largest)) }
                    }
                }
            }
        }
    }
}

fn bar(length_px: f64) -> Markup {
    html! {
        svg width=(BAR_LENGTH_PX) height="12" role="presentation" { rect width=(format!("{length_px:.1}")) height="12" rx="2" {} }
    }
}
