//! The seeded generator with the draws that scenes need.

use std::ops::RangeInclusive;

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

/// Draws from one seed.
pub(super) struct Draw(pub(super) Pcg64Mcg);

impl Draw {
    pub(super) fn new(seed: u64) -> Draw {
        Draw(Pcg64Mcg::seed_from_u64(seed))
    }

    /// Evenly from a range.
    pub(super) fn number(&mut self, range: &RangeInclusive<f64>) -> f64 {
        let (low, high) = (range.start().min(*range.end()), range.start().max(*range.end()));
        self.0.random_range(low..=high)
    }

    /// Evenly from `low` to `high`.
    pub(super) fn within(&mut self, low: f64, high: f64) -> f64 {
        self.number(&(low..=high))
    }

    /// From `low` to `high`, small numbers as often as great ones: evenly in the logarithm.
    pub(super) fn scaled(&mut self, low: f64, high: f64) -> f64 {
        self.within(low.ln(), high.ln()).exp()
    }

    pub(super) fn whole(&mut self, range: &RangeInclusive<u32>) -> u32 {
        let (low, high) = (*range.start().min(range.end()), *range.start().max(range.end()));
        self.0.random_range(low..=high)
    }

    pub(super) fn chance(&mut self, share: f64) -> bool {
        self.0.random_bool(share.clamp(0.0, 1.0))
    }

    pub(super) fn one_of<T: Copy, const N: usize>(&mut self, choices: [T; N]) -> T {
        choices[self.0.random_range(0..N)]
    }

    /// One of several, each as likely as its weight says.
    pub(super) fn weighted<T: Copy, const N: usize>(&mut self, choices: [(f64, T); N]) -> T {
        let total: f64 = choices.iter().map(|(weight, _)| weight).sum();
        let mut left = self.within(0.0, total);
        for (weight, choice) in choices {
            left -= weight;
            if left <= 0.0 {
                return choice;
            }
        }
        choices[N - 1].1
    }

    /// A colour near the given one, each channel off by at most `by`.
    pub(super) fn near(&mut self, color: [f64; 3], by: f64) -> [f64; 3] {
        let tone = self.within(1.0 - by, 1.0 + by);
        color.map(|channel| (channel * tone * self.within(1.0 - by / 2.0, 1.0 + by / 2.0)).min(0.9))
    }
}
