//! The contact sheet: photos that went wrong, the worst first, as a page to look through.

use std::fmt::Write;

use shuzi::color::Color;
use shuzi::language::{Message, Words, escape_markup};
use shuzi::point::BoardSize;
use shuzi::position::Position;
use shuzi::report::{Failure, Report, Uncertain, words};

use super::{
    ComparedPoint, PhotoOutcome as Outcome, PhotoResult as Answer, PhotoVerdict as Verdict,
    ReadingFigures as Figures,
};

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

/// Returns the page, in HTML and a language: the worst photos first; within an outcome those with the most wrong points,
/// then in the order given.
pub fn sheet(entries: &[Entry<'_>], words: &Words) -> String {
    let mut entries = entries.to_vec();
    entries.sort_by_key(|entry| {
        (badness(entry.verdict.outcome), std::cmp::Reverse(wrong_points(entry.verdict)))
    });
    let mut page = head(words);
    page.push_str(&overview(&entries, words));
    for entry in &entries {
        article(&mut page, entry, words);
    }
    page.push_str("</main>\n</body>\n</html>\n");
    page
}

/// The page up to the photos.
fn head(words: &Words) -> String {
    let [heading, legend] = ["sheet-heading", "sheet-legend"].map(|message| escaped(&words.say(message)));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>shuzi: {heading}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n\
         <h1>{heading}</h1>\n<p>{legend}</p>\n",
        words.language().code()
    )
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
fn title(outcome: Outcome, words: &Words) -> String {
    words.say_with("sheet-outcome", &[("outcome", outcome.name().into())])
}

fn overview(entries: &[Entry<'_>], words: &Words) -> String {
    let outcomes = entries.iter().map(|entry| entry.verdict.outcome);
    let mut counts: Vec<(Outcome, usize)> = Vec::new();
    for outcome in outcomes {
        match counts.last_mut() {
            Some((last, count)) if *last == outcome => *count += 1,
            _ => counts.push((outcome, 1)),
        }
    }
    let counts: Vec<String> =
        counts.iter().map(|(outcome, count)| listed(&title(*outcome, words), *count, words)).collect();
    let counts = if counts.is_empty() { words.say("sheet-nothing") } else { counts.join(" · ") };
    format!("<p class=\"counts\">{}</p>\n", escaped(&counts))
}

/// What is counted, and how many there are.
fn listed(title: &str, count: usize, words: &Words) -> String {
    words.say_with("sheet-count", &[("title", title.into()), ("count", count.into())])
}

/// Writing to a string cannot fail: the results of `write!` are dropped throughout.
fn article(page: &mut String, entry: &Entry<'_>, words: &Words) {
    let Entry { verdict, answer, picture } = entry;
    let name = escaped(&verdict.photo);
    let _ = writeln!(page, "<article class=\"{}\">", verdict.outcome.name());
    let _ = writeln!(page, "<h2>{} <span>{name}</span></h2>", escaped(&title(verdict.outcome, words)));
    if let Some(picture) = picture {
        let picture = escaped(picture);
        let _ = writeln!(
            page,
            "<a href=\"{picture}\"><img src=\"{picture}\" alt=\"{name}\" loading=\"lazy\"></a>"
        );
    }
    page.push_str("<div>\n");
    let _ = writeln!(page, "<p>{}</p>", escaped(&facts(verdict, words)));
    match &answer.report {
        Ok(report) => reading(page, report, verdict.figures.as_ref(), answer, words),
        Err(failure) => refusal(page, failure, words),
    }
    let _ =
        writeln!(page, "<p class=\"small\">{}</p>", escaped(&words::list_timings(words, &verdict.timings)));
    page.push_str("</div>\n</article>\n");
}

/// Group, confidence, and how much is wrong.
fn facts(verdict: &Verdict, words: &Words) -> String {
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
        facts.push(wrong.with("wrong", figures.wrong_count).with("judged", figures.judged));
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
        facts.push(Message::new("sheet-grid").with("grid", right).with("confidence", confidence));
    }
    facts.iter().map(|fact| fact.say(words)).collect::<Vec<_>>().join(" · ")
}

fn reading(page: &mut String, report: &Report, figures: Option<&Figures>, answer: &Answer, words: &Words) {
    let size = report.position.size();
    let mut of_size = |message: &str| {
        let text = words.say_with(message, &[("size", size.to_string().into())]);
        let _ = writeln!(page, "<p>{}</p>", escaped(&text));
    };
    let Some(figures) = figures else {
        return of_size("sheet-no-board-there");
    };
    if figures.wrong.is_empty() && figures.wrong_count > 0 {
        of_size("sheet-other-size");
    }
    let wrong = figures.wrong.iter().map(|point| wrong_point(size, point, answer).say(words));
    list(page, &words.say("sheet-wrong"), wrong.collect(), words);
    let questions = report.uncertain.iter().map(|uncertain| question(&report.position, uncertain, words));
    list(page, &words.say("sheet-asked-about"), questions.collect(), words);
}

/// `C3 read as black (0.97), is empty, not asked about`.
fn wrong_point(size: BoardSize, compared: &ComparedPoint, answer: &Answer) -> Message {
    let readings = answer.readings.as_ref();
    let reading = readings.and_then(|readings| readings.readings.get(size.index(compared.point)));
    let probability = reading.map_or(String::new(), |reading| {
        format!(" ({:.4})", reading.empty.max(reading.black).max(reading.white))
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

/// `C3 read as black (0.70): it looks like more than one thing`.
fn question(position: &Position, uncertain: &Uncertain, words: &Words) -> String {
    let reading = uncertain.reading;
    let probability = reading.empty.max(reading.black).max(reading.white);
    let stone = position.stone(uncertain.point).map_or("empty", Color::name);
    let values = [
        ("point", position.size().name(uncertain.point).into()),
        ("read", stone.into()),
        ("probability", format!("{probability:.4}").into()),
        ("doubt", words::describe_doubt(words, uncertain.why).into()),
    ];
    words.say_with("sheet-question", &values)
}

/// A list that is folded away when it is long.
fn list(page: &mut String, title: &str, items: Vec<String>, words: &Words) {
    if items.is_empty() {
        return;
    }
    let open = if items.len() <= MOST_ITEMS_UNFOLDED { " open" } else { "" };
    let _ = writeln!(
        page,
        "<details{open}><summary>{}</summary>\n<ul>",
        escaped(&listed(title, items.len(), words))
    );
    for item in items {
        let _ = writeln!(page, "<li>{}</li>", escaped(&item));
    }
    page.push_str("</ul>\n</details>\n");
}

/// Longer lists are folded away.
const MOST_ITEMS_UNFOLDED: usize = 12;

fn refusal(page: &mut String, failure: &Failure, words: &Words) {
    let _ = writeln!(
        page,
        "<p><code>{}</code> {}</p>\n<p class=\"small\">{}</p>",
        escaped(failure.kind.name()),
        escaped(&failure.message.say(words)),
        escaped(&failure.hint.say(words)),
    );
}

/// Returns the text as HTML holds it, in content and in attributes.
fn escaped(text: &str) -> String {
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
