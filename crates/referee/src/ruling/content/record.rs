//! The board against the game's record.

use crate::ruling::Block;
use crate::ruling::document::Drawing;
use crate::verify::record::{
    AbsenceReason, Account, Balance, PositionComparison, PresenceReason, RecordFindings, Spot,
};
use shuzi::color::Color;
use shuzi::language::Value;
use shuzi::point::Point;
use shuzi::report::diagram::{Diagram, RED, YELLOW};
use shuzi::report::words as say;

use super::{Matter, listed};

/// Describes the comparison with the record, with a drawing of the differences.
pub(super) fn against(matter: &Matter) -> Vec<Block> {
    let Some(Ok(against)) = &matter.examination.record else { return Vec::new() };
    let record = against.record.line.size();
    let told =
        RecordSection { matter, findings: &against.findings, account: against.findings.account(), record };
    let breaches = against.breaches.iter().map(|breach| say::describe_breach(matter.words, record, breach));
    let sentences = told.sentences().into_iter().chain(breaches).collect();
    let mut blocks = listed(matter.words.say("heading-record"), sentences);
    if told.shown().differences() + told.shown().undecided.len() > 0 {
        blocks.push(Block::Drawings(vec![told.drawing()]));
    }
    blocks
}

struct RecordSection<'a> {
    matter: &'a Matter<'a>,
    findings: &'a RecordFindings,
    account: Account<'a>,
    /// The record's board.
    record: shuzi::point::BoardSize,
}

impl<'a> RecordSection<'a> {
    /// The position of the record that the board shows.
    fn shown(&self) -> &'a PositionComparison {
        self.account.shown
    }

    fn sentences(&self) -> Vec<String> {
        let mut sentences = vec![self.account()];
        sentences.extend(self.turned());
        let mut differences = self.differences();
        let more = differences.len().saturating_sub(super::MOST_POINTS);
        differences.truncate(super::MOST_POINTS);
        sentences.append(&mut differences);
        if more > 0 {
            sentences.push(self.matter.words.say_with("record-more-differences", &[("more", more.into())]));
        }
        sentences.extend(self.shown().balance.iter().filter_map(|side| self.balance(side)));
        sentences
    }

    /// Describes in one sentence which position the board shows and what happened since.
    fn account(&self) -> String {
        let Account { shown, lifted, dame, played, passes, captured, others } = &self.account;
        let named = |spots: Vec<&Spot>| -> Value {
            let points: Vec<Point> = spots.into_iter().map(|spot| spot.photo).collect();
            self.matter.points(&points).into()
        };
        let stage = if self.findings.earlier.is_some() { "earlier" } else { "last" };
        self.matter.words.say_with(
            "record-account",
            &[
                ("stage", stage.into()),
                ("moves", shown.moves.into()),
                ("later", shown.later.into()),
                ("lifted", lifted.len().into()),
                ("lifted-points", named(lifted.iter().collect())),
                ("dame", dame.len().into()),
                ("dame-points", named(dame.iter().collect())),
                ("played", played.len().into()),
                ("order", named(played.iter().map(|(_, spot)| spot).collect())),
                ("passes", (*passes).into()),
                ("captured", captured.len().into()),
                ("others", (*others).into()),
                ("doubtful", shown.undecided.len().into()),
            ],
        )
    }

    /// Describes the orientation of the record.
    fn turned(&self) -> Vec<String> {
        let (words, orientation) = (self.matter.words, self.findings.orientation);
        let turns = u32::from(orientation.quarter_turns());
        let turned = match (orientation.is_mirrored(), turns) {
            (true, _) => Some(words.say_with("record-mirrored", &[("turns", turns.into())])),
            (false, 0) => None,
            (false, turns) => Some(words.say_with("record-turned", &[("turns", turns.into())])),
        };
        let symmetric = (!self.findings.as_good.is_empty()).then(|| words.say("record-symmetric"));
        turned.into_iter().chain(symmetric).collect()
    }

    /// Lists what the summary does not cover, one by one.
    fn differences(&self) -> Vec<String> {
        let (words, against) = (self.matter.words, self.shown());
        let moved = against.moved.iter().map(|stone| {
            words.say_with(
                "record-moved",
                &[
                    ("color", stone.color.name().into()),
                    ("from", self.spot(stone.from).into()),
                    ("to", self.spot(stone.to).into()),
                ],
            )
        });
        let stone = |message: &str, color: Color, at: Spot| {
            words.say_with(message, &[("color", color.name().into()), ("point", self.spot(at).into())])
        };
        let missing = against.missing.iter().filter(|missing| missing.why == AbsenceReason::Unexplained);
        let missing = missing.map(|missing| stone("record-missing", missing.color, missing.at));
        let is_played = |at: Spot| self.account.played.iter().any(|&(_, played)| played == at);
        let extra = against.extra.iter().filter(|extra| extra.why == PresenceReason::Unexplained);
        let extra = extra.filter(|extra| !is_played(extra.at));
        let extra = extra.map(|extra| stone("record-extra", extra.color, extra.at));
        let recolored = against.recolored.iter().map(|stone| {
            let values = [("color", stone.photo.name().into()), ("point", self.spot(stone.at).into())];
            words.say_with("record-other-color", &values)
        });
        let undecided = against.undecided.iter().map(|point| {
            let stone = |stone: Option<Color>| stone.map_or("empty", |color| color.name()).into();
            words.say_with(
                "record-undecided",
                &[
                    ("point", self.spot(point.at).into()),
                    ("photo", stone(point.photo)),
                    ("record", stone(point.record)),
                ],
            )
        });
        moved.chain(missing).chain(extra).chain(recolored).chain(undecided).collect()
    }

    /// Describes a player's balance of stones and prisoners if it does not add up.
    fn balance(&self, side: &Balance) -> Option<String> {
        let surplus = self.findings.surplus(side);
        let prisoners = side.stated.unwrap_or(side.prisoners);
        let values = |number: i64| {
            [
                ("player", side.color.name().into()),
                ("number", usize::try_from(number.unsigned_abs()).unwrap_or(usize::MAX).into()),
                ("played", side.played.into()),
                ("board", side.on_board.into()),
                ("prisoners", prisoners.into()),
            ]
        };
        match surplus {
            0 => None,
            more if more > 0 => Some(self.matter.words.say_with("record-too-many", &values(more))),
            fewer => Some(self.matter.words.say_with("record-too-few", &values(fewer))),
        }
    }

    /// A point as the photo names it, and as the record does where that differs.
    fn spot(&self, spot: Spot) -> String {
        let (photo, record) = (self.matter.size().name(spot.photo), self.record.name(spot.record));
        if photo == record {
            return photo;
        }
        let values = [("photo", photo.into()), ("record", record.into())];
        self.matter.words.say_with("spot-of-record", &values)
    }

    fn drawing(&self) -> Drawing {
        let last = self.shown();
        let mut diagram = Diagram::of(&self.matter.examination.report.position);
        for stone in &last.moved {
            diagram.arrow(stone.from.photo, stone.to.photo, RED);
        }
        for stone in &last.missing {
            diagram.small_stone(stone.at.photo, stone.color);
            diagram.cross(stone.at.photo, RED);
        }
        let wrong =
            last.extra.iter().map(|stone| stone.at).chain(last.recolored.iter().map(|stone| stone.at));
        wrong.for_each(|at| diagram.ring(at.photo, RED));
        last.undecided.iter().for_each(|point| diagram.ring(point.at.photo, YELLOW));
        Drawing { picture: diagram.picture(), caption: self.matter.words.say("caption-record") }
    }
}
