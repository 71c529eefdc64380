//! Counts a sample by the Chinese rules from its dead stones, independently of the library.

use shuzi::color::Color;
use shuzi::point::Point;
use shuzi::position::Position;
use shuzi_render::{BoardTruth, ScoreTruth};

use crate::games::{SampleGame, connected_points};

/// Points for White.
const KOMI: f64 = 7.5;

/// Counts a game. The points are named as they appear in the photo.
pub fn count_chinese(game: &SampleGame, board: &BoardTruth) -> ScoreTruth {
    let size = game.position.size();
    let lifted = game
        .dead
        .iter()
        .fold(game.position.clone(), |position, &dead| {
            position.with(dead, None)
        });
    let (mut area, mut dame) = ([0_u16; 2], Vec::new());
    for point in size.points() {
        match find_owner(&lifted, point) {
            Some(Color::Black) => area[0] += 1,
            Some(Color::White) => area[1] += 1,
            None if !game.shared.contains(&point) => dame.push(point),
            None => {}
        }
    }
    let half_shared = game.shared.len() as f64 / 2.0;
    let [black, white] = area.map(|points| f64::from(points) + half_shared);
    let margin = black - white - KOMI;
    let names = |points: &[Point]| {
        let mut seen: Vec<Point> = points
            .iter()
            .filter_map(|&point| board.seen(size, point))
            .collect();
        seen.sort();
        seen.into_iter().map(|point| size.name(point)).collect()
    };
    ScoreTruth {
        rules: "chinese".to_owned(),
        komi: KOMI,
        dead: names(&game.dead),
        dame: names(&dame),
        shared: names(&game.shared),
        black,
        white,
        result: if margin > 0.0 {
            format!("B+{margin}")
        } else {
            format!("W+{}", -margin)
        },
    }
}

/// Returns the owner of a point: the color of its stone, or of the stones around its empty region
/// if they have one color.
fn find_owner(position: &Position, point: Point) -> Option<Color> {
    let size = position.size();
    let here = position.stone(point);
    if here.is_some() {
        return here;
    }
    let region = connected_points(size, point, |p| position.stone(p).is_none());
    let touches = |color| {
        region.iter().any(|p| {
            size.neighbours(*p)
                .any(|n| position.stone(n) == Some(color))
        })
    };
    match (touches(Color::Black), touches(Color::White)) {
        (true, false) => Some(Color::Black),
        (false, true) => Some(Color::White),
        _ => None,
    }
}
