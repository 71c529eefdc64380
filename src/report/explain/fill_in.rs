//! Explains the fill-in under Ing rules: what each side lays and receives, the result that the board
//! shows then, and the parity, which reveals missing stones.

use crate::color::Color;
use crate::score::{IngFillIn, IngSide};

use super::areas::sum;
use super::{Explainer, words};

impl Explainer<'_> {
    /// Explains the fill-in and the result that it shows.
    pub(super) fn explain_fill_in(&self, fill_in: &IngFillIn) -> Vec<String> {
        let compensation = fill_in.compensation_stones;
        let result = words::shorten_fill_in_result(self.words, fill_in);
        let difference = fill_in.difference.unsigned_abs();
        let mut lines = vec![
            self.words.say("explained-fill-in"),
            self.explain_fill_in_side(
                Color::Black,
                &fill_in.sides.black,
                compensation.max(0),
                fill_in,
            ),
            self.explain_fill_in_side(
                Color::White,
                &fill_in.sides.white,
                (-compensation).max(0),
                fill_in,
            ),
            self.say(
                "explained-fill-in-result",
                &[("result", result.into()), ("difference", difference.into())],
            ),
            self.explain_parity(fill_in),
        ];
        lines.extend(
            words::describe_fill_in_error(self.words, self.score)
                .map(|sentence| format!("{sentence}.")),
        );
        lines
    }

    /// Compares the parity of the fill-in with that of the count. With full sets they are the same,
    /// so the wrong parity reveals missing stones.
    fn explain_parity(&self, fill_in: &IngFillIn) -> String {
        let score = self.score;
        let with_full_sets = score.counts.black - score.counts.white - score.rules.white_is_given();
        let is_odd = (with_full_sets.0 / 2) % 2 != 0;
        let message = match (fill_in.difference % 2 != 0) == is_odd {
            true => "explained-parity",
            false => "explained-parity-of-missing-stones",
        };
        self.say(
            message,
            &[("parity", if is_odd { "odd" } else { "even" }.into())],
        )
    }

    /// Explains one side of the fill-in.
    fn explain_fill_in_side(
        &self,
        color: Color,
        side: &IngSide,
        received: i32,
        fill_in: &IngFillIn,
    ) -> String {
        let elsewhere = side.in_bowl.saturating_sub(side.fill + side.losing_stones);
        let shared = fill_in.shared_filled_each;
        self.say(
            "explained-fill-in-of-a-side",
            &[
                ("player", color.name().into()),
                ("empty", sum(&self.empty_areas(color)).into()),
                ("laid", received.into()),
                ("bowl", side.in_bowl.into()),
                ("elsewhere", elsewhere.into()),
                ("compensation", elsewhere.saturating_sub(shared).into()),
                ("shared", shared.into()),
                ("fill", side.fill.into()),
                ("winning", side.winning_points.into()),
                ("losing", side.losing_stones.into()),
            ],
        )
    }
}
