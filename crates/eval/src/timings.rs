//! The time that each step of a reading takes.

use std::time::Duration;

use shuzi::statistics::quantile;

use super::PhotoVerdict;

/// The time that a step takes over many photos.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StepTiming {
    /// The step as named by [`shuzi::report::Timing`], or `all` for the sum of all steps.
    pub step: &'static str,
    /// Number of photos that reached the step, including those that it refused.
    pub photos: usize,
    /// Mean, in milliseconds.
    pub mean_ms: f64,
    /// 95th percentile, in milliseconds.
    pub p95_ms: f64,
}

/// Returns the timing of each step in the order in which they run, and finally of all steps
/// together.
pub fn step_timings(verdicts: &[PhotoVerdict]) -> Vec<StepTiming> {
    // In the order of their first occurrence, because a photo that is refused early lacks the later
    // steps.
    let mut steps: Vec<&'static str> = Vec::new();
    for timing in verdicts.iter().flat_map(|verdict| &verdict.timings) {
        if !steps.contains(&timing.step) {
            steps.push(timing.step);
        }
    }
    let mut timings = Vec::new();
    for step in steps {
        let durations = verdicts
            .iter()
            .flat_map(|verdict| &verdict.timings)
            .filter(|timing| timing.step == step)
            .map(|timing| timing.took);
        timings.push(summarize(step, durations.collect()));
    }
    let totals = verdicts
        .iter()
        .map(|verdict| verdict.timings.iter().map(|timing| timing.took).sum());
    timings.push(summarize("all", totals.collect()));
    timings
}

fn summarize(step: &'static str, took: Vec<Duration>) -> StepTiming {
    let photos = took.len();
    let mean_ms = took
        .iter()
        .map(|took| took.as_secs_f64() * 1000.0)
        .sum::<f64>()
        / photos.max(1) as f64;
    let mut ms: Vec<f32> = took
        .iter()
        .map(|took| took.as_secs_f32() * 1000.0)
        .collect();
    ms.sort_by(f32::total_cmp);
    StepTiming {
        step,
        photos,
        mean_ms,
        p95_ms: f64::from(quantile(&ms, 0.95)),
    }
}
