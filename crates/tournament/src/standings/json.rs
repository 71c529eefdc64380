//! The standings as JSON.

use serde_json::{Value, json};

use super::{Gap, PlaceChange, PlayerAbsences, Standing, Standings};

/// Formats the standings as one line of JSON, without a line break. Points are decimal numbers in
/// multiples of ½. `allowed` is the number of absences that the tournament allows, if it sets one.
pub fn format_json(file: &str, standings: &Standings, allowed: Option<usize>) -> String {
    let changes_of = |gap: Gap| {
        let changes = standings
            .place_changes
            .iter()
            .filter(|(other, _)| *other == gap);
        changes
            .flat_map(|(_, changes)| changes)
            .map(place_change_value)
            .collect::<Vec<_>>()
    };
    json!({
        "schema": "shuzi/1",
        "file": file,
        "placing": {
            "rounds": standings.rounds,
            "games": standings.games,
            "secondary": standings.interpretation.name(Gap::Secondary),
            "forfeits": standings.interpretation.name(Gap::Forfeits),
            "byes": standings.interpretation.name(Gap::Byes),
            "places": standings.places.iter().map(standing_value).collect::<Vec<_>>(),
            "otherwise": changes_of(Gap::Secondary),
            "otherwise_by_forfeits": changes_of(Gap::Forfeits),
            "otherwise_by_byes": changes_of(Gap::Byes),
            "absences": standings
                .absences
                .iter()
                .map(|absences| absences_value(absences, allowed))
                .collect::<Vec<_>>(),
        },
    })
    .to_string()
}

fn standing_value(
    Standing {
        place,
        name,
        games,
        points,
    }: &Standing,
) -> Value {
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

fn place_change_value(
    PlaceChange {
        name,
        place,
        other_place,
    }: &PlaceChange,
) -> Value {
    json!({ "name": name, "place": place, "otherwise": other_place })
}

fn absences_value(absences: &PlayerAbsences, allowed: Option<usize>) -> Value {
    let PlayerAbsences {
        name,
        failed_to_appear,
        excused,
        suspended_from,
        not_met,
    } = absences;
    json!({
        "name": name,
        "failed_to_appear": failed_to_appear,
        "absent": excused,
        "suspended_from": suspended_from,
        "not_met": not_met,
        "to_be_suspended": allowed.map(|allowed| absences.is_to_be_suspended(allowed)),
    })
}
