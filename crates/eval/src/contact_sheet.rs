//! The contact sheet: an HTML page of the photos that were not read exactly, the worst first.

use std::fmt::Write;

use shuzi::color::Color;
use shuzi::language::{Message, Words, escape_markup};
use shuzi::point::BoardSize;
use shuzi::position::Position;
use shuzi::report::{Failure, Report, Uncertain, words};

use super::{ComparedPoint, PhotoOutcome, PhotoResult, PhotoVerdict, ReadingFigures};

/// One photo on the sheet.
#[derive(Clone, Copy, Debug)]
pub struct SheetEntry<'a> {
    /// The outcome and the figures.
    pub verdict: &'a PhotoVerdict,
    /// The reader's result.
    pub result: &'a PhotoResult,
    /// File name of its picture in the page's folder, if there is one.
    pub picture: Option<&'a str>,
}

/// Returns true if a photo is shown on a sheet that does not show all: every outcome except an
/// exact reading and a correct refusal.
pub fn is_worth_a_look(outcome: PhotoOutcome) -> bool {
    rank(outcome) < rank(PhotoOutcome::Exact)
}

/// Formats the page in a language. The photos are sorted by outcome, the worst first, then by their
/// number of wrong points, and otherwise kept in their order.
pub fn format_contact_sheet(entries: &[SheetEntry<'_>], words: &Words) -> String {
    let mut entries = entries.to_vec();
    entries.sort_by_key(|entry| {
        (
            rank(entry.verdict.outcome),
            std::cmp::Reverse(wrong_points(entry.verdict)),
        )
    });
    let mut page = page_start(words);
    page.push_str(&overview(&entries, words));
    for entry in &entries {
        append_article(&mut page, entry, words);
    }
    page.push_str("</main>\n</body>\n</html>\n");
    page
}

/// Formats the page up to the photos.
fn page_start(words: &Words) -> String {
    let [heading, legend] =
        ["sheet-heading", "sheet-legend"].map(|message| escape_html(&words.say(message)));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>shuzi: {heading}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n\
         <h1>{heading}</h1>\n<p>{legend}</p>\n",
        words.language().code()
    )
}

/// Returns the rank of an outcome, from 0 for the worst.
fn rank(outcome: PhotoOutcome) -> usize {
    let worst_first = [
        PhotoOutcome::Silent,
        PhotoOutcome::Phantom,
        PhotoOutcome::Refused,
        PhotoOutcome::TooManyQuestions,
        PhotoOutcome::ExactIfAsked,
        PhotoOutcome::Exact,
        PhotoOutcome::RightlyRefused,
    ];
    worst_first
        .iter()
        .position(|&other| other == outcome)
        .unwrap_or(worst_first.len())
}

fn wrong_points(verdict: &PhotoVerdict) -> usize {
    verdict
        .figures
        .as_ref()
        .map_or(0, |figures| figures.wrong_count)
}

/// Returns the heading of an outcome.
fn outcome_title(outcome: PhotoOutcome, words: &Words) -> String {
    words.say_with("sheet-outcome", &[("outcome", outcome.name().into())])
}

fn overview(entries: &[SheetEntry<'_>], words: &Words) -> String {
    let outcomes = entries.iter().map(|entry| entry.verdict.outcome);
    // The entries are sorted by outcome, so equal outcomes are adjacent.
    let mut counts: Vec<(PhotoOutcome, usize)> = Vec::new();
    for outcome in outcomes {
        match counts.last_mut() {
            Some((last, count)) if *last == outcome => *count += 1,
            _ => counts.push((outcome, 1)),
        }
    }
    let counts: Vec<String> = counts
        .iter()
        .map(|(outcome, count)| title_with_count(&outcome_title(*outcome, words), *count, words))
        .collect();
    let counts = if counts.is_empty() {
        words.say("sheet-nothing")
    } else {
        counts.join(" · ")
    };
    format!("<p class=\"counts\">{}</p>\n", escape_html(&counts))
}

/// Formats a title with the number of items.
fn title_with_count(title: &str, count: usize, words: &Words) -> String {
    words.say_with(
        "sheet-count",
        &[("title", title.into()), ("count", count.into())],
    )
}

/// Appends a photo to the page. Writing to a string cannot fail, so the results of `write!` are
/// ignored throughout.
fn append_article(page: &mut String, entry: &SheetEntry<'_>, words: &Words) {
    let SheetEntry {
        verdict,
        result,
        picture,
    } = entry;
    let name = escape_html(&verdict.photo);
    let _ = writeln!(page, "<article class=\"{}\">", verdict.outcome.name());
    let _ = writeln!(
        page,
        "<h2>{} <span>{name}</span></h2>",
        escape_html(&outcome_title(verdict.outcome, words))
    );
    if let Some(picture) = picture {
        let picture = escape_html(picture);
        let _ = writeln!(
            page,
            "<a href=\"{picture}\"><img src=\"{picture}\" alt=\"{name}\" loading=\"lazy\"></a>"
        );
    }
    page.push_str("<div>\n");
    let _ = writeln!(
        page,
        "<p>{}</p>",
        escape_html(&describe_facts(verdict, words))
    );
    match &result.report {
        Ok(report) => append_reading(page, report, verdict.figures.as_ref(), result, words),
        Err(failure) => append_refusal(page, failure, words),
    }
    let _ = writeln!(
        page,
        "<p class=\"small\">{}</p>",
        escape_html(&words::list_timings(words, &verdict.timings))
    );
    page.push_str("</div>\n</article>\n");
}

/// Describes a photo in one line: its group, its wrong points, and the grid's confidence.
fn describe_facts(verdict: &PhotoVerdict, words: &Words) -> String {
    let mut facts = vec![Message::new("sheet-group").with("group", verdict.group.as_str())];
    if verdict.train {
        facts.push(Message::new("sheet-train"));
    }
    if verdict.stress {
        facts.push(Message::new("sheet-stress"));
    }
    if verdict.special {
        facts.push(Message::new("sheet-special"));
    }
    if let Some(figures) = &verdict.figures {
        let wrong = Message::new("sheet-wrong-points");
        facts.push(
            wrong
                .with("wrong", figures.wrong_count)
                .with("judged", figures.judged),
        );
        facts.push(Message::new("sheet-asked").with("asked", figures.asked));
        facts.extend(
            figures
                .corner_error
                .map(|error| Message::new("sheet-corners").with("spacings", format!("{error:.2}"))),
        );
    }
    if let Some(grid) = &verdict.grid {
        let right = if grid.right { "right" } else { "wrong" };
        let confidence = format!("{:.3}", grid.probability);
        facts.push(
            Message::new("sheet-grid")
                .with("grid", right)
                .with("confidence", confidence),
        );
    }
    facts
        .iter()
        .map(|fact| fact.say(words))
        .collect::<Vec<_>>()
        .join(" · ")
}

fn append_reading(
    page: &mut String,
    report: &Report,
    figures: Option<&ReadingFigures>,
    result: &PhotoResult,
    words: &Words,
) {
    let size = report.position.size();
    let mut of_size = |message: &str| {
        let text = words.say_with(message, &[("size", size.to_string().into())]);
        let _ = writeln!(page, "<p>{}</p>", escape_html(&text));
    };
    // Without figures, the label states that the photo shows no board.
    let Some(figures) = figures else {
        return of_size("sheet-no-board-there");
    };
    // Wrong points are only listed if the size is right.
    if figures.wrong.is_empty() && figures.wrong_count > 0 {
        of_size("sheet-other-size");
    }
    let wrong = figures
        .wrong
        .iter()
        .map(|point| describe_wrong_point(size, point, result).say(words));
    append_list(page, &words.say("sheet-wrong"), wrong.collect(), words);
    let questions = report
        .uncertain
        .iter()
        .map(|uncertain| describe_question(&report.position, uncertain, words));
    append_list(
        page,
        &words.say("sheet-asked-about"),
        questions.collect(),
        words,
    );
}

/// Describes a wrong point, such as `C3 read as black (0.97), is empty, not asked about`.
fn describe_wrong_point(
    size: BoardSize,
    compared: &ComparedPoint,
    result: &PhotoResult,
) -> Message {
    let readings = result.readings.as_ref();
    let reading = readings.and_then(|readings| readings.readings.get(size.index(compared.point)));
    let probability = reading.map_or(String::new(), |reading| {
        format!(" ({:.4})", reading.certainty())
    });
    let asked = if compared.asked { "asked" } else { "not" };
    let key = |stone: Option<Color>| stone.map_or("empty", Color::name);
    Message::new("sheet-wrong-point")
        .with("point", size.name(compared.point))
        .with("read", key(compared.read))
        .with("probability", probability)
        .with("truth", key(compared.truth))
        .with("asked", asked)
}

/// Describes a question, such as `C3 read as black (0.70): it looks like more than one thing`.
fn describe_question(position: &Position, uncertain: &Uncertain, words: &Words) -> String {
    let reading = uncertain.reading;
    let probability = reading.certainty();
    let stone = position.stone(uncertain.point).map_or("empty", Color::name);
    let values = [
        ("point", position.size().name(uncertain.point).into()),
        ("read", stone.into()),
        ("probability", format!("{probability:.4}").into()),
        ("doubt", words::describe_doubt(words, uncertain.why).into()),
    ];
    words.say_with("sheet-question", &values)
}

/// Appends a list, which is collapsed if it is long.
fn append_list(page: &mut String, title: &str, items: Vec<String>, words: &Words) {
    if items.is_empty() {
        return;
    }
    let open = if items.len() <= MAX_EXPANDED_ITEMS {
        " open"
    } else {
        ""
    };
    let _ = writeln!(
        page,
        "<details{open}><summary>{}</summary>\n<ul>",
        escape_html(&title_with_count(title, items.len(), words))
    );
    for item in items {
        let _ = writeln!(page, "<li>{}</li>", escape_html(&item));
    }
    page.push_str("</ul>\n</details>\n");
}

/// Maximum length of a list that is not collapsed.
const MAX_EXPANDED_ITEMS: usize = 12;

fn append_refusal(page: &mut String, failure: &Failure, words: &Words) {
    let _ = writeln!(
        page,
        "<p><code>{}</code> {}</p>\n<p class=\"small\">{}</p>",
        escape_html(failure.kind.name()),
        escape_html(&failure.message.say(words)),
        escape_html(&failure.hint.say(words)),
    );
}

/// Makes text printable and escapes it for HTML, both in content and in quoted attributes.
fn escape_html(text: &str) -> String {
    escape_markup(text).replace('\'', "&#39;")
}

const STYLE: &str = "\
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
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worst_come_first_and_what_is_right_is_not_worth_a_look() {
        let order = [
            PhotoOutcome::Silent,
            PhotoOutcome::Refused,
            PhotoOutcome::TooManyQuestions,
            PhotoOutcome::ExactIfAsked,
            PhotoOutcome::Exact,
        ];
        assert!(order.is_sorted_by_key(|&outcome| rank(outcome)));
        assert!(
            is_worth_a_look(PhotoOutcome::Phantom) && is_worth_a_look(PhotoOutcome::ExactIfAsked)
        );
        assert!(
            !is_worth_a_look(PhotoOutcome::Exact) && !is_worth_a_look(PhotoOutcome::RightlyRefused)
        );
    }

    #[test]
    fn names_cannot_become_markup() {
        assert_eq!(
            escape_html("<img src=\"x\" onerror='a&b'>"),
            "&lt;img src=&quot;x&quot; onerror=&#39;a&amp;b&#39;&gt;"
        );
    }
}
