//! Combines options with each other and with the content of a record into settings.

use std::path::Path;

use shuzi::color::Color;
use shuzi::count::{AskAbout, CountSettings, DeadStones, ReadSettings, player_to_move};
use shuzi::language::{Message, ToMessage};
use shuzi::life::LifeSettings;
use shuzi::position::sgf::GameRecord;
use shuzi::score::{
    BonusSource, EndedError, EventRules, HalfPoints, LeftOpen, Overtime, OvertimeError, Penalties,
    RecordedRules, Rules, RulesBasis, RulesError, RulesRemark, RulesStatement,
};

use super::args::{
    Ask, AskOptions, EndOptions, LifeOptions, PhotoOptions, RuleOptions, TurnOptions,
};
use super::parsers::RulesName;
use super::write_outputs::usage_error;
use super::{Stop, read_input};

/// The options about rules, with the content of the event's file.
pub(super) struct StatedRules<'a> {
    options: &'a RuleOptions,
    statement: RulesStatement,
    #[cfg_attr(
        not(feature = "batch"),
        expect(dead_code, reason = "only a batch asks whether it changed")
    )]
    event_file: Option<Vec<u8>>,
}

/// The reason why a game's rules cannot be determined.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.to_message())]
pub(super) enum StatedRulesError {
    /// The rules of the record are not understood.
    Record(#[from] RulesError),
    /// The overtime does not cost points.
    Overtime { color: Color, error: OvertimeError },
    /// The rules exclude the stated end of the game.
    Ended(#[from] EndedError),
}

impl ToMessage for StatedRulesError {
    fn to_message(&self) -> Message {
        match self {
            StatedRulesError::Record(error) => error.to_message(),
            StatedRulesError::Ended(error) => error.to_message(),
            StatedRulesError::Overtime { color, error } => Message::new("error-overtime")
                .with("color", color.name())
                .with("error", error.to_message()),
        }
    }
}

impl StatedRules<'_> {
    /// Reads the event's file, if one is named.
    pub(super) fn new(options: &RuleOptions) -> Result<StatedRules<'_>, Stop> {
        let (basis, event_file) = match &options.rules {
            None => (RulesBasis::Unstated, None),
            Some(RulesName::Set(set)) => (RulesBasis::Set(*set), None),
            Some(RulesName::File(path)) => {
                let (rules, bytes) = read_event_file(path)?;
                (RulesBasis::Event(Box::new(rules)), Some(bytes))
            }
        };
        let statement = RulesStatement {
            basis,
            komi: options.komi,
            handicap: options.handicap,
        };
        Ok(StatedRules {
            options,
            statement,
            event_file,
        })
    }

    /// Returns the content of the event's file, if there is one.
    #[cfg(feature = "batch")]
    pub(super) fn file(&self) -> Option<&[u8]> {
        self.event_file.as_deref()
    }

    /// Returns the rules of a game, by its record if there is one.
    pub(super) fn of_game(
        &self,
        record: Option<&GameRecord>,
    ) -> Result<RecordedRules, StatedRulesError> {
        match record {
            Some(record) => self.for_record(record),
            None => Ok(RecordedRules {
                rules: self.for_photo()?,
                remarks: Vec::new(),
            }),
        }
    }

    /// Returns the rules of a game without a record: as stated by the options, otherwise Chinese.
    fn for_photo(&self) -> Result<Rules, StatedRulesError> {
        self.with_stated_amounts(self.statement.without_record())
    }

    /// Returns the rules of a game record, unless the options or the event's file override them.
    fn for_record(&self, record: &GameRecord) -> Result<RecordedRules, StatedRulesError> {
        let RecordedRules { rules, remarks } = self.statement.beside_record(record)?;
        Ok(RecordedRules {
            rules: self.with_stated_amounts(rules)?,
            remarks,
        })
    }

    /// Returns the rules with the penalties, the bonus and the sets of stones that the options state.
    fn with_stated_amounts(&self, usual: Rules) -> Result<Rules, StatedRulesError> {
        let options = self.options;
        let [black, white] = options.overtime.unwrap_or_default();
        let cost = |color, overtime: Option<Overtime>| match overtime {
            None => Ok(HalfPoints(0)),
            Some(overtime) => {
                let cost = usual.conventions.overtime.of(overtime);
                cost.map_err(|error| StatedRulesError::Overtime { color, error })
            }
        };
        let stated = options.penalty.unwrap_or_default();
        Ok(Rules {
            penalties: Penalties {
                black: stated.black + cost(Color::Black, black)?,
                white: stated.white + cost(Color::White, white)?,
            },
            bonus: options.white_handicap_bonus.unwrap_or(usual.bonus),
            bonus_source: match options.white_handicap_bonus {
                Some(_) => BonusSource::Stated,
                None => usual.bonus_source,
            },
            sets: options.stones,
            ..usual
        })
    }
}

/// Returns the rules in an event's file, and its content.
///
/// # Errors
/// A usage error if the file cannot be read or understood, as nothing can be counted without its
/// rules.
fn read_event_file(path: &Path) -> Result<(EventRules, Vec<u8>), Stop> {
    const MOST_BYTES: usize = 1 << 20;
    let bytes = read_input::read_input(path, MOST_BYTES).map_err(|failure| {
        usage_error(Message::of_file(
            path.display().to_string(),
            failure.message,
        ))
    })?;
    let rules = EventRules::parse(&String::from_utf8_lossy(&bytes)).map_err(|error| {
        usage_error(Message::of_file(
            path.display().to_string(),
            error.to_message(),
        ))
    })?;
    Ok((rules, bytes))
}

impl LifeOptions {
    /// Returns the source of the dead stones.
    pub(super) fn dead_stones(&self) -> DeadStones {
        match &self.dead {
            Some(list) => DeadStones::Stated(list.0.clone()),
            None => DeadStones::Proposed {
                toggled: self.toggle.clone(),
                answered: Vec::new(),
            },
        }
    }
}

impl TurnOptions {
    /// Returns the settings for judging life: the player to move is as stated, otherwise `recorded`.
    fn life_settings(&self, recorded: Option<Color>) -> LifeSettings {
        LifeSettings {
            to_move: self.to_move.or(recorded),
            ..LifeSettings::default()
        }
    }
}

impl EndOptions {
    /// Returns the settings with the stated end of the game.
    ///
    /// # Errors
    /// [`StatedRulesError`] if the rules exclude such an end.
    pub(super) fn apply_to(
        &self,
        settings: CountSettings,
    ) -> Result<CountSettings, StatedRulesError> {
        let CountSettings {
            mut rules,
            mut dead,
            ..
        } = settings;
        if let Some(ended) = self.ended {
            rules = rules.ending(ended)?;
        }
        if !self.ko_pass.is_empty() {
            rules.allow_ko_passes()?;
            dead = DeadStones::ByKoPass {
                otherwise: Box::new(dead),
                chains: self.ko_pass.clone(),
            };
        }
        Ok(CountSettings {
            rules,
            dead,
            ..settings
        })
    }
}

impl AskOptions {
    /// Returns the kind of doubts to ask about.
    fn ask_about(&self) -> AskAbout {
        match self.ask {
            Some(Some(Ask::Winner)) => AskAbout::Winner,
            Some(Some(Ask::Margin | Ask::Never) | None) | None => AskAbout::Margin,
        }
    }
}

impl PhotoOptions {
    /// Returns the settings for reading photos.
    pub(super) fn read_settings(&self) -> ReadSettings {
        ReadSettings::from_statements(self.size, self.board, self.corners)
            .turned(self.turn.unwrap_or(0))
    }
}

/// Returns the settings for counting a photo's position.
pub(super) fn for_photo(
    rules: &StatedRules,
    life: &LifeOptions,
    turn: &TurnOptions,
    ask: &AskOptions,
) -> Result<CountSettings, StatedRulesError> {
    Ok(CountSettings {
        rules: rules.for_photo()?,
        prisoners: rules.options.prisoners,
        prisoners_are_stated: rules.options.prisoners.is_some(),
        dead: life.dead_stones(),
        life: turn.life_settings(None),
        ask_about: ask.ask_about(),
        left_open: life.left_open.unwrap_or_default(),
    })
}

/// Returns the settings for counting a record's last position, and the assumptions made. The
/// prisoners of a record without moves are unknown, as it only sets up a position.
pub(super) fn for_record(
    rules: &StatedRules,
    life: &LifeOptions,
    turn: &TurnOptions,
    ask: &AskOptions,
    record: &GameRecord,
) -> Result<(CountSettings, Vec<RulesRemark>), StatedRulesError> {
    let replayed = (!record.moves.is_empty()).then_some(record.prisoners);
    let RecordedRules {
        rules: of_game,
        remarks,
    } = rules.for_record(record)?;
    // Where the game has ended, nothing more is played.
    let recorded_player = match life.left_open {
        Some(LeftOpen::Ended) => None,
        _ => player_to_move(record, &of_game),
    };
    let settings = CountSettings {
        rules: of_game,
        prisoners: rules.options.prisoners.or(replayed),
        prisoners_are_stated: rules.options.prisoners.is_some(),
        dead: life.dead_stones(),
        life: turn.life_settings(recorded_player),
        ask_about: ask.ask_about(),
        left_open: life.left_open.unwrap_or_default(),
    };
    Ok((settings, remarks))
}
