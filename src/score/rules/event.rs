//! The rules of an event, which its organisers write in a TOML file.

use std::fmt;

use serde::de::Visitor;
use serde::{Deserialize, Deserializer};
use toml::Spanned;

use super::{
    BonusSource, Conventions, Counting, HandicapBonus, KoRule, Neutral, RuleSet, Rules, RulesError,
    Ties, Unit,
};
use crate::language::{Message, ToMessage};
use crate::score::HalfPoints;

/// The rules of an event: a rule set with changes.
///
/// ```
/// use shuzi::score::{EventRules, HalfPoints};
///
/// let cup = EventRules::parse("name = 'Elbe Cup'\nrules = 'chinese'\nkomi = 6.5\nties = 'white'").unwrap();
/// assert_eq!(cup.game(0).komi, HalfPoints(13));
/// let error = EventRules::parse("name = 'Elbe Cup'\nrules = 'chinese'\nkomi = 6.4").unwrap_err();
/// assert_eq!(error.line, Some(3));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRules {
    /// The name of the event.
    pub name: String,
    /// The rule set that the rules are based on.
    pub set: RuleSet,
    /// The conventions of the event.
    pub conventions: Conventions,
    /// True if the file states a komi, which then takes precedence over that of game records.
    pub states_komi: bool,
    /// True if the file states White's bonus for handicap stones.
    pub states_bonus: bool,
}

/// The reason why a file cannot be read as the rules of an event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub struct EventRulesError {
    /// The number of the faulty line, from 1.
    pub line: Option<usize>,
    /// The description of the fault.
    pub message: Message,
}

impl ToMessage for EventRulesError {
    fn to_message(&self) -> Message {
        match self.line {
            None => self.message.clone(),
            Some(line) => Message::in_line(line, self.message.clone()),
        }
    }
}

/// The keys of the file. All but the first two are optional and override the rule set.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct EventFile {
    name: Spanned<String>,
    rules: Spanned<String>,
    komi: Option<Spanned<AmountText>>,
    handicap_komi: Option<Spanned<AmountText>>,
    white_handicap_bonus: Option<Spanned<String>>,
    counting: Option<CountingKey>,
    neutral: Option<Spanned<Neutral>>,
    group_tax: Option<Spanned<bool>>,
    eyes_in_seki: Option<bool>,
    ties: Option<Ties>,
    fill_in: Option<Spanned<bool>>,
    lift_dead: Option<bool>,
    suicide: Option<bool>,
    ko: Option<KoRule>,
    unit: Option<Unit>,
}

/// The ways of counting under the names that organisers use.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum CountingKey {
    Area,
    Territory,
    /// The number of stones that can be placed: area less the group tax, without points that
    /// neither player can fill.
    Stones,
    Sunjang,
}

/// An amount as written in the file: a number of points, or a text with a unit, such as `'3.75zi'`.
struct AmountText(String);

impl<'de> Deserialize<'de> for AmountText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<AmountText, D::Error> {
        struct AmountVisitor;

        impl Visitor<'_> for AmountVisitor {
            type Value = AmountText;

            fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
                formatter.write_str("a number of points such as 7.5, or a text such as '3.75zi'")
            }

            fn visit_i64<E>(self, points: i64) -> Result<AmountText, E> {
                Ok(AmountText(points.to_string()))
            }

            fn visit_u64<E>(self, points: u64) -> Result<AmountText, E> {
                Ok(AmountText(points.to_string()))
            }

            fn visit_f64<E>(self, points: f64) -> Result<AmountText, E> {
                Ok(AmountText(points.to_string()))
            }

            fn visit_str<E>(self, amount: &str) -> Result<AmountText, E> {
                Ok(AmountText(amount.to_owned()))
            }
        }

        deserializer.deserialize_any(AmountVisitor)
    }
}

impl EventRules {
    /// Reads the text of a file.
    ///
    /// # Errors
    /// [`EventRulesError`], with the line that is faulty.
    pub fn parse(text: &str) -> Result<EventRules, EventRulesError> {
        let error_at = |from: usize, message: Message| EventRulesError {
            line: Some(line_of(text, from)),
            message,
        };
        let file: EventFile = toml::from_str(text).map_err(|error| EventRulesError {
            line: error.span().map(|span| line_of(text, span.start)),
            message: Message::verbatim(error.message()),
        })?;
        let points = |value: &Option<Spanned<AmountText>>, usual| match value {
            None => Ok(usual),
            Some(value) => HalfPoints::parse_amount(&value.get_ref().0)
                .map_err(|error| error_at(value.span().start, error.to_message())),
        };
        // Reports print the name as it is, so it must not contain what a terminal would act on.
        if file.name.get_ref().trim().is_empty()
            || file.name.get_ref().chars().any(char::is_control)
        {
            return Err(error_at(
                file.name.span().start,
                Message::new("error-event-name"),
            ));
        }
        let set = RuleSet::parse(file.rules.get_ref()).ok_or_else(|| {
            let unknown = RulesError::Set {
                name: file.rules.get_ref().clone(),
            };
            error_at(file.rules.span().start, unknown.to_message())
        })?;
        let usual = set.conventions().with_counting(file.counting);
        let bonus = match &file.white_handicap_bonus {
            None => usual.bonus,
            Some(bonus) => HandicapBonus::parse(bonus.get_ref())
                .ok_or_else(|| error_at(bonus.span().start, Message::new("error-event-bonus")))?,
        };
        // Each key replaces one convention of the rule set; `counting` has replaced several at once
        // already.
        let conventions = Conventions {
            counting: usual.counting,
            neutral: file
                .neutral
                .as_ref()
                .map_or(usual.neutral, |neutral| *neutral.get_ref()),
            group_tax: file
                .group_tax
                .as_ref()
                .map_or(usual.group_tax, |group_tax| *group_tax.get_ref()),
            eyes_in_seki: file.eyes_in_seki.unwrap_or(usual.eyes_in_seki),
            ties: file.ties.unwrap_or(usual.ties),
            fill_in: file
                .fill_in
                .as_ref()
                .map_or(usual.fill_in, |fill_in| *fill_in.get_ref()),
            lifts_dead: file.lift_dead.unwrap_or(usual.lifts_dead),
            suicide: file.suicide.unwrap_or(usual.suicide),
            ko: file.ko.or(usual.ko),
            unit: file.unit.unwrap_or(usual.unit),
            overtime: usual.overtime,
            komi: points(&file.komi, usual.komi)?,
            handicap_komi: points(&file.handicap_komi, usual.handicap_komi)?,
            bonus,
        };
        // Contradictions show only in the merged conventions, since a key may contradict one that
        // it did not state.
        if let Some((from, message)) = file.find_contradiction(&conventions) {
            return Err(error_at(from, Message::new(message)));
        }
        Ok(EventRules {
            name: file.name.into_inner(),
            set,
            conventions,
            states_komi: file.komi.is_some(),
            states_bonus: file.white_handicap_bonus.is_some(),
        })
    }

    /// Returns the rules of a game of the event with `handicap` stones.
    pub fn game(&self, handicap: u32) -> Rules {
        let bonus_source = if self.states_bonus {
            BonusSource::Stated
        } else {
            BonusSource::Usual
        };
        let usual = Rules::with_conventions(self.set, self.conventions, handicap);
        Rules {
            event: Some(self.name.clone()),
            bonus_source,
            ..usual
        }
    }
}

impl Conventions {
    /// Returns these conventions with another way of counting and the conventions that belong to
    /// it.
    fn with_counting(&self, counting: Option<CountingKey>) -> Conventions {
        let fill_in = false;
        let neutral = Neutral::Nobodys;
        match counting {
            None => *self,
            Some(CountingKey::Area) => Conventions {
                counting: Counting::Area,
                ..*self
            },
            Some(CountingKey::Territory) => Conventions {
                counting: Counting::Territory,
                ..*self
            },
            Some(CountingKey::Stones) => Conventions {
                counting: Counting::Area,
                group_tax: true,
                neutral,
                fill_in,
                ..*self
            },
            Some(CountingKey::Sunjang) => {
                let eyes_in_seki = false;
                Conventions {
                    counting: Counting::Sunjang,
                    neutral,
                    eyes_in_seki,
                    fill_in,
                    ..*self
                }
            }
        }
    }
}

impl EventFile {
    /// Finds a key that contradicts the rest of the file. Returns its byte offset and the name of
    /// the message that explains the contradiction.
    fn find_contradiction(&self, conventions: &Conventions) -> Option<(usize, &'static str)> {
        if let Some(fill_in) = &self.fill_in
            && conventions.fill_in
            && (conventions.counting != Counting::Area || conventions.group_tax)
        {
            return Some((fill_in.span().start, "error-event-fill-in"));
        }
        if let Some(group_tax) = &self.group_tax {
            let is_stones = self.counting == Some(CountingKey::Stones);
            let message = match *group_tax.get_ref() {
                false if is_stones => "error-event-tax-of-stones",
                true if conventions.fill_in => "error-event-tax-and-fill-in",
                true if conventions.counting == Counting::Sunjang => "error-event-tax-of-sunjang",
                _ => return None,
            };
            return Some((group_tax.span().start, message));
        }
        let neutral = self
            .neutral
            .as_ref()
            .filter(|neutral| *neutral.get_ref() == Neutral::Halved)?;
        let message = match self.counting? {
            CountingKey::Stones => "error-event-neutral-of-stones",
            CountingKey::Sunjang => "error-event-neutral-of-sunjang",
            CountingKey::Area | CountingKey::Territory => return None,
        };
        Some((neutral.span().start, message))
    }
}

/// Returns the number of the line, from 1, that a byte offset of a text lies in.
fn line_of(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|&byte| byte == b'\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_overrides_its_rule_set_and_nothing_else() {
        let cup = EventRules::parse(
            "name = 'Cup'\nrules = 'ing'\nkomi = 7.5\nfill-in = false\nties = 'draw'\nwhite-handicap-bonus = 'N'",
        )
        .unwrap();
        let usual = *RuleSet::Ing.conventions();
        let expected = Conventions {
            komi: HalfPoints(15),
            fill_in: false,
            ties: Ties::Draw,
            bonus: HandicapBonus::Each,
            ..usual
        };
        assert_eq!(cup.conventions, expected);
        assert_eq!(cup.game(2).white_is_given(), HalfPoints(4));
        assert_eq!(cup.game(0).event.as_deref(), Some("Cup"));
    }

    #[test]
    fn old_ways_of_counting_bring_what_goes_with_them() {
        let with = |counting| {
            let text = format!("name = 'Old'\nrules = 'chinese'\ncounting = '{counting}'");
            EventRules::parse(&text).unwrap().conventions
        };
        let usual = *RuleSet::Chinese.conventions();
        let neutral = Neutral::Nobodys;
        assert_eq!(
            with("stones"),
            Conventions {
                group_tax: true,
                neutral,
                ..usual
            }
        );
        let (counting, eyes_in_seki) = (Counting::Sunjang, false);
        assert_eq!(
            with("sunjang"),
            Conventions {
                counting,
                neutral,
                eyes_in_seki,
                ..usual
            }
        );
        let taxed = EventRules::parse("name = 'Old'\nrules = 'chinese'\ngroup-tax = true").unwrap();
        assert_eq!(
            taxed.conventions,
            Conventions {
                group_tax: true,
                ..usual
            }
        );
    }

    #[test]
    fn komi_is_points_or_zi_with_their_unit() {
        for (komi, half_points) in [
            ("7.5", 15),
            ("8", 16),
            ("'3.75zi'", 15),
            ("\"3 3/4 zi\"", 15),
            ("'7.5'", 15),
        ] {
            let cup = EventRules::parse(&format!("name = 'Cup'\nrules = 'chinese'\nkomi = {komi}"))
                .unwrap();
            assert_eq!(cup.conventions.komi, HalfPoints(half_points), "{komi}");
        }
    }

    #[test]
    fn errors_point_at_the_line() {
        for (text, expected) in [
            ("rules = 'ing'\nname = \"a\\u001b[2J\"", 2),
            ("name = 'a'\nrules = 'house'", 2),
            ("name = 'a'\nrules = 'ing'\nkomi = 7.3", 3),
            ("name = 'a'\nrules = 'ing'\nkomi = '3.8zi'", 3),
            ("name = 'a'\nrules = 'ing'\nkomi = true", 3),
            ("name = 'a'\nrules = 'ing'\n\nkommi = 7.5", 4),
            ("name = 'a'\nrules = 'ing'\nties = 'both'", 3),
            ("name = 'a'\nrules = 'ing'\nwhite-handicap-bonus = '2'", 3),
            ("name = 'a'\nrules = 'japanese'\nfill-in = true", 3),
            (
                "name = 'a'\nrules = 'chinese'\ncounting = 'stones'\nfill-in = true",
                4,
            ),
            (
                "name = 'a'\nrules = 'chinese'\ncounting = 'stones'\ngroup-tax = false",
                4,
            ),
            (
                "name = 'a'\nrules = 'chinese'\ncounting = 'stones'\nneutral = 'halved'",
                4,
            ),
            (
                "name = 'a'\nrules = 'chinese'\ncounting = 'sunjang'\ngroup-tax = true",
                4,
            ),
            ("name = 'a'\nrules = 'ing'\ngroup-tax = true", 3),
            ("name = 'a'\nrules = 'ing'\ncounting = 'shells'", 3),
            ("name = 'a'\nrules = ", 2),
        ] {
            let error = EventRules::parse(text).unwrap_err();
            assert_eq!(error.line, Some(expected), "{text}: {error}");
        }
        assert!(
            EventRules::parse("komi = 3")
                .unwrap_err()
                .to_string()
                .contains("name")
        );
    }
}
