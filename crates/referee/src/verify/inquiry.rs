//! The inquiry: everything besides photos and record that determines the findings.

use serde::{Deserialize, Serialize};

use shuzi::color::Color;
use shuzi::count::{Answer, Correction, DeadStones, PointName, ReadSettings};
use shuzi::geometry::PhotoPoint;
use shuzi::score::{Ended, EndedError, LeftOpen, Prisoners, Rules, RulesRemark};

/// The questions of a referee, and all statements. The same inquiry with the same [`Exhibits`]
/// leads to the same findings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Inquiry {
    /// The details of the game.
    pub game: GameDetails,
    /// The rules with this game's numbers.
    pub rules: Rules,
    /// Assumptions about the rules where the record is unclear.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub assumed: Vec<RulesRemark>,
    /// Number of the game in the record, or in the position if there is no record, from 1; the
    /// first if not stated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game_number: Option<usize>,
    /// Stones captured during play, if stated.
    pub prisoners: Option<Prisoners>,
    /// The claimed result, as written.
    pub claim: Option<String>,
    /// The claimant: `black`, `white` or a name. Left out of the file if not stated, as in older
    /// files.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimed_by: Option<String>,
    /// The side that is counted at the board. If set, the board after was rearranged for the count;
    /// otherwise it was filled in.
    pub counted: Option<Color>,
    /// Statements about the board in the photos.
    pub grid: StatedGrid,
    /// All statements, in order.
    pub statements: Vec<Statement>,
}

/// The details of the game, as far as they are stated.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameDetails {
    /// Black's name.
    pub black: Option<String>,
    /// White's name.
    pub white: Option<String>,
    /// The event, with round and board.
    pub event: Option<String>,
    /// The place of the game. Like the next two fields, left out of the file if not stated, as in
    /// older files.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// The number of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The date of the game, in any notation. It is never taken from a clock.
    pub date: Option<String>,
    /// The time of the count, in any notation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counted_at: Option<String>,
    /// The referee's name.
    pub referee: Option<String>,
}

/// Statements about the board in the photos.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StatedGrid {
    /// Number of lines in each direction.
    pub size: Option<usize>,
    /// The number of the board among several in a photo, from the left, from 1.
    pub board: Option<usize>,
    /// The corner intersections in the first photo, clockwise from the top left, in pixels of the
    /// upright photo.
    pub corners: Option<[[f64; 2]; 4]>,
    /// Number of clockwise quarter turns by which the board is turned before it is shown.
    #[serde(default, skip_serializing_if = "is_unturned")]
    pub quarter_turns: u8,
}

/// Returns true if the number of turns is left out of the file, as in files from before it existed.
fn is_unturned(quarter_turns: &u8) -> bool {
    *quarter_turns == 0
}

/// A statement, and who made it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Statement {
    /// The statement.
    pub said: StatedFact,
    /// The person who made it: a name, or [`THE_REFEREE`].
    pub by: String,
}

/// The person who made a statement if nobody is named.
pub const THE_REFEREE: &str = "the referee";

/// The content of a statement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "about")]
pub enum StatedFact {
    /// The stone on a point; `None` means empty.
    Stone {
        /// The point.
        point: PointName,
        /// The stone.
        stone: Option<Color>,
    },
    /// The stone on a point of the photo after, in that photo's orientation; `None` means empty.
    StoneAfter {
        /// The point.
        point: PointName,
        /// The stone.
        stone: Option<Color>,
    },
    /// All dead chains, each by one stone.
    AllDead {
        /// The stones.
        points: Vec<PointName>,
    },
    /// Chains whose proposed life is wrong: they are dead instead of alive, or alive instead of
    /// dead.
    Toggled {
        /// A stone of each chain.
        points: Vec<PointName>,
    },
    /// The life of a group of chains.
    Group {
        /// The stones of the chains.
        points: Vec<PointName>,
        /// True if the chains are dead.
        dead: bool,
    },
    /// The treatment of points that were still open at the end of the game.
    LeftOpen {
        /// The treatment.
        how: LeftOpen,
    },
    /// The confirmed life of a chain where a ko may be retaken only after a pass for that ko
    /// (Japanese rules of 1989, article 7.2).
    KoPass {
        /// A stone of the chain.
        point: PointName,
        /// True if the chain is dead.
        dead: bool,
    },
    /// The game was not decided by a count.
    Ended {
        /// The end of the game.
        how: Ended,
    },
}

impl From<Answer> for StatedFact {
    fn from(answer: Answer) -> StatedFact {
        match answer {
            Answer::Stone { point, stone } => StatedFact::Stone {
                point,
                stone: stone.color(),
            },
            Answer::Group { group, dead } => StatedFact::Group {
                points: group,
                dead,
            },
            Answer::LeftOpen { left_open } => StatedFact::LeftOpen { how: left_open },
        }
    }
}

/// A file that was presented as evidence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exhibit {
    /// The file's name, as the user gave it.
    pub file: String,
    /// The file's content.
    pub bytes: Vec<u8>,
}

/// The files that were presented as evidence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exhibits {
    /// At least one photo of the board, on which nothing was moved between photos, or a single
    /// position as a game record.
    pub photos: Vec<Exhibit>,
    /// The board after the fill-in, or rearranged for counting.
    pub after: Option<Exhibit>,
    /// The game's record.
    pub record: Option<Exhibit>,
}

impl Exhibits {
    /// Returns all files.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Exhibit> {
        self.photos.iter().chain(&self.after).chain(&self.record)
    }
}

impl Inquiry {
    /// Returns the settings for reading a photo. Stated corners apply only to the `first` photo.
    pub(super) fn read_settings(&self, first: bool) -> ReadSettings {
        let corners = self.grid.corners.filter(|_| first);
        let corners = corners.map(|corners| corners.map(|[x, y]| PhotoPoint { x, y }));
        ReadSettings::from_statements(self.grid.size, self.grid.board, corners)
            .turned(self.grid.quarter_turns)
    }

    /// Returns the statements about points, either of the photo after or of the others.
    pub(super) fn corrections(&self, after: bool) -> Vec<Correction> {
        let correction = |statement: &Statement| match &statement.said {
            StatedFact::Stone { point, stone } if !after => Some(Correction {
                point: point.clone(),
                stone: *stone,
            }),
            StatedFact::StoneAfter { point, stone } if after => Some(Correction {
                point: point.clone(),
                stone: *stone,
            }),
            _ => None,
        };
        self.statements.iter().filter_map(correction).collect()
    }

    /// Returns the last statement on points that were left open.
    pub(super) fn left_open(&self) -> LeftOpen {
        let stated = self
            .statements
            .iter()
            .rev()
            .find_map(|statement| match statement.said {
                StatedFact::LeftOpen { how } => Some(how),
                _ => None,
            });
        stated.unwrap_or_default()
    }

    /// Returns the rules, with the stated end of the game.
    ///
    /// # Errors
    /// Returns an [`EndedError`] if these rules exclude a stated end, or a pass for a ko.
    pub(super) fn rules_as_ended(&self) -> Result<Rules, EndedError> {
        if self
            .statements
            .iter()
            .any(|statement| matches!(statement.said, StatedFact::KoPass { .. }))
        {
            self.rules.allow_ko_passes()?;
        }
        // The last statement counts, as a user may correct an earlier one.
        let ended = self
            .statements
            .iter()
            .rev()
            .find_map(|statement| match statement.said {
                StatedFact::Ended { how } => Some(how),
                _ => None,
            });
        match ended {
            Some(ended) => self.rules.clone().ending(ended),
            None => Ok(self.rules.clone()),
        }
    }

    /// Returns the dead stones as stated, or as proposed with the stated changes.
    pub(super) fn dead_stones(&self) -> DeadStones {
        // The last list of all dead stones replaces the proposal and all changes to it. The life of
        // a chain after a pass for a ko applies in any case.
        let (mut toggled, mut answered, mut all) = (Vec::new(), Vec::new(), None);
        let mut ko_passes = Vec::new();
        for statement in &self.statements {
            match &statement.said {
                StatedFact::AllDead { points } => all = Some(points.clone()),
                StatedFact::Toggled { points } => toggled.extend(points.iter().cloned()),
                StatedFact::Group { points, dead } => answered.push((points.clone(), *dead)),
                StatedFact::KoPass { point, dead } => ko_passes.push((point.clone(), *dead)),
                StatedFact::Stone { .. }
                | StatedFact::StoneAfter { .. }
                | StatedFact::LeftOpen { .. }
                | StatedFact::Ended { .. } => {}
            }
        }
        let dead = match all {
            Some(points) => DeadStones::Stated(points),
            None => DeadStones::Proposed { toggled, answered },
        };
        if ko_passes.is_empty() {
            return dead;
        }
        DeadStones::ByKoPass {
            otherwise: Box::new(dead),
            chains: ko_passes,
        }
    }
}
