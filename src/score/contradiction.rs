//! Dead stones that cannot all be dead.

use crate::color::{ByColor, Color};
use crate::point::Point;
use crate::position::PassAlive;
use crate::position::{Chain, Position};

/// What is wrong with the stones that are said to be dead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contradiction {
    /// A chain that its opponent cannot take even when its owner passes every time (Benson 1976).
    PassAlive(Chain),
    /// Two chains, one of either colour, of which neither has living stones around it that could have taken it.
    NothingAlive(Chain, Chain),
}

/// The first contradiction among the dead chains of `position`, `lifted` being the same without them.
pub fn contradiction(position: &Position, lifted: &Position) -> Option<Contradiction> {
    if position == lifted {
        return None;
    }
    let dead: Vec<Chain> = position.chains().into_iter().filter(|chain| is_lifted(chain, lifted)).collect();
    alive(position, &dead).or_else(|| without_takers(&dead, lifted))
}

fn alive(position: &Position, dead: &[Chain]) -> Option<Contradiction> {
    let alive = Color::BOTH.map(|color| PassAlive::new(position, color));
    let is_alive =
        |chain: &&Chain| chain.points.iter().any(|&point| alive.iter().any(|of| of.is_stone(point)));
    dead.iter().find(is_alive).cloned().map(Contradiction::PassAlive)
}

fn without_takers(dead: &[Chain], lifted: &Position) -> Option<Contradiction> {
    let untouched = lifted.empty_regions().into_iter().filter(|region| region.touches == ByColor::default());
    untouched.into_iter().find_map(|region| {
        let of = |color: Color| {
            let lies_in = |chain: &&Chain| {
                chain.color == color && chain.points.iter().any(|point| region.points.contains(point))
            };
            dead.iter().find(lies_in).cloned()
        };
        Some(Contradiction::NothingAlive(of(Color::Black)?, of(Color::White)?))
    })
}

fn is_lifted(chain: &Chain, lifted: &Position) -> bool {
    chain.points.iter().any(|&point: &Point| lifted.stone(point).is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(rows: &[&str], dead: &[&str]) -> Option<Contradiction> {
        let position = Position::from_rows(rows).unwrap();
        let dead: Vec<Point> = dead.iter().map(|name| position.size().parse(name).unwrap()).collect();
        contradiction(&position, &position.without(&dead))
    }

    #[test]
    fn a_chain_with_two_eyes_is_not_dead() {
        let rows = [".B.BW", "BBBBW", "WWWWW", ".....", "....."];
        assert!(matches!(found(&rows, &["A4"]), Some(Contradiction::PassAlive(_))));
        assert_eq!(found(&rows, &[]), None);
    }

    #[test]
    fn somebody_alive_must_have_taken_the_dead() {
        let rows = ["..B..", "..W..", ".....", ".....", "....."];
        assert!(matches!(found(&rows, &["C5", "C4"]), Some(Contradiction::NothingAlive(..))));
        assert_eq!(found(&rows, &["C5"]), None);
    }
}
