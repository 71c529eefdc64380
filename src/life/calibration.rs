//! Calibration: from the features of a chain to the probability that it lives, by a logistic model
//! of six terms.
//!
//! The playouts and the ownership network err in different places: playouts in open borders and
//! capturing races, the network where it has seen little. The model adds up the log-odds of both,
//! so that it is sure where they agree and unsure where they differ. Two further terms multiply
//! each by the network's estimate that a stronger judge would be in doubt; their negative weights
//! discount both where that doubt is high.
//!
//! The weights are fitted by logistic regression to boards that the network was not trained on;
//! chains that Benson's theorem settles are left out:
//!
//! ```text
//! (cd training; python -m shuzi_training.finished ../../shared/scoring/train --part fit) |
//!     cargo run --release -p shuzi-eval --example measure_life -- --fit
//! ```
//!
//! Measured on boards used for neither (`--part measure`): of 56,500 chains judged with a
//! probability of 0.999 or more none was wrong, of 660 with 0.95 to 0.99 23 were.

use super::features::ChainFeatures;

/// Number of terms of the model.
pub const TERMS: usize = 6;

/// The weights of [`model_terms`], in the same order.
const WEIGHTS: [f64; TERMS] = [0.04, 1.67, -0.44, 0.51, -0.38, -1.30];

/// Distance that the playouts' shares keep from 0 and 1: a few hundred playouts cannot tell rarer
/// events apart.
const SHARE_MARGIN: f64 = 0.01;

/// Distance that the network's probabilities keep from 0 and 1.
const NETWORK_MARGIN: f64 = 0.001;

/// Distance that every judgement keeps from 0 and 1: sekis and long capturing races are misjudged
/// by playouts and network together.
const BLIND_SPOT: f64 = 0.0005;

/// The probability that a chain locked against a bent four in the corner is left on the board. It
/// is dead under the Japanese rules and by play without ko threats, but players do disagree, so
/// that it is never certain.
const AGAINST_BENT_FOUR: f64 = 0.3;

/// Returns the probability that the chain with these features stays on the board: exactly 1 or 0 if
/// Benson's theorem proves it, between `BLIND_SPOT` and 1 - `BLIND_SPOT` otherwise.
pub fn probability_alive(features: &ChainFeatures) -> f64 {
    if features.pass_alive {
        return 1.0;
    }
    if features.enclosed {
        return 0.0;
    }
    if features.against_bent_four {
        return AGAINST_BENT_FOUR;
    }
    let log_odds: f64 = model_terms(features)
        .iter()
        .zip(WEIGHTS)
        .map(|(term, weight)| term * weight)
        .sum();
    BLIND_SPOT + (1.0 - 2.0 * BLIND_SPOT) * logistic(log_odds)
}

/// Returns the terms of the model: 1; the log-odds of survival in the playouts; 1 if the chain is
/// locked, else 0; the network's log-odds; the network's log-odds times the doubt; and the
/// playouts' log-odds times the doubt.
pub fn model_terms(features: &ChainFeatures) -> [f64; TERMS] {
    let playouts = log_odds(features.survival(), SHARE_MARGIN);
    let network = log_odds(features.owned, NETWORK_MARGIN);
    let locked = if features.locked { 1.0 } else { 0.0 };
    [
        1.0,
        playouts,
        locked,
        network,
        network * features.doubt,
        playouts * features.doubt,
    ]
}

/// Returns the log-odds of a probability that is first moved at least `margin` away from 0 and 1.
fn log_odds(probability: f64, margin: f64) -> f64 {
    let clamped = probability.clamp(margin, 1.0 - margin);
    (clamped / (1.0 - clamped)).ln()
}

/// Returns the probability with these log-odds.
pub fn logistic(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}
