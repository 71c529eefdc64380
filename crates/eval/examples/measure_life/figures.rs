//! Compares life readings with labels.

use std::time::Instant;

use shuzi::life::{ChainLife, LifeError, LifeJudge, LifeSettings, Status};
use shuzi::statistics::quantile;

use crate::boards::LabelledBoard;

/// Upper bounds of the confidence classes.
const CLASSES: [f64; 8] = [0.6, 0.7, 0.8, 0.9, 0.97, 0.99, 0.999, 1.0];

/// The chains with a confidence in one class.
#[derive(Clone, Copy, Default)]
struct ConfidenceClass {
    chains: u32,
    right: u32,
    confidence: f64,
}

/// Figures over all boards.
#[derive(Default)]
pub struct LifeFigures {
    boards: u32,
    exact: u32,
    silent: u32,
    asked_right: u32,
    asked_chains: u32,
    classes: [ConfidenceClass; CLASSES.len()],
    /// Time of each board, in milliseconds.
    times: Vec<f32>,
}

impl LifeFigures {
    /// Reads a board and compares it with its label. `list` prints the wrong chains.
    pub fn add(
        &mut self,
        board: &LabelledBoard,
        judge: &LifeJudge,
        settings: &LifeSettings,
        list: bool,
    ) -> Result<(), LifeError> {
        let (mut wrong, mut silent, mut asked) = (false, false, 0);
        let start = Instant::now();
        let life = judge.read_life(&board.position, settings)?;
        self.times.push(1000.0 * start.elapsed().as_secs_f32());
        for chain in life.chains {
            let right = (chain.status == Status::Dead) == board.is_dead(&chain.points);
            wrong |= !right;
            silent |= !right && !chain.ask;
            asked += u32::from(chain.ask);
            self.classify(&chain, right);
            if list && !right {
                let name = chain
                    .points
                    .first()
                    .map(|&point| board.position.size().name(point))
                    .unwrap_or_default();
                let note = if chain.ask { "" } else { " SILENT" };
                let ChainLife {
                    points,
                    status,
                    reason,
                    confidence,
                    ..
                } = chain;
                println!(
                    "{} {name} {} stones {status:?} {reason:?} {confidence:.3}{note}",
                    board.id,
                    points.len()
                );
            }
        }
        self.boards += 1;
        self.exact += u32::from(!wrong);
        self.silent += u32::from(silent);
        self.asked_right += u32::from(!wrong && asked > 0);
        self.asked_chains += asked;
        Ok(())
    }

    fn classify(&mut self, chain: &ChainLife, right: bool) {
        let index = CLASSES
            .iter()
            .position(|&end| chain.confidence <= end)
            .unwrap_or(CLASSES.len() - 1);
        let class = &mut self.classes[index];
        class.chains += 1;
        class.right += u32::from(right);
        class.confidence += chain.confidence;
    }

    /// Prints the figures.
    pub fn print(&self) {
        let mut times = self.times.clone();
        times.sort_by(f32::total_cmp);
        let boards = f64::from(self.boards.max(1));
        let exact = f64::from(self.exact);
        println!(
            "dead set exact {}/{} = {:.4}   SILENT {}   right boards asked about {}/{} = {:.3}",
            self.exact,
            self.boards,
            exact / boards,
            self.silent,
            self.asked_right,
            self.exact,
            f64::from(self.asked_right) / exact.max(1.0),
        );
        println!(
            "chains asked about {:.2} a board   ms a board {:.0} (median), {:.0} (worst)",
            f64::from(self.asked_chains) / boards,
            quantile(&times, 0.5),
            quantile(&times, 1.0),
        );
        for (end, class) in CLASSES
            .iter()
            .zip(&self.classes)
            .filter(|(_, class)| class.chains > 0)
        {
            let chains = f64::from(class.chains);
            let (mean, right) = (class.confidence / chains, f64::from(class.right) / chains);
            println!(
                "confidence to {end:.3}: {:>6} chains, mean {mean:.4}, right {right:.4}",
                class.chains
            );
        }
    }
}
