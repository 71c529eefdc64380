//! Inquiry: everything that the findings follow from, but for the photos and the record themselves.

use serde::{Deserialize, Serialize};

use shuzi::color::Color;
use shuzi::count::{Answer, Correction, DeadStones, PointName, ReadSettings};
use shuzi::geometry::PhotoPoint;
use shuzi::score::{Ended, EndedError, LeftOpen, Prisoners, Rules, RulesRemark};

/// What a referee wants to know, and what persons have stated. Given the same [`Exhibits`], the findings are the same.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Inquiry {
    /// Which game it is about.
    pub game: Game,
    /// The rules with this game's numbers.
    pub rules: Rules,
    /// What was assumed about the rules, where the record does not say them plainly.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub assumed: Vec<RulesRemark>,
    /// Which game of the record is meant, or of the position where there is no record, from 1; the first where nobody
    /// says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game_number: Option<usize>,
    /// Stones captured during play, where somebody stated them.
    pub prisoners: Option<Prisoners>,
    /// The result that somebody claims, as it was written.
    pub claim: Option<String>,
    /// Who claims it: `black`, `white` or a name. Left out of the protocol where nobody says, as in those of before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimed_by: Option<String>,
    /// Whose points are counted at the board: then the board after is one that was rearranged for it, else a fill-in.
    pub counted: Option<Color>,
    /// What was stated about the board in the photos.
    pub grid: StatedGrid,
    /// What persons stated, in the order in which they did.
    pub statements: Vec<Statement>,
}

/// Which game it is about, as far as anybody says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// Black's name.
    pub black: Option<String>,
    /// White's name.
    pub white: Option<String>,
    /// The event, with round and board.
    pub event: Option<String>,
    /// Where it was played. Left out of the protocol where nobody says, as the two below, and as in those of before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// The number of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// When it was played, as people write it: nothing is taken from a clock.
    pub date: Option<String>,
    /// When the count was done, as people write it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counted_at: Option<String>,
    /// The referee's name.
    pub referee: Option<String>,
}

/// What was stated about the board in the photos.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatedGrid {
    /// Lines each way.
    pub size: Option<usize>,
    /// Which of several boards is meant, from the left, from 1.
    pub board: Option<usize>,
    /// The outer intersections of the first photo, clockwise from the top left, in pixels of the upright photo.
    pub corners: Option<[[f64; 2]; 4]>,
    /// Clockwise quarter turns of the board as it is shown.
    #[serde(default, skip_serializing_if = "is_unturned")]
    pub quarter_turns: u8,
}

/// Files of boards that were not turned stay as they always were.
fn is_unturned(quarter_turns: &u8) -> bool {
    *quarter_turns == 0
}

/// What somebody stated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statement {
    /// What.
    pub said: Said,
    /// Who: a name, or [`THE_REFEREE`].
    pub by: String,
}

/// Who states what nobody else is named for.
pub const THE_REFEREE: &str = "the referee";

/// What can be stated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "about")]
pub enum Said {
    /// What stands on a point; `None` is empty.
    Stone {
        /// Which.
        point: PointName,
        /// What.
        stone: Option<Color>,
    },
    /// What stands on a point of the photo after; `None` is empty. Named as that photo shows the board.
    StoneAfter {
        /// Which.
        point: PointName,
        /// What.
        stone: Option<Color>,
    },
    /// All dead chains, each by one stone.
    AllDead {
        /// The stones.
        points: Vec<PointName>,
    },
    /// Chains of which the opposite of what is proposed is so.
    Toggled {
        /// A stone of each.
        points: Vec<PointName>,
    },
    /// Whether the chains of a group are dead.
    Group {
        /// Their stones.
        points: Vec<PointName>,
        /// Whether they are.
        dead: bool,
    },
    /// What became of points that were left open.
    LeftOpen {
        /// How they were settled.
        how: LeftOpen,
    },
    /// What the confirmation of life and death came to for a chain where a ko may be retaken only after a pass for that
    /// ko (Japanese rules of 1989, article 7.2).
    KoPass {
        /// One of its stones.
        point: PointName,
        /// Whether it is dead.
        dead: bool,
    },
    /// No count decides the game.
    Ended {
        /// How it ended.
        how: Ended,
    },
}

impl From<Answer> for Said {
    fn from(answer: Answer) -> Said {
        match answer {
            Answer::Stone { point, stone } => Said::Stone { point, stone: stone.color() },
            Answer::Group { group, dead } => Said::Group { points: group, dead },
            Answer::LeftOpen { left_open } => Said::LeftOpen { how: left_open },
        }
    }
}

/// A file that was shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exhibit {
    /// Its name, as the user gave it.
    pub file: String,
    /// What it holds.
    pub bytes: Vec<u8>,
}

/// The files that were shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exhibits {
    /// Photos of one board on which nothing was moved between them, or one position as a record. One at least.
    pub photos: Vec<Exhibit>,
    /// The board after the fill-in, or rearranged for counting.
    pub after: Option<Exhibit>,
    /// The game's record.
    pub record: Option<Exhibit>,
}

impl Inquiry {
    /// How photos are read; corners are stated of the `first` only.
    pub(super) fn read_settings(&self, first: bool) -> ReadSettings {
        let corners = self.grid.corners.filter(|_| first);
        let corners = corners.map(|corners| corners.map(|[x, y]| PhotoPoint { x, y }));
        ReadSettings::from_statements(self.grid.size, self.grid.board, corners)
            .turned(self.grid.quarter_turns)
    }

    /// What persons stated of points, in the photo after or in the others.
    pub(super) fn corrections(&self, after: bool) -> Vec<Correction> {
        let correction = |statement: &Statement| match &statement.said {
            Said::Stone { point, stone } if !after => {
                Some(Correction { point: point.clone(), stone: *stone })
            }
            Said::StoneAfter { point, stone } if after => {
                Some(Correction { point: point.clone(), stone: *stone })
            }
            _ => None,
        };
        self.statements.iter().filter_map(correction).collect()
    }

    /// What became of points that were left open, as it was stated last.
    pub(super) fn left_open(&self) -> LeftOpen {
        let stated = self.statements.iter().rev().find_map(|statement| match statement.said {
            Said::LeftOpen { how } => Some(how),
            _ => None,
        });
        stated.unwrap_or_default()
    }

    /// The rules with what was stated of the game's end.
    ///
    /// # Errors
    /// [`EndedError`] where the rules do not know what was stated.
    pub(super) fn rules_as_ended(&self) -> Result<Rules, EndedError> {
        let said = |said: fn(&Said) -> bool| self.statements.iter().any(|statement| said(&statement.said));
        if said(|said| matches!(said, Said::KoPass { .. })) {
            self.rules.allow_ko_passes()?;
        }
        let ended = self.statements.iter().rev().find_map(|statement| match statement.said {
            Said::Ended { how } => Some(how),
            _ => None,
        });
        match ended {
            Some(ended) => self.rules.clone().ending(ended),
            None => Ok(self.rules.clone()),
        }
    }

    /// The dead stones, as stated or as proposed.
    pub(super) fn dead(&self) -> DeadStones {
        let (mut toggled, mut answered, mut all) = (Vec::new(), Vec::new(), None);
        let mut ko_passes = Vec::new();
        for statement in &self.statements {
            match &statement.said {
                Said::AllDead { points } => all = Some(points.clone()),
                Said::Toggled { points } => toggled.extend(points.iter().cloned()),
                Said::Group { points, dead } => answered.push((points.clone(), *dead)),
                Said::KoPass { point, dead } => ko_passes.push((point.clone(), *dead)),
                Said::Stone { .. } | Said::StoneAfter { .. } | Said::LeftOpen { .. } | Said::Ended { .. } => {
                }
            }
        }
        let dead = match all {
            Some(points) => DeadStones::Stated(points),
            None => DeadStones::Proposed { toggled, answered },
        };
        if ko_passes.is_empty() {
            return dead;
        }
        DeadStones::ByKoPass { otherwise: Box::new(dead), chains: ko_passes }
    }
}
