use super::*;
use shuzi::board::GridEvidence;
use shuzi::geometry::{Homography, Lens, PhotoFromBoard, PhotoPoint};
use shuzi::language::Message;
use shuzi::position::Position;
use shuzi::report::Uncertain;
use shuzi::stones::{Doubt, StoneReading};

fn label(extra: &str) -> Label {
    let text = format!(r#"{{"file": "a.jpg", "size": 3, "rows": ["B..", "...", "..W"]{extra}}}"#);
    Label::read(text.as_bytes()).unwrap().unwrap()
}

/// A report that shows `rows` and asks about `asked`.
fn report(rows: &[&str], asked: &[&str]) -> Report {
    let position = Position::from_rows(rows).unwrap();
    let size = position.size();
    let reading = StoneReading {
        empty: 0.5,
        black: 0.5,
        white: 0.0,
        doubt: Some(Doubt::Ambiguous),
    };
    let uncertain = asked
        .iter()
        .map(|name| Uncertain {
            point: size.parse(name).unwrap(),
            reading,
            why: Doubt::Ambiguous,
        })
        .collect();
    Report {
        file: "a.jpg".into(),
        photo: None,
        position,
        uncertain,
        rules: None,
        to_move: None,
        settlement: None,
        recorded: None,
        warnings: vec![],
    }
}

fn result(report: Result<Report, Failure>) -> PhotoResult {
    PhotoResult {
        report,
        readings: None,
        grid: None,
        timings: vec![],
    }
}

fn verdict(label: &Label, result: &PhotoResult) -> PhotoVerdict {
    judge(label, "a.jpg", "here", result, &JudgeSettings::default())
}

fn outcome(label: &Label, rows: &[&str], asked: &[&str]) -> PhotoOutcome {
    verdict(label, &result(Ok(report(rows, asked)))).outcome
}

#[test]
fn a_board_is_exact_in_any_rotation() {
    assert_eq!(
        outcome(&label(""), &["B..", "...", "..W"], &[]),
        PhotoOutcome::Exact
    );
    assert_eq!(
        outcome(&label(""), &["..B", "...", "W.."], &[]),
        PhotoOutcome::Exact
    );
    assert_eq!(
        outcome(&label(""), &["...", "B..", "..."], &[]),
        PhotoOutcome::Silent
    );
}

#[test]
fn a_wrong_point_is_silent_unless_it_was_asked_about() {
    let rows = ["B..", ".W.", "..W"];
    assert_eq!(outcome(&label(""), &rows, &[]), PhotoOutcome::Silent);
    assert_eq!(outcome(&label(""), &rows, &["A1"]), PhotoOutcome::Silent);
    assert_eq!(
        outcome(&label(""), &rows, &["B2"]),
        PhotoOutcome::ExactIfAsked
    );
    let everything = ["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"];
    assert_eq!(
        outcome(&label(""), &rows, &everything),
        PhotoOutcome::TooManyQuestions
    );
}

#[test]
fn questions_turn_with_the_board() {
    // The label turned clockwise once, and a wrong stone in its top left corner.
    let rows = ["W.B", "...", "W.."];
    let turned = label("");
    assert_eq!(outcome(&turned, &rows, &["A3"]), PhotoOutcome::ExactIfAsked);
    assert_eq!(outcome(&turned, &rows, &["C1"]), PhotoOutcome::Silent);
}

#[test]
fn points_that_nobody_can_tell_are_not_judged() {
    let rows = ["B..", ".W.", "..W"];
    assert_eq!(
        outcome(&label(r#", "unsure": [[1, 1]]"#), &rows, &[]),
        PhotoOutcome::Exact
    );
    assert_eq!(
        outcome(&label(r#", "hidden": [[1, 1]]"#), &rows, &[]),
        PhotoOutcome::Exact
    );
}

#[test]
fn a_covered_point_has_to_be_asked_about() {
    let rows = ["B..", "...", "..W"];
    let covered = label(r#", "hidden": [[1, 1]], "must_ask": [[1, 1]], "stress": "cover""#);
    assert_eq!(outcome(&covered, &rows, &[]), PhotoOutcome::Silent);
    assert_eq!(outcome(&covered, &rows, &["B2"]), PhotoOutcome::Exact);
    assert!(!covered.is_special());
}

#[test]
fn a_stone_between_points_has_to_be_read_or_asked_about() {
    let between = label(
        r#", "unsure": [[1, 0], [1, 1]], "ask_one_of": [[[1, 0], [1, 1]]], "stress": "between""#,
    );
    let lost = ["B..", "...", "..W"];
    assert_eq!(outcome(&between, &lost, &[]), PhotoOutcome::Silent);
    assert_eq!(outcome(&between, &lost, &["A2"]), PhotoOutcome::Exact);
    let read = ["B..", ".B.", "..W"];
    assert_eq!(outcome(&between, &read, &[]), PhotoOutcome::Exact);
}

#[test]
fn a_wrong_size_is_silent() {
    assert_eq!(
        outcome(&label(""), &["B...", "....", "....", "...W"], &[]),
        PhotoOutcome::Silent
    );
}

#[test]
fn unjudged_points_off_the_board_are_no_points() {
    let label = label(
        r#", "unsure": [[0, 0], [3, 0], [0, 3], [9, 9]], "hidden": [[4, 4], [5, 5], [6, 6], [7, 7], [8, 8]]"#,
    );
    let judged = |rows: &[&str]| {
        verdict(&label, &result(Ok(report(rows, &[]))))
            .figures
            .unwrap()
            .judged
    };
    assert_eq!(
        (judged(&["B..", "...", "..W"]), judged(&["B.", ".W"])),
        (8, 8)
    );
}

#[test]
fn corners_are_off_by_spacings_along_the_sides() {
    let label = label(r#", "corners": [[0, 10], [10, 0], [20, 10], [10, 20]]"#);
    let found = [(10.0, 0.0), (20.0, 10.0), (10.0, 20.0), (0.0, 10.0)];
    let error = label
        .corner_error(found.map(|(x, y)| PhotoPoint { x: x + 5.0, y }))
        .unwrap();
    assert!((error - 0.5_f64.sqrt()).abs() < 1e-9, "{error}");
}

#[test]
fn photos_without_a_board_must_be_refused() {
    let nothing = Label::read(br#"{"file": "a.jpg", "board": null}"#)
        .unwrap()
        .unwrap();
    let failure = Failure {
        file: "a.jpg".into(),
        kind: ErrorKind::NoBoard,
        message: Message::verbatim(""),
        hint: Message::verbatim(""),
    };
    let phantom = report(&["B..", "...", "..W"], &[]);
    let outcome = |label: &Label, report| verdict(label, &result(report)).outcome;
    assert_eq!(
        outcome(&nothing, Err(failure.clone())),
        PhotoOutcome::RightlyRefused
    );
    assert_eq!(outcome(&nothing, Ok(phantom)), PhotoOutcome::Phantom);
    assert_eq!(outcome(&label(""), Err(failure)), PhotoOutcome::Refused);
}

#[test]
fn labels_that_cannot_be_used_are_told_from_files_that_are_none() {
    assert!(matches!(Label::read(b"[1, 2]"), Ok(None)));
    assert!(matches!(Label::read(br#"{"size": 9}"#), Ok(None)));
    assert!(matches!(Label::read(b"{"), Err(LabelError::Json(_))));
    assert!(matches!(
        Label::read(br#"{"file": "a.jpg", "size": "big"}"#),
        Err(LabelError::Json(_))
    ));
    for rows in [r#"["B."]"#, r#"["B.", ".W."]"#, r#"["B.", ".X"]"#] {
        let text = format!(r#"{{"file": "a.jpg", "size": 2, "rows": {rows}}}"#);
        assert!(
            matches!(
                Label::read(text.as_bytes()),
                Err(LabelError::Rows { size: 2 })
            ),
            "{rows}"
        );
    }
}

#[test]
fn claims_are_about_the_judged_points_and_the_board_that_is_there() {
    let sure = |black: f64| StoneReading {
        empty: 1.0 - black,
        black,
        white: 0.0,
        doubt: None,
    };
    let readings = StoneReadings {
        lines: 3,
        grid_confidence: 1.0,
        readings: (1..=9).map(|n| sure(f64::from(n) / 100.0)).collect(),
    };
    let grid = |shift: f64| {
        let corners = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)];
        let pairs = corners.map(|(x, y)| ((x, y), (10.0 * x + shift, 10.0 * y)));
        let homography = Homography::from_pairs(&pairs).unwrap();
        let photo_from_board = PhotoFromBoard::flat(homography, Lens::ideal(30, 30));
        let board = Board {
            lines: 3,
            photo_from_board,
            fit_px: 0.0,
            evidence: GridEvidence::Stated,
        };
        LikeliestGrid {
            board,
            confidence: 0.75,
        }
    };
    let label = label(r#", "unsure": [[0, 1]], "corners": [[0, 0], [20, 0], [20, 20], [0, 20]]"#);
    let told = |shift: f64| PhotoResult {
        report: Ok(report(&["BW.", "...", "..B"], &[])),
        readings: Some(readings.clone()),
        grid: Some(grid(shift)),
        timings: vec![],
    };
    let near = verdict(&label, &told(4.0));
    assert_eq!(
        near.grid,
        Some(Prediction {
            probability: 0.75,
            right: true
        })
    );
    assert_eq!(
        verdict(&label, &told(6.0)).grid,
        Some(Prediction {
            probability: 0.75,
            right: false
        })
    );
    let points = near.figures.clone().unwrap().points;
    assert_eq!(points.len(), 8);
    assert_eq!(
        points.iter().filter(|prediction| !prediction.right).count(),
        1
    );
    assert_eq!(
        points.last(),
        Some(&Prediction {
            probability: 0.91,
            right: false
        })
    );
    // What may have been trained on says nothing about photos that were not.
    let trained = PhotoVerdict {
        train: true,
        ..near.clone()
    };
    assert_eq!(Reliability::of_points(&[near, trained.clone()]).total(), 8);
    assert_eq!(Reliability::of_grids(&[trained]).total(), 0);
}

#[test]
fn a_board_photographed_often_counts_once_in_the_headline() {
    let verdict = |group: &str, rows: &[&str]| {
        let label = label(&format!(r#", "group": "{group}""#));
        verdict(&label, &result(Ok(report(rows, &[]))))
    };
    let right = ["B..", "...", "..W"];
    let wrong = ["B..", ".W.", "..W"];
    let verdicts = [
        verdict("often", &right),
        verdict("often", &right),
        verdict("once", &wrong),
    ];
    let all = summaries(&verdicts)
        .into_iter()
        .find(|summary| summary.name == "ALL")
        .unwrap();
    assert_eq!(
        (all.photos, all.groups, all.count(PhotoOutcome::Silent)),
        (3, 2, 1)
    );
    assert_eq!((all.by_group.exact, all.by_group.silent), (0.5, 0.5));
    assert_eq!((all.wrong_points, all.judged_points), (1, 27));
}

#[test]
fn stress_tests_and_special_boards_are_reported_apart() {
    let verdict = |extra: &str| {
        verdict(
            &label(extra),
            &result(Ok(report(&["B..", "...", "..W"], &[]))),
        )
    };
    let verdicts = [
        verdict(""),
        verdict(r#", "tags": ["coloured-light:red"]"#),
        verdict(r#", "cropped": true"#),
        verdict(r#", "boards": [{}, {}]"#),
    ];
    let photos: Vec<(String, usize)> = summaries(&verdicts)
        .into_iter()
        .map(|summary| (summary.name, summary.photos))
        .collect();
    let expected = [("here", 1), ("stress tests", 1), ("special", 2), ("ALL", 1)];
    assert_eq!(
        photos,
        expected.map(|(name, photos)| (name.to_owned(), photos))
    );
}
