//! The tables as text.

use shuzi::language::{Message, Words};
use shuzi::report::columns::{Align, table};

use shuzi::language::printable;

use super::{
    AccuracySummary, ComparedPoint, PhotoOutcome, PhotoVerdict, Reliability, step_timings,
    summaries,
};

/// Formats the tables as text in a language. With `fail_list`, a list of all photos that are not
/// exact follows.
pub fn format_text(verdicts: &[PhotoVerdict], fail_list: bool, words: &Words) -> String {
    let all = summaries(verdicts);
    let mut text = format_sources(&all, words);
    // The sets have names in English, which the JSON shares; these two have a section of their own.
    for summary in &all {
        match summary.name.as_str() {
            "ALL" => text.push_str(&format_headline(summary, words)),
            "without a board" => {
                let counts = Message::new("eval-without-a-board")
                    .with("phantom", summary.count(PhotoOutcome::Phantom))
                    .with("refused", summary.count(PhotoOutcome::RightlyRefused));
                text.push_str(&message_line(&counts, words));
            }
            _ => {}
        }
    }
    let (points, grids) = (
        Reliability::of_points(verdicts),
        Reliability::of_grids(verdicts),
    );
    text.push_str(&format_reliability(
        "eval-points-title",
        "column-points",
        &points,
        words,
    ));
    text.push_str(&format_reliability(
        "eval-grids-title",
        "column-grids",
        &grids,
        words,
    ));
    text.push_str(&format_timings(verdicts, words));
    if fail_list {
        text.push_str(&format_failures(verdicts, words));
    }
    text
}

fn message_line(message: &Message, words: &Words) -> String {
    message.say(words) + "\n"
}

/// Returns the first row of a table: the headings with these message names.
fn headings(words: &Words, heads: &[&str]) -> Vec<String> {
    heads.iter().map(|head| words.say(head)).collect()
}

/// Formats the outcomes of the photos of each source.
fn format_sources(all: &[AccuracySummary], words: &Words) -> String {
    let mut rows = vec![headings(
        words,
        &[
            "column-source",
            "column-photos",
            "column-groups",
            "column-exact",
            "column-once-asked",
            "column-too-many",
            "column-silent",
            "column-refused",
            "column-wrong-share",
            "column-by-group",
        ],
    )];
    for summary in all
        .iter()
        .filter(|summary| summary.name != "without a board")
    {
        let count = |outcome| summary.count(outcome).to_string();
        rows.push(vec![
            summary_name(summary, words),
            summary.photos.to_string(),
            summary.groups.to_string(),
            count(PhotoOutcome::Exact),
            count(PhotoOutcome::ExactIfAsked),
            count(PhotoOutcome::TooManyQuestions),
            count(PhotoOutcome::Silent),
            count(PhotoOutcome::Refused),
            format!("{:.5}", summary.wrong_share()),
            format!("{:.3}", summary.by_group.exact),
        ]);
    }
    let mut columns = [Align::Right; 10];
    columns[0] = Align::Left;
    table(&rows, &columns)
}

/// Returns the name of a set of photos: a folder, or one of three sets that every table has.
fn summary_name(summary: &AccuracySummary, words: &Words) -> String {
    match summary.name.as_str() {
        "stress tests" => words.say("eval-stress-tests"),
        "special" => words.say("eval-special"),
        "ALL" => words.say("eval-all"),
        folder => folder.to_owned(),
    }
}

fn format_headline(all: &AccuracySummary, words: &Words) -> String {
    let share = |share: f64| format!("{share:.4}");
    let of_photos = |photos: usize| share(photos as f64 / all.photos.max(1) as f64);
    let exact = all.count(PhotoOutcome::Exact);
    let asked = exact + all.count(PhotoOutcome::ExactIfAsked);
    let by_group = Message::new("eval-by-group")
        .with("exact", share(all.by_group.exact))
        .with("asked", share(all.by_group.exact_or_asked))
        .with("silent", share(all.by_group.silent))
        .with("refused", share(all.by_group.refused));
    let photos = Message::new("eval-photos")
        .with(
            "exact",
            format!("{exact}/{} = {}", all.photos, of_photos(exact)),
        )
        .with(
            "asked",
            format!("{asked}/{} = {}", all.photos, of_photos(asked)),
        )
        .with("silent", all.count(PhotoOutcome::Silent))
        .with("many", all.count(PhotoOutcome::TooManyQuestions))
        .with("refused", all.count(PhotoOutcome::Refused));
    let points = Message::new("eval-points")
        .with(
            "wrong",
            format!(
                "{}/{} = {:.6}",
                all.wrong_points,
                all.judged_points,
                all.wrong_share()
            ),
        )
        .with("questions", format!("{:.2}", all.questions_a_photo()));
    let corners = all
        .median_corner_error()
        .zip(all.corner_errors.last())
        .map(|(median, worst)| {
            Message::new("eval-corners")
                .with("median", format!("{median:.3}"))
                .with("worst", format!("{worst:.3}"))
        });
    [by_group, photos, points]
        .iter()
        .chain(&corners)
        .map(|message| message_line(message, words))
        .collect()
}

fn format_reliability(title: &str, unit: &str, reliability: &Reliability, words: &Words) -> String {
    let heads_of_columns = [
        "column-probability",
        unit,
        "column-wrong",
        "column-mean",
        "column-right",
    ];
    let mut rows = vec![headings(words, &heads_of_columns)];
    for bin in &reliability.bins {
        let above = Message::new("eval-above").with("low", bin.above.to_string());
        let between = Message::new("eval-between")
            .with("low", bin.above.to_string())
            .with("high", bin.up_to.to_string());
        let range = if bin.up_to == 1.0 { above } else { between };
        let share =
            |share: Option<f64>| share.map_or("-".to_owned(), |share| format!("{share:.4}"));
        rows.push(vec![
            range.say(words),
            bin.count.to_string(),
            (bin.count - bin.right).to_string(),
            share(bin.mean_probability()),
            share(bin.share_right()),
        ]);
    }
    let error = Message::new("eval-calibration").with(
        "error",
        format!("{:.5}", reliability.expected_calibration_error()),
    );
    let columns = [
        Align::Left,
        Align::Right,
        Align::Right,
        Align::Right,
        Align::Right,
    ];
    format!(
        "\n{}\n{}{}",
        words.say(title),
        table(&rows, &columns),
        message_line(&error, words)
    )
}

fn format_timings(verdicts: &[PhotoVerdict], words: &Words) -> String {
    let mut rows = vec![headings(
        words,
        &[
            "column-step",
            "column-photos",
            "column-mean",
            "column-95-percent",
        ],
    )];
    for timing in step_timings(verdicts) {
        rows.push(vec![
            words.say_with("step", &[("step", timing.step.into())]),
            timing.photos.to_string(),
            format!("{:.0}", timing.mean_ms),
            format!("{:.0}", timing.p95_ms),
        ]);
    }
    let columns = [Align::Left, Align::Right, Align::Right, Align::Right];
    format!("\n{}\n{}", words.say("eval-time"), table(&rows, &columns))
}

/// Lists the photos that are not exact, with the names of their outcomes in JSON.
fn format_failures(verdicts: &[PhotoVerdict], words: &Words) -> String {
    let place = |point: &ComparedPoint| point.labelled;
    let mut rows = Vec::new();
    for verdict in verdicts {
        if matches!(
            verdict.outcome,
            PhotoOutcome::Exact | PhotoOutcome::RightlyRefused
        ) {
            continue;
        }
        let detail = match &verdict.figures {
            Some(figures) => Message::new("eval-wrong-points")
                .with("wrong", figures.wrong_count)
                .with("asked", figures.asked)
                .with(
                    "places",
                    format!("{:?}", figures.wrong.iter().map(place).collect::<Vec<_>>()),
                )
                .say(words),
            None => verdict
                .error
                .map_or_else(String::new, |kind| kind.name().to_owned()),
        };
        rows.push(vec![
            verdict.outcome.name().to_owned(),
            printable(&verdict.photo).into_owned(),
            detail,
        ]);
    }
    format!("\n{}", table(&rows, &[Align::Left; 3]))
}
