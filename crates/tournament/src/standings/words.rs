//! The standings as text.

use std::collections::BTreeSet;
use std::fmt::Write;

use unicode_width::UnicodeWidthStr;

use shuzi::language::{Value, Words};

use super::{Gap, Interpretation, PlaceChange, PlayerAbsences, Secondary, Standing, Standings};

/// Minimum width of each column before the name, the place first.
const MINIMUM_WIDTHS: [usize; 7] = [5, 8, 7, 7, 7, 7, 7];

/// Formats the standings as text: the name of the file, a line per player, the places that depend
/// on how a gap is read, and the absences. `allowed` is the number of absences that the tournament
/// allows, if it sets one.
pub fn format_text(
    words: &Words,
    file: &str,
    standings: &Standings,
    allowed: Option<usize>,
) -> String {
    let Standings {
        rounds,
        games,
        places,
        ..
    } = standings;
    let mut text = words.say_with(
        "placing-counts",
        &[
            ("file", escape_controls(file).into()),
            ("players", places.len().into()),
            ("games", (*games).into()),
            ("rounds", (*rounds).into()),
        ],
    );
    text.push('\n');
    let [place, points, games] =
        ["placing-place", "placing-points", "placing-games"].map(|name| words.say(name));
    let numbers = [
        place,
        points,
        "A1".into(),
        "A2".into(),
        "B1".into(),
        "B2".into(),
        games,
    ];
    let mut widths = MINIMUM_WIDTHS;
    for (index, (width, heading)) in widths.iter_mut().zip(&numbers).enumerate() {
        let space = usize::from(index > 0);
        *width = (*width).max(heading.width() + space);
    }
    write_line(&mut text, widths, &numbers, &words.say("placing-player"));
    for Standing {
        place,
        name,
        games,
        points,
    } in places
    {
        let sums =
            [points.primary, points.a1, points.a2, points.b1, points.b2].map(|sum| sum.to_string());
        let [primary, a1, a2, b1, b2] = sums;
        let numbers = [
            place.to_string(),
            primary,
            a1,
            a2,
            b1,
            b2,
            games.to_string(),
        ];
        write_line(&mut text, widths, &numbers, &escape_controls(name));
    }
    let secondary = standings.interpretation.secondary;
    let values = [
        ("secondary", message_key(secondary)),
        ("option", secondary.name().into()),
    ];
    let _ = writeln!(text, "{}", words.say_with("placing-rested-on", &values));
    for (gap, changes) in &standings.place_changes {
        let _ = writeln!(
            text,
            "{}",
            format_place_changes(words, standings.interpretation, *gap, changes)
        );
    }
    for absences in &standings.absences {
        write_absences(&mut text, words, absences, allowed);
    }
    let has_failed_to_appear = |absences: &PlayerAbsences| {
        absences.suspended_from.is_none() && !absences.failed_to_appear.is_empty()
    };
    if allowed.is_none() && standings.absences.iter().any(has_failed_to_appear) {
        let _ = writeln!(text, "{}", words.say("placing-how-often"));
    }
    text
}

/// Writes the rounds that a player missed, and the consequences.
fn write_absences(
    text: &mut String,
    words: &Words,
    absences: &PlayerAbsences,
    allowed: Option<usize>,
) {
    let player = || ("player", Value::from(escape_controls(&absences.name)));
    let rounds = |rounds: &BTreeSet<u32>| {
        let numbers: Vec<String> = rounds.iter().map(u32::to_string).collect();
        Value::from(numbers.join(&words.say("between-points")))
    };
    let mut say = |message: &str, values: &[(&'static str, Value)]| {
        let _ = writeln!(
            text,
            "{}",
            words.say_with(message, &[&[player()], values].concat())
        );
    };
    if !absences.failed_to_appear.is_empty() {
        say(
            "placing-failed-to-appear",
            &[("rounds", rounds(&absences.failed_to_appear))],
        );
    }
    if !absences.excused.is_empty() {
        say("placing-absent", &[("rounds", rounds(&absences.excused))]);
    }
    if let Some(from) = absences.suspended_from {
        say("placing-suspended", &[("round", from.to_string().into())]);
        if !absences.not_met.is_empty() {
            let names: Vec<String> = absences
                .not_met
                .iter()
                .map(|name| escape_controls(name))
                .collect();
            say(
                "placing-not-met",
                &[("others", names.join(&words.say("between-points")).into())],
            );
        }
    }
    if let Some(allowed) = allowed
        && absences.is_to_be_suspended(allowed)
    {
        let values = [
            ("times", absences.count().into()),
            ("allowed", allowed.into()),
        ];
        say("placing-to-be-suspended", &values);
    }
}

/// Writes one row: right-aligned numbers, whose headings may contain wide characters, and a name.
fn write_line(text: &mut String, widths: [usize; 7], numbers: &[String; 7], name: &str) {
    for (width, number) in widths.into_iter().zip(numbers) {
        text.extend(std::iter::repeat_n(
            ' ',
            width.saturating_sub(number.width()),
        ));
        text.push_str(number);
    }
    // Writing to a string cannot fail.
    let _ = writeln!(text, "  {name}");
}

/// Formats the places that would change if `gap` were read the other way.
fn format_place_changes(
    words: &Words,
    interpretation: Interpretation,
    gap: Gap,
    changes: &[PlaceChange],
) -> String {
    let other = interpretation.with_other(gap);
    let sentences: Vec<String> = changes
        .iter()
        .map(
            |PlaceChange {
                 name,
                 place,
                 other_place,
             }| {
                let values = [
                    ("player", escape_controls(name).into()),
                    ("place", (*place).into()),
                    ("otherwise", (*other_place).into()),
                ];
                words.say_with("placing-would-be", &values)
            },
        )
        .collect();
    let moved = sentences.join(&words.say("between-facts"));
    let values = [("moved", moved.into()), ("option", other.name(gap).into())];
    match gap {
        Gap::Secondary => {
            let secondary = [("secondary", message_key(other.secondary))];
            words.say_with("placing-otherwise", &[&secondary, &values[..]].concat())
        }
        Gap::Forfeits => words.say_with("placing-otherwise-by-forfeits", &values),
        Gap::Byes => words.say_with("placing-otherwise-by-byes", &values),
    }
}

/// Returns the key by which the message catalogues choose a sentence.
fn message_key(secondary: Secondary) -> Value {
    match secondary {
        Secondary::A1 => "a1",
        Secondary::A1AndA2 => "a1-and-a2",
    }
    .into()
}

/// Escapes the characters that a terminal would act on: control characters and those that change
/// the direction of text.
fn escape_controls(name: &str) -> String {
    let mut escaped = String::with_capacity(name.len());
    for c in name.chars() {
        match c {
            c if c.is_control() => escaped.extend(c.escape_default()),
            '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' => {
                escaped.extend(c.escape_unicode());
            }
            c => escaped.push(c),
        }
    }
    escaped
}
