//! The doubts that the winner depends on.

use shuzi::count::{
    AskAbout, Case, CountSettings, Interview, Question, SecondOpinions, SettleError,
};
use shuzi::life::LifeJudge;
use shuzi::point::PointSet;
use shuzi::score::Rules;

/// The doubtful points and groups that may change the winner, alone or together, as the count
/// stands. Where the game is too far from its end to have a winner, those that may change that.
pub(super) struct WinnerDoubts {
    points: PointSet,
    groups: PointSet,
    rules: Rules,
}

impl WinnerDoubts {
    /// Finds them, with another reading of life for every possible content of a doubtful point.
    ///
    /// # Errors
    /// [`SettleError`] if the user's statements do not fit the position.
    pub fn find(
        case: &Case,
        settings: &CountSettings,
        judge: &LifeJudge,
    ) -> Result<WinnerDoubts, SettleError> {
        let settings = CountSettings {
            ask_about: AskAbout::Winner,
            ..settings.clone()
        };
        let no_engines = SecondOpinions::none();
        let interview = Interview::new(case, &settings, judge, &no_engines)?;
        let groups = interview.groups_to_ask()?.into_iter();
        Ok(WinnerDoubts {
            points: interview.points_to_ask()?.into_iter().collect(),
            groups: groups.flat_map(|group| group.points).collect(),
            rules: settings.rules.clone(),
        })
    }

    /// Returns true if some answer to this question may change the winner.
    pub fn may_depend_on(&self, question: &Question) -> bool {
        match question {
            Question::Point(question) => self.points.contains(question.uncertain.point),
            Question::Joint(question) => {
                let mut points = question.doubt.points.iter();
                points.any(|uncertain| self.points.contains(uncertain.point))
            }
            Question::Group { group, .. } => group
                .points
                .iter()
                .any(|&point| self.groups.contains(point)),
            Question::LeftOpen(question) => question.may_change_winner(&self.rules),
        }
    }
}
