//! The rules on repeated boards.

use serde::{Deserialize, Serialize};

/// The rule on the boards that a move may not repeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KoRule {
    /// Only the board before the opponent's move: a ko may not be retaken at once. If a whole board
    /// is repeated in another way, the game ends without a result if both players agree (Japanese
    /// rules of 1989, articles 6 and 12).
    Basic,
    /// Any board of the game (Chinese rules of 1988, article 6, and of 2002, clause 6; Tromp–Taylor
    /// rules, rule 6).
    Positional,
    /// Any board of the game with the same player to move (AGA rules, rule 6; New Zealand rules,
    /// definition of a move).
    Situational,
    /// A ko may not be retaken at once, and no cycle of moves may be completed twice. It may be
    /// completed once if life and death do not depend on it, which only a person can judge (Ing SST
    /// rules, articles 1 and 3).
    Ing,
}
