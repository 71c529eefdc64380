use super::*;
use crate::count::{DeadStones, PointName, Stone};
use crate::life::Status;
use crate::score::{LeftOpen, RuleSet, Rules};

/// A wall down the board with one point left open.
fn one_dame() -> Case {
    let rows: Vec<String> = (0..9)
        .map(|row| if row == 4 { "...B.W..." } else { "....BW..." }.to_owned())
        .collect();
    Case::from_position(
        "a.sgf".to_owned(),
        Position::from_rows(&rows).unwrap(),
        Vec::new(),
    )
}

/// Rules that lift nothing, where no life is read: fast.
fn settings() -> CountSettings {
    CountSettings {
        rules: Rules::of(RuleSet::TrompTaylor),
        prisoners: None,
        prisoners_are_stated: false,
        dead: DeadStones::default(),
        life: crate::life::LifeSettings::default(),
        ask_about: crate::count::AskAbout::default(),
        left_open: LeftOpen::Unstated,
    }
}

#[test]
fn open_points_are_searched_once_for_the_question_and_the_report() {
    let (case, settings) = (one_dame(), settings());
    let (judge, second) = (LifeJudge::embedded(), SecondOpinions::none());
    let mut interview = Interview::new(&case, &settings, &judge, &second).unwrap();
    let question = interview.next().unwrap().map(|next| next.question);
    assert!(
        matches!(question, Some(Question::LeftOpen(_))),
        "{question:?}"
    );
    assert!(
        interview
            .report()
            .unwrap()
            .settlement
            .is_some_and(|settled| settled.open.is_undecided())
    );
    interview
        .answer(Answer::LeftOpen {
            left_open: LeftOpen::Ended,
        })
        .unwrap();
    assert_eq!(interview.next().unwrap(), None);
    let settled = interview.report().unwrap().settlement.unwrap();
    assert_eq!(settled.open.stated, LeftOpen::Ended);
    assert_eq!(interview.open_points.searches.get(), 1);
}

#[test]
fn other_answers_are_searched_anew() {
    let (case, settings) = (one_dame(), settings());
    let (judge, second) = (LifeJudge::embedded(), SecondOpinions::none());
    let mut interview = Interview::new(&case, &settings, &judge, &second).unwrap();
    assert!(interview.next().unwrap().is_some());
    let point = PointName::parse("E5").unwrap();
    interview
        .answer(Answer::Stone {
            point,
            stone: Stone::Black,
        })
        .unwrap();
    assert_eq!(interview.next().unwrap(), None);
    assert!(
        interview
            .report()
            .unwrap()
            .settlement
            .unwrap()
            .open
            .points
            .is_empty()
    );
    assert_eq!(interview.open_points.searches.get(), 2);
}

/// A race between the chains at C9 and D9 that whoever moves first wins.
const RACE: [&str; 9] = [
    "W.BW.B...",
    "W.BW.BBB.",
    "WWBWBB.B.",
    "WWWBBWWBB",
    "..WWWWWWB",
    "....W.WBB",
    ".....WWB.",
    ".....WB.B",
    ".....WBB.",
];

#[test]
fn the_chains_of_a_race_are_one_question_with_the_results_of_both_outcomes() {
    let position = Position::from_rows(&RACE).unwrap();
    let case = Case::from_position("a.sgf".to_owned(), position, Vec::new());
    let settings = CountSettings {
        rules: Rules::of(RuleSet::Chinese),
        ..settings()
    };
    let (judge, second) = (LifeJudge::embedded(), SecondOpinions::none());
    for dead in [true, false] {
        let mut interview = Interview::new(&case, &settings, &judge, &second).unwrap();
        let question = interview.next().unwrap().map(|next| next.question);
        let Some(Question::Group { group, margin }) = question else {
            panic!("{question:?}")
        };
        let told = if dead {
            group.otherwise.unwrap().margin
        } else {
            margin
        };
        let names = group
            .points
            .iter()
            .map(|&point| case.position.size().name(point));
        interview
            .answer(Answer::Group {
                group: names.map(|name| PointName::parse(&name).unwrap()).collect(),
                dead,
            })
            .unwrap();
        let next = interview.next().unwrap().map(|next| next.question);
        assert!(!matches!(next, Some(Question::Group { .. })), "{next:?}");
        let settled = interview.report().unwrap().settlement.unwrap();
        assert_eq!(settled.score.margin, told);
        let status_at = |name: &str| {
            let point = case.position.size().parse(name).unwrap();
            let mut chains = settled.life.chains.iter();
            chains
                .find(|chain| chain.points.contains(&point))
                .map(|chain| chain.status)
        };
        let dead_chains = ["C9", "D9"].map(|name| status_at(name) == Some(Status::Dead));
        assert_eq!(dead_chains.iter().filter(|&&is_dead| is_dead).count(), 1);
    }
}
