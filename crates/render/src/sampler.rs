//! The seeded random generator, with the distributions that scenes need.

use std::ops::RangeInclusive;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// A seeded random generator.
pub(super) struct Sampler(pub(super) Pcg64Mcg);

impl Sampler {
    pub(super) fn new(seed: u64) -> Sampler {
        Sampler(Pcg64Mcg::seed_from_u64(seed))
    }

    /// Returns a number from a range, uniformly distributed.
    pub(super) fn in_range(&mut self, range: &RangeInclusive<f64>) -> f64 {
        let (low, high) = (
            range.start().min(*range.end()),
            range.start().max(*range.end()),
        );
        self.0.random_range(low..=high)
    }

    /// Returns a number between `low` and `high`, uniformly distributed.
    pub(super) fn between(&mut self, low: f64, high: f64) -> f64 {
        self.in_range(&(low..=high))
    }

    /// Returns a number between `low` and `high` whose logarithm is uniformly distributed, so that
    /// small numbers are as common as large ones.
    pub(super) fn log_uniform(&mut self, low: f64, high: f64) -> f64 {
        self.between(low.ln(), high.ln()).exp()
    }

    pub(super) fn integer(&mut self, range: &RangeInclusive<u32>) -> u32 {
        let (low, high) = (
            *range.start().min(range.end()),
            *range.start().max(range.end()),
        );
        self.0.random_range(low..=high)
    }

    pub(super) fn chance(&mut self, share: f64) -> bool {
        self.0.random_bool(share.clamp(0.0, 1.0))
    }

    pub(super) fn choose<T: Copy, const N: usize>(&mut self, choices: [T; N]) -> T {
        choices[self.0.random_range(0..N)]
    }

    /// Returns one of several choices, each with a probability proportional to its weight.
    pub(super) fn choose_weighted<T: Copy, const N: usize>(&mut self, choices: [(f64, T); N]) -> T {
        let total: f64 = choices.iter().map(|(weight, _)| weight).sum();
        let mut left = self.between(0.0, total);
        for (weight, choice) in choices {
            left -= weight;
            if left <= 0.0 {
                return choice;
            }
        }
        choices[N - 1].1
    }

    /// Returns a colour near the given one; the brightness differs by at most a share of `by`, and
    /// each channel by at most half of that again.
    pub(super) fn vary_color(&mut self, color: [f64; 3], by: f64) -> [f64; 3] {
        let tone = self.between(1.0 - by, 1.0 + by);
        color
            .map(|channel| (channel * tone * self.between(1.0 - by / 2.0, 1.0 + by / 2.0)).min(0.9))
    }
}
