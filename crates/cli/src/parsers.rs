//! Parsers of option values, with errors that show how to write the value.

mod times;

pub(super) use times::{
    MovesOfBoth, Times, parse_basic_time, parse_byo_yomi, parse_move_times, parse_times,
    parse_times_exceeded,
};

use std::ops::RangeInclusive;
use std::path::PathBuf;

use shuzi::color::Color;
use shuzi::count::{Correction, PointName};
use shuzi::geometry::PhotoPoint;
use shuzi::language::{Message, ToMessage};
use shuzi::point::BoardSize;
use shuzi::score::{
    Ended, HalfPoints, HandicapBonus, LeftOpen, MOST_HANDICAP_STONES, MOST_PRISONERS, Overtime,
    Penalties, Prisoners, RuleSet, Sets,
};
use shuzi_tournament::handicap::Grade;

/// The file and format of `--overlay`.
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

/// The command line of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EngineCommand {
    pub program: String,
    pub arguments: Vec<String>,
}

/// The value of `--rules`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RulesName {
    /// A rule set.
    Set(RuleSet),
    /// A file with the rules of an event.
    File(PathBuf),
}

pub(super) fn parse_rules(text: &str) -> Result<RulesName, Message> {
    let path = PathBuf::from(text);
    if path
        .extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("toml"))
    {
        return Ok(RulesName::File(path));
    }
    let known = RuleSet::ALL.map(RuleSet::name).join(", ");
    RuleSet::parse(text)
        .map(RulesName::Set)
        .ok_or_else(|| Message::new("value-rules").with("known", known))
}

/// Parses points or zi, as in `7.5` or `3.75zi`.
pub(super) fn parse_points(text: &str) -> Result<HalfPoints, Message> {
    HalfPoints::parse_amount(text).map_err(|error| error.to_message())
}

/// Parses the name of a point, as in `Q16`.
pub(super) fn parse_point(text: &str) -> Result<PointName, Message> {
    PointName::parse(text).map_err(|error| error.to_message())
}

/// Returns a parser for whole numbers in this range.
pub(super) fn parse_number<N: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<N, Message> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number
            .and_then(|number| N::try_from(number).ok())
            .ok_or_else(|| {
                Message::new("value-number")
                    .with("least", *range.start())
                    .with("most", *range.end())
            })
    }
}

pub(super) fn parse_grade(text: &str) -> Result<Grade, Message> {
    Grade::parse(text).map_err(|error| error.to_message())
}

pub(super) fn parse_tuan(text: &str) -> Result<u8, Message> {
    match Grade::parse(text) {
        Ok(Grade::Tuan(number)) => Ok(number),
        _ => Err(Message::new("value-tuan")),
    }
}

pub(super) fn parse_points_per_chi(text: &str) -> Result<i32, Message> {
    let points = text
        .parse()
        .ok()
        .filter(|points| (0..=16).contains(points) && points % 2 == 0);
    points.ok_or_else(|| Message::new("value-points-per-chi"))
}

pub(super) fn parse_handicap(text: &str) -> Result<u32, Message> {
    let stones = text
        .parse()
        .ok()
        .filter(|&stones| stones <= MOST_HANDICAP_STONES);
    stones.ok_or_else(|| Message::new("value-handicap").with("most", MOST_HANDICAP_STONES))
}

pub(super) fn parse_handicap_bonus(text: &str) -> Result<HandicapBonus, Message> {
    HandicapBonus::parse(text).ok_or_else(|| Message::new("value-bonus"))
}

pub(super) fn parse_prisoners(text: &str) -> Result<Prisoners, Message> {
    match parse_by_color(text, |count| {
        count
            .parse()
            .ok()
            .filter(|&stones| stones <= MOST_PRISONERS)
    }) {
        Some([Some(black), Some(white)]) => Ok(Prisoners { black, white }),
        _ => Err(Message::new("value-prisoners").with("most", MOST_PRISONERS)),
    }
}

pub(super) fn parse_penalties(text: &str) -> Result<Penalties, Message> {
    let parse_penalty = |text: &str| {
        HalfPoints::parse(text)
            .ok()
            .filter(|&points| points >= HalfPoints(0))
    };
    let [black, white] =
        parse_by_color(text, parse_penalty).ok_or_else(|| Message::new("value-penalties"))?;
    Ok(Penalties {
        black: black.unwrap_or_default(),
        white: white.unwrap_or_default(),
    })
}

/// Overtime of Black and of White.
pub(super) type Overtimes = [Option<Overtime>; 2];

pub(super) fn parse_overtime(text: &str) -> Result<Overtimes, Message> {
    parse_by_color(text, Overtime::parse).ok_or_else(|| Message::new("value-overtime"))
}

pub(super) fn parse_sets(text: &str) -> Result<Sets, Message> {
    let [black, white] = parse_by_color(text, |stones| stones.parse().ok())
        .ok_or_else(|| Message::new("value-sets"))?;
    Ok(Sets { black, white })
}

/// Parses values by colour, as in `black=1,white=2` or `B=1`: at least one, and none twice. Black's
/// value comes first.
fn parse_by_color<T>(text: &str, parse: impl Fn(&str) -> Option<T>) -> Option<[Option<T>; 2]> {
    let (mut black, mut white) = (None, None);
    for part in text.split(',') {
        let (color, value) = part.split_once('=')?;
        let place = match color.trim().to_ascii_lowercase().as_str() {
            "b" | "black" => &mut black,
            "w" | "white" => &mut white,
            _ => return None,
        };
        if place.replace(parse(value.trim())?).is_some() {
            return None;
        }
    }
    Some([black, white])
}

/// Parses a name or another line of text that is printed as it was given; it may not be empty.
pub(super) fn parse_name(text: &str) -> Result<String, Message> {
    match text.trim() {
        "" => Err(Message::new("value-empty")),
        name => Ok(name.to_owned()),
    }
}

pub(super) fn parse_left_open(text: &str) -> Result<LeftOpen, Message> {
    LeftOpen::parse(&text.to_ascii_lowercase()).ok_or_else(|| Message::new("value-left-open"))
}

pub(super) fn parse_color(text: &str) -> Result<Color, Message> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Color::Black),
        "w" | "white" => Ok(Color::White),
        _ => Err(Message::new("value-color")),
    }
}

pub(super) fn parse_board_lines(text: &str) -> Result<usize, Message> {
    let lines = text
        .parse()
        .ok()
        .filter(|&lines| lines >= 2 && BoardSize::square(lines).is_ok());
    lines.ok_or_else(|| Message::new("value-lines").with("most", usize::from(BoardSize::MAX)))
}

/// Parses degrees, and returns clockwise quarter turns.
pub(super) fn parse_quarter_turns(text: &str) -> Result<u8, Message> {
    match text {
        "90" => Ok(1),
        "180" => Ok(2),
        "270" => Ok(3),
        _ => Err(Message::new("value-turn")),
    }
}

pub(super) fn parse_board_number(text: &str) -> Result<usize, Message> {
    let number = text.parse().ok().filter(|&number| number >= 1);
    number.ok_or_else(|| Message::new("value-board-number"))
}

pub(super) fn parse_game_number(text: &str) -> Result<usize, Message> {
    let number = text.parse().ok().filter(|&number| number >= 1);
    number.ok_or_else(|| Message::new("value-game-number"))
}

pub(super) fn parse_corners(text: &str) -> Result<[PhotoPoint; 4], Message> {
    let malformed = || Message::new("value-corners");
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
        .filter_map(|pair| {
            pair.first()
                .zip(pair.last())
                .map(|(&x, &y)| PhotoPoint { x, y })
        })
        .collect();
    corners.try_into().map_err(|_| malformed())
}

pub(super) fn parse_correction(text: &str) -> Result<Correction, Message> {
    let malformed = || Message::new("value-correction");
    let (point, stone) = text.split_once('=').ok_or_else(malformed)?;
    let point = parse_point(point)?;
    let stone = match stone.trim().to_ascii_lowercase().as_str() {
        "black" | "b" => Some(Color::Black),
        "white" | "w" => Some(Color::White),
        "empty" | "." => None,
        _ => return Err(malformed()),
    };
    Ok(Correction { point, stone })
}

pub(super) fn parse_ended(text: &str) -> Result<Ended, Message> {
    let ends = [Ended::NoResult, Ended::BothLose];
    ends.into_iter()
        .find(|end| end.name() == text)
        .ok_or_else(|| Message::new("value-ended"))
}

/// Parses the fate of a chain, as in `C3=dead`. Returns a point of the chain, and true if it is
/// dead.
pub(super) fn parse_fate(text: &str) -> Result<(PointName, bool), Message> {
    let malformed = || Message::new("value-fate");
    let (point, fate) = text.split_once('=').ok_or_else(malformed)?;
    let point = parse_point(point)?;
    match fate.trim().to_ascii_lowercase().as_str() {
        "dead" => Ok((point, true)),
        "alive" => Ok((point, false)),
        _ => Err(malformed()),
    }
}

pub(super) fn parse_dead(text: &str) -> Result<DeadList, Message> {
    if text.eq_ignore_ascii_case("none") {
        return Ok(DeadList(Vec::new()));
    }
    let points: Result<Vec<PointName>, Message> = text.split(',').map(parse_point).collect();
    points.map(DeadList)
}

/// Parses the command line of an engine, whose words are split as by a shell.
pub(super) fn parse_engine(text: &str) -> Result<EngineCommand, Message> {
    let mut words = shlex::split(text)
        .ok_or_else(|| Message::new("value-open-quote"))?
        .into_iter();
    let program = words.next().ok_or_else(|| Message::new("value-engine"))?;
    Ok(EngineCommand {
        program,
        arguments: words.collect(),
    })
}

pub(super) fn parse_overlay(text: &str) -> Result<OverlayFile, Message> {
    let path = PathBuf::from(text);
    let extension = path
        .extension()
        .and_then(|extension| extension.to_str())
        .map(str::to_ascii_lowercase);
    match extension.as_deref() {
        Some("png") => Ok(OverlayFile::Png(path)),
        Some("svg") => Ok(OverlayFile::Svg(path)),
        _ => Err(Message::new("value-overlay-file")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prisoners_need_both_colours_once() {
        assert_eq!(
            parse_prisoners("W=5, B=3"),
            Ok(Prisoners { black: 3, white: 5 })
        );
        for text in [
            "",
            "B=3",
            "B=3,W=x",
            "B=3,B=4",
            "B=3,W=5,W=5",
            "B=-1,W=2",
            "3,5",
        ] {
            assert!(parse_prisoners(text).is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_stated_by_colour_names_one_or_both() {
        assert_eq!(
            parse_sets("black=179"),
            Ok(Sets {
                black: Some(179),
                white: None
            })
        );
        let both = Penalties {
            black: HalfPoints(4),
            white: HalfPoints(1),
        };
        assert_eq!(parse_penalties("w=0.5, B=2"), Ok(both));
        assert_eq!(
            parse_overtime("white=5/30"),
            Ok([None, Some(Overtime { used: 5, basic: 30 })])
        );
        for text in ["", "2", "black=-2", "black=1,black=1", "red=1"] {
            assert!(
                parse_penalties(text).is_err()
                    && parse_sets(text).is_err()
                    && parse_overtime(text).is_err(),
                "{text}"
            );
        }
    }

    #[test]
    fn an_engine_is_a_command_as_in_a_shell() {
        let katago = parse_engine("'/opt/my engines/katago' gtp -model \"a b.bin\"").unwrap();
        assert_eq!(katago.program, "/opt/my engines/katago");
        assert_eq!(katago.arguments, ["gtp", "-model", "a b.bin"]);
        assert!(
            parse_engine("").is_err()
                && parse_engine("  ").is_err()
                && parse_engine("gnugo 'x").is_err()
        );
    }

    #[test]
    fn boards_are_numbered_from_one() {
        assert_eq!(
            (parse_board_number("1"), parse_board_number("2")),
            (Ok(1), Ok(2))
        );
        for text in ["", "0", "-1", "1.5", "left"] {
            assert!(parse_board_number(text).is_err(), "{text}");
        }
    }

    #[test]
    fn corners_are_eight_finite_numbers() {
        assert_eq!(
            parse_corners("1,2,3,4,5,6,7,8.5").unwrap()[3],
            PhotoPoint { x: 7.0, y: 8.5 }
        );
        for text in [
            "",
            "1,2,3",
            "1,2,3,4,5,6,7,NaN",
            "1,2,3,4,5,6,7,8,9",
            "1,2,3,4,5,6,7,inf",
        ] {
            assert!(parse_corners(text).is_err(), "{text}");
        }
    }

    #[test]
    fn points_off_every_board_are_refused_at_once() {
        assert!(parse_dead("C3,Q16").is_ok());
        assert_eq!(parse_dead("none"), Ok(DeadList(vec![])));
        assert!(parse_dead("Z99").is_err());
        assert!(parse_correction("Q16=red").is_err());
        assert!(parse_correction("I9=black").is_err());
    }
}
