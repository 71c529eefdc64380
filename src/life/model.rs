//! From signals to the probability that a chain lives: a logistic model of six terms.
//!
//! Playouts and the ownership network err in different places: playouts in open borders and semeai, the network
//! where it has seen little. Where they agree the model is sure, where they differ it is not, and where the network
//! says that a stronger judge would doubt, less is made of both.
//!
//! Fitted to boards that the network was not trained on; chains that Benson's theorem settles are left out:
//!
//! ```text
//! (cd training; python -m shuzi_training.finished ../../shared/scoring/train --part fit) |
//!     cargo run --release -p shuzi-eval --example measure_life -- --fit
//! ```
//!
//! Measured on others again (`--part measure`): of 56,500 chains judged with 0.999 and more none was wrong, of 660
//! with 0.95 to 0.99 23 were.

use super::signals::ChainSignals;

/// Terms of the model.
pub const TERMS: usize = 6;

/// Weights of [`evidence`].
const WEIGHTS: [f64; TERMS] = [0.04, 1.67, -0.44, 0.51, -0.38, -1.30];

/// The playouts' shares are kept this far from 0 and 1: a few hundred playouts tell no more.
const SHARE_MARGIN: f64 = 0.01;

/// The network's probabilities are kept this far from 0 and 1.
const NETWORK_MARGIN: f64 = 0.001;

/// No judgement is surer than this: sekis and long semeai are misjudged by playouts and network together.
const BLIND_SPOT: f64 = 0.0005;

/// The probability that a group locked against a bent four in the corner is left on the board. It is dead
/// under the Japanese rules and by play without ko threats, but players do disagree: never sure.
const AGAINST_BENT_FOUR: f64 = 0.3;

/// The probability that the chain seen as `signals` stays on the board.
pub fn probability_alive(signals: &ChainSignals) -> f64 {
    if signals.pass_alive {
        return 1.0;
    }
    if signals.enclosed {
        return 0.0;
    }
    if signals.against_bent_four {
        return AGAINST_BENT_FOUR;
    }
    let log_odds: f64 = evidence(signals).iter().zip(WEIGHTS).map(|(term, weight)| term * weight).sum();
    BLIND_SPOT + (1.0 - 2.0 * BLIND_SPOT) * logistic(log_odds)
}

/// The model's terms: 1, the log-odds of survival in the playouts, whether the chain is locked (0 or 1), the network's
/// log-odds, and both log-odds times the doubt.
pub fn evidence(signals: &ChainSignals) -> [f64; TERMS] {
    let playouts = log_odds(signals.survival(), SHARE_MARGIN);
    let network = log_odds(signals.owned, NETWORK_MARGIN);
    let locked = if signals.locked { 1.0 } else { 0.0 };
    [1.0, playouts, locked, network, network * signals.doubt, playouts * signals.doubt]
}

/// The log-odds of a probability, kept `margin` away from 0 and 1.
fn log_odds(probability: f64, margin: f64) -> f64 {
    let kept = probability.clamp(margin, 1.0 - margin);
    (kept / (1.0 - kept)).ln()
}

/// The probability with these log-odds.
pub fn logistic(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}
