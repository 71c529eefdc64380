//! From signals to the probability that a chain lives: a logistic model of five terms.
//!
//! Fitted to every fourth of 8,193 finished 19×19 games with confirmed dead stones and every eighth of 12,755
//! small boards; chains that Benson's theorem settles are left out:
//!
//! ```text
//! (zcat train/kgs.jsonl.gz | awk 'NR % 4 == 2'; zcat train/small.jsonl.gz | awk 'NR % 8 == 2') |
//!     cargo run --release --no-default-features --example measure_life -- --fit
//! ```
//!
//! Measured on other boards (`--every 8`, which starts with the first).

use super::signals::ChainSignals;

/// Weights of [`evidence`].
///
/// The slope above three says how one-sided finished positions are: a chain that survives two playouts in
/// three nearly always lives. Owning much of the room around it speaks as strongly.
const WEIGHTS: [f64; 5] = [1.44, 3.39, 0.16, 1.14, 3.15];

/// The playouts' shares are kept this far from 0 and 1: a few hundred playouts tell no more.
const SHARE_MARGIN: f64 = 0.01;

/// A lone stone on an otherwise empty 19×19 board fills less, which tells no more.
const LEAST_FILLED: f64 = 0.01;

/// The probability that a chain nearly every playout kills lives all the same: rare sekis, and large groups
/// that live by two ways to connect. In 5,859 games 26 of 37,000 chains that survived fewer than a fifth of
/// the playouts did; of those that survived more than four fifths next to none died, so life has no such term.
const BLIND_SPOT: f64 = 0.002;

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
    BLIND_SPOT + (1.0 - BLIND_SPOT) * logistic(log_odds)
}

/// The model's terms: 1, the log-odds of survival in the playouts, the logarithm of the number of stones,
/// whether the chain is locked (0 or 1), and the logarithm of the share of its room that is filled.
pub fn evidence(signals: &ChainSignals) -> [f64; 5] {
    let share = signals.survival().clamp(SHARE_MARGIN, 1.0 - SHARE_MARGIN);
    let stones = signals.points.len().max(1) as f64;
    [
        1.0,
        (share / (1.0 - share)).ln(),
        stones.ln(),
        if signals.locked { 1.0 } else { 0.0 },
        signals.filled.max(LEAST_FILLED).ln(),
    ]
}

/// The probability with these log-odds.
pub fn logistic(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}
