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
    /// Number of stones that moves placed on the board.
    pub played: u32,
    /// Number of handicap and other stones that the record sets up, minus those that its setup
    /// removes again and those that a move replaced.
    pub set_up: i64,
    /// Number of stones on the photo's board, as read.
    pub on_board: u32,
    /// Number of doubtful points where either the photo or the record has a stone of this colour:
    /// `on_board` may be wrong by as much.
    pub undecided: u32,
    /// Number of stones captured in the record.
    pub prisoners: u32,
    /// Number of captured stones as counted by a person, if stated.
    pub stated: Option<u32>,
}

impl Balance {
    /// Returns the number of surplus stones, negative for missing ones, with the record's
    /// prisoners.
    pub fn surplus(&self) -> i64 {
        self.surplus_with(self.prisoners)
    }

    /// Returns the same with the counted prisoners, or `None` if they are not stated.
    pub fn stated_surplus(&self) -> Option<i64> {
        self.stated.map(|stated| self.surplus_with(stated))
    }

    fn surplus_with(&self, prisoners: u32) -> i64 {
        i64::from(self.on_board) + i64::from(prisoners) - i64::from(self.played) - self.set_up
    }
}

/// Returns the number of stones placed by the first `moves` moves, Black's and White's.
pub(super) fn count_played(record: &GameRecord, moves: usize) -> [u32; 2] {
    let moves = record.moves.get(..moves).unwrap_or(&record.moves);
    Color::BOTH.map(|color| {
        to_u32(
            stone_colors(moves)
                .filter(|&played| played == color)
                .count(),
        )
    })
}

/// Returns the colour of each stone that the moves placed on the board.
pub(super) fn stone_colors(moves: &[Move]) -> impl Iterator<Item = Color> + '_ {
    moves
        .iter()
        .filter(|played| played.point.is_some())
        .map(|played| played.color)
}

/// Computes the balances of both colours. `undecided` are the stones of the photo and of the record
/// at the doubtful points where they differ.
pub(super) fn compute_balances(
    sighting: &PhotoSighting,
    undecided: &[(Option<Color>, Option<Color>)],
    recorded: &RecordedPosition,
) -> [Balance; 2] {
    let [black, white] = recorded.played;
    [(Color::Black, black), (Color::White, white)].map(|(color, played)| {
        let prisoners = recorded.prisoners[color];
        // Every stone that came onto the board is still there or was captured; those that no move
        // placed were set up.
        let came = to_u32(recorded.position.count(color)).saturating_add(prisoners);
        let in_doubt = undecided
            .iter()
            .filter(|&&(photo, record)| [photo, record].contains(&Some(color)));
        Balance {
            color,
            played,
            set_up: i64::from(came) - i64::from(played),
            on_board: to_u32(sighting.position.count(color)),
            undecided: to_u32(in_doubt.count()),
            prisoners,
            stated: sighting.prisoners.map(|stated| stated[color]),
        }
    })
}

fn to_u32(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
