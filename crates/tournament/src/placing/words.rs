//! The table for people.

use std::collections::BTreeSet;
use std::fmt::Write;

use unicode_width::UnicodeWidthStr;

use shuzi::language::{Value, Words};

use super::{Absence, Gap, Otherwise, Placed, Readings, Secondary, Table};

/// How wide a column is at least, the first place.
const LEAST_WIDTHS: [usize; 7] = [5, 8, 7, 7, 7, 7, 7];

/// The table as text: `file`, then a line a player, whose place depends on how a gap is read, and who was absent; `allowed`
/// is how often a player may be, where the tournament says so.
pub fn text(words: &Words, file: &str, table: &Table, allowed: Option<usize>) -> String {
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
    let secondary = table.readings.secondary;
    let values = [("secondary", key(secondary)), ("option", secondary.name().into())];
    let _ = writeln!(text, "{}", words.say_with("placing-rested-on", &values));
    for (gap, moved) in &table.otherwise {
        let _ = writeln!(text, "{}", otherwise(words, table.readings, *gap, moved));
    }
    for absence in &table.absences {
        write_absence(&mut text, words, absence, allowed);
    }
    let has_failed = |absence: &Absence| absence.suspended.is_none() && !absence.failed.is_empty();
    if allowed.is_none() && table.absences.iter().any(has_failed) {
        let _ = writeln!(text, "{}", words.say("placing-how-often"));
    }
    text
}

/// Who was away when, and what follows.
fn write_absence(text: &mut String, words: &Words, absence: &Absence, allowed: Option<usize>) {
    let player = || ("player", Value::from(shown(&absence.name)));
    let rounds = |rounds: &BTreeSet<u32>| {
        let numbers: Vec<String> = rounds.iter().map(u32::to_string).collect();
        Value::from(numbers.join(&words.say("between-points")))
    };
    let mut say = |message: &str, values: &[(&'static str, Value)]| {
        let _ = writeln!(text, "{}", words.say_with(message, &[&[player()], values].concat()));
    };
    if !absence.failed.is_empty() {
        say("placing-failed-to-appear", &[("rounds", rounds(&absence.failed))]);
    }
    if !absence.asked.is_empty() {
        say("placing-absent", &[("rounds", rounds(&absence.asked))]);
    }
    if let Some(from) = absence.suspended {
        say("placing-suspended", &[("round", from.to_string().into())]);
        if !absence.not_met.is_empty() {
            let names: Vec<String> = absence.not_met.iter().map(|name| shown(name)).collect();
            say("placing-not-met", &[("others", names.join(&words.say("between-points")).into())]);
        }
    }
    if let Some(allowed) = allowed.filter(|&allowed| absence.is_to_be_suspended(allowed)) {
        let times = absence.failed.len() + absence.asked.len();
        say("placing-to-be-suspended", &[("times", times.into()), ("allowed", allowed.into())]);
    }
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

fn otherwise(words: &Words, readings: Readings, gap: Gap, moved: &[Otherwise]) -> String {
    let other = readings.with_other(gap);
    let moved = moved.iter().map(|Otherwise { name, place, otherwise }| {
        let places = [("place", (*place).into()), ("otherwise", (*otherwise).into())];
        words.say_with("placing-would-be", &[&[("player", shown(name).into())], &places[..]].concat())
    });
    let moved = moved.collect::<Vec<String>>().join(&words.say("between-facts"));
    let values = [("moved", moved.into()), ("option", other.name(gap).into())];
    match gap {
        Gap::Secondary => {
            let secondary = [("secondary", key(other.secondary))];
            words.say_with("placing-otherwise", &[&secondary, &values[..]].concat())
        }
        Gap::Forfeits => words.say_with("placing-otherwise-by-forfeits", &values),
        Gap::Byes => words.say_with("placing-otherwise-by-byes", &values),
    }
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
