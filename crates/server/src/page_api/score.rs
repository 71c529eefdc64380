//! Counts a position with the user's answers, and finds the open questions.

use serde::{Deserialize, Deserializer, Serialize};

use shuzi::color::Color;
use shuzi::count::{
    Answer, AskAbout, Case, Clock, CountSettings, DeadStones, LeftOpenQuestion, PointName,
    Question, SettleError, open_questions, settle_knowing,
};
use shuzi::language::Words;
use shuzi::life::{self, ChainLife, LifeJudge, LifeReading, Reason, Status};
use shuzi::point::{BoardSize, PointSet};
use shuzi::position::Position;
use shuzi::report::json::schema::UncertainJson;
use shuzi::report::json::{self, ProbabilitiesJson, ReportJson};
use shuzi::report::words::AmountUnit;
use shuzi::report::{Report, TimedReport, Timing, sgf};
use shuzi::score::{
    BonusSource, HalfPoints, HandicapBonus, LeftOpen, MOST_HANDICAP_STONES, MOST_PRISONERS,
    Prisoners, RuleSet, Rules,
};
use shuzi::stones::{Doubt, StoneReading, StoneReadings};

use super::sentences::{OpenQuestionJson, QuestionJson, SentencesJson};
use super::weigh::WinnerDoubts;
use super::{Refusal, language};

/// A position that was read, and what the user says about it. Only `rows` is required.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScoreRequest {
    /// Code of the language for sentences.
    pub language: Option<String>,
    /// The user's name for the photo.
    pub file: String,
    /// The stones, row by row from the top.
    pub rows: Vec<String>,
    /// The points in doubt, from the answer to [`ReadRequest`](super::ReadRequest).
    pub uncertain: Vec<ReadPoint>,
    /// Probability that the grid is the board's, from the same answer.
    pub grid_confidence: Option<f64>,
    /// The user's answers in the order in which they were given; the last one about a point or
    /// group holds.
    pub answers: Vec<Answer>,
    /// The outcome of points that were left open between the players, if the user states it.
    #[serde(deserialize_with = "deserialize_left_open")]
    pub left_open: LeftOpen,
    /// Name of the rule set; Chinese rules if there is none.
    pub rules: Option<String>,
    /// Komi, if it differs from that of the rule set.
    pub komi: Option<HalfPoints>,
    /// Black stones placed before White's first move.
    pub handicap: Option<u32>,
    /// White's bonus for them, if it differs from that of the rule set.
    pub white_handicap_bonus: Option<HandicapBonus>,
    /// Stones captured during play.
    pub prisoners: Option<Prisoners>,
    /// Points that are asked about one by one instead of together with others.
    pub apart: Vec<PointName>,
    /// Life from an earlier answer, to be carried over instead of being read again.
    pub known: Option<PreviousLife>,
    /// True to find out for each question whether its answer may change the winner, which takes
    /// several readings of life.
    pub weigh: bool,
}

/// A point in doubt and its reading. Other fields, which answers have, are ignored.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReadPoint {
    point: PointName,
    probabilities: ProbabilitiesJson,
    why: Doubt,
}

/// Life from an earlier answer.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct PreviousLife {
    life: PreviousChains,
    #[serde(default)]
    expected: Vec<f64>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct PreviousChains {
    chains: Vec<PreviousChain>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct PreviousChain {
    points: Vec<PointName>,
    color: Color,
    status: Status,
    confidence: f64,
}

/// The result of a position, and the questions that are still open.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Result")
)]
pub struct ScoreAnswer {
    /// The report, without a photo; its fields are part of the same object.
    #[serde(flatten)]
    pub report: ReportJson,
    /// The points in doubt that are still open.
    pub uncertain: Vec<UncertainJson>,
    /// True if there is a result and no open question.
    pub settled: bool,
    /// True if life was carried over.
    pub provisional: bool,
    /// The expected owner of each point, to be sent back in `known`.
    pub expected: Vec<f64>,
    /// The open questions, the most important first.
    pub questions: Vec<OpenQuestionJson>,
    /// The result in words.
    pub said: SentencesJson,
    /// The position with its marks as a game record (SGF).
    pub record: String,
}

/// Scores positions, and remembers the reading of life in the last one. The page asks again after
/// each tap, and most taps do not change the position.
#[derive(Debug, Default)]
pub struct Scorer {
    last: Option<(Position, LifeReading)>,
}

/// Scores a position.
///
/// # Errors
/// [`Refusal`] if the request is invalid, or the user's answers do not fit the position.
pub fn score(
    request: &ScoreRequest,
    judge: &LifeJudge,
    clock: Clock,
) -> Result<ScoreAnswer, Refusal> {
    Scorer::default().score(request, judge, clock)
}

impl Scorer {
    /// Scores a position.
    ///
    /// # Errors
    /// [`Refusal`] if the request is invalid, or the user's answers do not fit the position.
    pub fn score(
        &mut self,
        request: &ScoreRequest,
        judge: &LifeJudge,
        clock: Clock,
    ) -> Result<ScoreAnswer, Refusal> {
        let mut case = request.to_case()?;
        let settings = request.to_settings(&case)?;
        let words = request.words();
        let refuse = |error: SettleError| Refusal::of_count(words, &request.file, &error);
        // With an earlier reading the answer comes at once; the page then asks again without it.
        let life = match &request.known {
            Some(known) => known.to_reading(&case.position)?,
            None => self
                .read_life(&mut case, &settings, judge, clock)
                .map_err(refuse)?,
        };
        let timed = settle_knowing(&case, &settings, &life, clock).map_err(refuse)?;
        let winner = match request.weigh {
            true => Some(WinnerDoubts::find(&case, &settings, judge).map_err(refuse)?),
            false => None,
        };
        let may_change_winner =
            |question: &Question| Some(winner.as_ref()?.may_depend_on(question));
        let questions = request.list_questions(&case, &timed.report, &life, &settings)?;
        let unit = AmountUnit::of(&settings.rules);
        let questions = questions.into_iter().map(|question| OpenQuestionJson {
            question: QuestionJson::of(&question, &case.position, unit, words),
            may_change_winner: may_change_winner(&question),
        });
        Ok(request.compose_answer(&timed, &life, questions.collect()))
    }

    /// Reads life in a position, or returns the remembered reading. Returns an empty reading if the
    /// result does not depend on life.
    fn read_life(
        &mut self,
        case: &mut Case,
        settings: &CountSettings,
        judge: &LifeJudge,
        clock: Clock,
    ) -> Result<LifeReading, SettleError> {
        let position = &case.position;
        if !settings.needs_life(position) {
            return Ok(LifeReading::default());
        }
        if let Some((_, life)) = self.last.as_ref().filter(|(last, _)| last == position) {
            return Ok(life.clone());
        }
        let start = clock();
        let life = judge.read_life(position, &settings.life)?;
        case.timings.push(Timing {
            step: "life",
            took: clock().saturating_sub(start),
        });
        self.last = Some((position.clone(), life.clone()));
        Ok(life)
    }
}

impl ScoreRequest {
    /// Returns the words of the requested language.
    fn words(&self) -> &'static Words {
        language(self.language.as_deref()).words()
    }

    /// Returns the position with the points that the user corrected.
    fn to_case(&self) -> Result<Case, Refusal> {
        let position = Position::from_rows(&self.rows)
            .map_err(|error| Refusal::of_request(&format!("rows: {error}")))?;
        let readings = self.to_readings(&position)?;
        let case = Case {
            readings,
            ..Case::from_position(self.file.clone(), position, Vec::new())
        };
        case.answered(&self.answers)
            .map_err(|error| Refusal::of_correction(self.words(), &self.file, error))
    }

    /// Returns the readings of the stones, which are certain except at the points in doubt. Returns
    /// `None` if the board is not square, as such a position is not from a photo.
    fn to_readings(&self, position: &Position) -> Result<Option<StoneReadings>, Refusal> {
        let size = position.size();
        if !size.is_square() {
            return Ok(None);
        }
        let mut readings = position.certain_readings();
        for read in &self.uncertain {
            let point = read
                .point
                .on(size)
                .map_err(|error| Refusal::of_correction(self.words(), &self.file, error))?;
            let ProbabilitiesJson {
                empty,
                black,
                white,
            } = read.probabilities;
            if let Some(reading) = readings.get_mut(size.index(point)) {
                *reading = StoneReading {
                    empty,
                    black,
                    white,
                    doubt: Some(read.why),
                };
            }
        }
        let grid_confidence = self.grid_confidence.unwrap_or(1.0);
        Ok(Some(StoneReadings {
            lines: size.width(),
            grid_confidence,
            readings,
        }))
    }

    /// Returns the points that are asked about one by one.
    fn points_apart(&self, size: BoardSize) -> Result<PointSet, Refusal> {
        self.apart
            .iter()
            .map(|name| name.on(size))
            .collect::<Result<PointSet, _>>()
            .map_err(|error| Refusal::of_correction(self.words(), &self.file, error))
    }

    fn to_settings(&self, case: &Case) -> Result<CountSettings, Refusal> {
        let settings = CountSettings {
            rules: self.to_rules()?,
            prisoners: self.prisoners,
            prisoners_are_stated: self.prisoners.is_some(),
            dead: DeadStones::default(),
            life: life::LifeSettings::default(),
            ask_about: AskAbout::default(),
            left_open: self.left_open,
        };
        settings
            .answered(&case.position, &self.answers)
            .map_err(|error| Refusal::of_correction(self.words(), &self.file, error))
    }

    fn to_rules(&self) -> Result<Rules, Refusal> {
        let set = match &self.rules {
            None => RuleSet::Chinese,
            Some(name) => RuleSet::parse(name).ok_or_else(|| {
                let known = RuleSet::ALL.map(RuleSet::name).join(", ");
                Refusal::of_request(&format!("the rule sets are {known}"))
            })?,
        };
        let handicap = self.handicap.unwrap_or_default();
        if handicap > MOST_HANDICAP_STONES {
            let message = format!("a game has at most {MOST_HANDICAP_STONES} handicap stones");
            return Err(Refusal::of_request(&message));
        }
        if self
            .prisoners
            .is_some_and(|prisoners| prisoners.black.max(prisoners.white) > MOST_PRISONERS)
        {
            return Err(Refusal::of_request(&format!(
                "a game has at most {MOST_PRISONERS} prisoners"
            )));
        }
        let usual = Rules::with_handicap(set, handicap);
        Ok(Rules {
            komi: self.komi.unwrap_or(usual.komi),
            bonus: self.white_handicap_bonus.unwrap_or(usual.bonus),
            bonus_source: match self.white_handicap_bonus {
                Some(_) => BonusSource::Stated,
                None => usual.bonus_source,
            },
            ..usual
        })
    }

    /// Returns the open questions, the most important first.
    fn list_questions(
        &self,
        case: &Case,
        report: &Report,
        life: &LifeReading,
        settings: &CountSettings,
    ) -> Result<Vec<Question>, Refusal> {
        let apart = self.points_apart(case.position.size())?;
        let mut questions = open_questions(case, report, life, settings, apart);
        // The question about open points comes last: its answers depend on those to all others.
        let left_open = report.settlement.as_ref().and_then(LeftOpenQuestion::about);
        questions.extend(left_open.map(Question::LeftOpen));
        Ok(questions)
    }

    fn compose_answer(
        &self,
        timed: &TimedReport,
        life: &LifeReading,
        questions: Vec<OpenQuestionJson>,
    ) -> ScoreAnswer {
        let report = &timed.report;
        let words = self.words();
        ScoreAnswer {
            report: ReportJson::from(timed),
            uncertain: UncertainJson::all_of(report),
            settled: report.is_settled() && self.known.is_none(),
            provisional: self.known.is_some(),
            expected: life.expected.iter().copied().map(json::ownership).collect(),
            questions,
            said: SentencesJson::of(report, words),
            record: sgf::report_from_photo(
                report,
                Some(self.file.as_str()).filter(|file| !file.is_empty()),
            ),
        }
    }
}

/// Deserializes what became of open points; `null` is the same as a missing field.
fn deserialize_left_open<'de, D: Deserializer<'de>>(deserializer: D) -> Result<LeftOpen, D::Error> {
    let Some(name) = Option::<String>::deserialize(deserializer)? else {
        return Ok(LeftOpen::Unstated);
    };
    LeftOpen::parse(&name).ok_or_else(|| {
        let known = LeftOpen::STATEMENTS.map(LeftOpen::name).join(", ");
        serde::de::Error::custom(format!("left_open is one of {known}"))
    })
}

impl PreviousLife {
    /// Returns the reading of life for a position.
    fn to_reading(&self, position: &Position) -> Result<LifeReading, Refusal> {
        let size = position.size();
        let chains = self
            .life
            .chains
            .iter()
            .map(|chain| chain.to_chain_life(size))
            .collect::<Result<_, _>>()?;
        Ok(LifeReading {
            chains,
            expected: self.expected.clone(),
        })
    }
}

impl PreviousChain {
    /// Returns the reading of the chain on a board of this size. The user is not asked about it, as
    /// the next full answer decides what is in doubt.
    fn to_chain_life(&self, size: BoardSize) -> Result<ChainLife, Refusal> {
        let mut points = self
            .points
            .iter()
            .map(|name| name.on(size))
            .collect::<Result<Vec<_>, _>>()
            .map_err(|error| Refusal::of_request(&format!("known: {error}")))?;
        points.sort_unstable();
        Ok(ChainLife {
            points,
            color: self.color,
            status: self.status,
            confidence: self.confidence.clamp(0.0, 1.0),
            reason: Reason::CarriedOver,
            ask: false,
            second: None,
            open_fate: None,
        })
    }
}
