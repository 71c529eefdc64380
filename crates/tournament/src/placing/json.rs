//! The table for programs.

use serde_json::{Value, json};

use super::{Absence, Gap, Otherwise, Placed, Table};

/// The table as one line of JSON, without the line's end. Points are decimal numbers in multiples of ½. `allowed` is how
/// often a player may be absent, where the tournament says so.
pub fn json(file: &str, table: &Table, allowed: Option<usize>) -> String {
    let moved = |gap: Gap| {
        let of_gap = table.otherwise.iter().filter(|(other, _)| *other == gap);
        of_gap.flat_map(|(_, moved)| moved).map(otherwise).collect::<Vec<_>>()
    };
    json!({
        "schema": "shuzi/1",
        "file": file,
        "placing": {
            "rounds": table.rounds,
            "games": table.games,
            "secondary": table.readings.name(Gap::Secondary),
            "forfeits": table.readings.name(Gap::Forfeits),
            "byes": table.readings.name(Gap::Byes),
            "places": table.places.iter().map(placed).collect::<Vec<_>>(),
            "otherwise": moved(Gap::Secondary),
            "otherwise_by_forfeits": moved(Gap::Forfeits),
            "otherwise_by_byes": moved(Gap::Byes),
            "absences": table.absences.iter().map(|one| absence(one, allowed)).collect::<Vec<_>>(),
        },
    })
    .to_string()
}

fn placed(Placed { place, name, games, points }: &Placed) -> Value {
    json!({
        "place": place,
        "name": name,
        "games": games,
        "points": points.primary.as_points(),
        "a1": points.a1.as_points(),
        "a2": points.a2.as_points(),
        "b1": points.b1.as_points(),
        "b2": points.b2.as_points(),
    })
}

fn otherwise(Otherwise { name, place, otherwise }: &Otherwise) -> Value {
    json!({ "name": name, "place": place, "otherwise": otherwise })
}

fn absence(absence: &Absence, allowed: Option<usize>) -> Value {
    let Absence { name, failed, asked, suspended, not_met } = absence;
    json!({
        "name": name,
        "failed_to_appear": failed,
        "absent": asked,
        "suspended_from": suspended,
        "not_met": not_met,
        "to_be_suspended": allowed.map(|allowed| absence.is_to_be_suspended(allowed)),
    })
}
