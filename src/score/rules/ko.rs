//! What rule sets say about boards that come back.

use serde::{Deserialize, Serialize};

/// Which boards a move may not bring back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KoRule {
    /// Only the board before the opponent's move: a ko may not be taken back at once. When a whole board comes back in
    /// another way the game ends without a result if both agree (Japanese rules of 1989, articles 6 and 12).
    Basic,
    /// Any board of the game (Chinese rules of 1988, article 6, and of 2002, clause 6; Tromp–Taylor rules, rule 6).
    Positional,
    /// Any board of the game with the same player to move (AGA rules, rule 6; the New Zealand rules on what a move is).
    Situational,
    /// A ko may not be taken back at once, and no cycle goes round twice. Once it may, where life and death do not
    /// hang on it; in a fight it may not, which only a person can tell (Ing SST rules, articles 1 and 3).
    Ing,
}
