//! Option values: from text to what it means, with an error that shows how to write it.

use std::path::PathBuf;

use crate::color::Color;
use crate::count::{Correction, PointName};
use crate::geometry::PhotoPoint;
use crate::point::BoardSize;
use crate::score::{HandicapBonus, Prisoners, RuleSet};

/// Most handicap stones that are taken: more than any board size in use has star points.
const MOST_HANDICAP_STONES: u32 = 41;

/// Where `--overlay` goes, and in which format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum OverlayFile {
    /// Pixels.
    Png(PathBuf),
    /// Shapes over the embedded photo.
    Svg(PathBuf),
}

/// The points of `--dead`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct DeadList(pub Vec<PointName>);

pub(super) fn rule_set(text: &str) -> Result<RuleSet, String> {
    RuleSet::parse(text)
        .ok_or_else(|| format!("the rule sets are {}", RuleSet::ALL.map(RuleSet::name).join(", ")))
}

pub(super) fn handicap(text: &str) -> Result<u32, String> {
    let stones = text.parse().ok().filter(|&stones| stones <= MOST_HANDICAP_STONES);
    stones.ok_or_else(|| format!("write a number of stones from 0 to {MOST_HANDICAP_STONES}"))
}

pub(super) fn handicap_bonus(text: &str) -> Result<HandicapBonus, String> {
    match text.to_ascii_uppercase().as_str() {
        "0" => Ok(HandicapBonus::None),
        "N" => Ok(HandicapBonus::Each),
        "N-1" => Ok(HandicapBonus::EachButOne),
        _ => Err("write 0, N or N-1".to_owned()),
    }
}

pub(super) fn prisoners(text: &str) -> Result<Prisoners, String> {
    let malformed = || "write the captured stones of both colours, as in B=3,W=5".to_owned();
    let (mut black, mut white) = (None, None);
    for part in text.split(',') {
        let (color, count) = part.split_once('=').ok_or_else(malformed)?;
        let place = match color.trim() {
            "B" | "b" => &mut black,
            "W" | "w" => &mut white,
            _ => return Err(malformed()),
        };
        let count = count.trim().parse().map_err(|_| malformed())?;
        if place.replace(count).is_some() {
            return Err(malformed());
        }
    }
    let (Some(black), Some(white)) = (black, white) else { return Err(malformed()) };
    Ok(Prisoners { black, white })
}

pub(super) fn board_lines(text: &str) -> Result<usize, String> {
    let lines = text.parse().ok().filter(|&lines| lines >= 2 && BoardSize::square(lines).is_ok());
    lines.ok_or_else(|| format!("write the number of lines, 2 to {}", BoardSize::MAX))
}

pub(super) fn board_number(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|&number| number >= 1);
    number.ok_or_else(|| "write the board's number from left to right, from 1".to_owned())
}

pub(super) fn corners(text: &str) -> Result<[PhotoPoint; 4], String> {
    let malformed = || "write eight pixel coordinates, as in 10,20,900,25,880,870,15,860".to_owned();
    let numbers: Vec<f64> = text
        .split(',')
        .map(|number| number.trim().parse())
        .collect::<Result<_, _>>()
        .map_err(|_| malformed())?;
    if numbers.len() != 8 || numbers.iter().any(|number| !number.is_finite()) {
        return Err(malformed());
    }
    let corners: Vec<PhotoPoint> = numbers
        .chunks_exact(2)
        .filter_map(|pair| pair.first().zip(pair.last()).map(|(&x, &y)| PhotoPoint { x, y }))
        .collect();
    corners.try_into().map_err(|_| malformed())
}

pub(super) fn correction(text: &str) -> Result<Correction, String> {
    let malformed = || "write a point and what stands there, as in Q16=black (or white, empty)".to_owned();
    let (point, stone) = text.split_once('=').ok_or_else(malformed)?;
    let point = PointName::parse(point).map_err(|error| error.to_string())?;
    let stone = match stone.trim().to_ascii_lowercase().as_str() {
        "black" | "b" => Some(Color::Black),
        "white" | "w" => Some(Color::White),
        "empty" | "." => None,
        _ => return Err(malformed()),
    };
    Ok(Correction { point, stone })
}

pub(super) fn dead(text: &str) -> Result<DeadList, String> {
    if text.eq_ignore_ascii_case("none") {
        return Ok(DeadList(Vec::new()));
    }
    let points = text.split(',').map(PointName::parse).collect::<Result<_, _>>();
    points.map(DeadList).map_err(|error| error.to_string())
}

pub(super) fn overlay(text: &str) -> Result<OverlayFile, String> {
    let path = PathBuf::from(text);
    let extension = path.extension().and_then(|extension| extension.to_str()).map(str::to_ascii_lowercase);
    match extension.as_deref() {
        Some("png") => Ok(OverlayFile::Png(path)),
        Some("svg") => Ok(OverlayFile::Svg(path)),
        _ => Err("the file's name must end in .png or .svg".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prisoners_need_both_colours_once() {
        assert_eq!(prisoners("W=5, B=3"), Ok(Prisoners { black: 3, white: 5 }));
        for text in ["", "B=3", "B=3,W=x", "B=3,B=4", "B=3,W=5,W=5", "B=-1,W=2", "3,5"] {
            assert!(prisoners(text).is_err(), "{text}");
        }
    }

    #[test]
    fn boards_are_numbered_from_one() {
        assert_eq!((board_number("1"), board_number("2")), (Ok(1), Ok(2)));
        for text in ["", "0", "-1", "1.5", "left"] {
            assert!(board_number(text).is_err(), "{text}");
        }
    }

    #[test]
    fn corners_are_eight_finite_numbers() {
        assert_eq!(corners("1,2,3,4,5,6,7,8.5").unwrap()[3], PhotoPoint { x: 7.0, y: 8.5 });
        for text in ["", "1,2,3", "1,2,3,4,5,6,7,NaN", "1,2,3,4,5,6,7,8,9", "1,2,3,4,5,6,7,inf"] {
            assert!(corners(text).is_err(), "{text}");
        }
    }

    #[test]
    fn points_off_every_board_are_refused_at_once() {
        assert!(dead("C3,Q16").is_ok());
        assert_eq!(dead("none"), Ok(DeadList(vec![])));
        assert!(dead("Z99").is_err());
        assert!(correction("Q16=red").is_err());
        assert!(correction("I9=black").is_err());
    }
}
