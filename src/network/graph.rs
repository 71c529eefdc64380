//! A network as a list of operations, each on planes that earlier ones made.

use ndarray::{ArrayView3, Axis, Zip};

use super::Planes;
use super::convolution::Convolution;
use super::product::Workspace;

/// What is done in a step of a network.
pub(super) enum Operation {
    /// Convolves planes.
    Convolve(Convolution),
    /// Adds two sets of planes; where the second has one pixel a plane, it is added to all pixels.
    Add,
    /// Repeats each row and each column this many times.
    Repeat(usize),
    /// Replaces each plane by its mean, one pixel.
    Mean,
}

/// A step of a network.
pub(super) struct Step {
    pub operation: Operation,
    /// The planes that it takes, by their numbers: 0 is the network's input, and step *k* makes
    /// number *k* + 1.
    pub inputs: Vec<usize>,
    /// True if what is negative in a convolution or a sum is replaced by zero.
    pub is_rectified: bool,
}

/// A network.
pub(super) struct Graph {
    steps: Vec<Step>,
    /// For each step, the planes that no later step takes.
    no_longer_needed: Vec<Vec<usize>>,
}

impl Graph {
    /// Returns the network of these steps, whose output is that of the last. `None` if a step takes
    /// what no earlier one makes, or there is none.
    pub(super) fn new(steps: Vec<Step>) -> Option<Graph> {
        let takes_earlier =
            |(number, step): (usize, &Step)| step.inputs.iter().all(|&input| input <= number);
        if steps.is_empty() || !steps.iter().enumerate().all(takes_earlier) {
            return None;
        }
        let last_taker = |planes: usize| {
            let takers = steps.iter().rposition(|step| step.inputs.contains(&planes));
            takers.unwrap_or(planes.saturating_sub(1))
        };
        let mut no_longer_needed = vec![Vec::new(); steps.len()];
        for planes in 0..steps.len() {
            no_longer_needed[last_taker(planes)].push(planes);
        }
        Some(Graph {
            steps,
            no_longer_needed,
        })
    }

    /// Runs the network.
    ///
    /// # Errors
    /// The description of a step whose planes do not fit.
    pub(super) fn run(&self, input: ArrayView3<'_, f32>) -> Result<Planes, String> {
        let mut workspace = Workspace::default();
        let mut made: Vec<Option<Planes>> = vec![None; self.steps.len() + 1];
        made[0] = Some(input.as_standard_layout().into_owned());
        for (number, step) in self.steps.iter().enumerate() {
            let output = step.run(&mut made, &self.no_longer_needed[number], &mut workspace);
            let output = output.ok_or_else(|| format!("the planes of step {number} do not fit"))?;
            made[number + 1] = Some(output);
            for &planes in &self.no_longer_needed[number] {
                made[planes] = None;
            }
        }
        made.pop().flatten().ok_or_else(|| "it has no steps".into())
    }
}

impl Step {
    /// Returns the planes that the step makes; `None` if those that it takes do not fit. Takes planes that
    /// are no longer needed out of `made`, to change them instead of a copy.
    fn run(
        &self,
        made: &mut [Option<Planes>],
        no_longer_needed: &[usize],
        workspace: &mut Workspace,
    ) -> Option<Planes> {
        let least = if self.is_rectified { 0.0 } else { f32::MIN };
        let is_taken_once =
            |planes| self.inputs.iter().filter(|&&input| input == planes).count() == 1;
        let mut own = |planes: usize| match no_longer_needed.contains(&planes) {
            true if is_taken_once(planes) => made[planes].take(),
            _ => made[planes].clone(),
        };
        match (&self.operation, self.inputs.as_slice()) {
            (Operation::Convolve(convolution), &[input]) => {
                convolution.convolve(made[input].as_ref()?, least, workspace)
            }
            (Operation::Add, &[first, second]) => {
                let mut sum = own(first)?;
                add(&mut sum, made[second].as_ref()?, least)?;
                Some(sum)
            }
            (&Operation::Repeat(times), &[input]) => repeat(made[input].as_ref()?, times),
            (Operation::Mean, &[input]) => {
                let planes = made[input].as_ref()?;
                let means = planes.mean_axis(Axis(2))?.mean_axis(Axis(1))?;
                Some(means.insert_axis(Axis(1)).insert_axis(Axis(2)))
            }
            _ => None,
        }
    }
}

/// Adds planes to `sum`; `None` if they do not fit. Less than `least` becomes `least`.
fn add(sum: &mut Planes, planes: &Planes, least: f32) -> Option<()> {
    let planes = planes.broadcast(sum.dim())?;
    Zip::from(sum).and(planes).for_each(|sum, value| {
        let value = *sum + value;
        *sum = if value > least { value } else { least };
    });
    Some(())
}

/// Returns the planes with each row and each column repeated.
fn repeat(planes: &Planes, times: usize) -> Option<Planes> {
    let (channels, height, width) = planes.dim();
    let mut values = Vec::with_capacity(planes.len() * times * times);
    for row in planes.rows() {
        let start = values.len();
        for &value in row {
            values.extend(std::iter::repeat_n(value, times));
        }
        let end = values.len();
        for _ in 1..times {
            values.extend_from_within(start..end);
        }
    }
    Planes::from_shape_vec((channels, height * times, width * times), values).ok()
}

#[cfg(test)]
mod tests {
    use ndarray::array;

    use super::*;

    fn step(operation: Operation, inputs: &[usize]) -> Step {
        Step {
            operation,
            inputs: inputs.to_vec(),
            is_rectified: false,
        }
    }

    #[test]
    fn steps_follow_from_one_another() {
        let rectified = Step {
            is_rectified: true,
            ..step(Operation::Add, &[0, 0])
        };
        let graph = Graph::new(vec![
            rectified,
            step(Operation::Mean, &[0]),
            step(Operation::Add, &[1, 2]),
            step(Operation::Repeat(2), &[3]),
            step(Operation::Add, &[4, 4]),
        ]);
        let output = graph.unwrap().run(array![[[-3.0, 5.0]]].view()).unwrap();
        assert_eq!(
            output,
            array![[[2.0, 2.0, 22.0, 22.0], [2.0, 2.0, 22.0, 22.0]]]
        );
    }

    #[test]
    fn what_does_not_fit_is_an_error() {
        assert!(Graph::new(Vec::new()).is_none());
        assert!(Graph::new(vec![step(Operation::Mean, &[1])]).is_none());
        let wrong = Graph::new(vec![
            step(Operation::Repeat(2), &[0]),
            step(Operation::Add, &[0, 1]),
        ]);
        assert!(wrong.unwrap().run(array![[[1.0]]].view()).is_err());
    }
}
