//! From signals to the probability that a chain lives: a small logistic model.
//!
//! Fitted to finished games with known dead stones by `examples/measure_life.rs fit`; see there for the
//! command. Chains that Benson's theorem settles are left out.

use super::signals::ChainSignals;

/// Log-odds of life when half of the playouts are survived by a single stone.
const BASE: f64 = -0.99;
/// Per unit of the log-odds of survival in the playouts.
const SURVIVAL: f64 = 4.42;
/// Per unit of the logarithm of the number of stones: random play kills large live groups more often than it
/// saves dead ones.
const STONES: f64 = 0.51;
/// When neither side can fill a shared liberty.
const LOCKED: f64 = 2.36;
/// The playouts' shares are kept this far from 0 and 1: a hundred playouts tell no more.
const SHARE_MARGIN: f64 = 0.01;
/// The probability that the playouts mislead altogether, however clear they are.
const BLIND_SPOT: f64 = 0.002;

/// The probability that the chain seen as `signals` stays on the board.
pub(super) fn probability_alive(signals: &ChainSignals) -> f64 {
    if signals.pass_alive {
        return 1.0;
    }
    if signals.enclosed {
        return 0.0;
    }
    let share = signals.survival().clamp(SHARE_MARGIN, 1.0 - SHARE_MARGIN);
    let locked = if signals.locked { LOCKED } else { 0.0 };
    let stones = (signals.points.len() as f64).ln();
    let seen = logistic(BASE + SURVIVAL * log_odds(share) + STONES * stones + locked);
    BLIND_SPOT + (1.0 - 2.0 * BLIND_SPOT) * seen
}

fn log_odds(probability: f64) -> f64 {
    (probability / (1.0 - probability)).ln()
}

fn logistic(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}
