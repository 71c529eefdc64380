//! Scoring: what stands where, and what a person says, to the result and the questions that are open.

use serde::{Deserialize, Deserializer, Serialize};

use shuzi::color::Color;
use shuzi::count::{
    Answer, AskAbout, Case, Clock, CountSettings, DeadStones, LeftOpenQuestion, PointName, Question,
    SettleError, open_questions, settle_knowing,
};
use shuzi::language::Words;
use shuzi::life::{self, ChainLife, LifeReading, Reason, Status};
use shuzi::position::Position;
use shuzi::report::json::schema::UncertainJson;
use shuzi::report::json::{self, ProbabilitiesJson, ReportJson};
use shuzi::report::{TimedReport, Timing, sgf};
use shuzi::score::{
    BonusSource, HalfPoints, HandicapBonus, LeftOpen, MOST_HANDICAP_STONES, MOST_PRISONERS, Prisoners,
    RuleSet, Rules,
};
use shuzi::stones::{Doubt, StoneReading, StoneReadings};

use super::said::{AskedJson, SaidJson};
use super::{Refusal, language};

/// A position that was read, and what a person says about it. Only `rows` is needed.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ScoreRequest {
    /// Code of the language of sentences.
    pub language: Option<String>,
    /// What the user calls the photo.
    pub file: String,
    /// What was read, top row first.
    pub rows: Vec<String>,
    /// The points in doubt, as they were read.
    pub uncertain: Vec<ReadPoint>,
    /// Probability that the grid is the board's, as it was read.
    pub grid_confidence: Option<f64>,
    /// What a person says, in this order: the last about a point or a group holds.
    pub answers: Vec<Answer>,
    /// What became of points that were left open between the players, where a person says it.
    #[serde(deserialize_with = "left_open")]
    pub left_open: LeftOpen,
    /// The rule set's name; Chinese where none is given.
    pub rules: Option<String>,
    /// Points that White is given, where they are not the rule set's.
    pub komi: Option<HalfPoints>,
    /// Black stones placed before White's first move.
    pub handicap: Option<u32>,
    /// White's bonus for them, where it is not the rule set's.
    pub white_handicap_bonus: Option<HandicapBonus>,
    /// Stones captured during play.
    pub prisoners: Option<Prisoners>,
    /// Life as an earlier answer gave it, to be carried over instead of being read anew.
    pub known: Option<Known>,
}

/// A point in doubt, as it was read. What else an answer tells of it is of no use here.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct ReadPoint {
    point: PointName,
    probabilities: ProbabilitiesJson,
    why: Doubt,
}

/// Life as an earlier answer gave it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Known {
    life: KnownLife,
    #[serde(default)]
    expected: Vec<f64>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct KnownLife {
    chains: Vec<KnownChain>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
struct KnownChain {
    points: Vec<PointName>,
    color: Color,
    status: Status,
    confidence: f64,
}

/// The result of a position, and what is still open.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Result"))]
pub struct ScoreAnswer {
    /// The report, in the same object. No photo is known of it.
    #[serde(flatten)]
    pub report: ReportJson,
    /// The points in doubt that are still open.
    pub uncertain: Vec<UncertainJson>,
    /// Whether there is a result and nothing is left to ask.
    pub settled: bool,
    /// Whether life was carried over.
    pub provisional: bool,
    /// Whose each point is expected to be, to be sent back in `known`.
    pub expected: Vec<f64>,
    /// What to ask, the decisive first.
    pub questions: Vec<AskedJson>,
    /// The count in words.
    pub said: SaidJson,
    /// The position with its marks as a game record (SGF).
    pub record: String,
}

/// Scores positions, and remembers how the last one's life was read: a tap on a group or another rule set does not
/// change that.
#[derive(Debug, Default)]
pub struct Scorer {
    last: Option<(Position, LifeReading)>,
}

/// Scores a position.
///
/// # Errors
/// [`Refusal`] when the request makes no sense, or what a person says does not fit the position.
pub fn score(request: &ScoreRequest, clock: Clock) -> Result<ScoreAnswer, Refusal> {
    Scorer::default().score(request, clock)
}

impl Scorer {
    /// Scores a position.
    ///
    /// # Errors
    /// [`Refusal`] when the request makes no sense, or what a person says does not fit the position.
    pub fn score(&mut self, request: &ScoreRequest, clock: Clock) -> Result<ScoreAnswer, Refusal> {
        let mut case = request.case()?;
        let settings = request.settings(&case)?;
        let words = request.words();
        let unsettled = |error: SettleError| Refusal::of_count(words, &request.file, &error);
        let life = match &request.known {
            Some(known) => known.reading(&case.position)?,
            None => self.life(&mut case, &settings, clock).map_err(unsettled)?,
        };
        let timed = settle_knowing(&case, &settings, &life, clock).map_err(unsettled)?;
        Ok(request.answer(&case, &timed, &life, &settings))
    }

    /// How life is read in a position that can be counted; nothing is read where nothing hangs on it.
    fn life(
        &mut self,
        case: &mut Case,
        settings: &CountSettings,
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
        let life = life::read(position, &settings.life)?;
        case.timings.push(Timing { step: "life", took: clock().saturating_sub(start) });
        self.last = Some((position.clone(), life.clone()));
        Ok(life)
    }
}

impl ScoreRequest {
    /// What people are told in.
    fn words(&self) -> &'static Words {
        language(self.language.as_deref()).words()
    }

    /// What was read, with the points that a person states.
    fn case(&self) -> Result<Case, Refusal> {
        let position = Position::from_rows(&self.rows)
            .map_err(|error| Refusal::of_request(&format!("rows: {error}")))?;
        let readings = self.readings(&position)?;
        let case = Case { readings, ..Case::from_position(self.file.clone(), position, Vec::new()) };
        case.answered(&self.answers).map_err(|error| Refusal::of_correction(self.words(), &self.file, error))
    }

    /// How it was read: certain but for the points in doubt. None where the board is not square: no photo shows such.
    fn readings(&self, position: &Position) -> Result<Option<StoneReadings>, Refusal> {
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
            let ProbabilitiesJson { empty, black, white } = read.probabilities;
            if let Some(reading) = readings.get_mut(size.index(point)) {
                *reading = StoneReading { empty, black, white, doubt: Some(read.why) };
            }
        }
        let grid_confidence = self.grid_confidence.unwrap_or(1.0);
        Ok(Some(StoneReadings { lines: size.width(), grid_confidence, readings }))
    }

    fn settings(&self, case: &Case) -> Result<CountSettings, Refusal> {
        let settings = CountSettings {
            rules: self.rules()?,
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

    fn rules(&self) -> Result<Rules, Refusal> {
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
        if self.prisoners.is_some_and(|prisoners| prisoners.black.max(prisoners.white) > MOST_PRISONERS) {
            return Err(Refusal::of_request(&format!("a game has at most {MOST_PRISONERS} prisoners")));
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

    fn answer(
        &self,
        case: &Case,
        timed: &TimedReport,
        life: &LifeReading,
        settings: &CountSettings,
    ) -> ScoreAnswer {
        let report = &timed.report;
        let words = language(self.language.as_deref()).words();
        let (size, unit) = (case.position.size(), settings.rules.conventions.unit);
        let left_open = report.settlement.as_ref().and_then(LeftOpenQuestion::about);
        let questions = open_questions(case, report, life, settings)
            .into_iter()
            .chain(left_open.map(Question::LeftOpen))
            .map(|question| AskedJson::of(&question, size, unit, words));
        ScoreAnswer {
            report: ReportJson::from(timed),
            uncertain: UncertainJson::all_of(report),
            settled: report.is_settled() && self.known.is_none(),
            provisional: self.known.is_some(),
            expected: life.expected.iter().copied().map(json::expected).collect(),
            questions: questions.collect(),
            said: SaidJson::of(report, words),
            record: sgf::report_from_photo(report, Some(self.file.as_str()).filter(|file| !file.is_empty())),
        }
    }
}

/// Reads what became of points that were left open; `null` is the same as nothing.
fn left_open<'de, D: Deserializer<'de>>(deserializer: D) -> Result<LeftOpen, D::Error> {
    let Some(name) = Option::<String>::deserialize(deserializer)? else { return Ok(LeftOpen::Unstated) };
    LeftOpen::parse(&name).ok_or_else(|| {
        let known = LeftOpen::STATEMENTS.map(LeftOpen::name).join(", ");
        serde::de::Error::custom(format!("left_open is one of {known}"))
    })
}

impl Known {
    /// The reading of life, as of a board of this size.
    fn reading(&self, position: &Position) -> Result<LifeReading, Refusal> {
        let size = position.size();
        let chain = |chain: &KnownChain| {
            let on_board = chain.points.iter().map(|name| name.on(size));
            let mut points = on_board
                .collect::<Result<Vec<_>, _>>()
                .map_err(|error| Refusal::of_request(&format!("known: {error}")))?;
            points.sort_unstable();
            Ok(ChainLife {
                points,
                color: chain.color,
                status: chain.status,
                confidence: chain.confidence.clamp(0.0, 1.0),
                reason: Reason::CarriedOver,
                ask: false,
                second: None,
            })
        };
        let chains = self.life.chains.iter().map(chain).collect::<Result<_, Refusal>>()?;
        Ok(LifeReading { chains, expected: self.expected.clone() })
    }
}
