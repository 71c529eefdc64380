use std::time::Duration;

use serde_json::{Map, Value, json};

use crate::count::{
    AskAbout, Case, CountSettings, DeadStones, SecondOpinions, settle, settle_knowing,
};
use crate::error_kind::ErrorKind;
use crate::language::Message;
use crate::life;
use crate::position::Position;
use crate::report::{Failure, Report, TimedReport, Timing};
use crate::score::{Ended, HalfPoints, LeftOpen, Penalties, RuleSet, Rules, Sets};

use super::{AnswerJson, FailureJson, ReportJson};

/// A wall each, an open neutral line between them, and a white stone that cannot live.
const UNFINISHED: [&str; 9] = [
    "...B.W...",
    "...B.W...",
    ".W.B.W...",
    "...B.W...",
    "...B.W...",
    "...B.W...",
    "...B.W...",
    "...B.W...",
    "...B.W...",
];

fn settings(rules: Rules) -> CountSettings {
    CountSettings {
        rules,
        prisoners: None,
        prisoners_are_stated: false,
        dead: DeadStones::default(),
        life: life::LifeSettings::default(),
        ask_about: AskAbout::default(),
        left_open: LeftOpen::default(),
    }
}

fn case() -> Case {
    Case::from_position(
        "a \"name\".sgf".to_owned(),
        Position::from_rows(&UNFINISHED).unwrap(),
        Vec::new(),
    )
}

/// A report under these rules, with life carried over from `known`.
fn counted(known: &Report, rules: Rules) -> Report {
    let life = &known.settlement.as_ref().unwrap().life;
    settle_knowing(&case(), &settings(rules), life, &|| Duration::ZERO)
        .unwrap()
        .report
}

fn chinese() -> Report {
    let settings = settings(Rules::of(RuleSet::Chinese));
    let (judge, second) = (life::LifeJudge::embedded(), SecondOpinions::none());
    settle(&case(), &settings, &judge, &second, &|| Duration::ZERO)
        .unwrap()
        .report
}

fn reports() -> Vec<Report> {
    let known = chinese();
    let japanese = Rules::of(RuleSet::Japanese);
    let penalties = Penalties {
        black: HalfPoints(4),
        white: HalfPoints(1),
    };
    let sets = Some(Sets {
        black: Some(38),
        white: None,
    });
    let rules = [
        japanese.clone(),
        Rules {
            penalties,
            ..japanese.clone()
        },
        Rules {
            ended: Some(Ended::NoResult),
            ..japanese
        },
        Rules {
            sets,
            ..Rules::of(RuleSet::Ing)
        },
        Rules::with_handicap(RuleSet::Chinese, 4),
        Rules::of(RuleSet::TrompTaylor),
    ];
    let mut reports: Vec<Report> = rules
        .into_iter()
        .map(|rules| counted(&known, rules))
        .collect();
    reports.push(Report {
        rules: None,
        to_move: None,
        settlement: None,
        ..known.clone()
    });
    reports.push(known);
    reports
}

#[test]
fn what_is_written_is_read_and_written_again_the_same() {
    for report in reports() {
        let timings = vec![Timing {
            step: "score",
            took: Duration::from_micros(1_250),
        }];
        let timed = TimedReport { report, timings };
        let text = super::report(&timed).unwrap();
        assert!(text.ends_with(r#","timings_ms":{"score":1.3}}"#), "{text}");
        let read: AnswerJson = serde_json::from_str(&text).unwrap();
        assert_eq!(read, AnswerJson::Report(Box::new(ReportJson::from(&timed))));
        assert_eq!(serde_json::to_string(&read).unwrap(), text);
    }
    let failure = Failure {
        file: "a.jpg".to_owned(),
        kind: ErrorKind::NoBoard,
        message: Message::verbatim("nothing"),
        hint: Message::verbatim("Look."),
    };
    let text = super::failure(&failure).unwrap();
    let read: AnswerJson = serde_json::from_str(&text).unwrap();
    assert_eq!(read, AnswerJson::Failure(FailureJson::from(&failure)));
    assert_eq!(serde_json::to_string(&read).unwrap(), text);
}

/// Fields that are left out where they have no value.
const OPTIONAL: [&str; 10] = [
    "white_handicap_bonus_from",
    "white_handicap_bonus_results",
    "penalties",
    "ended",
    "played_out",
    "played_out_bounds",
    "ing",
    "left_open",
    "group_tax",
    "removed",
];

#[test]
fn a_field_that_is_lost_is_an_error() {
    for report in reports() {
        let Value::Object(whole) = serde_json::to_value(ReportJson::from(&report)).unwrap() else {
            panic!("a report is an object");
        };
        for name in whole.keys() {
            let mut damaged: Map<String, Value> = whole.clone();
            damaged.remove(name);
            let read = serde_json::from_value::<AnswerJson>(Value::Object(damaged));
            assert_eq!(
                read.is_ok(),
                OPTIONAL.contains(&name.as_str()),
                "{name}: {read:?}"
            );
        }
    }
}

#[test]
fn what_is_not_of_this_schema_is_an_error() {
    let report = counted(&chinese(), Rules::of(RuleSet::Japanese));
    let whole = serde_json::to_value(ReportJson::from(&report)).unwrap();
    for (place, value) in [
        ("/schema", json!("shuzi/2")),
        ("/rules", json!("house")),
        ("/life/chains/0/status", json!("gone")),
        ("/life/chains/0/color", json!("red")),
        ("/warnings/0/kind", json!("none")),
        ("/score/winner", json!(null)),
        ("/seki", json!("none")),
    ] {
        let mut damaged = whole.clone();
        *damaged.pointer_mut(place).unwrap() = value;
        let read = serde_json::from_value::<AnswerJson>(damaged);
        assert!(read.is_err(), "{place}: {read:?}");
    }
}
