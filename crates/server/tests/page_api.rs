//! The requests of the page and their answers, as JSON.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a panic is how a test reports"
)]

use std::fs;
use std::path::Path;
use std::sync::LazyLock;
use std::time::Duration;

use serde::Serialize;
use serde_json::{Value, json};
use shuzi::color::Color;
use shuzi::count::{Reader, Stone};
use shuzi::language::Language;
use shuzi::life::{LifeJudge, Status};
use shuzi::photo::Limits;
use shuzi::position::Doubt;
use shuzi::report::json::schema::{OpenPointKind, StoneLetter, WarningKind, Winner};
use shuzi::score::{BonusSource, Ended, HandicapBonus, LeftOpen, RuleSet};
use shuzi_server::page_api::{
    self, InputPhoto, PhotoContent, ReadRequest, Refusal, RefusalReason, ScoreRequest, Scorer,
};

const STILL: fn() -> Duration = || Duration::ZERO;

/// One reader and one judge for all tests, so that weights are loaded once.
static READER: LazyLock<Reader> = LazyLock::new(Reader::embedded);
static JUDGE: LazyLock<LifeJudge> = LazyLock::new(LifeJudge::embedded);

fn sample(name: &str) -> Vec<u8> {
    fs::read(
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
            .join("samples")
            .join(name),
    )
    .unwrap()
}

fn truth(name: &str) -> Value {
    serde_json::from_slice(&sample(&format!("{name}.json"))).unwrap()
}

fn parsed(answer: Result<impl Serialize, Refusal>) -> Result<Value, (RefusalReason, Value)> {
    match answer {
        Ok(answer) => Ok(serde_json::to_value(answer).unwrap()),
        Err(refusal) => Err((
            refusal.reason,
            serde_json::to_value(refusal.answer).unwrap(),
        )),
    }
}

fn read(names: &[&str], request: Value) -> Result<Value, (RefusalReason, Value)> {
    let files: Vec<Vec<u8>> = names.iter().map(|name| sample(name)).collect();
    let shown: Vec<InputPhoto> = names
        .iter()
        .zip(&files)
        .map(|(name, bytes)| InputPhoto {
            name,
            content: PhotoContent::File(bytes),
        })
        .collect();
    let request: ReadRequest = serde_json::from_value(request).unwrap();
    parsed(page_api::read(
        &shown,
        &request,
        &Limits::default(),
        &READER,
        &STILL,
    ))
}

fn score(request: Value) -> Result<Value, (RefusalReason, Value)> {
    scored(&mut Scorer::default(), request)
}

fn scored(scorer: &mut Scorer, request: Value) -> Result<Value, (RefusalReason, Value)> {
    let request: ScoreRequest = match serde_json::from_value(request) {
        Ok(request) => request,
        Err(error) => return Err((RefusalReason::Request, json!(error.to_string()))),
    };
    parsed(scorer.score(&request, &JUDGE, &STILL))
}

/// A nine by nine board with a dead white stone at B2 and a border open at nobody's place.
const ROWS: [&str; 9] = [
    "....BW...",
    "....BW...",
    "....BW...",
    "....BW...",
    "....BW...",
    "....BW...",
    "....BW...",
    ".W..BW...",
    "....BW...",
];

#[test]
fn a_photo_is_read_with_every_intersection_in_its_pixels() {
    let truth = truth("9-finished-cloth");
    let read = read(&["9-finished-cloth.jpg"], json!({})).unwrap();
    assert_eq!(read["rows"], truth["rows"]);
    assert_eq!(read["photo"]["width"], 1400);
    assert_eq!(read["grid"].as_array().unwrap().len(), 81);
    for (corner, index) in [(0, 0), (1, 8), (2, 80), (3, 72)] {
        for axis in 0..2 {
            let along = |places: &Value, place: usize| places[place][axis].as_f64().unwrap();
            let intersection = along(&read["grid"], index);
            assert!((intersection - along(&read["board"]["corners"], corner)).abs() <= 0.06);
            let off = intersection - along(&truth["corners"], corner);
            assert!(off.abs() < 3.0, "corner {corner} is {off} pixels off");
        }
    }
    assert!(read["grid_confidence"].as_f64().unwrap() > 0.95);
}

#[test]
fn corners_that_a_person_drags_are_taken_as_they_are() {
    let truth = truth("9-finished-cloth");
    let stated = json!({ "corners": truth["corners"], "size": 9 });
    let by_corners = read(&["9-finished-cloth.jpg"], stated).unwrap();
    assert_eq!(by_corners["rows"], truth["rows"]);
}

#[test]
fn photos_of_one_board_are_read_together_and_one_that_cannot_be_read_is_named() {
    let read = read(
        &[
            "no-board.jpg",
            "9-finished-cloth.jpg",
            "9-finished-cloth.jpg",
        ],
        json!({}),
    )
    .unwrap();
    assert_eq!(read["file"], "9-finished-cloth.jpg");
    let others = read["photo"]["others"].as_array().unwrap();
    let left_out: Vec<_> = others
        .iter()
        .filter(|other| other.get("error").is_some())
        .collect();
    assert_eq!((others.len(), left_out.len()), (2, 1));
    assert_eq!(left_out[0]["file"], "no-board.jpg");
}

#[test]
fn a_refusal_is_said_in_the_language_asked_for() {
    let (reason, refused) = read(&["two-boards.jpg"], json!({ "language": "de" })).unwrap_err();
    assert_eq!(reason, RefusalReason::Input);
    assert_eq!(
        (&refused["error"]["kind"], &refused["error"]["boards"]),
        (&json!("several_boards"), &json!(2))
    );
    let said = refused["error"]["said"].as_str().unwrap();
    assert!(said.contains("Brett"), "{said}");
    let leftmost = read(&["two-boards.jpg"], json!({ "board": 1 })).unwrap();
    assert_eq!(leftmost["size"], json!([13, 13]));
    let (_, different) = read(
        &["9-finished-cloth.jpg", "9-finished-glossy.jpg"],
        json!({}),
    )
    .unwrap_err();
    assert_eq!(different["error"]["kind"], "bad_option");
    assert!(
        different["error"]["advice"]
            .as_str()
            .unwrap()
            .contains("one board")
    );
}

#[test]
fn what_makes_no_sense_is_refused() {
    for request in [
        json!({ "size": 1 }),
        json!({ "size": 26 }),
        json!({ "board": 0 }),
    ] {
        let (reason, _) = read(&["9-finished-cloth.jpg"], request.clone()).unwrap_err();
        assert_eq!(reason, RefusalReason::Request, "{request}");
    }
    let request = ReadRequest::default();
    let nothing = parsed(page_api::read(
        &[],
        &request,
        &Limits::default(),
        &READER,
        &STILL,
    ))
    .unwrap_err();
    assert_eq!(nothing.0, RefusalReason::Request);
    for request in [
        json!({}),
        json!({ "rows": [] }),
        json!({ "rows": ["B", "BW"] }),
        json!({ "rows": ["X"] }),
        json!({ "rows": vec![".".repeat(100); 100] }),
        json!({ "rows": ROWS, "row": 1 }),
        json!({ "rows": ROWS, "rules": "house" }),
        json!({ "rows": ROWS, "komi": 0.3 }),
        json!({ "rows": ROWS, "komi": 1e300 }),
        json!({ "rows": ROWS, "handicap": 400 }),
        json!({ "rows": ROWS, "prisoners": { "black": 4_000_000, "white": 0 } }),
        json!({ "rows": ROWS, "answers": [{ "point": "Z99", "stone": "black" }] }),
        json!({ "rows": ROWS, "answers": [{ "point": "A1", "stone": "red" }] }),
        json!({ "rows": ROWS, "uncertain": [{ "point": "A1", "probabilities": {}, "why": "glare" }] }),
        json!({ "rows": ROWS, "known": { "life": { "chains": [{ "points": ["T19"], "color": "black", "status": "dead", "confidence": 1.0 }] } } }),
    ] {
        let refused = score(request.clone());
        assert_eq!(
            refused.map_err(|(reason, _)| reason),
            Err(RefusalReason::Request),
            "{request}"
        );
    }
    let (reason, _) =
        score(json!({ "rows": ROWS, "answers": [{ "point": "T19", "stone": "black" }] }))
            .unwrap_err();
    assert_eq!(reason, RefusalReason::Input);
}

#[test]
fn a_position_is_scored_as_the_program_scores_it_and_said_in_words() {
    let scored = score(json!({ "rows": ROWS, "language": "en", "file": "a.jpg" })).unwrap();
    assert_eq!(scored["life"]["dead"], json!(["B2"]));
    assert_eq!(
        (&scored["score"]["black"], &scored["score"]["white"]),
        (&json!(45.0), &json!(36.0))
    );
    assert_eq!(
        scored["said"]["result"],
        "Black wins by 3/4 zi (1.5 points)"
    );
    assert_eq!(scored["said"]["short"], "B+1.5");
    assert!(scored["said"]["explained"].as_array().unwrap().len() > 3);
    assert!(scored["record"].as_str().unwrap().contains("SO[a.jpg]"));
    assert_eq!(scored["provisional"], false);
    assert_eq!(scored["expected"].as_array().unwrap().len(), 81);
    for (language, word) in [
        ("de", "Schwarz"),
        ("zh", "黑"),
        ("ja", "黒"),
        ("ko", "흑"),
        ("uk", "Чорн"),
    ] {
        let scored = score(json!({ "rows": ROWS, "language": language })).unwrap();
        let result = scored["said"]["result"].as_str().unwrap();
        assert!(result.contains(word), "{language}: {result}");
    }
}

#[test]
fn what_a_person_says_is_taken_in_its_order() {
    let mut scorer = Scorer::default();
    let answers = json!([
        { "group": ["B2"], "dead": false },
        { "point": "C2", "stone": "white" },
        { "group": ["B2"], "dead": true },
        { "point": "J9", "stone": "black" },
        { "point": "J9", "stone": "empty" },
        { "group": ["J9"], "dead": true },
    ]);
    let scored = scored(
        &mut scorer,
        json!({ "rows": ROWS, "answers": answers, "rules": "japanese",
        "prisoners": { "black": 1, "white": 0 } }),
    )
    .unwrap();
    assert_eq!(scored["rows"][7], ".WW.BW...");
    assert_eq!(scored["life"]["dead"], json!(["B2", "C2"]));
    // Black: 36 points less none, with two dead stones; White: 27 points and one prisoner.
    assert_eq!(
        (&scored["score"]["black"], &scored["score"]["white"]),
        (&json!(38.0), &json!(28.0))
    );
}

#[test]
fn a_tap_is_answered_with_life_carried_over_and_comes_out_as_when_it_is_read() {
    let mut scorer = Scorer::default();
    let first = scored(&mut scorer, json!({ "rows": ROWS })).unwrap();
    let known = json!({ "life": first["life"], "expected": first["expected"] });
    for answers in [
        json!([{ "group": ["B2"], "dead": false }]),
        json!([{ "point": "B3", "stone": "white" }]),
        json!([{ "point": "H5", "stone": "black" }]),
        json!([{ "point": "B2", "stone": "empty" }]),
    ] {
        let at_once = score(json!({ "rows": ROWS, "answers": answers, "known": known })).unwrap();
        let in_full = score(json!({ "rows": ROWS, "answers": answers })).unwrap();
        assert_eq!(
            (&at_once["provisional"], &at_once["settled"]),
            (&json!(true), &json!(false))
        );
        for field in ["rows", "score", "owner"] {
            assert_eq!(at_once[field], in_full[field], "{answers}: {field}");
        }
        assert_eq!(
            at_once["life"]["dead"], in_full["life"]["dead"],
            "{answers}"
        );
    }
}

#[test]
fn doubtful_points_are_asked_about_and_the_decisive_ones_first() {
    let doubt = |point, black| {
        json!({ "point": point, "row": 0, "col": 0, "best": ".", "why": "glare",
            "probabilities": { "empty": 0.9 - black, "black": black, "white": 0.1 } })
    };
    let uncertain = [doubt("A9", 0.3), doubt("E5", 0.7)];
    let scored = score(json!({ "rows": ROWS, "uncertain": uncertain, "komi": 8.5 })).unwrap();
    let asked: Vec<&Value> = scored["questions"].as_array().unwrap().iter().collect();
    // Without the stone at E5 the border is open.
    assert_eq!(
        (&asked[0]["point"], &asked[0]["proposed"]),
        (&json!("E5"), &json!("black"))
    );
    assert_eq!(asked[1]["point"], "A9");
    assert_eq!(scored["settled"], false);
    let confirmed = json!([{ "point": "E5", "stone": "black" }, { "point": "A9", "stone": "empty" },
        { "group": ["B2"], "dead": true }]);
    let scored =
        score(json!({ "rows": ROWS, "uncertain": uncertain, "answers": confirmed })).unwrap();
    assert_eq!(
        (&scored["questions"], &scored["uncertain"]),
        (&json!([]), &json!([]))
    );
    assert_eq!(scored["settled"], true);
}

#[test]
fn a_question_tells_on_request_whether_it_may_change_the_winner() {
    // Without the stone at F9 the border is open; a black stone at A9 changes nothing.
    let doubt = |point, best, [empty, black, white]: [f64; 3]| {
        json!({ "point": point, "row": 0, "col": 0, "best": best, "why": "ambiguous",
            "probabilities": { "empty": empty, "black": black, "white": white } })
    };
    let uncertain = [
        doubt("F9", "W", [0.3, 0.0, 0.7]),
        doubt("A9", ".", [0.7, 0.3, 0.0]),
    ];
    let may_change_winner = |weigh: bool| {
        let answers = [json!({ "group": ["B2"], "dead": true })];
        let request = json!({ "rows": ROWS, "uncertain": uncertain, "answers": answers,
            "weigh": weigh });
        let scored = score(request).unwrap();
        ["F9", "A9"].map(|point| {
            let questions = scored["questions"].as_array().unwrap();
            let question = questions.iter().find(|question| question["point"] == point);
            question.unwrap().get("may_change_winner").cloned()
        })
    };
    let [decides, does_not] = [true, false].map(|may| Some(json!(may)));
    assert_eq!(may_change_winner(true), [decides, does_not]);
    assert_eq!(may_change_winner(false), [None, None]);
}

#[test]
fn a_chain_without_liberties_is_told_and_nothing_is_counted() {
    let scored = score(json!({ "rows": ["WB.", "B..", "..."] })).unwrap();
    assert!(scored.get("score").is_none());
    assert_eq!(scored["said"]["result"], Value::Null);
    let warning = scored["said"]["warnings"][0].as_str().unwrap();
    assert!(
        warning.contains("no liberties") && !warning.contains("--"),
        "{warning}"
    );
    assert_eq!(scored["questions"][0]["point"], "A3");
}

#[test]
fn every_language_has_the_pages_words_and_no_value_is_left_in_fluents_own_way() {
    let english: Value = serde_json::to_value(page_api::words(Language::English)).unwrap();
    let names = |words: &Value| {
        words["messages"]
            .as_object()
            .unwrap()
            .keys()
            .cloned()
            .collect::<Vec<_>>()
    };
    for language in Language::ALL {
        let words: Value = serde_json::to_value(page_api::words(language)).unwrap();
        assert_eq!(names(&words), names(&english), "{language:?}");
        assert_eq!(words["rules"].as_array().unwrap().len(), RuleSet::ALL.len());
        for (name, text) in words["messages"].as_object().unwrap() {
            let text = text.as_str().unwrap();
            assert!(
                !text.contains('$') && text != name,
                "{language:?}, {name}: {text}"
            );
        }
    }
}

/// A wall down the board with E5 left open.
const ONE_DAME: [&str; 9] = [
    "....BW...",
    "....BW...",
    "....BW...",
    "....BW...",
    "...B.W...",
    "....BW...",
    "....BW...",
    "....BW...",
    "....BW...",
];

#[test]
fn points_that_were_left_open_are_asked_about_last_and_the_answer_is_taken() {
    let open = score(json!({ "rows": ONE_DAME })).unwrap();
    let question = open["questions"].as_array().unwrap().last().unwrap();
    assert_eq!(question["left_open"], json!(["E5"]));
    let answers: Vec<&str> = question["answers"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["answer"].as_str().unwrap())
        .collect();
    assert_eq!(answers, ["ended", "black-first", "white-first"]);
    assert_eq!(question["consequence"].as_str().unwrap().lines().count(), 3);
    let margin = |answer: &str| {
        let scored = score(json!({ "rows": ONE_DAME, "left_open": answer })).unwrap();
        assert_eq!(scored["left_open"], answer);
        let is_asked = |question: &Value| question.get("left_open").is_some();
        assert!(
            !scored["questions"].as_array().unwrap().iter().any(is_asked),
            "{answer}"
        );
        scored["score"]["margin"].as_f64().unwrap()
    };
    let [ended, black, white] = ["ended", "black-first", "white-first"].map(margin);
    assert_eq!((black - ended, ended - white), (1.0, 1.0));
    // Nothing is stated by `null`; the same words as at the terminal in every language.
    assert_eq!(
        score(json!({ "rows": ONE_DAME, "left_open": null })).unwrap()["questions"],
        open["questions"]
    );
    for language in Language::ALL {
        let words = language.words();
        let scored = score(json!({ "rows": ONE_DAME, "language": language.code() })).unwrap();
        let question = scored["questions"]
            .as_array()
            .unwrap()
            .last()
            .unwrap()
            .clone();
        assert_eq!(
            question["text"],
            words.say_with("ask-left-open", &[("points", "E5".into())])
        );
        for answer in question["answers"].as_array().unwrap() {
            let how = answer["answer"].as_str().unwrap();
            assert_eq!(
                answer["text"],
                words.say_with("left-open", &[("how", how.into())])
            );
            let leads_to = question["consequence"].as_str().unwrap();
            assert!(
                leads_to.contains(answer["lead"].as_str().unwrap()),
                "{leads_to}"
            );
        }
    }
    let (reason, said) = score(json!({ "rows": ONE_DAME, "left_open": "somehow" })).unwrap_err();
    assert_eq!(reason, RefusalReason::Request);
    assert!(said.to_string().contains("black-first"), "{said}");
}

#[test]
fn an_answer_about_open_points_is_the_same_as_the_field() {
    let [field, answer] = [
        json!({ "rows": ONE_DAME, "left_open": "black-first" }),
        json!({ "rows": ONE_DAME, "answers": [{ "left_open": "black-first" }] }),
    ]
    .map(|request| score(request).unwrap());
    assert_eq!(field["score"], answer["score"]);
    assert_eq!(field["questions"], answer["questions"]);
}

#[test]
fn the_description_has_the_names_that_the_types_have() {
    let document: Value = serde_json::from_str(include_str!("../src/serve/openapi.json")).unwrap();
    let described = |name: &str| document["components"]["schemas"][name]["enum"].clone();
    macro_rules! check {
        ($($type:ident),+) => {
            $(assert_eq!(described(stringify!($type)), json!($type::ALL.map($type::name).to_vec()));)+
        };
    }
    check!(
        BonusSource,
        Color,
        Doubt,
        Ended,
        HandicapBonus,
        LeftOpen,
        OpenPointKind,
        RuleSet,
        Status,
        Stone
    );
    check!(StoneLetter, WarningKind, Winner);
    assert_eq!(described("SchemaVersion"), json!(["shuzi/1"]));
}

/// A board of 9 lines with a black chain of two stones without liberties in the corner.
const CAPTURED: [&str; 9] = [
    "BBW......",
    "WW.......",
    ".........",
    ".........",
    ".........",
    ".........",
    "......BB.",
    ".....BWWB",
    "......BB.",
];

#[test]
fn a_chain_without_liberties_is_one_question_with_its_answers() {
    let doubt = |point: &str| {
        json!({ "point": point, "probabilities": { "empty": 0.0, "black": 1.0, "white": 0.0 },
            "why": "no_liberties" })
    };
    let request = json!({ "rows": CAPTURED, "uncertain": [doubt("A9"), doubt("B9")] });
    let scored = score(request.clone()).unwrap();
    let questions = scored["questions"].as_array().unwrap();
    // The white chain has no liberties, either.
    assert_eq!(questions.len(), 2, "{questions:?}");
    let black = &questions[0];
    assert_eq!(black["points"], json!(["A9", "B9"]));
    assert_eq!(black["why"], "no_liberties");
    let says: Vec<&Value> = black["answers"]
        .as_array()
        .unwrap()
        .iter()
        .map(|answer| &answer["says"])
        .collect();
    assert_eq!(says, [&json!("as-read"), &json!("taken-off")]);
    assert_eq!(
        black["answers"][1]["stones"],
        json!([{ "point": "A9", "stone": "empty" }, { "point": "B9", "stone": "empty" }])
    );
    // The entries of one question have one number.
    let numbers: Vec<&Value> = scored["uncertain"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["question"])
        .collect();
    assert_eq!(numbers, [&json!(1), &json!(1), &json!(2), &json!(2)]);
    // One correction settles all of it, whatever was stored as the reason for the doubt.
    let mut answered = request.clone();
    answered["answers"] = json!([{ "point": "C9", "stone": "empty" },
        { "point": "G2", "stone": "empty" }, { "point": "H2", "stone": "empty" }]);
    answered["left_open"] = json!("ended");
    let settled = score(answered).unwrap();
    assert_eq!(settled["uncertain"], json!([]));
    assert!(settled["score"].is_object());
    // Asked one by one, each stone is a question of its own.
    let mut apart = request;
    apart["apart"] = json!(["A9", "B9"]);
    let one_by_one = score(apart.clone()).unwrap();
    let points: Vec<&Value> = one_by_one["questions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|asked| &asked["point"])
        .collect();
    assert_eq!(points[..2], [&json!("A9"), &json!("B9")]);
    apart["apart"] = json!(["Z1"]);
    assert!(score(apart).is_err());
}

#[test]
fn a_stone_between_points_is_one_question_and_each_answer_has_one_stone() {
    let doubt = |point: &str, white: f64| {
        json!({ "point": point, "probabilities": { "empty": 1.0 - white, "black": 0.0, "white": white },
            "why": "off_point" })
    };
    let uncertain = [doubt("A5", 0.45), doubt("B5", 0.48)];
    let scored = score(json!({ "rows": ROWS, "uncertain": uncertain })).unwrap();
    let asked = &scored["questions"][0];
    assert_eq!(asked["points"], json!(["A5", "B5"]));
    assert_eq!(asked["why"], "off_point");
    // Neither was read as a stone: the likelier one is proposed.
    assert_eq!(asked["proposed"], 1);
    let stones = |answer: usize| {
        let stones = asked["answers"][answer]["stones"].as_array().unwrap();
        let white = stones.iter().filter(|stone| stone["stone"] == "white");
        white.count()
    };
    assert_eq!([0, 1, 2].map(stones), [1, 1, 0]);
    let mut answers = asked["answers"][0]["stones"].clone();
    answers
        .as_array_mut()
        .unwrap()
        .push(json!({ "group": ["B2"], "dead": true }));
    let answered =
        score(json!({ "rows": ROWS, "uncertain": uncertain, "answers": answers })).unwrap();
    assert_eq!(answered["uncertain"], json!([]));
    assert_eq!(answered["rows"][4], "W...BW...");
}

#[test]
fn further_frames_are_read_only_where_the_first_leaves_a_doubt() {
    let frames = ["9-finished-cloth.jpg", "9-finished-cloth.jpg"];
    let answer = read(&frames, json!({ "frames": true })).unwrap();
    assert_eq!(answer["rows"], truth("9-finished-cloth")["rows"]);
    assert_eq!(answer["uncertain"], json!([]));
    assert_eq!(
        answer["photo"].get("others"),
        None,
        "the second was not needed"
    );
    let (_, refused) = read(&["no-board.jpg"], json!({ "frames": true })).unwrap_err();
    assert_eq!(refused["error"]["kind"], "no_board");
}
