//! Dead stones that cannot all be dead.

use crate::color::{ByColor, Color};
use crate::point::Point;
use crate::position::PassAlive;
use crate::position::{Chain, Position};

/// The reason why stones stated to be dead cannot all be dead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contradiction {
    /// A chain that the opponent cannot capture even if its owner always passes (Benson 1976).
    PassAlive(Chain),
    /// A black and a white chain in one region without any living stones around them that could
    /// have captured either.
    NothingAlive(Chain, Chain),
}

/// Finds the first contradiction among the dead chains of `position`. `lifted` is `position`
/// without them.
pub fn find_contradiction(position: &Position, lifted: &Position) -> Option<Contradiction> {
    if position == lifted {
        return None;
    }
    let dead: Vec<Chain> = position
        .chains()
        .into_iter()
        .filter(|chain| is_lifted(chain, lifted))
        .collect();
    find_pass_alive(position, &dead).or_else(|| find_chains_without_captor(&dead, lifted))
}

/// Finds a dead chain that is alive whatever the opponent plays.
fn find_pass_alive(position: &Position, dead: &[Chain]) -> Option<Contradiction> {
    let [black, white] = Color::BOTH.map(|color| PassAlive::new(position, color));
    let is_alive = |point: Point| black.is_stone(point) || white.is_stone(point);
    let chain = dead
        .iter()
        .find(|chain| chain.points.iter().any(|&point| is_alive(point)))?;
    Some(Contradiction::PassAlive(chain.clone()))
}

/// Finds dead chains of both colours in a region that no living stone touches.
fn find_chains_without_captor(dead: &[Chain], lifted: &Position) -> Option<Contradiction> {
    let untouched = lifted
        .empty_regions()
        .into_iter()
        .filter(|region| region.touches == ByColor::default());
    for region in untouched {
        let [black, white] = Color::BOTH.map(|color| {
            dead.iter().find(|chain| {
                chain.color == color
                    && chain
                        .points
                        .iter()
                        .any(|point| region.points.contains(point))
            })
        });
        if let (Some(black), Some(white)) = (black, white) {
            return Some(Contradiction::NothingAlive(black.clone(), white.clone()));
        }
    }
    None
}

fn is_lifted(chain: &Chain, lifted: &Position) -> bool {
    chain
        .points
        .iter()
        .any(|&point| lifted.stone(point).is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(rows: &[&str], dead: &[&str]) -> Option<Contradiction> {
        let position = Position::from_rows(rows).unwrap();
        let dead: Vec<Point> = dead
            .iter()
            .map(|name| position.size().parse(name).unwrap())
            .collect();
        find_contradiction(&position, &position.without(&dead))
    }

    #[test]
    fn a_chain_with_two_eyes_is_not_dead() {
        let rows = [".B.BW", "BBBBW", "WWWWW", ".....", "....."];
        assert!(matches!(
            found(&rows, &["A4"]),
            Some(Contradiction::PassAlive(_))
        ));
        assert_eq!(found(&rows, &[]), None);
    }

    #[test]
    fn somebody_alive_must_have_taken_the_dead() {
        let rows = ["..B..", "..W..", ".....", ".....", "....."];
        assert!(matches!(
            found(&rows, &["C5", "C4"]),
            Some(Contradiction::NothingAlive(..))
        ));
        assert_eq!(found(&rows, &["C5"]), None);
    }
}
