//! Textbook positions on whole boards: which chains live, and what the count is.
//!
//! What is true of each was found without the library, by following every line of play with either
//! side to move and with ko threats for nobody, for Black and for White; for the double-ko seki and
//! moonshine life it is what the rule texts say. No chain may be silently wrong: one whose status is misjudged has to be asked about.

use std::sync::LazyLock;

use shuzi::life::{ChainLife, LifeJudge, LifeReading, LifeSettings, Reason, Status};
use shuzi::point::Point;
use shuzi::position::Position;
use shuzi::score::{HalfPoints, RuleSet, Rules, score};

use crate::rules_vectors::boards::{diagram, points};

mod ko;
mod life;
mod seki;

/// One judge for all tests, because it loads the network once.
static JUDGE: LazyLock<LifeJudge> = LazyLock::new(LifeJudge::embedded);

/// A board, what is true of it, and what is read.
struct Textbook {
    board: &'static str,
    /// The chains in question, each by one stone. All others live.
    chains: &'static [(&'static str, Truth, Reading)],
    /// The counts of the board, of the possible outcomes if there are several.
    counts: &'static [Count],
}

/// What is true of a chain.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Truth {
    Alive,
    Dead,
    Seki,
    /// The next move or a ko decides.
    Open,
}

/// What the reading has to say of a chain.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Reading {
    /// The truth, proved and without a question.
    Proved,
    /// The truth, asked about or not.
    Right,
    /// The point where the first move decides.
    DecidedAt(&'static str),
    /// A question, whatever the proposal.
    Asked,
}

/// The results after the chains of these stones have been lifted.
struct Count {
    dead: &'static [&'static str],
    chinese: &'static str,
    ing: &'static str,
    /// `None` where the rules leave the territory open.
    japanese: Option<&'static str>,
}

const fn count(
    dead: &'static [&'static str],
    chinese: &'static str,
    ing: &'static str,
    japanese: Option<&'static str>,
) -> Count {
    Count {
        dead,
        chinese,
        ing,
        japanese,
    }
}

/// Names each position: one test each.
macro_rules! textbook {
    ($($test:ident: $textbook:expr;)*) => {
        $(#[test] fn $test() {
            const TEXTBOOK: Textbook = $textbook;
            super::check(&TEXTBOOK);
        })*
    };
}
use textbook;

/// Returns true if whoever plays first at `vital` decides.
fn is_decided_at(reason: Reason, vital: Point) -> bool {
    let by_both = Reason::NextMove {
        black: Some(vital),
        white: Some(vital),
    };
    reason == Reason::VitalPoint(vital) || reason == by_both
}

fn check(textbook: &Textbook) {
    let position = diagram(textbook.board);
    let reading = JUDGE
        .read_life(&position, &LifeSettings::default())
        .unwrap();
    let mut in_question = Vec::new();
    for &(stone, truth, expected) in textbook.chains {
        let point = points(&position, &[stone])[0];
        let chain = chain_at(&reading, point);
        let is_right = truth.allows(chain.status);
        assert!(
            is_right || chain.ask,
            "silently wrong at {stone}: {chain:?}"
        );
        let is_as_expected = match expected {
            Reading::Proved => is_right && !chain.ask && is_proof(chain.reason),
            Reading::Right => is_right,
            Reading::DecidedAt(vital) => {
                chain.ask && is_decided_at(chain.reason, points(&position, &[vital])[0])
            }
            Reading::Asked => chain.ask,
        };
        assert!(is_as_expected, "{stone} is not {expected:?}: {chain:?}");
        in_question.push(chain.points[0]);
    }
    for chain in &reading.chains {
        let is_known = in_question.contains(&chain.points[0]);
        assert!(
            is_known || chain.status == Status::Alive || chain.ask,
            "silently wrong: {chain:?}"
        );
    }
    for count in textbook.counts {
        check_margins(&position, &points(&position, count.dead), count);
    }
    if reading.chains.iter().all(|chain| !chain.ask) {
        check_margins(&position, &reading.dead(), &textbook.counts[0]);
    }
}

fn chain_at(reading: &LifeReading, point: Point) -> &ChainLife {
    let mut chains = reading.chains.iter();
    chains
        .find(|chain| chain.points.contains(&point))
        .expect("a stone")
}

fn is_proof(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::ReadOut | Reason::PassAlive | Reason::InsidePassAliveArea
    )
}

impl Truth {
    fn allows(self, status: Status) -> bool {
        status
            == match self {
                Truth::Alive => Status::Alive,
                Truth::Dead => Status::Dead,
                Truth::Seki => Status::Seki,
                Truth::Open => Status::Unsettled,
            }
    }
}

/// Checks the margins with these stones dead. They are those of an even game in which White moved
/// last and neither side passed.
fn check_margins(position: &Position, dead: &[Point], count: &Count) {
    let expected = [
        (RuleSet::Chinese, Some(count.chinese)),
        (RuleSet::Ing, Some(count.ing)),
        (RuleSet::Japanese, count.japanese),
    ];
    for (set, expected) in expected {
        let Some((winner, points)) = expected.and_then(|expected| expected.split_once('+')) else {
            continue;
        };
        let points = HalfPoints::parse(points).unwrap();
        let margin = if winner == "B" { points } else { -points };
        let counted = score(position, dead, None, &Rules::of(set)).unwrap();
        assert_eq!(counted.margin, margin, "{set:?}");
    }
}
