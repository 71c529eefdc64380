//! The tables as text.

use std::fmt::Write;

use crate::language::printable;

use super::{ComparedPoint, Outcome, Reliability, Summary, Verdict, spent, summaries};

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
    let points = Reliability::of_points(verdicts);
    reliability(&mut text, "Stones: how sure the reader was of what it named on a point", "points", &points);
    let grids = Reliability::of_grids(verdicts);
    reliability(
        &mut text,
        "Grids: how sure it was of the likeliest one, refused ones included",
        "grids",
        &grids,
    );
    timings(&mut text, verdicts);
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
    let share = |photos: usize| photos as f64 / all.photos.max(1) as f64;
    let exact = all.count(Outcome::Exact);
    let asked = exact + all.count(Outcome::ExactIfAsked);
    let _ = writeln!(
        text,
        "photos: exact {exact}/{} = {:.4}  exact+ask {asked}/{} = {:.4}  silent {}  too many questions {}  refused {}",
        all.photos,
        share(exact),
        all.photos,
        share(asked),
        all.count(Outcome::Silent),
        all.count(Outcome::TooManyQuestions),
        all.count(Outcome::Refused),
    );
    let _ = writeln!(
        text,
        "points wrong {}/{} = {:.6}  questions a board read {:.2}",
        all.wrong_points,
        all.judged_points,
        all.wrong_share(),
        all.questions_a_photo(),
    );
    if let (Some(median), Some(worst)) = (all.median_corner_error(), all.corner_errors.last()) {
        let _ = writeln!(text, "corners off by {median:.3} spacings (median), {worst:.3} (worst)");
    }
}

fn reliability(text: &mut String, title: &str, unit: &str, table: &Reliability) {
    let _ = writeln!(
        text,
        "\n{title}\n{:<16}{unit:>8}{:>8}{:>10}{:>10}",
        "probability", "wrong", "mean", "right"
    );
    for bin in &table.bins {
        let range = if bin.up_to == 1.0 {
            format!("above {}", bin.above)
        } else {
            format!("{} to {}", bin.above, bin.up_to)
        };
        let share = |share: Option<f64>| share.map_or("-".to_owned(), |share| format!("{share:.4}"));
        let (mean, right) = (share(bin.mean_probability()), share(bin.share_right()));
        let _ =
            writeln!(text, "{range:<16}{:>8}{:>8}{mean:>10}{right:>10}", bin.claims, bin.claims - bin.right);
    }
    let _ = writeln!(text, "expected calibration error {:.5}", table.expected_calibration_error());
}

fn timings(text: &mut String, verdicts: &[Verdict]) {
    let _ = writeln!(text, "\nTime, ms\n{:<16}{:>8}{:>10}{:>10}", "step", "photos", "mean", "95 of 100");
    for spent in spent(verdicts) {
        let _ = writeln!(
            text,
            "{:<16}{:>8}{:>10.0}{:>10.0}",
            spent.step, spent.photos, spent.mean_ms, spent.p95_ms
        );
    }
}

fn failures(text: &mut String, verdicts: &[Verdict]) {
    text.push('\n');
    let place = |point: &ComparedPoint| point.labelled;
    for verdict in verdicts {
        if matches!(verdict.outcome, Outcome::Exact | Outcome::RightlyRefused) {
            continue;
        }
        let detail = match &verdict.figures {
            Some(figures) => format!(
                "wrong {} asked {} at (row, column) {:?}",
                figures.wrong_count,
                figures.asked,
                figures.wrong.iter().map(place).collect::<Vec<_>>()
            ),
            None => verdict.error.unwrap_or_default().to_owned(),
        };
        let _ = writeln!(text, "{:<20} {}  {detail}", verdict.outcome.name(), printable(&verdict.photo));
    }
}
