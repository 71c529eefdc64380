use super::*;
use crate::error_kind::ErrorKind;
use crate::point::Point;

/// A reading of `rows`: capital letters are clear, `b`, `w` and `e` are likely but doubtful, `*` is
/// under a reflection, `#` outside the photo.
fn case(file: &str, rows: &[&str]) -> Case {
    let reading = |symbol| {
        let (empty, black, white, doubt) = match symbol {
            'B' => (0.001, 0.998, 0.001, None),
            'W' => (0.001, 0.001, 0.998, None),
            'b' => (0.05, 0.94, 0.01, Some(Doubt::Ambiguous)),
            'w' => (0.05, 0.01, 0.94, Some(Doubt::Ambiguous)),
            'e' => (0.94, 0.03, 0.03, Some(Doubt::Ambiguous)),
            '*' => (0.3, 0.1, 0.6, Some(Doubt::Glare)),
            '#' => (0.4, 0.3, 0.3, Some(Doubt::OutOfFrame)),
            _ => (0.998, 0.001, 0.001, None),
        };
        StoneReading {
            empty,
            black,
            white,
            doubt,
        }
    };
    let readings: Vec<StoneReading> = rows
        .iter()
        .flat_map(|row| row.chars())
        .map(reading)
        .collect();
    let readings = StoneReadings {
        lines: rows.len(),
        grid_confidence: 1.0,
        readings,
    };
    let position = Position::from_readings(&readings).unwrap();
    Case {
        readings: Some(readings),
        ..Case::from_position(file.into(), position, vec![])
    }
}

fn together_of(photos: &[&[&str]]) -> Result<Case, FuseError> {
    let cases: Vec<Case> = photos.iter().map(|rows| case("photo.jpg", rows)).collect();
    fuse(&cases[0], &cases[1..], 0.99).map(|fused| fused.case)
}

fn asked(case: &Case) -> Vec<String> {
    case.uncertain()
        .iter()
        .map(|uncertain| case.position.size().name(uncertain.point))
        .collect()
}

const SHOWN: [&str; 5] = ["BB.W.", ".BBW.", ".BWW.", "BBW.W", "..BW."];

#[test]
fn what_one_photo_hides_another_shows() {
    let glare = ["BB.W.", ".B*W.", ".BWW.", "BBW.W", "..BW."];
    let cut = ["#B.W.", "#BBW.", "#BWW.", "#BW.W", "#.BW."];
    let fused = together_of(&[&glare, &cut]).unwrap();
    assert_eq!(
        (fused.position.rows(), asked(&fused)),
        (SHOWN.map(str::to_owned).to_vec(), vec![])
    );
    // One alone, or with itself, is as much in doubt as it was.
    assert_eq!(asked(&together_of(&[&glare]).unwrap()), ["C4"]);
    assert_eq!(
        asked(&together_of(&[&glare, &glare, &glare]).unwrap()),
        ["C4"]
    );
}

#[test]
fn photos_from_other_sides_of_the_board_are_turned_like_the_first() {
    let first = ["*B.W.", ".BBW.", ".BWW.", "BBW.W", "..BW."];
    let mut seat = Position::from_rows(&SHOWN).unwrap();
    for _ in 0..4 {
        let rows = seat.rows();
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let fused = together_of(&[&first, &rows]).unwrap();
        assert_eq!(
            (fused.position.rows(), asked(&fused)),
            (SHOWN.map(str::to_owned).to_vec(), vec![])
        );
        seat = seat.turned();
    }
}

#[test]
fn a_mirrored_or_another_board_is_refused() {
    let mirrored = Position::from_rows(&SHOWN).unwrap().mirrored().rows();
    let mirrored: Vec<&str> = mirrored.iter().map(String::as_str).collect();
    for rows in [
        &mirrored[..],
        &["....."; 5],
        &["WWWWW", "WWWWW", ".....", "BBBBB", "BBBBB"],
    ] {
        let error = together_of(&[&SHOWN, rows]).unwrap_err();
        assert!(
            matches!(
                error,
                FuseError::Positions {
                    contradictions: 3..,
                    ..
                }
            ),
            "{error}"
        );
        assert_eq!(error.kind(), ErrorKind::BadOption);
    }
    let smaller = together_of(&[&SHOWN, &["BB.", "...", "W.."]]).unwrap_err();
    assert!(matches!(
        smaller,
        FuseError::Sizes {
            lines: 3,
            first_lines: 5,
            ..
        }
    ));
}

#[test]
fn two_photos_that_contradict_each_other_are_not_outvoted_by_a_third() {
    let other = ["BB.W.", ".BWW.", ".BWW.", "BBW.W", "..BW."];
    for photos in [[&SHOWN, &other, &other], [&SHOWN, &SHOWN, &other]] {
        let fused = together_of(&photos.map(|rows| &rows[..])).unwrap();
        assert_eq!(asked(&fused), ["C4"]);
    }
}

#[test]
fn doubtful_readings_do_not_add_up_to_certainty() {
    let doubtful = ["BB.W.", ".BbW.", ".BWW.", "BBWeW", "..BW."];
    let fused = together_of(&[&doubtful; 5].map(|rows| &rows[..])).unwrap();
    assert_eq!(asked(&fused), ["C4", "D2"]);
    let size = fused.position.size();
    let read = |name: &str| {
        fused.readings.as_ref().unwrap().readings[size.index(size.parse(name).unwrap())]
    };
    assert!(read("C4").black < 0.99 && read("D2").empty < 0.99);
}

#[test]
fn a_point_that_depends_on_the_turn_is_asked_about() {
    // From all four sides the same, but for a corner that the first photo does not show.
    let first = ["*...*", ".BBB.", ".B.B.", ".BBB.", "*...*"];
    let second = ["W....", ".BBB.", ".B.B.", ".BBB.", "....."];
    let fused = together_of(&[&first, &second]).unwrap();
    assert_eq!(asked(&fused), ["A5", "E5", "A1", "E1"]);
}

#[test]
fn times_of_a_step_are_added_up() {
    let took = |ms| {
        vec![Timing {
            step: "stones",
            took: std::time::Duration::from_millis(ms),
        }]
    };
    let first = Case {
        timings: took(3),
        ..case("a.jpg", &SHOWN)
    };
    let second = Case {
        timings: took(4),
        ..case("b.jpg", &SHOWN)
    };
    assert_eq!(fuse(&first, &[second], 0.99).unwrap().case.timings, took(7));
}

#[test]
fn every_point_keeps_its_place_over_four_turns() {
    let size = BoardSize::square(5).unwrap();
    let readings = case("a.jpg", &SHOWN).readings.unwrap();
    let once = readings.turned();
    let corner: Point = size.point(4, 0).unwrap();
    assert_eq!(once.readings[size.index(corner)], readings.readings[0]);
    assert_eq!((0..3).fold(once, |readings, _| readings.turned()), readings);
}

#[test]
fn where_photos_differ_is_told() {
    let other = ["BB.W.", ".BBW.", ".BWW.", "B*W.W", "..bW."];
    let cases = [case("a.jpg", &SHOWN), case("b.jpg", &other)];
    let fused = fuse(&cases[0], &cases[1..], 0.99).unwrap();
    let points: Vec<String> = fused
        .disagreements
        .iter()
        .map(|d| fused.case.position.size().name(d.point))
        .collect();
    assert_eq!(
        points,
        ["B2"],
        "a reflection that looks white; what is only less certain is no disagreement"
    );
    assert_eq!(fused.disagreements[0].seen.len(), 2);
}
