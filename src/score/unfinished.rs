//! Points that are still open on the board, and how playing them changes the result.
//!
//! Each open point is tried alone, as if it were the only move left; `score::playing_out` searches
//! all of them together.

use super::playing_out::{MarginBounds, SettledBoard, find_final_board, play_out};
use super::{Counting, HalfPoints, Rules, count_both, dame, territory};
use crate::color::{ByColor, Color};
use crate::named_enum;
use crate::point::{Point, PointSet};
use crate::position::{EmptyRegion, Played, Position, Prisoners};

/// The reason why a point is worth playing before the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum OpenKind {
    /// A neutral point that either player can fill.
    Dame,
    /// A neutral point that only this player can fill.
    OneSided(Color),
    /// A point where a border is open.
    Unsealed,
    /// The only liberty of a live chain of this colour: an open ko, or a missing protective move.
    Liberty(Color),
}

/// A point that can be played before the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenPoint {
    /// The point.
    pub point: Point,
    /// The reason why it is open.
    pub kind: OpenKind,
    /// Black's margin after komi if this player plays there; `None` if the player cannot.
    pub margins: ByColor<Option<HalfPoints>>,
}

named_enum! {
    /// A user's statement about the points that were left open.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
    pub enum LeftOpen {
        /// No statement: the board is counted as it stands, and the game taken as not finished.
        #[default]
        Unstated = "unstated",
        /// The game ended with these points open: neutral points stay shared (Ing SST rules,
        /// article 8 (1): a dame that both players overlooked and that is found at the fill-in is
        /// shared, because the game is over).
        Ended = "ended",
        /// The players filled them in turns, Black first.
        BlackFirst = "black-first",
        /// The players filled them in turns, White first.
        WhiteFirst = "white-first",
    }
}

impl LeftOpen {
    /// The statements that a user can make.
    pub const STATEMENTS: [LeftOpen; 3] =
        [LeftOpen::Ended, LeftOpen::BlackFirst, LeftOpen::WhiteFirst];

    /// Returns the statement called `name`.
    pub fn parse(name: &str) -> Option<LeftOpen> {
        LeftOpen::STATEMENTS
            .into_iter()
            .find(|statement| statement.name() == name)
    }

    /// Returns the player who filled the first point; `None` if the points were not filled.
    pub const fn first(self) -> Option<Color> {
        match self {
            LeftOpen::Unstated | LeftOpen::Ended => None,
            LeftOpen::BlackFirst => Some(Color::Black),
            LeftOpen::WhiteFirst => Some(Color::White),
        }
    }
}

/// The points that are still open, and the range of results they leave.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Open {
    /// The open points in reading order, each tried as if it were the only move left.
    pub points: Vec<OpenPoint>,
    /// Black's margin after best play on all open points, with Black moving first and with White
    /// moving first. `None` if nothing is open, or so much that the game has not reached its end.
    pub played_out: Option<[MarginBounds; 2]>,
    /// The user's statement about these points. If they were filled, the score is the one after
    /// filling.
    pub stated: LeftOpen,
}

impl Open {
    /// Returns true if points are open and no statement says what became of them.
    pub fn is_undecided(&self) -> bool {
        !self.points.is_empty() && self.stated == LeftOpen::Unstated
    }
}

/// A board whose open points were filled in turns.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Filled {
    /// The board after filling, without dead stones.
    pub position: Position,
    /// All prisoners, including dead stones and those captured while filling.
    pub prisoners: Prisoners,
    /// Points to add to Black's margin on that board (see [`MarginCounter::correction`]).
    pub correction: HalfPoints,
}

/// Counts boards on which all dead stones have been lifted and are prisoners.
struct MarginCounter<'a> {
    rules: &'a Rules,
    /// Points to add to every margin. Dead stones in seki do not become prisoners, but they are
    /// lifted and counted as such here; this takes their value back.
    correction: HalfPoints,
}

/// A position without dead stones, and its count.
#[derive(Clone)]
struct CountedBoard {
    position: Position,
    prisoners: Prisoners,
    margin: HalfPoints,
}

/// Finds the points that are still open in `position` without the `dead` stones. `gaps` are the
/// gaps in its borders ([`super::open_borders`]). Returns no points if the position has no score.
pub fn still_open(
    position: &Position,
    dead: &[Point],
    gaps: &[Point],
    prisoners: Option<Prisoners>,
    rules: &Rules,
) -> Open {
    let Some((counter, board, territory)) = lift_and_count(position, dead, prisoners, rules) else {
        return Open::default();
    };
    let points: Vec<OpenPoint> = find_open_points(&board.position, gaps)
        .into_iter()
        .map(|(point, kind)| OpenPoint {
            point,
            kind,
            margins: ByColor::each(|color| counter.margin_after(&board, color, point, kind)),
        })
        .collect();
    let played_out = if points.is_empty() {
        None
    } else {
        board.to_settled_board(&territory, rules).and_then(play_out)
    };
    Open {
        points,
        played_out,
        stated: LeftOpen::Unstated,
    }
}

/// Fills the open points in turns, `first` moving first, with best play. `None` if best play cannot
/// be worked out.
pub(super) fn fill_in_turns(
    position: &Position,
    dead: &[Point],
    prisoners: Option<Prisoners>,
    rules: &Rules,
    first: Color,
) -> Option<Filled> {
    let (counter, board, territory) = lift_and_count(position, dead, prisoners, rules)?;
    let last = find_final_board(board.to_settled_board(&territory, rules)?, first)?;
    let prisoners =
        ByColor::each(|color| board.prisoners[color].saturating_add(last.captured[color]));
    Some(Filled {
        position: last.position,
        prisoners,
        correction: counter.correction,
    })
}

/// Makes prisoners of the dead stones and counts the board. Returns the board with the owner of
/// each point, row by row, and the counter for the boards that follow from it.
fn lift_and_count<'a>(
    position: &Position,
    dead: &[Point],
    prisoners: Option<Prisoners>,
    rules: &'a Rules,
) -> Option<(MarginCounter<'a>, CountedBoard, Vec<Option<Color>>)> {
    let lifted = if rules.conventions.lifts_dead {
        position.without(dead)
    } else {
        position.clone()
    };
    let prisoners = prisoners.unwrap_or_else(|| territory::deduce_prisoners(position, rules));
    let counted = count_both(position, &lifted, Some(prisoners), rules).ok()?;
    let mut with_dead = prisoners;
    for color in Color::BOTH {
        with_dead.add(
            color,
            position.count(color).saturating_sub(lifted.count(color)),
        );
    }
    let mut counter = MarginCounter {
        rules,
        correction: HalfPoints(0),
    };
    let mut board = counter.count(lifted, with_dead)?;
    counter.correction = counted.margin(rules) - board.margin;
    board.margin = counted.margin(rules);
    Some((counter, board, counted.owner))
}

impl CountedBoard {
    /// Returns the board for playing out. `None` under rules where a move changes more than points:
    /// groups pay a tax, or stones that the border does not need are lifted.
    fn to_settled_board<'a>(
        &'a self,
        territory: &'a [Option<Color>],
        rules: &Rules,
    ) -> Option<SettledBoard<'a>> {
        if rules.conventions.group_tax || rules.conventions.counting == Counting::Sunjang {
            return None;
        }
        Some(SettledBoard {
            position: &self.position,
            territory,
            counts_area: rules.counts_area(),
            margin: self.margin,
        })
    }
}

/// Finds the open points of a position, in reading order. A point open for several reasons is
/// listed with the first [`OpenKind`]. Of a region with an open border only the gaps are listed.
fn find_open_points(position: &Position, gaps: &[Point]) -> Vec<(Point, OpenKind)> {
    let has_gap = |region: &EmptyRegion| region.points.iter().any(|point| gaps.contains(point));
    let with_gaps = position.empty_regions().into_iter().filter(has_gap);
    let open_regions: PointSet = with_gaps.flat_map(|region| region.points).collect();
    let behind = open_regions - gaps.iter().collect();
    let mut open: Vec<(Point, OpenKind)> = dame::neutral_points(position)
        .into_iter()
        .filter(|neutral| neutral.is_dame() && !behind.contains(neutral.point))
        .map(|neutral| {
            let kind = match neutral.only_filler() {
                _ if gaps.contains(&neutral.point) => OpenKind::Unsealed,
                Some(color) => OpenKind::OneSided(color),
                None => OpenKind::Dame,
            };
            (neutral.point, kind)
        })
        .collect();
    for chain in position.chains() {
        if let [liberty] = chain.liberties.as_slice() {
            open.push((*liberty, OpenKind::Liberty(chain.color)));
        }
    }
    open.sort_unstable();
    open.dedup_by_key(|(point, _)| *point);
    open
}

impl MarginCounter<'_> {
    fn count(&self, position: Position, prisoners: Prisoners) -> Option<CountedBoard> {
        let counted = count_both(&position, &position, Some(prisoners), self.rules).ok()?;
        let margin = counted.margin(self.rules) + self.correction;
        Some(CountedBoard {
            position,
            prisoners,
            margin,
        })
    }

    /// Returns Black's margin after `color` plays at an open point. `None` if the move is illegal,
    /// or fills a neutral point by self-atari.
    fn margin_after(
        &self,
        board: &CountedBoard,
        color: Color,
        point: Point,
        kind: OpenKind,
    ) -> Option<HalfPoints> {
        let Played { position, captured } = board.position.play(color, point).ok()?;
        if !matches!(kind, OpenKind::Liberty(_)) && !dame::is_safe(&position, point) {
            return None;
        }
        let mut prisoners = board.prisoners;
        prisoners.add(color.opponent(), captured.len());
        self.count(position, prisoners).map(|after| after.margin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::RuleSet;

    fn open(rows: &[&str], set: RuleSet) -> Open {
        let position = Position::from_rows(rows).unwrap();
        let borders = super::super::open_borders::find_open_borders(&position, &[]);
        still_open(&position, &[], &borders.gaps, None, &Rules::of(set))
    }

    /// The diagram T03 of the rules: one open dame.
    const ONE_DAME: [&str; 9] = [
        "....BW...",
        "....BW...",
        "....BW...",
        "....BW...",
        "...B.W...",
        "....BW...",
        "....BW...",
        "....BW...",
        "....BW...",
    ];

    #[test]
    fn a_last_dame_goes_to_whoever_plays_first() {
        let open = open(&ONE_DAME, RuleSet::Chinese);
        let margins = open
            .played_out
            .map(|bounds| bounds.map(|bounds| bounds.exact()));
        assert_eq!(
            margins,
            Some([Some(HalfPoints(3)), Some(HalfPoints(-1))]),
            "B+3/4 zi, W+1/4 zi"
        );
        assert!(matches!(
            open.points.as_slice(),
            [OpenPoint {
                kind: OpenKind::Dame,
                margins: ByColor {
                    black: Some(HalfPoints(3)),
                    white: Some(HalfPoints(-1))
                },
                ..
            }]
        ));
    }

    #[test]
    fn dame_change_nothing_in_territory() {
        let open = open(&ONE_DAME, RuleSet::Japanese);
        let [black_first, white_first] = open.played_out.unwrap();
        assert_eq!(black_first, white_first);
    }

    #[test]
    fn an_open_ko_is_connected_or_taken() {
        let rows = [
            "....BW...",
            "....BW...",
            "....BW...",
            "...BBWW..",
            "...B.BW..",
            "...BBWW..",
            "....BW...",
            "....BW...",
            "....BW...",
        ];
        let open = open(&rows, RuleSet::Chinese);
        let [point] = open.points.as_slice() else {
            panic!("{open:?}")
        };
        assert_eq!(point.kind, OpenKind::Liberty(Color::Black));
        assert_eq!(point.margins.black, Some(HalfPoints(7)));
        assert!(point.margins.white < point.margins.black);
    }

    #[test]
    fn statements_are_spelled_alike_in_json_and_elsewhere() {
        for statement in LeftOpen::STATEMENTS {
            assert_eq!(serde_json::to_value(statement).unwrap(), statement.name());
        }
    }

    #[test]
    fn a_clean_board_has_nothing_open() {
        let clean: Vec<&str> = vec!["....BW..."; 9];
        assert_eq!(open(&clean, RuleSet::Chinese), Open::default());
    }
}
