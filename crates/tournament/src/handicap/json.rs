//! The handicap as JSON.

use serde_json::{Value, json};

use super::{GradeDifference, Handicap, HandicapGame};
use shuzi::color::Color;

/// Formats the handicap as one line of JSON, without a line break. `guesser_chooses` tells whether
/// the player who guessed or the older player chooses the colours, if they were chosen.
pub fn format_json(handicap: &Handicap, guesser_chooses: Option<bool>) -> String {
    let chooser = |guesser_chooses| if guesser_chooses { "guesser" } else { "older" };
    json!({
        "schema": "shuzi/1",
        "handicap": {
            "black": handicap.black.to_string(),
            "white": handicap.white.to_string(),
            "stronger": handicap.stronger.map(Color::name),
            "is_open": handicap.is_open(),
            "readings": handicap.readings.iter().map(difference_value).collect::<Vec<_>>(),
            "colors_chosen_by": guesser_chooses.map(chooser),
        },
    })
    .to_string()
}

fn difference_value(difference: &GradeDifference) -> Value {
    json!({
        "points_per_chi": difference.points_per_chi,
        "points": difference.points,
        "moves": f64::from(difference.points) / f64::from(super::POINTS_PER_MOVE),
        "games": difference.games.iter().map(game_value).collect::<Vec<_>>(),
    })
}

fn game_value(game: &HandicapGame) -> Value {
    json!({
        "reading": game.basis.name(),
        "handicap_moves": game.handicap_moves,
        "black_stones": game.black_stones(),
        "compensation": game.compensation.as_points(),
    })
}
