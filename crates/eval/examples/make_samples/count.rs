//! The count of a sample under the Chinese rules, from its dead stones: flood fill, nothing more.

use shuzi::color::Color;
use shuzi::point::Point;
use shuzi::position::Position;
use shuzi_render::{BoardTruth, ScoreTruth};

use crate::games::{Game, connected};

/// Points for White.
const KOMI: f64 = 7.5;

/// The score of a game, its points named as in the photo.
pub fn score(game: &Game, board: &BoardTruth) -> ScoreTruth {
    let size = game.position.size();
    let lifted = game.dead.iter().fold(game.position.clone(), |position, &dead| position.with(dead, None));
    let (mut area, mut dame) = ([0_u16; 2], Vec::new());
    for point in size.points() {
        match owner(&lifted, point) {
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
        let mut seen: Vec<Point> = points.iter().filter_map(|&point| board.seen(size, point)).collect();
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
        result: if margin > 0.0 { format!("B+{margin}") } else { format!("W+{}", -margin) },
    }
}

/// Whose stone or territory a point is.
fn owner(position: &Position, point: Point) -> Option<Color> {
    let size = position.size();
    let here = position.stone(point);
    if here.is_some() {
        return here;
    }
    let region = connected(size, point, |p| position.stone(p).is_none());
    let touches =
        |color| region.iter().any(|p| size.neighbours(*p).any(|n| position.stone(n) == Some(color)));
    match (touches(Color::Black), touches(Color::White)) {
        (true, false) => Some(Color::Black),
        (false, true) => Some(Color::White),
        _ => None,
    }
}
