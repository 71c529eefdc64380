//! Accuracy tables as text and as JSON.

use std::fmt::Write;

use serde_json::{Value, json as object};

use super::{Outcome, Summary, Verdict, summaries};

/// The tables as text; with `fail_list`, followed by every photo that is not exact.
pub fn text(verdicts: &[Verdict], fail_list: bool) -> String {
    let mut text = format!(
        "{:<22}{:>7}{:>7}{:>7}{:>6}{:>8}{:>7}{:>8}{:>12}{:>9}\n",
        "source",
        "photos",
        "groups",
        "exact",
        "+ask",
        "toomany",
        "silent",
        "refused",
        "wrong/read",
        "by group"
    );
    let all = summaries(verdicts);
    for summary in all.iter().filter(|summary| summary.name != "without a board") {
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{:<22}{:>7}{:>7}{:>7}{:>6}{:>8}{:>7}{:>8}{:>12.5}{:>9.3}",
            summary.name,
            summary.photos,
            summary.groups,
            summary.count(Outcome::Exact),
            summary.count(Outcome::ExactIfAsked),
            summary.count(Outcome::TooManyQuestions),
            summary.count(Outcome::Silent),
            summary.count(Outcome::Refused),
            summary.wrong_share(),
            summary.by_group.exact,
        );
    }
    for summary in &all {
        match summary.name.as_str() {
            "ALL" => headline(&mut text, summary),
            "without a board" => {
                let _ = writeln!(
                    text,
                    "without a board: phantom {}, rightly refused {}",
                    summary.count(Outcome::Phantom),
                    summary.count(Outcome::RightlyRefused),
                );
            }
            _ => {}
        }
    }
    if fail_list {
        failures(&mut text, verdicts);
    }
    text
}

fn headline(text: &mut String, all: &Summary) {
    let by_group = all.by_group;
    let _ = writeln!(
        text,
        "by group: exact {:.4}  exact+ask {:.4}  silent {:.4}  refused {:.4}",
        by_group.exact, by_group.exact_or_asked, by_group.silent, by_group.refused,
    );
    let _ = writeln!(
        text,
        "points wrong {}/{} = {:.6}  questions a photo {:.2}",
        all.wrong_points,
        all.judged_points,
        all.wrong_share(),
        all.questions_a_photo(),
    );
    if let (Some(median), Some(worst)) = (all.median_corner_error(), all.corner_errors.last()) {
        let _ = writeln!(text, "corners off by {median:.3} spacings (median), {worst:.3} (worst)");
    }
}

fn failures(text: &mut String, verdicts: &[Verdict]) {
    for verdict in verdicts {
        if matches!(verdict.outcome, Outcome::Exact | Outcome::RightlyRefused) {
            continue;
        }
        let detail = match &verdict.figures {
            Some(figures) => format!(
                "wrong {} asked {} at (row, column) {:?}",
                figures.wrong_count, figures.asked, figures.wrong
            ),
            None => verdict.error.unwrap_or_default().to_owned(),
        };
        let _ = writeln!(text, "{:<20} {}  {detail}", verdict.outcome.name(), verdict.photo);
    }
}

/// The tables as one JSON object; with `fail_list`, with every photo that is not exact.
pub fn json(verdicts: &[Verdict], fail_list: bool) -> String {
    let tables: Vec<Value> = summaries(verdicts).iter().map(summary_object).collect();
    let mut whole = object!({ "schema": "shuzi/1", "tables": tables });
    if fail_list {
        let failed = verdicts
            .iter()
            .filter(|verdict| !matches!(verdict.outcome, Outcome::Exact | Outcome::RightlyRefused));
        if let Some(fields) = whole.as_object_mut() {
            fields.insert("failures".to_owned(), failed.map(failure_object).collect());
        }
    }
    format!("{whole}\n")
}

fn summary_object(summary: &Summary) -> Value {
    object!({
        "name": summary.name,
        "photos": summary.photos,
        "groups": summary.groups,
        "outcomes": summary.outcomes,
        "points": { "wrong": summary.wrong_points, "judged": summary.judged_points },
        "questions_a_photo": summary.questions_a_photo(),
        "by_group": {
            "exact": summary.by_group.exact,
            "exact_or_asked": summary.by_group.exact_or_asked,
            "silent": summary.by_group.silent,
            "refused": summary.by_group.refused,
        },
        "corner_error_spacings": {
            "median": summary.median_corner_error(),
            "worst": summary.corner_errors.last(),
        },
    })
}

fn failure_object(verdict: &Verdict) -> Value {
    object!({
        "photo": verdict.photo,
        "group": verdict.group,
        "outcome": verdict.outcome.name(),
        "error": verdict.error,
        "wrong": verdict.figures.as_ref().map(|figures| &figures.wrong),
        "asked": verdict.figures.as_ref().map(|figures| figures.asked),
    })
}
