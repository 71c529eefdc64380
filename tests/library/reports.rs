//! What the reporters write about a photo, field by field as other programs read it.

use std::time::Duration;

use image::RgbImage;
use serde_json::{Value, json};
use shuzi::color::Color;
use shuzi::geometry::{Homography, Lens, PhotoFromBoard, PhotoGrid};
use shuzi::language::Language;
use shuzi::life::{ChainLife, LifeReading, Reason, Status};
use shuzi::photo::Photo;
use shuzi::position::Position;
use shuzi::report::{
    self, DoubtfulGroup, Otherwise, PhotoFacts, Report, Settlement, TimedReport, Timing, Uncertain,
    Warning,
};
use shuzi::score::{HalfPoints, Open, RuleSet, Rules, score};
use shuzi::stones::{Doubt, StoneReading};

/// A 5×5 board seen straight from above, 20 pixels a spacing, its top left crossing at (30, 10); a
/// dead white stone at B3 and a doubtful point at A1.
fn report() -> Report {
    let position = Position::from_rows(&["..BW.", "..BW.", ".WBW.", "..BW.", "..BW."]).unwrap();
    let size = position.size();
    let corners = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)];
    let seen = [(30.0, 10.0), (110.0, 10.0), (110.0, 90.0), (30.0, 90.0)];
    let pairs: Vec<_> = corners.into_iter().zip(seen).collect();
    let homography = Homography::from_pairs(&pairs).unwrap();
    let photo_from_board = PhotoFromBoard::flat(homography, Lens::ideal(140, 100));
    let grid = PhotoGrid {
        lines: 5,
        photo_from_board,
        fit_px: 0.25,
    };
    let dead = size.parse("B3").unwrap();
    let rules = Rules::of(RuleSet::Chinese);
    let chains = position.chains().into_iter().map(|chain| {
        let is_dead = chain.points.contains(&dead);
        ChainLife {
            color: chain.color,
            status: if is_dead { Status::Dead } else { Status::Alive },
            confidence: if is_dead { 0.9 } else { 1.0 },
            reason: if is_dead {
                Reason::Judged {
                    survived: 9,
                    played: 100,
                    owned_percent: 4,
                }
            } else {
                Reason::PassAlive
            },
            ask: is_dead,
            second: None,
            open_fate: None,
            points: chain.points,
        }
    });
    let life = LifeReading {
        chains: chains.collect(),
        expected: Vec::new(),
    };
    let otherwise = Otherwise {
        margin: HalfPoints::from_points(-20),
        winner: Some(Color::White),
    };
    let score = score(&position, &[dead], None, &rules).unwrap();
    let in_doubt = |chain: &&ChainLife| chain.ask;
    let doubts = life
        .chains
        .iter()
        .filter(in_doubt)
        .map(|chain| DoubtfulGroup {
            color: chain.color,
            points: chain.points.clone(),
            dead: true,
            chain: chain.clone(),
            margin: score.margin,
            otherwise: Some(otherwise),
        });
    let doubts = doubts.collect();
    let reading = StoneReading {
        empty: 0.6,
        black: 0.3,
        white: 0.1,
        doubt: Some(Doubt::Glare),
    };
    Report {
        file: "a.jpg".into(),
        photo: Some(PhotoFacts {
            width_px: 140,
            height_px: 100,
            grid,
            others: vec![],
        }),
        position,
        uncertain: vec![Uncertain {
            point: size.parse("A1").unwrap(),
            reading,
            why: Doubt::Glare,
        }],
        rules: Some(rules),
        to_move: None,
        settlement: Some(Settlement {
            life,
            score,
            open: Open::default(),
            doubts,
        }),
        recorded: None,
        warnings: vec![Warning::InAtari { points: vec![dead] }],
    }
}

fn in_json(report: Report) -> Value {
    let timings = vec![Timing {
        step: "decode",
        took: Duration::from_micros(66_040),
    }];
    serde_json::from_str(&report::json::report(&TimedReport { report, timings }).unwrap()).unwrap()
}

fn in_english(report: &Report) -> String {
    report::terminal::report(report, Language::English.words(), Default::default())
}

fn photo() -> Photo {
    Photo::from(RgbImage::from_pixel(140, 100, image::Rgb([128, 128, 128])))
}

#[test]
fn json_has_every_field_of_the_contract() {
    let object = in_json(report());
    assert_eq!(object["schema"], "shuzi/1");
    assert_eq!(
        object["photo"],
        json!({"file": "a.jpg", "width": 140, "height": 100})
    );
    let corners = json!([[30.0, 10.0], [110.0, 10.0], [110.0, 90.0], [30.0, 90.0]]);
    assert_eq!(
        object["board"],
        json!({"size": 5, "corners": corners, "fit_px": 0.25})
    );
    assert_eq!(object["rows"][2], ".WBW.");
    let uncertain = json!([{
        "point": "A1", "row": 4, "col": 0, "best": ".",
        "probabilities": {"empty": 0.6, "black": 0.3, "white": 0.1}, "why": "glare", "question": 1,
    }]);
    assert_eq!(object["uncertain"], uncertain);
    assert_eq!(object["life"]["dead"], json!(["B3"]));
    assert_eq!(object["life"]["ask"], json!(["B3"]));
    let chain = json!({
        "points": ["B3"], "color": "white", "status": "dead", "confidence": 0.9,
        "why": "lives in 9 of 100 playouts; a neural network gives it 4%",
    });
    assert!(
        object["life"]["chains"]
            .as_array()
            .unwrap()
            .contains(&chain)
    );
    let doubt = json!({
        "points": ["B3"], "color": "white", "proposed": "dead", "why": chain["why"],
        "margin_otherwise": -20.0, "changes_winner": false,
    });
    assert_eq!(object["doubts"], json!([doubt]));
    assert_eq!(object["owner"], json!(vec!["BBBWW"; 5]));
    // 15 points against 10, and 7½ for White.
    let score = json!({
        "black": 15.0, "white": 10.0, "margin": -2.5, "margin_zi": "-1 1/4", "winner": "white", "sgf": "W+2.5",
    });
    assert_eq!(object["score"], score);
    assert_eq!(object["warnings"][0]["kind"], "in_atari");
    assert_eq!(object["warnings"][0]["points"], json!(["B3"]));
    assert_eq!(object["timings_ms"], json!({"decode": 66.0}));
}

#[test]
fn a_reading_alone_claims_no_result() {
    let reading = Report {
        rules: None,
        to_move: None,
        settlement: None,
        ..report()
    };
    let object = in_json(reading.clone());
    for absent in ["rules", "komi", "life", "score", "owner", "dame", "ing"] {
        assert!(object.get(absent).is_none(), "{absent}");
    }
    let text = in_english(&reading);
    assert!(
        !text.contains("wins") && text.contains("Please check A1"),
        "{text}"
    );
}

#[test]
fn text_marks_the_dead_and_the_doubtful_and_says_that_a_person_must_confirm() {
    let text = in_english(&report());
    assert!(text.contains(" 3 + o X O - 3"), "{text}");
    assert!(text.contains(" 1 ? + X O - 1"), "{text}");
    assert!(
        text.contains("Please confirm white B3: dead, 90% sure"),
        "{text}"
    );
    let last = text.lines().last().unwrap();
    assert_eq!(
        last,
        "White wins by 1 1/4 zi (2.5 points) (if all of the above is confirmed)"
    );
}

#[test]
fn a_game_record_carries_the_marks_but_no_open_result() {
    let sgf = report::sgf::report(&report());
    for property in ["SO[a.jpg]", "MA[bc]", "LB[ae:?]", "RU[Chinese]", "KM[7.5]"] {
        assert!(sgf.contains(property), "{property} in {sgf}");
    }
    assert!(!sgf.contains("RE["));
    let mut confirmed = Report {
        uncertain: vec![],
        warnings: vec![],
        ..report()
    };
    for chain in &mut confirmed.settlement.as_mut().unwrap().life.chains {
        chain.ask = false;
    }
    assert!(report::sgf::report(&confirmed).contains("RE[W+2.5]"));
}

#[test]
fn the_overlay_draws_on_the_stones_and_nowhere_far_from_the_board() {
    let png = report::overlay::png(&report(), &photo(), &Default::default()).unwrap();
    let drawn = image::load_from_memory(&png).unwrap().to_rgb8();
    assert_eq!(drawn.dimensions(), (140, 100));
    let changed = |x: u32, y: u32| {
        let pixels = (x..x + 4).flat_map(|x| (y..y + 4).map(move |y| (x, y)));
        pixels
            .filter(|&(x, y)| drawn.get_pixel(x, y).0 != [128, 128, 128])
            .count()
    };
    // C5's ring passes to the left of its crossing at (70, 10); nothing is left of the board.
    assert!(changed(60, 8) > 0);
    assert_eq!((0..24).map(|y| changed(10, y * 4)).sum::<usize>(), 0);
}

#[test]
fn the_svg_holds_the_photo_and_a_shape_for_everything_read() {
    let svg = report::overlay::svg(&report(), &photo(), &Default::default()).unwrap();
    assert!(
        svg.contains("data:image/jpeg;base64,/9j/"),
        "a JPEG starts so"
    );
    // 10 grid lines, 11 rings, 2 strokes of the dead stone's cross, 3 of the question mark.
    assert_eq!(svg.matches("<polyline").count(), 10 + 11 + 2 + 3);
    // The 14 empty points, all owned, and the dead stone's point.
    assert_eq!(svg.matches("<polygon").count(), 15);
}

#[test]
fn neither_player_is_named_when_nobody_wins() {
    let position = Position::from_rows(&["BW", "BW"]).unwrap();
    let even = Rules {
        komi: Default::default(),
        ..Rules::of(RuleSet::Chinese)
    };
    let counted = score(&position, &[], None, &even);
    // Neither wall has a liberty: no result at all.
    assert!(counted.is_err());
    let position = Position::from_rows(&[".B.W.", ".B.W.", ".B.W.", ".B.W.", ".B.W."]).unwrap();
    let score = score(&position, &[], None, &even).unwrap();
    assert_eq!(score.winner, None::<Color>);
    let settlement = Settlement {
        life: LifeReading::default(),
        score,
        open: Open::default(),
        doubts: Vec::new(),
    };
    let drawn = Report {
        position,
        settlement: Some(settlement),
        ..report()
    };
    let object = in_json(drawn.clone());
    assert_eq!(
        (&object["score"]["winner"], &object["score"]["sgf"]),
        (&json!("draw"), &json!("0"))
    );
    assert!(in_english(&drawn).contains("Draw"));
}
