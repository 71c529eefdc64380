//! From the description of an intersection to probabilities.

use super::features::COUNT;
use super::weights::{BIAS_HIDDEN, BIAS_OUT, CENTER, HIDDEN, SPREAD, WEIGHT_HIDDEN, WEIGHT_OUT};

/// Probabilities of empty, black and white: one hidden layer, whose output is calibrated by the temperature
/// folded into the weights. `calibration/stones.md` says how the weights were made.
pub(super) fn classify(features: &[f32; COUNT]) -> [f64; 3] {
    let mut scores = BIAS_OUT;
    for unit in 0..HIDDEN {
        let mut sum = BIAS_HIDDEN[unit];
        for (k, feature) in features.iter().enumerate() {
            sum += WEIGHT_HIDDEN[unit][k] * ((feature - CENTER[k]) / SPREAD[k]).clamp(-4.0, 4.0);
        }
        let active = sum.tanh();
        for (score, weights) in scores.iter_mut().zip(WEIGHT_OUT) {
            *score += weights[unit] * active;
        }
    }
    let most = scores.into_iter().fold(f32::MIN, f32::max);
    let odds = scores.map(|s| f64::from(s - most).exp());
    let sum: f64 = odds.iter().sum();
    odds.map(|o| o / sum)
}
