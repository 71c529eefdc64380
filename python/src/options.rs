//! Options of single photos and records, as Python states them.

use std::path::Path;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use shuzi::color::Color;
use shuzi::count::{Correction, DeadStones, PointName, ReadSettings};
use shuzi::geometry::PhotoPoint;
use shuzi::language::{Message, ToMessage};
use shuzi::point::BoardSize;
use shuzi::score::{
    EventRules, HalfPoints, MOST_HANDICAP_STONES, RuleSet, RulesBasis, RulesStatement,
};

/// Corners of a board in a photo, clockwise from the top left.
pub type StatedCorners = [(f64, f64); 4];

/// Returns the settings for reading a photo.
pub fn read_settings(
    size: Option<usize>,
    board: Option<usize>,
    corners: Option<StatedCorners>,
) -> PyResult<ReadSettings> {
    if let Some(size) = size
        && (size < 2 || BoardSize::square(size).is_err())
    {
        return Err(PyValueError::new_err(format!(
            "size is a number of lines from 2 to {}, not {size}",
            BoardSize::MAX
        )));
    }
    if board == Some(0) {
        return Err(PyValueError::new_err("boards are numbered from 1"));
    }
    if corners.is_some_and(|corners| {
        corners
            .iter()
            .any(|(x, y)| !x.is_finite() || !y.is_finite())
    }) {
        return Err(PyValueError::new_err(
            "corners are four points (x, y) in pixels of the upright photo",
        ));
    }
    let corners = corners.map(|corners| corners.map(|(x, y)| PhotoPoint { x, y }));
    Ok(ReadSettings::from_statements(size, board, corners))
}

/// Returns the user's statements about points; each is a name and `black`, `white` or `empty`.
pub fn corrections(stated: &[(String, String)]) -> PyResult<Vec<Correction>> {
    let mut corrections = Vec::new();
    for (point, stone) in stated {
        let stone = match stone.as_str() {
            "black" => Some(Color::Black),
            "white" => Some(Color::White),
            "empty" => None,
            other => {
                return Err(PyValueError::new_err(format!(
                    "{point} is \"black\", \"white\" or \"empty\", not {other:?}"
                )));
            }
        };
        corrections.push(Correction {
            point: point_name(point)?,
            stone,
        });
    }
    Ok(corrections)
}

/// Returns the source of the dead stones: the proposal, or one stated stone of each dead chain.
pub fn dead_stones(stated: Option<&[String]>) -> PyResult<DeadStones> {
    match stated {
        None => Ok(DeadStones::default()),
        Some(points) => {
            let points = points.iter().map(|point| point_name(point));
            Ok(DeadStones::Stated(points.collect::<PyResult<_>>()?))
        }
    }
}

fn point_name(name: &str) -> PyResult<PointName> {
    PointName::parse(name).map_err(|error| value_error(&error.to_message()))
}

/// Parses the name of a rule set, or reads the file of an event's rules, with this game's numbers.
pub fn rules_statement(
    rules: Option<&str>,
    komi: Option<&str>,
    handicap: Option<u32>,
) -> PyResult<RulesStatement> {
    let basis = match rules {
        None => RulesBasis::Unstated,
        Some(path) if path.to_ascii_lowercase().ends_with(".toml") => {
            RulesBasis::Event(Box::new(read_event(Path::new(path))?))
        }
        Some(name) => RulesBasis::Set(RuleSet::parse(name).ok_or_else(|| {
            let known = RuleSet::ALL.map(RuleSet::name).join(", ");
            PyValueError::new_err(format!("rules are one of {known}, not {name:?}"))
        })?),
    };
    if handicap.is_some_and(|stones| stones > MOST_HANDICAP_STONES) {
        return Err(PyValueError::new_err(format!(
            "the handicap is at most {MOST_HANDICAP_STONES} stones"
        )));
    }
    let komi = komi.map(HalfPoints::parse_amount).transpose();
    Ok(RulesStatement {
        basis,
        komi: komi.map_err(|error| value_error(&error.to_message()))?,
        handicap,
    })
}

fn read_event(path: &Path) -> PyResult<EventRules> {
    let text = std::fs::read_to_string(path)?;
    EventRules::parse(&text).map_err(|error| value_error(&error.to_message()))
}

fn value_error(message: &Message) -> PyErr {
    PyValueError::new_err(message.to_string())
}
