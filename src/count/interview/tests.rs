use super::*;
use crate::count::{DeadStones, PointName, Stone};
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
