use super::*;
use crate::position::StoneReading;

/// A position, and the doubts drawn beside it: `c`overed, `g`lare, `f`rame, `a`mbiguous,
/// `n`o liberties, and `1` to `9` for a stone off its point with so many tenths of white.
fn doubts(rows: &[&str], drawn: &[&str]) -> (Position, Vec<Uncertain>) {
    let position = Position::from_rows(rows).unwrap();
    let mut uncertain = Vec::new();
    for point in position.size().points() {
        let sign = drawn[point.row()].as_bytes()[point.col()];
        let why = match sign {
            b'c' => Doubt::Covered,
            b'g' => Doubt::Glare,
            b'f' => Doubt::OutOfFrame,
            b'a' => Doubt::Ambiguous,
            b'n' => Doubt::NoLiberties,
            b'1'..=b'9' => Doubt::OffPoint,
            _ => continue,
        };
        let white = if sign.is_ascii_digit() {
            f64::from(sign - b'0') / 10.0
        } else {
            0.3
        };
        let reading = StoneReading {
            empty: 1.0 - white,
            black: 0.0,
            white,
            doubt: Some(why),
        };
        uncertain.push(Uncertain {
            point,
            reading,
            why,
        });
    }
    (position, uncertain)
}

/// Each topic as its cause and the names of its points.
fn topics(rows: &[&str], drawn: &[&str], apart: &[&str]) -> Vec<String> {
    let (position, uncertain) = doubts(rows, drawn);
    let size = position.size();
    let apart = apart.iter().map(|name| size.parse(name).unwrap()).collect();
    find_doubt_topics(&position, &uncertain, apart)
        .iter()
        .map(|topic| {
            let cause = match topic {
                DoubtTopic::Point(_) => "point".to_owned(),
                DoubtTopic::Joint(joint) => match &joint.cause {
                    JointCause::NoLiberties { color, chain } => {
                        format!("{} chain of {}", color.name(), chain.len())
                    }
                    JointCause::Hidden(doubt) => doubt.name().to_owned(),
                    JointCause::Between(color) => format!("{} between", color.name()),
                    JointCause::Filled { stones } => format!("filled by {stones}"),
                },
            };
            let names = topic.points().iter().map(|at| size.name(at.point));
            format!("{cause}: {}", names.collect::<Vec<_>>().join(" "))
        })
        .collect()
}

const EMPTY: [&str; 5] = ["....."; 5];

#[test]
fn adjacent_points_that_the_same_thing_hides_are_one_topic() {
    let drawn = ["cc...", "..c..", ".....", "gg..f", "c...f"];
    assert_eq!(
        topics(&EMPTY, &drawn, &[]),
        [
            "covered: A5 B5 C4",
            "glare: A2 B2",
            "out_of_frame: E2 E1",
            "point: A1"
        ]
    );
}

#[test]
fn ambiguous_points_stay_alone() {
    let drawn = ["aa...", "cc...", ".....", ".....", "....."];
    assert_eq!(
        topics(&EMPTY, &drawn, &[]),
        ["point: A5", "point: B5", "covered: A4 B4"]
    );
}

#[test]
fn a_stone_between_two_three_or_four_points_is_one_topic() {
    let drawn = ["45...", "...33", "...22", ".....", "433.."];
    assert_eq!(
        topics(&EMPTY, &drawn, &[]),
        // Three in a row cannot share a stone: the best pair does.
        [
            "white between: A5 B5",
            "white between: D4 E4 D3 E3",
            "white between: A1 B1",
            "point: C1"
        ]
    );
}

#[test]
fn neighbours_that_do_not_add_up_to_a_stone_stay_alone() {
    let drawn = ["99...", ".....", ".....", ".....", "11..."];
    assert_eq!(
        topics(&EMPTY, &drawn, &[]),
        ["point: A5", "point: B5", "point: A1", "point: B1"]
    );
}

#[test]
fn each_chain_without_liberties_is_one_topic() {
    let rows = ["WWB..", "BB...", ".....", "...BB", "..BWW"];
    let drawn = ["nn...", ".....", ".....", ".....", "...nc"];
    assert_eq!(
        topics(&rows, &drawn, &[]),
        // A stone of the chain that the reader doubts by itself is probably the misread one.
        ["point: E1", "white chain of 2: A5 B5", "point: D1"]
    );
}

#[test]
fn all_doubts_of_a_filled_board_are_one_topic() {
    let rows = ["BWBWB", "WBWBW", "BWBWB", "WBWBW", "BWBWB"];
    let drawn = ["acg..", ".....", ".....", "..45.", "....."];
    assert_eq!(topics(&rows, &drawn, &[]), ["filled by 25: A5 B5 C5 C2 D2"]);
}

#[test]
fn what_is_asked_one_by_one_is_apart() {
    let drawn = ["ccc..", "ccc..", ".....", ".....", "....."];
    let apart = ["A5", "B5", "C5", "A4", "B4"];
    assert_eq!(topics(&EMPTY, &drawn, &apart).len(), 6);
    let rows = ["BWBWB", "WBWBW", "BWBWB", "WBWBW", "BWBWB"];
    assert_eq!(topics(&rows, &drawn, &apart).len(), 6);
}

#[test]
fn of_a_chain_without_liberties_the_least_certain_stone_comes_first() {
    let rows = ["WWB..", "BB...", ".....", ".....", "....."];
    let (position, mut uncertain) = doubts(&rows, &["nn...", ".....", ".....", ".....", "....."]);
    let white = [0.99, 0.95];
    for (stone, white) in uncertain.iter_mut().zip(white) {
        stone.reading = StoneReading {
            empty: 1.0 - white,
            white,
            ..stone.reading
        };
    }
    let apart: PointSet = uncertain.iter().map(|stone| stone.point).collect();
    let alone: Vec<Point> = find_doubt_topics(&position, &uncertain, apart)
        .iter()
        .flat_map(|topic| topic.points().iter().map(|stone| stone.point))
        .collect();
    let topics = find_doubt_topics(&position, &uncertain, PointSet::EMPTY);
    let [DoubtTopic::Joint(joint)] = topics.as_slice() else {
        panic!("{topics:?}");
    };
    assert_eq!(alone, joint.one_by_one());
    assert_eq!(alone, [uncertain[1].point, uncertain[0].point]);
}
