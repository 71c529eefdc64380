//! The table for people.

use std::fmt::Write;

use unicode_width::UnicodeWidthStr;

use crate::language::{Value, Words};

use super::{Otherwise, Placed, Secondary, Table};

/// How wide a column is at least, the first place.
const LEAST_WIDTHS: [usize; 7] = [5, 8, 7, 7, 7, 7, 7];

/// The table as text: `file`, then a line a player, and whose place hangs on how secondary points are read.
pub fn text(words: &Words, file: &str, table: &Table) -> String {
    let Table { rounds, games, places, .. } = table;
    let mut text = words.say_with(
        "placing-counts",
        &[
            ("file", shown(file).into()),
            ("players", places.len().into()),
            ("games", (*games).into()),
            ("rounds", (*rounds).into()),
        ],
    );
    text.push('\n');
    let [place, points, games] =
        ["placing-place", "placing-points", "placing-games"].map(|name| words.say(name));
    let numbers = [place, points, "A1".into(), "A2".into(), "B1".into(), "B2".into(), games];
    let mut widths = LEAST_WIDTHS;
    for (index, (width, heading)) in widths.iter_mut().zip(&numbers).enumerate() {
        let space = usize::from(index > 0);
        *width = (*width).max(heading.width() + space);
    }
    write_line(&mut text, widths, &numbers, &words.say("placing-player"));
    for Placed { place, name, games, points } in places {
        let sums = [points.primary, points.a1, points.a2, points.b1, points.b2].map(|sum| sum.to_string());
        let [primary, a1, a2, b1, b2] = sums;
        let numbers = [place.to_string(), primary, a1, a2, b1, b2, games.to_string()];
        write_line(&mut text, widths, &numbers, &shown(name));
    }
    let values = [("secondary", key(table.secondary)), ("option", table.secondary.name().into())];
    let _ = writeln!(text, "{}", words.say_with("placing-rested-on", &values));
    if !table.otherwise.is_empty() {
        let _ = writeln!(text, "{}", otherwise(table, words));
    }
    text
}

/// Numbers to the right of their columns, which may have wide characters, and a name.
fn write_line(text: &mut String, widths: [usize; 7], numbers: &[String; 7], name: &str) {
    for (width, number) in widths.into_iter().zip(numbers) {
        text.extend(std::iter::repeat_n(' ', width.saturating_sub(number.width())));
        text.push_str(number);
    }
    // Writing to a string cannot fail.
    let _ = writeln!(text, "  {name}");
}

fn otherwise(table: &Table, words: &Words) -> String {
    let other = table.secondary.other();
    let moved = table.otherwise.iter().map(|Otherwise { name, place, otherwise }| {
        let places = [("place", (*place).into()), ("otherwise", (*otherwise).into())];
        words.say_with("placing-would-be", &[&[("player", shown(name).into())], &places[..]].concat())
    });
    let moved = moved.collect::<Vec<String>>().join(&words.say("between-facts"));
    words.say_with(
        "placing-otherwise",
        &[("secondary", key(other)), ("moved", moved.into()), ("option", other.name().into())],
    )
}

/// By what the catalogues choose.
fn key(secondary: Secondary) -> Value {
    match secondary {
        Secondary::A1 => "a1",
        Secondary::A1AndA2 => "a1-and-a2",
    }
    .into()
}

/// As given, but for what a terminal would obey: control characters, and those that turn the direction of
/// the text.
fn shown(name: &str) -> String {
    let mut shown = String::with_capacity(name.len());
    for c in name.chars() {
        match c {
            c if c.is_control() => shown.extend(c.escape_default()),
            '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' => {
                shown.extend(c.escape_unicode());
            }
            c => shown.push(c),
        }
    }
    shown
}
