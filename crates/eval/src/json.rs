//! The tables as JSON.

use serde_json::{Value, json as object};

use shuzi::report::json::schema::SchemaVersion;

use super::{
    AccuracySummary, PhotoOutcome, PhotoVerdict, Reliability, StepTiming, step_timings, summaries,
};

/// Formats the tables as a JSON object. With `fail_list`, it contains a list of all photos that are
/// not exact.
pub fn format_json(verdicts: &[PhotoVerdict], fail_list: bool) -> String {
    let tables: Vec<Value> = summaries(verdicts).iter().map(summary_object).collect();
    let mut whole = object!({
        "schema": SchemaVersion::Shuzi1,
        "tables": tables,
        "reliability": {
            "points": reliability_object(&Reliability::of_points(verdicts)),
            "grids": reliability_object(&Reliability::of_grids(verdicts)),
        },
        "timings_ms": step_timings(verdicts).iter().map(timing_object).collect::<Vec<_>>(),
    });
    if fail_list {
        let failed = verdicts.iter().filter(|verdict| {
            !matches!(
                verdict.outcome,
                PhotoOutcome::Exact | PhotoOutcome::RightlyRefused
            )
        });
        if let Some(fields) = whole.as_object_mut() {
            fields.insert("failures".to_owned(), failed.map(failure_object).collect());
        }
    }
    format!("{whole}\n")
}

fn summary_object(summary: &AccuracySummary) -> Value {
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

fn reliability_object(reliability: &Reliability) -> Value {
    let bins = reliability.bins.iter().map(|bin| {
        object!({
            "above": bin.above,
            "up_to": bin.up_to,
            "count": bin.count,
            "right": bin.right,
            "mean_probability": bin.mean_probability(),
        })
    });
    object!({
        "count": reliability.total(),
        "expected_calibration_error": reliability.expected_calibration_error(),
        "bins": bins.collect::<Vec<_>>(),
    })
}

fn timing_object(timing: &StepTiming) -> Value {
    object!({ "step": timing.step, "photos": timing.photos, "mean": timing.mean_ms, "p95": timing.p95_ms })
}

fn failure_object(verdict: &PhotoVerdict) -> Value {
    object!({
        "photo": verdict.photo,
        "group": verdict.group,
        "outcome": verdict.outcome.name(),
        "error": verdict.error,
        "wrong": verdict.figures.as_ref().map(|figures| figures.wrong.iter().map(|p| p.labelled).collect::<Vec<_>>()),
        "asked": verdict.figures.as_ref().map(|figures| figures.asked),
    })
}
