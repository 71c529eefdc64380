//! An answer's JSON as values: what tables have columns for.

use serde::Deserialize;

use shuzi::color::Color;

/// What tables say of an answer (schema `shuzi/1`).
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Facts {
    /// The photo.
    pub photo: Option<Photo>,
    /// The grid in it.
    pub board: Option<Board>,
    /// The position, top row first.
    pub rows: Vec<String>,
    /// The points to ask about.
    pub uncertain: Vec<Uncertain>,
    /// What a person should know.
    pub warnings: Vec<Warning>,
    /// The rules that were counted by.
    pub rules: Option<String>,
    /// Points that White is given.
    pub komi: Option<f64>,
    /// Handicap stones.
    pub handicap: Option<i64>,
    /// Which stones are dead.
    pub life: Option<Life>,
    /// The groups to ask about, the one on which most hangs first.
    pub doubts: Vec<DoubtfulGroup>,
    /// Neutral points that can be played.
    pub dame: Option<Vec<String>>,
    /// Neutral points in seki.
    pub shared: Option<Vec<String>>,
    /// Where borders are open.
    pub unsealed: Option<Vec<String>>,
    /// Whose each point is, top row first.
    pub owner: Option<Vec<String>>,
    /// The result.
    pub score: Option<Score>,
    /// Why there is none.
    pub error: Option<Error>,
}

/// The photo.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Photo {
    /// In pixels, upright.
    pub width: Option<i64>,
    /// In pixels, upright.
    pub height: Option<i64>,
}

/// The grid.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Board {
    /// Lines each way.
    pub size: usize,
    /// The outer intersections in pixels, clockwise from the top left of `rows`.
    pub corners: [[f64; 2]; 4],
    /// Root mean square distance of the fit, in pixels.
    pub fit_px: f64,
}

/// A point to ask about.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Uncertain {
    /// Its name.
    pub point: String,
    /// Why.
    pub why: shuzi::stones::Doubt,
    /// What was seen.
    pub probabilities: Probabilities,
}

/// What stands on a point.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub struct Probabilities {
    /// Nothing.
    pub empty: f64,
    /// A black stone.
    pub black: f64,
    /// A white stone.
    pub white: f64,
}

/// What a person should know.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Warning {
    /// By this name programs tell them apart.
    pub kind: String,
    /// The same for people.
    pub message: String,
}

/// A group to ask about.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct DoubtfulGroup {
    /// Its stones.
    pub points: Vec<String>,
    /// Whose it is.
    pub color: Color,
    /// `alive`, `seki` or `dead`.
    pub proposed: String,
    /// Why.
    pub why: String,
    /// The margin if it is not so; `None` where that cannot be counted.
    pub margin_otherwise: Option<f64>,
    /// Whether another would win then.
    pub changes_winner: Option<bool>,
}

/// Which stones are dead.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Life {
    /// Those proposed.
    pub dead: Vec<String>,
    /// Those to be confirmed.
    pub ask: Vec<String>,
}

/// The result.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Score {
    /// Black's points.
    pub black: f64,
    /// White's.
    pub white: f64,
    /// For Black, after komi.
    pub margin: f64,
    /// In zi, under Chinese rules.
    pub margin_zi: Option<String>,
    /// `black`, `white` or `draw`.
    pub winner: String,
    /// As game records have it.
    pub sgf: String,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Error {
    /// By this name programs tell them apart.
    pub kind: String,
    /// What happened.
    pub message: String,
    /// What to do next.
    pub hint: String,
}
