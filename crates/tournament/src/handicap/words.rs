//! The handicap as text.

use std::fmt::Write;

use shuzi::color::Color;
use shuzi::language::{Value, Words};

use super::{GradeDifference, Handicap, HandicapBasis, HandicapGame, POINTS_PER_MOVE};

/// Formats the handicap as text: the difference, a line for every game that makes up for it, with
/// the options of `shuzi count` for that game, and the questions that the article leaves open.
/// `guesser_chooses` tells whether the player who guessed or the older player chooses the colours,
/// if they were chosen.
pub fn format_text(words: &Words, handicap: &Handicap, guesser_chooses: Option<bool>) -> String {
    let mut text = String::new();
    let mut say = |sentence: String| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{sentence}");
    };
    for reading in &handicap.readings {
        say(format_difference(words, handicap, reading));
        for game in &reading.games {
            say(format!("  {}", format_game(words, game)));
        }
    }
    match handicap.stronger {
        Some(Color::Black) => say(words.say("handicap-exchange-colors")),
        Some(Color::White) => {}
        None => say(words.say(match guesser_chooses {
            Some(true) => "handicap-guesser-chooses",
            Some(false) => "handicap-older-chooses",
            None => "handicap-choose-colors",
        })),
    }
    if handicap.readings.len() > 1 {
        say(words.say("handicap-which-chi"));
    }
    if handicap
        .readings
        .iter()
        .any(|reading| reading.games.len() > 1)
    {
        say(words.say("handicap-which-game"));
    }
    text
}

fn format_difference(words: &Words, handicap: &Handicap, difference: &GradeDifference) -> String {
    let mut values: Vec<(&'static str, Value)> = vec![
        ("black", handicap.black.to_string().into()),
        ("white", handicap.white.to_string().into()),
        ("points", difference.points.into()),
        ("moves", format_moves(words, difference.points).into()),
    ];
    match difference.points_per_chi {
        None => words.say_with("handicap-difference", &values),
        Some(points) => {
            values.push(("chi", points.into()));
            words.say_with("handicap-difference-with-chi", &values)
        }
    }
}

fn format_game(words: &Words, game: &HandicapGame) -> String {
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
        HandicapBasis::Compensation => "handicap-by-compensation",
        HandicapBasis::MovesWithEvenPoints => "handicap-by-moves-with-points",
        HandicapBasis::MovesAlone => "handicap-by-moves-alone",
        HandicapBasis::Points => "handicap-by-points",
    };
    let values = [
        ("given", given.into()),
        ("moves", game.handicap_moves.into()),
        ("stones", game.black_stones().into()),
        ("options", options.into()),
    ];
    words.say_with(message, &values)
}

/// Formats points as a number of moves, such as `1/2` or `2 1/4`.
fn format_moves(words: &Words, points: i32) -> String {
    let fraction = match points % POINTS_PER_MOVE {
        2 => "1/4",
        4 => "1/2",
        6 => "3/4",
        _ => "",
    };
    match (points / POINTS_PER_MOVE, fraction) {
        (whole, "") => whole.to_string(),
        (0, fraction) => fraction.to_owned(),
        (whole, fraction) => {
            let values = [
                ("whole", whole.to_string().into()),
                ("fraction", fraction.into()),
            ];
            words.say_with("whole-and-fraction", &values)
        }
    }
}
