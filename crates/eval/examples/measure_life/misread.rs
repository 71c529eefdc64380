//! Measures the effect of one misread point on the rest of the board.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use shuzi::color::Color;
use shuzi::life::{ChainLife, LifeError, LifeJudge, LifeReading, LifeSettings, Status};
use shuzi::point::Point;
use shuzi::position::Position;

use crate::boards::LabelledBoard;

/// Figures over all boards.
pub struct MisreadFigures {
    random: Pcg64Mcg,
    boards: u32,
    changed: u32,
    uncovered: u32,
    asked_before: u32,
    asked_after: u32,
}

impl MisreadFigures {
    /// Starts without boards. The points are drawn at random from `seed`.
    pub fn new(seed: u64) -> MisreadFigures {
        let random = Pcg64Mcg::seed_from_u64(seed);
        MisreadFigures {
            random,
            boards: 0,
            changed: 0,
            uncovered: 0,
            asked_before: 0,
            asked_after: 0,
        }
    }

    /// Changes a point of a board: a stone is removed, added, or changes its color. Boards on which
    /// that leaves a chain without liberties are left out, because they are refused.
    pub fn add(
        &mut self,
        board: &LabelledBoard,
        judge: &LifeJudge,
        settings: &LifeSettings,
        list: bool,
    ) -> Result<(), LifeError> {
        let position = &board.position;
        let Some((point, misread)) = self.misread_point(position) else {
            return Ok(());
        };
        let before = judge.read_life(position, settings)?;
        let after = judge.read_life(&misread, settings)?;
        let changed: Vec<&ChainLife> = after
            .chains
            .iter()
            .filter(|chain| !is_near(position, point, &chain.points))
            .filter(|chain| {
                chain
                    .points
                    .iter()
                    .any(|stone| is_dead(&before, *stone) != is_dead(&after, *stone))
            })
            .collect();
        let uncovered = changed.iter().any(|chain| !chain.ask);
        if list && uncovered {
            println!(
                "{}: {} misread, {} chains change",
                board.id,
                position.size().name(point),
                changed.len()
            );
        }
        self.boards += 1;
        self.changed += u32::from(!changed.is_empty());
        self.uncovered += u32::from(uncovered);
        self.asked_before += u32::from(before.chains.iter().any(|chain| chain.ask));
        self.asked_after += u32::from(after.chains.iter().any(|chain| chain.ask));
        Ok(())
    }

    fn misread_point(&mut self, position: &Position) -> Option<(Point, Position)> {
        let size = position.size();
        let point = size
            .points()
            .nth(self.random.random_range(0..size.area()))?;
        let classes = [None, Some(Color::Black), Some(Color::White)];
        let others: Vec<Option<Color>> = classes
            .into_iter()
            .filter(|class| *class != position.stone(point))
            .collect();
        let misread = position.with(point, others[self.random.random_range(0..others.len())]);
        misread
            .chains_without_liberties()
            .is_empty()
            .then_some((point, misread))
    }

    /// Prints the figures.
    pub fn print(&self) {
        println!(
            "{} boards with a misread point: the proposal changes elsewhere on {}, on {} of them without a question; \
             asked about {} before, {} after",
            self.boards, self.changed, self.uncovered, self.asked_before, self.asked_after
        );
    }
}

/// Returns true if a chain contains the misread point or is next to it.
fn is_near(position: &Position, misread: Point, chain: &[Point]) -> bool {
    chain.contains(&misread)
        || position
            .size()
            .neighbours(misread)
            .any(|beside| chain.contains(&beside))
}

fn is_dead(life: &LifeReading, stone: Point) -> bool {
    life.chains
        .iter()
        .any(|chain| chain.status == Status::Dead && chain.points.contains(&stone))
}
