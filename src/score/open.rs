//! What is still open on the board, and what settling it changes.

use super::playing_out::{MarginBounds, Settled, final_board, play_out};
use super::{Counting, HalfPoints, Rules, count, dame, territory};
use crate::color::{ByColor, Color};
use crate::named_enum;
use crate::point::Point;
use crate::position::{Played, Position, Prisoners};

/// What makes a point worth playing before the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum OpenKind {
    /// A neutral point that either player can fill.
    Dame,
    /// A neutral point that only this player can fill.
    OneSided(Color),
    /// A border is open here.
    Unsealed,
    /// The only liberty of a live chain of this colour: an open ko, or a protecting move is missing.
    Liberty(Color),
}

/// A point that can be played before the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenPoint {
    /// Which.
    pub point: Point,
    /// Why it is open.
    pub kind: OpenKind,
    /// Points for Black after komi once Black has played there; `None` where Black cannot.
    pub black_plays: Option<HalfPoints>,
    /// The same once White has.
    pub white_plays: Option<HalfPoints>,
}

named_enum! {
    /// What became of the points that were left open, as a person states it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
    pub enum LeftOpen {
        /// Nobody has said: the board is counted as it stands, and the game taken as not finished.
        #[default]
        Unstated = "unstated",
        /// The game ended so: neutral points stay shared (Ing SST rules, article 8 (1): a dame that both players
        /// overlooked and that is found at the fill-in is shared, because the game is over).
        Ended = "ended",
        /// They were filled in turns, Black first.
        BlackFirst = "black-first",
        /// They were filled in turns, White first.
        WhiteFirst = "white-first",
    }
}

impl LeftOpen {
    /// What can be stated.
    pub const STATEMENTS: [LeftOpen; 3] = [LeftOpen::Ended, LeftOpen::BlackFirst, LeftOpen::WhiteFirst];

    /// Returns the statement of this name.
    pub fn parse(name: &str) -> Option<LeftOpen> {
        LeftOpen::STATEMENTS.into_iter().find(|statement| statement.name() == name)
    }

    /// Returns who filled the points first; `None` where they were not filled.
    pub const fn first(self) -> Option<Color> {
        match self {
            LeftOpen::Unstated | LeftOpen::Ended => None,
            LeftOpen::BlackFirst => Some(Color::Black),
            LeftOpen::WhiteFirst => Some(Color::White),
        }
    }
}

/// What is still open.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Open {
    /// The points in reading order, each as if it were the only move left.
    pub points: Vec<OpenPoint>,
    /// Black's margin once all of it is played out in turns, as well as either can: with Black moving first, and with
    /// White. `None` where nothing is open, or so much that it is a game still.
    pub played_out: Option<[MarginBounds; 2]>,
    /// What a person states about these points. Where they were filled, the score is the one after that.
    pub stated: LeftOpen,
}

impl Open {
    /// Returns true if points are open and nobody has said what became of them.
    pub fn is_undecided(&self) -> bool {
        !self.points.is_empty() && self.stated == LeftOpen::Unstated
    }
}

/// The score of a board whose open points were filled in turns.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Filled {
    /// The board after that, dead stones lifted.
    pub position: Position,
    /// All prisoners: dead stones and those that were captured on the way too.
    pub prisoners: Prisoners,
    /// What is added to the margin of that board (dead stones in seki are no prisoners).
    pub apart: HalfPoints,
}

/// Where the open points are played out; stones are never dead here: those that were are prisoners.
struct Table<'a> {
    rules: &'a Rules,
    /// What is added to every margin: dead stones in seki are lifted here too, but are no prisoners.
    apart: HalfPoints,
}

/// A position, and what it counts.
#[derive(Clone)]
struct Stand {
    position: Position,
    prisoners: Prisoners,
    margin: HalfPoints,
}

/// What is still open in `position` once the `dead` are off, given the gaps in its borders; nothing where it has no
/// score.
pub fn still_open(
    position: &Position,
    dead: &[Point],
    gaps: &[Point],
    prisoners: Option<Prisoners>,
    rules: &Rules,
) -> Open {
    let Some((table, stand, territory)) = table(position, dead, prisoners, rules) else {
        return Open::default();
    };
    let points: Vec<OpenPoint> = open_points(&stand.position, gaps)
        .into_iter()
        .map(|(point, kind)| {
            let after = |color| table.after(&stand, color, (point, kind)).map(|then| then.margin);
            OpenPoint { point, kind, black_plays: after(Color::Black), white_plays: after(Color::White) }
        })
        .collect();
    let played_out =
        if points.is_empty() { None } else { stand.settled(&territory, rules).and_then(play_out) };
    Open { points, played_out, stated: LeftOpen::Unstated }
}

/// The board after the open points were filled in turns, `first` moving first; `None` where it cannot be said how they are
/// filled.
pub(super) fn filled(
    position: &Position,
    dead: &[Point],
    prisoners: Option<Prisoners>,
    rules: &Rules,
    first: Color,
) -> Option<Filled> {
    let (table, stand, territory) = table(position, dead, prisoners, rules)?;
    let board = final_board(stand.settled(&territory, rules)?, first)?;
    let prisoners = ByColor::each(|color| stand.prisoners[color].saturating_add(board.captured[color]));
    Some(Filled { position: board.position, prisoners, apart: table.apart })
}

/// The board without its dead stones, which are prisoners now, with whose territory each point is.
fn table<'a>(
    position: &Position,
    dead: &[Point],
    prisoners: Option<Prisoners>,
    rules: &'a Rules,
) -> Option<(Table<'a>, Stand, Vec<Option<Color>>)> {
    let lifted = if rules.conventions.lifts_dead { position.without(dead) } else { position.clone() };
    let prisoners = prisoners.unwrap_or_else(|| territory::deduced_prisoners(position, rules));
    let counted = count(position, &lifted, Some(prisoners), rules).ok()?;
    let mut with_dead = prisoners;
    for color in Color::BOTH {
        with_dead.add(color, position.count(color).saturating_sub(lifted.count(color)));
    }
    let mut table = Table { rules, apart: HalfPoints(0) };
    let mut stand = table.stand(lifted, with_dead)?;
    table.apart = counted.margin(rules) - stand.margin;
    stand.margin = counted.margin(rules);
    Some((table, stand, counted.owner))
}

impl Stand {
    /// The board for playing out; `None` under rules where moves change more than points: groups pay a tax, or stones are
    /// lifted that the border does not need.
    fn settled<'a>(&'a self, territory: &'a [Option<Color>], rules: &Rules) -> Option<Settled<'a>> {
        let only_points_change =
            !rules.conventions.group_tax && rules.conventions.counting != Counting::Sunjang;
        let (position, margin, counts_area) = (&self.position, self.margin, rules.counts_area());
        only_points_change.then_some(Settled { position, territory, counts_area, margin })
    }
}

/// The open points of a position, in reading order; of several reasons the first.
fn open_points(position: &Position, gaps: &[Point]) -> Vec<(Point, OpenKind)> {
    let mut open: Vec<(Point, OpenKind)> = dame::neutral_points(position)
        .into_iter()
        .filter(dame::NeutralPoint::is_dame)
        .map(|neutral| {
            let kind = match neutral.one_sided() {
                _ if gaps.contains(&neutral.point) => OpenKind::Unsealed,
                Some(color) => OpenKind::OneSided(color),
                None => OpenKind::Dame,
            };
            (neutral.point, kind)
        })
        .collect();
    let in_atari = position.chains().into_iter().filter(|chain| chain.liberties.len() == 1);
    open.extend(in_atari.flat_map(|chain| {
        let kind = OpenKind::Liberty(chain.color);
        chain.liberties.into_iter().map(move |point| (point, kind))
    }));
    open.sort_unstable();
    open.dedup_by_key(|(point, _)| *point);
    open
}

impl Table<'_> {
    fn stand(&self, position: Position, prisoners: Prisoners) -> Option<Stand> {
        let margin =
            count(&position, &position, Some(prisoners), self.rules).ok()?.margin(self.rules) + self.apart;
        Some(Stand { position, prisoners, margin })
    }

    /// What follows when a player plays at an open point; `None` where that is not allowed, or fills a neutral point
    /// by self-atari.
    fn after(&self, stand: &Stand, color: Color, (point, kind): (Point, OpenKind)) -> Option<Stand> {
        let Played { position, captured } = stand.position.play(color, point).ok()?;
        if !matches!(kind, OpenKind::Liberty(_)) && !dame::is_safe(&position, point) {
            return None;
        }
        let mut prisoners = stand.prisoners;
        prisoners.add(color.opponent(), captured.len());
        self.stand(position, prisoners)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::RuleSet;

    fn open(rows: &[&str], set: RuleSet) -> Open {
        let position = Position::from_rows(rows).unwrap();
        let gaps = super::super::unsealed::unsealed(&position, &[]);
        still_open(&position, &[], &gaps, None, &Rules::of(set))
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
        let margins = open.played_out.map(|bounds| bounds.map(|bounds| bounds.exact()));
        assert_eq!(margins, Some([Some(HalfPoints(3)), Some(HalfPoints(-1))]), "B+3/4 zi, W+1/4 zi");
        assert!(matches!(
            open.points.as_slice(),
            [OpenPoint {
                kind: OpenKind::Dame,
                black_plays: Some(HalfPoints(3)),
                white_plays: Some(HalfPoints(-1)),
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
        let [point] = open.points.as_slice() else { panic!("{open:?}") };
        assert_eq!(point.kind, OpenKind::Liberty(Color::Black));
        assert_eq!(point.black_plays, Some(HalfPoints(7)));
        assert!(point.white_plays < point.black_plays);
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
