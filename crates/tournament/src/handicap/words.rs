//! What two grades come to, for people.

use std::fmt::Write;

use shuzi::color::Color;
use shuzi::language::{Value, Words};

use super::{Basis, Game, Handicap, MOVE, Reading};

/// The handicap as text: the difference, then a line for every game that makes it up, with the options of `shuzi count`
/// for it, then what the article leaves open. `chooses_guesser` is who chooses the colours, where that was asked.
pub fn text(words: &Words, handicap: &Handicap, chooses_guesser: Option<bool>) -> String {
    let mut text = String::new();
    let mut say = |sentence: String| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{sentence}");
    };
    for reading in &handicap.readings {
        say(difference(words, handicap, reading));
        for game in &reading.games {
            say(format!("  {}", one_game(words, game)));
        }
    }
    match handicap.stronger {
        Some(Color::Black) => say(words.say("handicap-exchange-colors")),
        Some(Color::White) => {}
        None => say(words.say(match chooses_guesser {
            Some(true) => "handicap-guesser-chooses",
            Some(false) => "handicap-older-chooses",
            None => "handicap-choose-colors",
        })),
    }
    if handicap.readings.len() > 1 {
        say(words.say("handicap-which-chi"));
    }
    if handicap.readings.iter().any(|reading| reading.games.len() > 1) {
        say(words.say("handicap-which-game"));
    }
    text
}

fn difference(words: &Words, handicap: &Handicap, reading: &Reading) -> String {
    let values: [(&'static str, Value); 4] = [
        ("black", handicap.black.to_string().into()),
        ("white", handicap.white.to_string().into()),
        ("points", reading.points.into()),
        ("moves", moves(words, reading.points).into()),
    ];
    match reading.chi {
        None => words.say_with("handicap-difference", &values),
        Some(chi) => {
            let chi = [("chi", chi.into())];
            words.say_with("handicap-difference-with-chi", &[&chi, &values[..]].concat())
        }
    }
}

fn one_game(words: &Words, game: &Game) -> String {
    let points = game.compensation.0 / 2;
    let given = match points {
        0 => words.say("handicap-no-compensation"),
        1.. => words.say_with("handicap-black-gives", &[("points", points.into())]),
        _ => words.say_with("handicap-white-gives", &[("points", (-points).into())]),
    };
    let options = match game.black_stones() {
        0 => format!("--komi {}", game.compensation),
        stones => format!("--handicap {stones} --komi {}", game.compensation),
    };
    let message = match game.basis {
        Basis::Compensation => "handicap-by-compensation",
        Basis::MovesWithEvenPoints => "handicap-by-moves-with-points",
        Basis::MovesAlone => "handicap-by-moves-alone",
        Basis::Points => "handicap-by-points",
    };
    let values = [
        ("given", given.into()),
        ("moves", game.handicap_moves.into()),
        ("stones", game.black_stones().into()),
        ("options", options.into()),
    ];
    words.say_with(message, &values)
}

/// So many points as moves: `1/2`, `2 1/4`.
fn moves(words: &Words, points: i32) -> String {
    let fraction = match points % MOVE {
        2 => "1/4",
        4 => "1/2",
        6 => "3/4",
        _ => "",
    };
    match (points / MOVE, fraction) {
        (whole, "") => whole.to_string(),
        (0, fraction) => fraction.to_owned(),
        (whole, fraction) => {
            let values = [("whole", whole.to_string().into()), ("fraction", fraction.into())];
            words.say_with("whole-and-fraction", &values)
        }
    }
}
