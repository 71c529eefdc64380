//! The contact sheet: photos that went wrong, the worst first, as a page to look through.

use std::fmt::Write;

use crate::language::{Language, printable};
use crate::point::BoardSize;
use crate::position::Position;
use crate::report::{Failure, Report, Uncertain, words};

use super::{Answer, ComparedPoint, Figures, Outcome, Verdict};

/// The page is for those who work on the program.
const LANGUAGE: Language = Language::English;

/// One photo on the sheet.
#[derive(Clone, Copy, Debug)]
pub struct Entry<'a> {
    /// What became of it.
    pub verdict: &'a Verdict,
    /// What was made of it.
    pub answer: &'a Answer,
    /// File name of its picture, beside the page; `None` where there is none.
    pub picture: Option<&'a str>,
}

/// Whether a photo is shown when not all are: anything but a reading without fault and a rightful refusal.
pub fn is_worth_a_look(outcome: Outcome) -> bool {
    badness(outcome) < badness(Outcome::Exact)
}

/// The page, in HTML: the worst photos first; within an outcome those with the most wrong points, then in the
/// order given.
pub fn sheet(entries: &[Entry<'_>]) -> String {
    let mut entries = entries.to_vec();
    entries.sort_by_key(|entry| {
        (badness(entry.verdict.outcome), std::cmp::Reverse(wrong_points(entry.verdict)))
    });
    let mut page = String::from(HEAD);
    page.push_str(&overview(&entries));
    for entry in &entries {
        article(&mut page, entry);
    }
    page.push_str("</main>\n</body>\n</html>\n");
    page
}

/// 0 is worst.
fn badness(outcome: Outcome) -> usize {
    let worst_first = [
        Outcome::Silent,
        Outcome::Phantom,
        Outcome::Refused,
        Outcome::TooManyQuestions,
        Outcome::ExactIfAsked,
        Outcome::Exact,
        Outcome::RightlyRefused,
    ];
    worst_first.iter().position(|&other| other == outcome).unwrap_or(worst_first.len())
}

fn wrong_points(verdict: &Verdict) -> usize {
    verdict.figures.as_ref().map_or(0, |figures| figures.wrong_count)
}

/// How an outcome is headed.
fn title(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Silent => "Silently wrong",
        Outcome::Phantom => "Read where there is no board",
        Outcome::Refused => "Refused",
        Outcome::TooManyQuestions => "Too many questions",
        Outcome::ExactIfAsked => "Exact once asked",
        Outcome::Exact => "Exact",
        Outcome::RightlyRefused => "Rightly refused",
    }
}

fn overview(entries: &[Entry<'_>]) -> String {
    let outcomes = entries.iter().map(|entry| entry.verdict.outcome);
    let mut counts: Vec<(Outcome, usize)> = Vec::new();
    for outcome in outcomes {
        match counts.last_mut() {
            Some((last, count)) if *last == outcome => *count += 1,
            _ => counts.push((outcome, 1)),
        }
    }
    let counts: Vec<String> =
        counts.iter().map(|(outcome, count)| format!("{}: {count}", title(*outcome))).collect();
    let counts = if counts.is_empty() { "No photo to show.".to_owned() } else { counts.join(" · ") };
    format!("<p class=\"counts\">{counts}</p>\n")
}

/// Writing to a string cannot fail: the results of `write!` are dropped throughout.
fn article(page: &mut String, entry: &Entry<'_>) {
    let Entry { verdict, answer, picture } = entry;
    let name = escaped(&verdict.photo);
    let _ = writeln!(page, "<article class=\"{}\">", verdict.outcome.name());
    let _ = writeln!(page, "<h2>{} <span>{name}</span></h2>", title(verdict.outcome));
    if let Some(picture) = picture {
        let picture = escaped(picture);
        let _ = writeln!(
            page,
            "<a href=\"{picture}\"><img src=\"{picture}\" alt=\"{name}\" loading=\"lazy\"></a>"
        );
    }
    page.push_str("<div>\n");
    let _ = writeln!(page, "<p>{}</p>", escaped(&facts(verdict)));
    match &answer.report {
        Ok(report) => reading(page, report, verdict.figures.as_ref(), answer),
        Err(failure) => refusal(page, failure),
    }
    let _ = writeln!(
        page,
        "<p class=\"small\">{}</p>",
        escaped(&words::timings(LANGUAGE.words(), &verdict.timings))
    );
    page.push_str("</div>\n</article>\n");
}

/// Group, confidence, and how much is wrong.
fn facts(verdict: &Verdict) -> String {
    let mut facts = vec![format!("Group {}", verdict.group)];
    if verdict.train {
        facts.push("may be trained on".to_owned());
    }
    if verdict.stress {
        facts.push("stress test".to_owned());
    }
    if verdict.special {
        facts.push("cropped, partly hidden or not the only board".to_owned());
    }
    if let Some(figures) = &verdict.figures {
        facts.push(format!("{} of {} points wrong", figures.wrong_count, figures.judged));
        facts.push(format!("{} asked about", figures.asked));
        facts.extend(figures.corner_error.map(|error| format!("corners off by {error:.2} spacings")));
    }
    if let Some(grid) = &verdict.grid {
        let kind = if grid.right { "right" } else { "wrong" };
        facts.push(format!("likeliest grid {kind}, confidence {:.3}", grid.probability));
    }
    facts.join(" · ")
}

fn reading(page: &mut String, report: &Report, figures: Option<&Figures>, answer: &Answer) {
    let size = report.position.size();
    let Some(figures) = figures else {
        let _ = writeln!(page, "<p>Read as a {size} board; the photo shows none.</p>");
        return;
    };
    if figures.wrong.is_empty() && figures.wrong_count > 0 {
        let _ = writeln!(page, "<p>Read as a {size} board, which is not its size.</p>");
    }
    let wrong = figures.wrong.iter().map(|point| wrong_point(size, point, answer));
    list(page, "Wrong", wrong.collect());
    let questions = report.uncertain.iter().map(|uncertain| question(&report.position, uncertain));
    list(page, "Asked about", questions.collect());
}

/// `C3 read as black (0.97), is empty, not asked about`.
fn wrong_point(size: BoardSize, compared: &ComparedPoint, answer: &Answer) -> String {
    let readings = answer.readings.as_ref();
    let reading = readings.and_then(|readings| readings.readings.get(size.index(compared.point)));
    let probability = reading.map_or(String::new(), |reading| {
        format!(" ({:.4})", reading.empty.max(reading.black).max(reading.white))
    });
    format!(
        "{} read as {}{probability}, is {}{}",
        size.name(compared.point),
        words::stone(LANGUAGE.words(), compared.read),
        words::stone(LANGUAGE.words(), compared.truth),
        if compared.asked { "" } else { ", not asked about" },
    )
}

/// `C3 read as black (0.70): it looks like more than one thing`.
fn question(position: &Position, uncertain: &Uncertain) -> String {
    let reading = uncertain.reading;
    format!(
        "{} read as {} ({:.4}): {}",
        position.size().name(uncertain.point),
        words::stone(LANGUAGE.words(), position.stone(uncertain.point)),
        reading.empty.max(reading.black).max(reading.white),
        words::doubt(LANGUAGE.words(), uncertain.why),
    )
}

/// A list that is folded away when it is long.
fn list(page: &mut String, title: &str, items: Vec<String>) {
    if items.is_empty() {
        return;
    }
    let open = if items.len() <= MOST_ITEMS_UNFOLDED { " open" } else { "" };
    let _ = writeln!(page, "<details{open}><summary>{title}: {}</summary>\n<ul>", items.len());
    for item in items {
        let _ = writeln!(page, "<li>{}</li>", escaped(&item));
    }
    page.push_str("</ul>\n</details>\n");
}

/// Longer lists are folded away.
const MOST_ITEMS_UNFOLDED: usize = 12;

fn refusal(page: &mut String, failure: &Failure) {
    let _ = writeln!(
        page,
        "<p><code>{}</code> {}</p>\n<p class=\"small\">{}</p>",
        escaped(failure.kind),
        escaped(&failure.message),
        escaped(&failure.hint),
    );
}

/// Text as HTML shows it, in content and in quoted attributes, made printable.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for symbol in printable(text).chars() {
        match symbol {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            symbol => safe.push(symbol),
        }
    }
    safe
}

const HEAD: &str = "<!DOCTYPE html>
<html lang=\"en\">
<head>
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">
<title>shuzi: photos worth a look</title>
<style>
body { font: 16px/1.45 system-ui, sans-serif; color: #222; background: #f6f5f2; margin: 0; }
main { max-width: 75rem; margin: 0 auto; padding: 1rem; }
article { display: flex; flex-wrap: wrap; gap: 0 1.25rem; background: #fff; border-left: 6px solid #bbb;
  margin: 1rem 0; padding: 0.75rem 1rem; }
article h2 { flex-basis: 100%; font-size: 1.05rem; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
article h2 span { font-weight: normal; color: #555; }
article a { flex: 1 1 24rem; max-width: 36rem; }
article div { flex: 1 1 20rem; min-width: 0; overflow-wrap: anywhere; }
article img { width: 100%; height: auto; display: block; }
article p { margin: 0 0 0.5rem; }
.silent, .phantom { border-color: #c00; }
.refused { border-color: #d80; }
.too_many_questions { border-color: #dc0; }
.exact_if_asked { border-color: #7a4; }
.small { font-size: 0.85rem; color: #555; }
ul { margin: 0.25rem 0 0.5rem; padding-left: 1.25rem; font-size: 0.9rem; }
</style>
</head>
<body>
<main>
<h1>Photos worth a look</h1>
<p>Drawn over each photo: the grid as found (blue), black stones (green rings), white stones (pink rings), points
asked about (yellow question marks), <b>wrong points (red squares)</b>, and the true outline with its corners
(violet); over a refused photo the outline of the likeliest grid (yellow). Points are named as the reader turned the board; numbers in brackets are its probabilities.</p>
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worst_come_first_and_what_is_right_is_not_worth_a_look() {
        let order = [
            Outcome::Silent,
            Outcome::Refused,
            Outcome::TooManyQuestions,
            Outcome::ExactIfAsked,
            Outcome::Exact,
        ];
        assert!(order.is_sorted_by_key(|&outcome| badness(outcome)));
        assert!(is_worth_a_look(Outcome::Phantom) && is_worth_a_look(Outcome::ExactIfAsked));
        assert!(!is_worth_a_look(Outcome::Exact) && !is_worth_a_look(Outcome::RightlyRefused));
    }

    #[test]
    fn names_cannot_become_markup() {
        assert_eq!(
            escaped("<img src=\"x\" onerror='a&b'>"),
            "&lt;img src=&quot;x&quot; onerror=&#39;a&amp;b&#39;&gt;"
        );
    }
}
