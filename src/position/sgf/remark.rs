//! What a record does not say plainly, and how it was taken.

use super::tree::{Ending, GameTree, Node};

/// Something that a record does not say plainly, with what was taken: nothing is assumed without one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The record does not say how it is encoded.
    EncodingUnstated {
        /// The encoding that was taken.
        taken: &'static str,
        /// Whether another one makes sense, too, and has other stones.
        stones_differ: bool,
    },
    /// The record is not encoded as it says.
    EncodingMisstated {
        /// What it says.
        stated: String,
        /// The encoding that was taken.
        taken: &'static str,
        /// Whether another one makes sense, too, and has other stones.
        stones_differ: bool,
    },
    /// The file has several games, and nobody said which is meant: the first was taken.
    SeveralGames {
        /// What they are called, in the order of the file.
        games: Vec<String>,
    },
    /// The game ends without its closing bracket: moves may be missing.
    NotClosed {
        /// Moves that were taken.
        moves: usize,
    },
    /// A variation that does not count ends without its closing bracket.
    VariationNotClosed,
    /// There is text outside the games, which was passed over.
    TextOutside {
        /// Whether it has moves.
        has_moves: bool,
    },
    /// A text holds what looks like the properties after it: its closing bracket is missing, and a move may be.
    BracketMissing {
        /// The text's property.
        property: String,
        /// Moves before it.
        moves: usize,
    },
    /// Names of properties are written in small letters, and were taken as if in capitals.
    SmallNames,
    /// The record does not say how large the board is: 19 lines were taken, as the format has it.
    SizeUnstated {
        /// The lines of a usual smaller board on which all stones would lie, where so many were played that this is
        /// hardly chance.
        smaller: Option<usize>,
    },
    /// A property of the whole game is there twice, and says different things: the first was taken.
    StatedTwice {
        /// Its name.
        property: String,
        /// What was taken.
        taken: String,
        /// What it also says.
        other: String,
    },
    /// Stones are set up or taken off after moves: what is on the board counts, and no prisoners are made of it.
    SetUpLater {
        /// Moves before it.
        moves: usize,
    },
}

impl Remark {
    /// Returns true if the stones, or which game is meant, depend on it, so that a person should look at the record.
    pub fn needs_a_look(&self) -> bool {
        match self {
            Remark::EncodingUnstated { stones_differ, .. }
            | Remark::EncodingMisstated { stones_differ, .. } => *stones_differ,
            Remark::TextOutside { has_moves } => *has_moves,
            Remark::SizeUnstated { smaller } => smaller.is_some(),
            Remark::VariationNotClosed | Remark::SmallNames => false,
            Remark::SeveralGames { .. }
            | Remark::NotClosed { .. }
            | Remark::BracketMissing { .. }
            | Remark::StatedTwice { .. }
            | Remark::SetUpLater { .. } => true,
        }
    }
}

/// What is remarkable about the text of a game.
pub(super) fn of_text(tree: &GameTree) -> Vec<Remark> {
    let ending = match tree.ending {
        Ending::Closed => None,
        Ending::InVariation => Some(Remark::VariationNotClosed),
        Ending::InMainLine => Some(Remark::NotClosed { moves: moves(&tree.nodes) }),
    };
    let small = tree.has_small_names.then_some(Remark::SmallNames);
    ending.into_iter().chain(small).chain(missing_brackets(&tree.nodes).next()).collect()
}

/// What is remarkable about what the nodes say of the whole game, and about stones that are set up.
pub(super) fn of_nodes(nodes: &[Node]) -> Vec<Remark> {
    stated_twice(nodes).chain(set_up_later(nodes)).collect()
}

/// Texts that seem to have swallowed what follows them.
pub(super) fn missing_brackets(nodes: &[Node]) -> impl Iterator<Item = Remark> {
    let mut moves = 0;
    nodes.iter().flatten().filter_map(move |property| {
        if is_move(&property.name) {
            moves += property.values.len();
        }
        let property_name = property.name.clone();
        let swallowed = property.values.iter().any(|value| swallows(value));
        swallowed.then_some(Remark::BracketMissing { property: property_name, moves })
    })
}

/// Whether `value` ends inside what looks like another property's value, as in `a comment;B[pd`.
fn swallows(value: &str) -> bool {
    let Some((before, inside)) = value.rsplit_once('[') else { return false };
    if inside.contains(']') {
        return false;
    }
    let name = before.trim_end_matches(|symbol: char| symbol.is_ascii_uppercase());
    let letters = before.len() - name.len();
    let follows_something = match name.chars().next_back() {
        None => true,
        Some(symbol) => matches!(symbol, ';' | ']') || symbol.is_whitespace() || !symbol.is_ascii(),
    };
    // Names of properties have one letter or two.
    (1..=2).contains(&letters) && follows_something && !name.is_empty()
}

/// Properties of the whole game that decide a count.
const DECISIVE: [&str; 4] = ["SZ", "RU", "KM", "HA"];

fn stated_twice(nodes: &[Node]) -> impl Iterator<Item = Remark> {
    DECISIVE.into_iter().filter_map(|name| {
        let mut values = super::record::root_values(nodes, name);
        let taken = values.next()?;
        let other = values.find(|other| *other != taken)?;
        Some(Remark::StatedTwice {
            property: name.to_owned(),
            taken: taken.to_owned(),
            other: other.to_owned(),
        })
    })
}

/// The first stones that are set up or taken off after a move.
fn set_up_later(nodes: &[Node]) -> Option<Remark> {
    let mut moves = 0;
    for node in nodes {
        let sets_up = node.iter().any(|property| {
            matches!(property.name.as_str(), "AB" | "AW" | "AE")
                && property.values.iter().any(|value| !value.trim().is_empty())
        });
        if moves > 0 && sets_up {
            return Some(Remark::SetUpLater { moves });
        }
        moves += moves_of(node);
    }
    None
}

fn moves(nodes: &[Node]) -> usize {
    nodes.iter().map(moves_of).sum()
}

fn moves_of(node: &Node) -> usize {
    node.iter().filter(|property| is_move(&property.name)).map(|property| property.values.len()).sum()
}

fn is_move(name: &str) -> bool {
    matches!(name, "B" | "W")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_swallowed_a_property_is_told_from_one_with_brackets() {
        for value in ["a comment;B[pd", "数子]W[dd", "名 PW[Lee", "開PW[Lee", "x]\n;W[dd", "a];AB[aa"] {
            assert!(swallows(value), "{value}");
        }
        for value in ["", "[5]", "see [A", "the move B[pd] here", "a [b] c", "see;here [", "B[5", "ATARI[x"] {
            assert!(!swallows(value), "{value}");
        }
    }
}
