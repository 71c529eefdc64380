//! Where the time goes.

use std::time::Duration;

use shuzi::statistics::quantile;

use super::Verdict;

/// How long a step takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spent {
    /// The step, as [`shuzi::report::Timing`] names it; `all` for all of them.
    pub step: &'static str,
    /// Photos that came to it, those too that it refused.
    pub photos: usize,
    /// Mean, in milliseconds.
    pub mean_ms: f64,
    /// 95 of 100 photos take less, in milliseconds.
    pub p95_ms: f64,
}

/// The steps in the order in which they run, then all of them together.
pub fn spent(verdicts: &[Verdict]) -> Vec<Spent> {
    let mut steps: Vec<&'static str> = Vec::new();
    for timing in verdicts.iter().flat_map(|verdict| &verdict.timings) {
        if !steps.contains(&timing.step) {
            steps.push(timing.step);
        }
    }
    let of_step = |step: &'static str| {
        let all = verdicts.iter().flat_map(|verdict| &verdict.timings);
        of(step, all.filter(|timing| timing.step == step).map(|timing| timing.took).collect())
    };
    let mut spent: Vec<Spent> = steps.into_iter().map(of_step).collect();
    let totals = verdicts.iter().map(|verdict| verdict.timings.iter().map(|timing| timing.took).sum());
    spent.push(of("all", totals.collect()));
    spent
}

fn of(step: &'static str, took: Vec<Duration>) -> Spent {
    let photos = took.len();
    let mean_ms = took.iter().map(|took| took.as_secs_f64() * 1000.0).sum::<f64>() / photos.max(1) as f64;
    let mut ms: Vec<f32> = took.iter().map(|took| took.as_secs_f32() * 1000.0).collect();
    ms.sort_by(f32::total_cmp);
    Spent { step, photos, mean_ms, p95_ms: f64::from(quantile(&ms, 0.95)) }
}
