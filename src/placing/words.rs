//! The table for people.

use std::fmt::Write;

use super::{Otherwise, Placed, Secondary, Table};

/// The table as text: `file`, then a line a player, and whose place hangs on how secondary points are read.
pub fn text(file: &str, table: &Table) -> String {
    let Table { rounds, games, places, .. } = table;
    let mut text = format!(
        "{}: {}, {}, {}\n{:>5}{:>8}{:>7}{:>7}{:>7}{:>7}{:>7}  player\n",
        shown(file),
        several(places.len(), "player"),
        several(*games, "game"),
        several(*rounds, "round"),
        "place",
        "points",
        "A1",
        "A2",
        "B1",
        "B2",
        "games",
    );
    for Placed { place, name, games, points } in places {
        let primary = points.primary.to_string();
        let [a1, a2, b1, b2] = [points.a1, points.a2, points.b1, points.b2].map(|sum| sum.to_string());
        let name = shown(name);
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{place:>5}{primary:>8}{a1:>7}{a2:>7}{b1:>7}{b2:>7}{games:>7}  {name}");
    }
    text.push_str(&rested_on(table.secondary));
    if !table.otherwise.is_empty() {
        text.push_str(&otherwise(table));
    }
    text
}

fn rested_on(secondary: Secondary) -> String {
    let summed = summed(secondary);
    format!("B1 and B2 are sums of the opponents' {summed} (--secondary {}).\n", secondary.name())
}

fn otherwise(table: &Table) -> String {
    let other = table.secondary.other();
    let moved = table.otherwise.iter().map(|Otherwise { name, place, otherwise }| {
        format!("{} would be {otherwise} instead of {place}", shown(name))
    });
    format!(
        "The rules leave open what an opponent's secondary points are. With {}: {} (--secondary {}).\n",
        summed(other),
        moved.collect::<Vec<_>>().join(", "),
        other.name(),
    )
}

const fn summed(secondary: Secondary) -> &'static str {
    match secondary {
        Secondary::A1 => "A1",
        Secondary::A1AndA2 => "A1 and A2 together",
    }
}

fn several(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
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
