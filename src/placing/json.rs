//! The table for programs.

use serde_json::{Value, json};

use super::{Otherwise, Placed, Table};

/// The table as one line of JSON, without the line's end. Points are decimal numbers in multiples of ½.
pub fn json(file: &str, table: &Table) -> String {
    json!({
        "schema": "shuzi/1",
        "file": file,
        "placing": {
            "rounds": table.rounds,
            "games": table.games,
            "secondary": table.secondary.name(),
            "places": table.places.iter().map(placed).collect::<Vec<_>>(),
            "otherwise": table.otherwise.iter().map(otherwise).collect::<Vec<_>>(),
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
