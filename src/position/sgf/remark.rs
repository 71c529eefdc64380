//! Remarks on what a record does not state plainly, and how it was understood.

use super::tree::{GameTree, Node, TreeEnding};

/// Something that a record does not state plainly, with the assumption made. No assumption is made
/// without a remark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The record does not state its encoding.
    EncodingUnstated {
        /// Name of the encoding that was used.
        taken: &'static str,
        /// True if another encoding is as good and gives other stones.
        stones_differ: bool,
    },
    /// The record is in another encoding than it states.
    EncodingMisstated {
        /// The encoding it states.
        stated: String,
        /// Name of the encoding that was used.
        taken: &'static str,
        /// True if another encoding is as good and gives other stones.
        stones_differ: bool,
    },
    /// The file has several games and none was asked for: the first was taken.
    SeveralGames {
        /// Titles of the games, in the order of the file.
        games: Vec<String>,
    },
    /// The game ends without its closing bracket: moves may be missing.
    NotClosed {
        /// Number of moves that were read.
        moves: usize,
    },
    /// A variation outside the main line ends without its closing bracket.
    VariationNotClosed,
    /// There is text outside the games, which was passed over.
    TextOutside {
        /// True if the text contains moves.
        has_moves: bool,
    },
    /// A text contains what looks like the properties after it: its closing bracket is missing, and
    /// a move may be lost.
    BracketMissing {
        /// Name of the text's property.
        property: String,
        /// Number of moves before it.
        moves: usize,
    },
    /// Names of properties are written in small letters, and were read as if in capitals.
    SmallNames,
    /// The record does not state the size of the board: 19 lines were taken, as the format says.
    SizeUnstated {
        /// Number of lines of a usual smaller board on which all stones would lie, if they are too
        /// many for this to be chance.
        smaller: Option<usize>,
    },
    /// A property of the whole game is stated twice, with different values: the first was taken.
    StatedTwice {
        /// Name of the property.
        property: String,
        /// The value that was taken.
        taken: String,
        /// The other value.
        other: String,
    },
    /// Stones are set up or taken off after moves: they change the board, but make no prisoners.
    SetUpLater {
        /// Number of moves before it.
        moves: usize,
    },
}

impl Remark {
    /// Returns true if the stones, or the choice of the game, depend on the assumption, so that a
    /// person should check it.
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

/// Returns the remarks on the text of a game.
pub(super) fn remarks_on_text(tree: &GameTree) -> Vec<Remark> {
    let mut remarks = Vec::new();
    match tree.ending {
        TreeEnding::Closed => {}
        TreeEnding::InVariation => remarks.push(Remark::VariationNotClosed),
        TreeEnding::InMainLine => remarks.push(Remark::NotClosed {
            moves: count_moves(&tree.nodes),
        }),
    }
    if tree.has_small_names {
        remarks.push(Remark::SmallNames);
    }
    remarks.extend(missing_brackets(&tree.nodes).next());
    remarks
}

/// Returns the remarks on the properties of the whole game, and on stones that are set up.
pub(super) fn remarks_on_nodes(nodes: &[Node]) -> Vec<Remark> {
    find_stated_twice(nodes)
        .chain(find_later_setup(nodes))
        .collect()
}

/// Finds texts that seem to have swallowed the properties after them.
pub(super) fn missing_brackets(nodes: &[Node]) -> impl Iterator<Item = Remark> {
    let mut moves = 0;
    nodes.iter().flatten().filter_map(move |property| {
        if is_move(&property.name) {
            moves += property.values.len();
        }
        let has_swallowed = property.values.iter().any(|value| swallows(value));
        has_swallowed.then(|| Remark::BracketMissing {
            property: property.name.clone(),
            moves,
        })
    })
}

/// Returns true if `value` ends inside what looks like the value of another property, as in `a
/// comment;B[pd`.
fn swallows(value: &str) -> bool {
    let Some((before, inside)) = value.rsplit_once('[') else {
        return false;
    };
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

/// Properties of the whole game on which a count depends.
const DECISIVE: [&str; 4] = ["SZ", "RU", "KM", "HA"];

/// Finds decisive properties that are stated twice, with different values.
fn find_stated_twice(nodes: &[Node]) -> impl Iterator<Item = Remark> {
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

/// Finds the first stones that are set up or taken off after a move.
fn find_later_setup(nodes: &[Node]) -> Option<Remark> {
    let mut moves = 0;
    for node in nodes {
        let sets_up = node.iter().any(|property| {
            matches!(property.name.as_str(), "AB" | "AW" | "AE")
                && property.values.iter().any(|value| !value.trim().is_empty())
        });
        if moves > 0 && sets_up {
            return Some(Remark::SetUpLater { moves });
        }
        moves += count_moves_of(node);
    }
    None
}

fn count_moves(nodes: &[Node]) -> usize {
    nodes.iter().map(count_moves_of).sum()
}

fn count_moves_of(node: &Node) -> usize {
    node.iter()
        .filter(|property| is_move(&property.name))
        .map(|property| property.values.len())
        .sum()
}

fn is_move(name: &str) -> bool {
    matches!(name, "B" | "W")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_swallowed_a_property_is_told_from_one_with_brackets() {
        for value in [
            "a comment;B[pd",
            "数子]W[dd",
            "名 PW[Lee",
            "開PW[Lee",
            "x]\n;W[dd",
            "a];AB[aa",
        ] {
            assert!(swallows(value), "{value}");
        }
        for value in [
            "",
            "[5]",
            "see [A",
            "the move B[pd] here",
            "a [b] c",
            "see;here [",
            "B[5",
            "ATARI[x",
        ] {
            assert!(!swallows(value), "{value}");
        }
    }
}
