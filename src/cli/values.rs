//! Option values: from text to what it means, with an error that shows how to write it.

use std::path::PathBuf;
use std::time::Duration;

use crate::clock::{CountedMoves, SecondCounting};
use crate::color::Color;
use crate::count::{Correction, PointName};
use crate::geometry::PhotoPoint;
use crate::point::BoardSize;
use crate::score::{
    Ended, HalfPoints, HandicapBonus, LeftOpen, MOST_HANDICAP_STONES, MOST_PRISONERS, Overtime, Penalties,
    Prisoners, RuleSet, Sets,
};

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

/// A program and what it is called with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EngineCommand {
    pub program: String,
    pub arguments: Vec<String>,
}

/// What `--rules` names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RulesName {
    /// A rule set.
    Set(RuleSet),
    /// A file with the rules of an event.
    File(PathBuf),
}

pub(super) fn rules(text: &str) -> Result<RulesName, String> {
    let path = PathBuf::from(text);
    if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("toml")) {
        return Ok(RulesName::File(path));
    }
    let known = RuleSet::ALL.map(RuleSet::name).join(", ");
    RuleSet::parse(text).map(RulesName::Set).ok_or_else(|| {
        format!("the rule sets are {known}; the rules of an event are read from a file that ends in .toml")
    })
}

pub(super) fn handicap(text: &str) -> Result<u32, String> {
    let stones = text.parse().ok().filter(|&stones| stones <= MOST_HANDICAP_STONES);
    stones.ok_or_else(|| format!("write a number of stones from 0 to {MOST_HANDICAP_STONES}"))
}

pub(super) fn handicap_bonus(text: &str) -> Result<HandicapBonus, String> {
    HandicapBonus::parse(text).ok_or_else(|| "write 0, N or N-1".to_owned())
}

pub(super) fn prisoners(text: &str) -> Result<Prisoners, String> {
    let malformed = "write the captured stones of both colours, up to 1000 of each, as in B=3,W=5";
    match by_color(text, |count| count.parse().ok().filter(|&stones| stones <= MOST_PRISONERS)) {
        Some([Some(black), Some(white)]) => Ok(Prisoners { black, white }),
        _ => Err(malformed.to_owned()),
    }
}

pub(super) fn penalties(text: &str) -> Result<Penalties, String> {
    let not_below_none = |text: &str| HalfPoints::parse(text).ok().filter(|&points| points >= HalfPoints(0));
    let [black, white] = by_color(text, not_below_none)
        .ok_or("write the points that a player loses, as in black=2 or black=2,white=4")?;
    Ok(Penalties { black: black.unwrap_or_default(), white: white.unwrap_or_default() })
}

/// Overtime of Black and of White.
pub(super) type Overtimes = [Option<Overtime>; 2];

pub(super) fn overtime(text: &str) -> Result<Overtimes, String> {
    by_color(text, Overtime::parse).ok_or_else(|| {
        "write the share of the basic time that was used beyond it, as in black=0.2 or white=5/30".to_owned()
    })
}

/// Longer than any game.
const MOST_TIME: Duration = Duration::from_secs(7 * 24 * 60 * 60);

pub(super) fn time(text: &str) -> Result<Duration, String> {
    let time = match text.contains(':') {
        true => clock_time(text)?,
        false => humantime::parse_duration(text).ok(),
    };
    let time = time.filter(|&time| time <= MOST_TIME);
    time.ok_or_else(|| "write a time up to a week with its unit, as in 60min, 1h30m or 1:30:00".to_owned())
}

/// Reads a time as clocks show it, `1:05:00`.
///
/// # Errors
/// Refuses `5:30`, which may be minutes or hours.
fn clock_time(text: &str) -> Result<Option<Duration>, String> {
    let number = |digits: &str, most: u64| {
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        digits.parse::<u64>().ok().filter(|&number| is_number && number <= most)
    };
    let two_digits = |digits: &str| number(digits, 59).filter(|_| digits.len() == 2);
    match text.split(':').collect::<Vec<&str>>().as_slice() {
        [first, second] if number(first, 1000).is_some() && two_digits(second).is_some() => Err(format!(
            "'{text}' may be minutes and seconds or hours and minutes: write 0:{first:0>2}:{second} or {first}:{second}:00"
        )),
        [hours, minutes, seconds] => {
            let parts = number(hours, 1000).zip(two_digits(minutes)).zip(two_digits(seconds));
            let time =
                |((hours, minutes), seconds)| Duration::from_secs(3600 * hours + 60 * minutes + seconds);
            Ok(parts.map(time))
        }
        _ => Ok(None),
    }
}

/// Most periods of second counting that are taken.
const MOST_PERIODS: u32 = 1000;

pub(super) fn byo_yomi(text: &str) -> Result<SecondCounting, String> {
    let (periods, period) = text
        .split_once(['x', 'X', '×'])
        .and_then(|(periods, period)| Some((periods.trim().parse().ok()?, time(period.trim()).ok()?)))
        .ok_or("write how often and how long a period is, as in 5x30s or 1x1min")?;
    if periods == 0 || periods > MOST_PERIODS || period.is_zero() {
        return Err(format!("write 1 to {MOST_PERIODS} periods that are not empty, as in 5x30s"));
    }
    Ok(SecondCounting { periods, period })
}

/// Moves after the basic time, Black's and White's.
pub(super) type MovesOfBoth = [Option<CountedMoves>; 2];

pub(super) fn times_exceeded(text: &str) -> Result<MovesOfBoth, String> {
    by_color(text, |times| times.parse().ok().map(CountedMoves::Exceeded))
        .ok_or_else(|| "write how often a period was exceeded, as in black=2 or black=2,white=0".to_owned())
}

pub(super) fn move_times(text: &str) -> Result<MovesOfBoth, String> {
    let moves = |times: &str| {
        let times: Result<Vec<Duration>, String> = times.split('+').map(|text| time(text.trim())).collect();
        times.ok().map(CountedMoves::Times)
    };
    by_color(text, moves).ok_or_else(|| {
        "write how long each move took, as in black=25s+34s or black=31s,white=12s+65s".to_owned()
    })
}

pub(super) fn basic_time(text: &str) -> Result<Duration, String> {
    time(text).and_then(|time| {
        if time.is_zero() { Err("there is no game without time".to_owned()) } else { Ok(time) }
    })
}

/// Times of Black and of White.
pub(super) type Times = [Option<Duration>; 2];

pub(super) fn times(text: &str) -> Result<Times, String> {
    by_color(text, |time_text| time(time_text).ok()).ok_or_else(|| {
        "write times with their units or as h:mm:ss, as in black=7min or black=52min,white=1:15:00".to_owned()
    })
}

pub(super) fn sets(text: &str) -> Result<Sets, String> {
    let [black, white] = by_color(text, |stones| stones.parse().ok())
        .ok_or("write how many stones a set holds, as in black=179 or black=179,white=180")?;
    Ok(Sets { black, white })
}

/// What is stated of Black and of White, as in `black=1,white=2` or `B=1`: one of them at least, none twice.
fn by_color<T>(text: &str, parse: impl Fn(&str) -> Option<T>) -> Option<[Option<T>; 2]> {
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
pub(super) fn name(text: &str) -> Result<String, String> {
    match text.trim() {
        "" => Err("it is empty".to_owned()),
        name => Ok(name.to_owned()),
    }
}

pub(super) fn left_open(text: &str) -> Result<LeftOpen, String> {
    let is_meant = |statement: &LeftOpen| statement.name().eq_ignore_ascii_case(text);
    let stated = LeftOpen::STATEMENTS.into_iter().find(is_meant);
    stated.ok_or_else(|| "write ended, black-first or white-first".to_owned())
}

pub(super) fn color(text: &str) -> Result<Color, String> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Color::Black),
        "w" | "white" => Ok(Color::White),
        _ => Err("write black or white".to_owned()),
    }
}

pub(super) fn board_lines(text: &str) -> Result<usize, String> {
    let lines = text.parse().ok().filter(|&lines| lines >= 2 && BoardSize::square(lines).is_ok());
    lines.ok_or_else(|| format!("write the number of lines, 2 to {}", BoardSize::MAX))
}

/// Clockwise quarter turns from degrees.
pub(super) fn quarter_turns(text: &str) -> Result<u8, String> {
    match text {
        "90" => Ok(1),
        "180" => Ok(2),
        "270" => Ok(3),
        _ => Err("write the degrees clockwise: 90, 180 or 270".to_owned()),
    }
}

pub(super) fn board_number(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|&number| number >= 1);
    number.ok_or_else(|| "write the board's number from left to right, from 1".to_owned())
}

pub(super) fn game_number(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|&number| number >= 1);
    number.ok_or_else(|| "write the game's number in the file, from 1".to_owned())
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

pub(super) fn ended(text: &str) -> Result<Ended, String> {
    let ends = [Ended::NoResult, Ended::BothLose];
    ends.into_iter().find(|end| end.name() == text).ok_or_else(|| "write no-result or both-lose".to_owned())
}

/// A chain's point and whether it is dead.
pub(super) fn fate(text: &str) -> Result<(PointName, bool), String> {
    let malformed = || "write a point of the chain and its fate, as in C3=dead or C3=alive".to_owned();
    let (point, fate) = text.split_once('=').ok_or_else(malformed)?;
    let point = PointName::parse(point).map_err(|error| error.to_string())?;
    match fate.trim().to_ascii_lowercase().as_str() {
        "dead" => Ok((point, true)),
        "alive" => Ok((point, false)),
        _ => Err(malformed()),
    }
}

pub(super) fn dead(text: &str) -> Result<DeadList, String> {
    if text.eq_ignore_ascii_case("none") {
        return Ok(DeadList(Vec::new()));
    }
    let points = text.split(',').map(PointName::parse).collect::<Result<_, _>>();
    points.map(DeadList).map_err(|error| error.to_string())
}

/// Words are split as a shell does.
pub(super) fn engine(text: &str) -> Result<EngineCommand, String> {
    let mut words = shlex::split(text).ok_or("a quote is not closed")?.into_iter();
    let program = words.next().ok_or("write the command that starts the engine, as in 'gnugo --mode gtp'")?;
    Ok(EngineCommand { program, arguments: words.collect() })
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
    fn what_is_stated_by_colour_names_one_or_both() {
        assert_eq!(sets("black=179"), Ok(Sets { black: Some(179), white: None }));
        let both = Penalties { black: HalfPoints(4), white: HalfPoints(1) };
        assert_eq!(penalties("w=0.5, B=2"), Ok(both));
        assert_eq!(overtime("white=5/30"), Ok([None, Some(Overtime { used: 5, basic: 30 })]));
        for text in ["", "2", "black=-2", "black=1,black=1", "red=1"] {
            assert!(penalties(text).is_err() && sets(text).is_err() && overtime(text).is_err(), "{text}");
        }
    }

    #[test]
    fn times_are_written_with_units_or_as_a_clock_shows_them() {
        let seconds = |seconds| Ok(Duration::from_secs(seconds));
        assert_eq!(
            (time("1:05:00"), time("0:00:59"), time("12:00:00")),
            (seconds(3900), seconds(59), seconds(43200))
        );
        assert_eq!(times("black=0:07:30").unwrap()[0], Some(Duration::from_secs(450)));
        let open = time("5:30").unwrap_err();
        assert!(open.contains("0:05:30") && open.contains("5:30:00"), "{open}");
        for text in
            ["1:5:00", "1:60:00", "1:00:60", ":00:00", "1:00:00:00", "1:00:0a", "-1:00:00", "900:00:00"]
        {
            assert!(time(text).is_err(), "{text}");
        }
    }

    #[test]
    fn second_counting_is_so_many_periods() {
        let of = |periods, seconds| Ok(SecondCounting { periods, period: Duration::from_secs(seconds) });
        assert_eq!((byo_yomi("5x30s"), byo_yomi("1 × 0:01:00")), (of(5, 30), of(1, 60)));
        for text in ["", "5", "x30s", "0x30s", "5x0s", "5x30", "-1x30s", "5x30sx2", "4294967296x30s"] {
            assert!(byo_yomi(text).is_err(), "{text}");
        }
        let moves = CountedMoves::Times(vec![Duration::from_secs(25), Duration::from_secs(65)]);
        assert_eq!(move_times("white=25s+1m5s"), Ok([None, Some(moves)]));
        assert!(move_times("white=25+34").is_err() && times_exceeded("black=-1").is_err());
    }

    #[test]
    fn an_engine_is_a_command_as_in_a_shell() {
        let katago = engine("'/opt/my engines/katago' gtp -model \"a b.bin\"").unwrap();
        assert_eq!(katago.program, "/opt/my engines/katago");
        assert_eq!(katago.arguments, ["gtp", "-model", "a b.bin"]);
        assert!(engine("").is_err() && engine("  ").is_err() && engine("gnugo 'x").is_err());
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
