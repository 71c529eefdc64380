//! Combines options with each other and with the content of a record into settings.

use std::path::Path;

use shuzi::color::Color;
use shuzi::count::{AskAbout, CountSettings, DeadStones, ReadSettings, player_to_move};
use shuzi::language::{Message, ToMessage};
use shuzi::life::LifeSettings;
use shuzi::position::sgf::GameRecord;
use shuzi::score::{
    BonusSource, EndedError, EventRules, HalfPoints, LeftOpen, Overtime, OvertimeError, Penalties,
    RecordedRules, RuleSet, Rules, RulesError, RulesRemark,
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
    event: Option<StatedEvent>,
}

/// The file with the rules of an event.
struct StatedEvent {
    #[cfg_attr(
        not(feature = "batch"),
        expect(dead_code, reason = "only a batch asks whether it changed")
    )]
    bytes: Vec<u8>,
    rules: EventRules,
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
        let event = match &options.rules {
            Some(RulesName::File(path)) => Some(read_event_file(path)?),
            Some(RulesName::Set(_)) | None => None,
        };
        Ok(StatedRules { options, event })
    }

    /// Returns the content of the event's file, if there is one.
    #[cfg(feature = "batch")]
    pub(super) fn file(&self) -> Option<&[u8]> {
        self.event.as_ref().map(|event| event.bytes.as_slice())
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
        let handicap = self.options.handicap.unwrap_or(0);
        let usual = match &self.event {
            Some(event) => event.rules.game(handicap),
            None => Rules::with_handicap(self.stated_set().unwrap_or(RuleSet::Chinese), handicap),
        };
        self.with_stated_numbers(usual)
    }

    /// Returns the rules of a game record, unless the options or the event's file override them.
    fn for_record(&self, record: &GameRecord) -> Result<RecordedRules, StatedRulesError> {
        let komi_is_stated = self.options.komi.is_some()
            || self
                .event
                .as_ref()
                .is_some_and(|event| event.rules.states_komi);
        let stated = GameRecord {
            // If the komi is stated, the record's, which may be unreadable, is ignored.
            komi: record.komi.clone().filter(|_| !komi_is_stated),
            handicap: self.options.handicap.or(record.handicap),
            ..record.clone()
        };
        let set = self
            .event
            .as_ref()
            .map(|event| event.rules.set)
            .or(self.stated_set());
        let RecordedRules {
            rules: recorded,
            mut remarks,
        } = Rules::from_record(&stated, set)?;
        remarks.retain(|remark| {
            !(komi_is_stated && matches!(remark, RulesRemark::KomiUnstated { .. }))
        });
        let usual = match &self.event {
            Some(event) => {
                let game = event.rules.game(recorded.handicap);
                Rules {
                    komi: if stated.komi.is_some() {
                        recorded.komi
                    } else {
                        game.komi
                    },
                    ..game
                }
            }
            None => recorded,
        };
        Ok(RecordedRules {
            rules: self.with_stated_numbers(usual)?,
            remarks,
        })
    }

    /// Returns the stated rule set, if there is one.
    fn stated_set(&self) -> Option<RuleSet> {
        match &self.options.rules {
            Some(RulesName::Set(set)) => Some(*set),
            Some(RulesName::File(_)) | None => None,
        }
    }

    /// Returns the rules with the numbers that the options state.
    fn with_stated_numbers(&self, usual: Rules) -> Result<Rules, StatedRulesError> {
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
            komi: options.komi.unwrap_or(usual.komi),
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

/// Reads an event's file.
///
/// # Errors
/// A usage error if the file cannot be read or understood, as nothing can be counted without its
/// rules.
fn read_event_file(path: &Path) -> Result<StatedEvent, Stop> {
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
    Ok(StatedEvent { bytes, rules })
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
