//! Checks that stones and prisoners add up.

use shuzi::color::Color;
use shuzi::position::sgf::{GameRecord, Move};

use super::{PhotoSighting, RecordedPosition};

/// The balance of one colour: all stones that were placed on the board are either on it or
/// captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Balance {
    /// The colour of the stones.
    pub color: Color,
    /// Stones that moves put on the board.
    pub played: u32,
    /// Handicap stones and others that the record sets up, less those that its setup takes off again and
    /// those that a move replaced.
    pub set_up: i64,
    /// Stones on the photo's board, as read.
    pub on_board: u32,
    /// Doubtful points where photo or record have a stone of this colour, and not both: so far may `on_board`
    /// be off.
    pub undecided: u32,
    /// Stones captured by the record.
    pub prisoners: u32,
    /// Number of captured stones as counted by a person.
    pub stated: Option<u32>,
}

impl Balance {
    /// Stones too many, or too few below zero, with the record's prisoners.
    pub fn surplus(&self) -> i64 {
        self.surplus_with(self.prisoners)
    }

    /// Returns the same with the counted prisoners.
    pub fn stated_surplus(&self) -> Option<i64> {
        self.stated.map(|stated| self.surplus_with(stated))
    }

    fn surplus_with(&self, prisoners: u32) -> i64 {
        i64::from(self.on_board) + i64::from(prisoners) - i64::from(self.played) - self.set_up
    }
}

/// Returns the number of stones placed by the first `moves` moves, Black's and White's.
pub(super) fn played(record: &GameRecord, moves: usize) -> [u32; 2] {
    let moves = record.moves.get(..moves).unwrap_or(&record.moves);
    Color::BOTH.map(|color| number(colors(moves).filter(|&played| played == color).count()))
}

/// The colour of each stone that the moves put on the board.
pub(super) fn colors(moves: &[Move]) -> impl Iterator<Item = Color> + '_ {
    moves.iter().filter(|played| played.point.is_some()).map(|played| played.color)
}

/// Both colours' balances; `undecided` are what photo and record have at the doubtful points that differ.
pub(super) fn balances(
    sighting: &PhotoSighting,
    undecided: &[(Option<Color>, Option<Color>)],
    recorded: &RecordedPosition,
) -> [Balance; 2] {
    let [black, white] = recorded.played;
    [(Color::Black, black), (Color::White, white)].map(|(color, played)| {
        let prisoners = recorded.prisoners[color];
        let came = number(recorded.position.count(color)).saturating_add(prisoners);
        let in_doubt = undecided.iter().filter(|&&(photo, record)| [photo, record].contains(&Some(color)));
        Balance {
            color,
            played,
            set_up: i64::from(came) - i64::from(played),
            on_board: number(sighting.position.count(color)),
            undecided: number(in_doubt.count()),
            prisoners,
            stated: sighting.prisoners.map(|stated| stated[color]),
        }
    })
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
