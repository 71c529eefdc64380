//! What two grades come to, for programs.

use serde_json::{Value, json};

use super::{Game, Handicap, Reading};
use shuzi::color::Color;

/// The handicap as one line of JSON, without the line's end. `chooses_guesser` is who chooses the colours, where that was
/// asked: the player who guessed, or the older one.
pub fn json(handicap: &Handicap, chooses_guesser: Option<bool>) -> String {
    let chooser = |guesser| if guesser { "guesser" } else { "older" };
    json!({
        "schema": "shuzi/1",
        "handicap": {
            "black": handicap.black.to_string(),
            "white": handicap.white.to_string(),
            "stronger": handicap.stronger.map(Color::name),
            "is_open": handicap.is_open(),
            "readings": handicap.readings.iter().map(reading).collect::<Vec<_>>(),
            "colors_chosen_by": chooses_guesser.map(chooser),
        },
    })
    .to_string()
}

fn reading(reading: &Reading) -> Value {
    json!({
        "points_per_chi": reading.chi,
        "points": reading.points,
        "moves": f64::from(reading.points) / f64::from(super::MOVE),
        "games": reading.games.iter().map(game).collect::<Vec<_>>(),
    })
}

fn game(game: &Game) -> Value {
    json!({
        "reading": game.basis.name(),
        "handicap_moves": game.handicap_moves,
        "black_stones": game.black_stones(),
        "compensation": game.compensation.as_points(),
    })
}
