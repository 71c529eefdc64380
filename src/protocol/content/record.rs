//! The board against the game's record.

use crate::protocol::Block;
use crate::protocol::document::Drawing;
use crate::report::diagram::{Diagram, RED, YELLOW};
use crate::verify::record::{
    Absence, Against, Balance, Continuation, Extent, Presence, RecordFindings, Spot,
};

use super::{Matter, listed};

/// What the record says of the board, with a drawing of what differs.
pub(super) fn against(matter: &Matter) -> Vec<Block> {
    let Some(Ok(against)) = &matter.examination.record else { return Vec::new() };
    let told = Told { matter, findings: &against.findings, record: against.record.line.size() };
    let mut blocks = listed(matter.words.say("heading-record"), told.sentences());
    if against.findings.last.differences() + against.findings.last.undecided.len() > 0 {
        blocks.push(Block::Drawings(vec![told.drawing()]));
    }
    blocks
}

struct Told<'a> {
    matter: &'a Matter<'a>,
    findings: &'a RecordFindings,
    /// The record's board.
    record: crate::point::BoardSize,
}

impl Told<'_> {
    fn sentences(&self) -> Vec<String> {
        let (words, last) = (self.matter.words, &self.findings.last);
        let mut sentences = Vec::new();
        if last.differences() + last.undecided.len() == 0 {
            sentences.push(words.say_with("record-equal", &[("moves", last.moves.into())]));
        } else {
            let values = [("moves", last.moves.into()), ("points", last.differences().into())];
            sentences.push(words.say_with("record-differs", &values));
        }
        sentences.extend(self.turned());
        sentences.extend(self.differences(last));
        sentences.extend(self.extent());
        sentences.extend(last.balance.iter().filter_map(|side| self.balance(side)));
        sentences
    }

    /// How the record had to be turned.
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

    fn differences(&self, against: &Against) -> Vec<String> {
        let words = self.matter.words;
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
        let missing = against.missing.iter().map(|stone| {
            let message = match stone.why {
                Absence::Unexplained => "record-missing",
                Absence::Dead => "record-missing-dead",
                Absence::Enclosed => "record-missing-enclosed",
                Absence::Captured => "record-missing-captured",
            };
            words.say_with(
                message,
                &[("color", stone.color.name().into()), ("point", self.spot(stone.at).into())],
            )
        });
        let extra = against.extra.iter().map(|stone| {
            let message = match stone.why {
                Presence::Unexplained => "record-extra",
                Presence::Dame => "record-extra-dame",
            };
            words.say_with(
                message,
                &[("color", stone.color.name().into()), ("point", self.spot(stone.at).into())],
            )
        });
        let recolored = against.recolored.iter().map(|stone| {
            let values = [("color", stone.photo.name().into()), ("point", self.spot(stone.at).into())];
            words.say_with("record-other-color", &values)
        });
        let undecided = against.undecided.iter().map(|point| {
            let stone =
                |stone: Option<crate::color::Color>| stone.map_or("empty", |color| color.name()).into();
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

    /// Whether the record ends where the photo was taken.
    fn extent(&self) -> Option<String> {
        let words = self.matter.words;
        match self.findings.extent() {
            Extent::Ends => None,
            Extent::RunsOn { moves } => {
                let earlier = self.findings.earlier.as_ref()?;
                let values = [
                    ("after", earlier.moves.into()),
                    ("moves", moves.into()),
                    ("points", earlier.differences().into()),
                ];
                Some(words.say_with("record-runs-on", &values))
            }
            Extent::StopsShort { stones, passes } => {
                let moves = match &self.findings.continuation {
                    Some(Continuation::Playable { moves, .. }) => moves.as_slice(),
                    _ => &[],
                };
                let order: Vec<String> = moves.iter().map(|(_, spot)| self.spot(*spot)).collect();
                let order = order.join(&words.say("between-points"));
                let values = [("stones", stones.into()), ("passes", passes.into()), ("order", order.into())];
                Some(words.say_with("record-stops-short", &values))
            }
        }
    }

    /// Whether a player's stones and prisoners add up; nothing to say where they do.
    fn balance(&self, side: &Balance) -> Option<String> {
        let surplus = side.stated_surplus().unwrap_or_else(|| side.surplus());
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
        let last = &self.findings.last;
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
