//! Sentences about chains and their fate.

use crate::color::{ByColor, Color};
use crate::language::{Message, Words};
use crate::life::{ChainLife, LifeReading, Reason, SecondOpinion, Status};
use crate::point::{BoardSize, Point};
use crate::report::DoubtfulGroup;
use crate::score::Score;

use super::{AmountUnit, MOST_POINTS_IN_A_SENTENCE, list_stones, questions};

/// Returns a status in one word.
pub fn name_status(words: &Words, status: Status) -> String {
    words.say_with("status", &[("status", status.name().into())])
}

/// Returns the reason for a chain's status.
pub fn describe_reason(words: &Words, size: BoardSize, chain: &ChainLife) -> String {
    reason_message(size, chain).say(words)
}

/// Returns the reason for a chain's status as a message in any language.
pub fn reason_message(size: BoardSize, chain: &ChainLife) -> Message {
    match chain.reason {
        Reason::PassAlive => Message::new("reason-pass-alive"),
        Reason::InsidePassAliveArea => Message::new("reason-inside-safe-area"),
        Reason::Caught => Message::new("reason-caught"),
        Reason::Judged {
            survived,
            played,
            owned_percent,
        } => Message::new("reason-judged")
            .with("survived", survived)
            .with("played", played)
            .with("percent", u32::from(owned_percent)),
        Reason::VitalPoint(point) => {
            Message::new("reason-vital-point").with("point", size.name(point))
        }
        Reason::ReadOut => Message::new("reason-read-out"),
        Reason::NextMove { black, white } => next_move_message(size, ByColor { black, white }),
        Reason::ToMove { player, point } => Message::new("reason-to-move")
            .with("player", player.name())
            .with("point", size.name(point)),
        Reason::Ko => Message::new("reason-ko").with("status", chain.status.name()),
        Reason::Turn {
            first_percent,
            second_percent,
        } => Message::new("reason-turn")
            .with("owner-first", u32::from(first_percent))
            .with("opponent-first", u32::from(second_percent)),
        Reason::SharedLiberties => Message::new("reason-shared-liberties"),
        Reason::BentFour => Message::new("reason-bent-four"),
        Reason::CarriedOver => Message::new("reason-carried-over"),
        Reason::Stated => Message::new("reason-stated"),
        Reason::StatedByKoPass => Message::new("reason-stated-by-ko-pass"),
    }
}

/// Says that the first move decides, and where each player plays it, as far as that is known.
fn next_move_message(size: BoardSize, first: ByColor<Option<Point>>) -> Message {
    let of_one = |player: Color, point: Point| {
        Message::new("reason-next-move-of-one")
            .with("player", player.name())
            .with("point", size.name(point))
    };
    match (first.black, first.white) {
        (Some(black), Some(white)) if black == white => {
            Message::new("reason-next-move-at").with("point", size.name(black))
        }
        (Some(black), Some(white)) => Message::new("reason-next-move")
            .with("black", size.name(black))
            .with("white", size.name(white)),
        (Some(black), None) => of_one(Color::Black, black),
        (None, Some(white)) => of_one(Color::White, white),
        (None, None) => Message::new("reason-next-move-unknown"),
    }
}

/// Returns the reason for a chain's status without figures that only a program can vouch for, so
/// that a referee can sign it.
pub fn describe_reason_without_figures(
    words: &Words,
    size: BoardSize,
    chain: &ChainLife,
) -> String {
    match chain.reason {
        Reason::Judged {
            survived,
            played,
            owned_percent,
        } => words.say_with(
            "reason-judged-in-words",
            &[
                (
                    "lives",
                    share_key(f64::from(survived) / f64::from(played.max(1))).into(),
                ),
                ("network", network_key(owned_percent).into()),
            ],
        ),
        Reason::Turn {
            first_percent,
            second_percent,
        } => words.say_with(
            "reason-turn-in-words",
            &[
                (
                    "owner-first",
                    share_key(f64::from(first_percent) / 100.0).into(),
                ),
                (
                    "opponent-first",
                    share_key(f64::from(second_percent) / 100.0).into(),
                ),
            ],
        ),
        _ => describe_reason(words, size, chain),
    }
}

/// Returns the key for a share of many: none, few, half, most or all.
fn share_key(share: f64) -> &'static str {
    match share {
        share if share <= 0.0 => "none",
        share if share < 0.35 => "few",
        share if share <= 0.65 => "half",
        share if share < 1.0 => "most",
        _ => "all",
    }
}

/// Returns the key for the fate that the network expects of a chain.
fn network_key(alive_percent: u8) -> &'static str {
    match alive_percent {
        0..=34 => "dead",
        35..=65 => "unclear",
        _ => "alive",
    }
}

/// Returns one sentence for each chain whose fate was stated as the outcome of a confirmation with
/// passes for a ko, with the article of the rules.
pub fn describe_ko_passes(words: &Words, size: BoardSize, life: &LifeReading) -> Vec<String> {
    let mut sentences = Vec::new();
    for chain in life
        .chains
        .iter()
        .filter(|chain| chain.reason == Reason::StatedByKoPass)
    {
        let values = [
            ("color", chain.color.name().into()),
            (
                "points",
                list_stones(words, size, &chain.points, MOST_POINTS_IN_A_SENTENCE).into(),
            ),
            ("status", chain.status.name().into()),
        ];
        sentences.push(words.say_with("stated-by-ko-pass", &values));
    }
    sentences
}

/// Describes the proposal for a group, the reason for it, and what it changes: `black C3, C4: dead,
/// 93% sure (lives in 9 of 1000 playouts); if alive: Black ahead by 7 points`.
pub fn describe_proposal(
    words: &Words,
    size: BoardSize,
    group: &DoubtfulGroup,
    score: &Score,
) -> String {
    let chain = &group.chain;
    let proposed = words.say_with(
        "proposal",
        &[
            ("color", chain.color.name().into()),
            (
                "points",
                list_stones(words, size, &group.points, MOST_POINTS_IN_A_SENTENCE).into(),
            ),
            ("status", chain.status.name().into()),
            ("percent", floor_percent(chain.confidence).into()),
            ("reason", describe_reason(words, size, chain).into()),
        ],
    );
    let second = chain
        .second
        .as_ref()
        .map(|second| describe_second_opinion(words, second));
    let otherwise = group.otherwise.map(|otherwise| {
        let lead = questions::describe_lead(words, AmountUnit::of(&score.rules), otherwise.margin);
        words.say_with(
            "otherwise",
            &[
                ("fate", fate_key(!group.dead).into()),
                ("lead", lead.into()),
            ],
        )
    });
    let clauses: Vec<String> = [Some(proposed), second, otherwise]
        .into_iter()
        .flatten()
        .collect();
    clauses.join(&words.say("between-clauses"))
}

/// Returns a second opinion: `GNU Go says it is alive`.
pub(super) fn describe_second_opinion(words: &Words, second: &SecondOpinion) -> String {
    let values = [
        ("engine", second.engine.as_str().into()),
        ("status", second.status.name().into()),
    ];
    words.say_with("second-opinion", &values)
}

/// Returns the key for a group's fate.
pub(super) fn fate_key(dead: bool) -> &'static str {
    let status = if dead { Status::Dead } else { Status::Alive };
    status.name()
}

/// Returns a probability in percent, rounded down. It is never 100, because the user is only asked
/// about doubts.
pub(super) fn floor_percent(probability: f64) -> u32 {
    (probability * 100.0).floor().clamp(0.0, 99.0) as u32
}
