//! Pairs of photos, read like those of a count.

use std::time::Duration;

use shuzi::count::{ReadSettings, Reader};
use shuzi::point::Point;
use shuzi::position::Orientation;
use shuzi::score::{RuleSet, Rules};
use shuzi_referee::verify::LaterBoard;
use shuzi_referee::verify::filled::{self, FaultKind};
use shuzi_render::{self as render, Mishap, MishapEvent, Pair};

use super::games::SampleGame;
use super::scenes::readable;

/// Returns the faults found, the points that they depend on, and the event, in the coordinates of
/// the photo before.
fn found_in_photos(
    mishap: Option<Mishap>,
    seed: u64,
) -> (Vec<FaultKind>, Vec<Point>, Option<MishapEvent>) {
    let game = SampleGame::generate(9, seed, 1).unwrap();
    let rules = Rules::of(RuleSet::Ing);
    let pair = Pair::sample(&game.position.without(&game.dead), &rules, mishap, seed).unwrap();
    let mut scene = readable(seed);
    (scene.width_px, scene.height_px) = (560, 560);
    let names = ["before.jpg", "after.jpg"].map(str::to_owned);
    let [(before, truth), (after, _)] =
        render::pair::render_pair(&pair, &scene, seed, names).unwrap();
    let reader = Reader::embedded();
    let read = |bytes: &[u8]| {
        reader
            .read("photo", bytes, &ReadSettings::default(), &|| Duration::ZERO)
            .unwrap()
            .1
    };
    let (before, after) = (read(&before), read(&after));
    assert_eq!(before.uncertain(), []);
    let board = truth.shows.first().unwrap();
    assert_eq!(before.position.rows(), board.rows);
    let certain = ReadSettings::default().stones.certain;
    let doubtful = filled::doubtful_after(&before.position, &after, certain);
    let later = LaterBoard {
        position: &after.position,
        doubtful: &doubtful,
        orientations: &Orientation::TURNS,
    };
    let found = filled::check(&before.position, &rules, &later).unwrap();
    let seen = |point| board.seen(pair.before.size(), point).unwrap();
    let happened = pair.mishap.map(|happened| match happened {
        MishapEvent::Moved { color, from, to } => MishapEvent::Moved {
            color,
            from: seen(from),
            to: seen(to),
        },
        MishapEvent::WrongColor { color, point } => MishapEvent::WrongColor {
            color,
            point: seen(point),
        },
        other => other,
    });
    let kinds = found.faults.into_iter().map(|fault| fault.kind).collect();
    (kinds, found.undecided, happened)
}

#[test]
fn a_right_fill_in_and_faults_are_told_from_photos() {
    for (mishap, seed) in [
        (None, 1),
        (Some(Mishap::Moved), 2),
        (Some(Mishap::Missing), 3),
        (Some(Mishap::WrongColor), 4),
    ] {
        let (kinds, undecided, happened) = found_in_photos(mishap, seed);
        assert_eq!(undecided, [], "{mishap:?}");
        super::judge::check_named(happened.as_ref(), [0, 0], &kinds).unwrap();
    }
}
