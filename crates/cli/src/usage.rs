//! Reports errors in the command line in the user's language.
//!
//! clap finds the errors, but knows English only. They are reworded in the usual form; the rarer
//! kinds, which hardly any option here can cause, remain in clap's words.

use std::io::{self, IsTerminal, Write};

use clap::ColorChoice;
use clap::builder::StyledStr;
use clap::builder::styling::{AnsiColor, Effects, Style};
use clap::error::{ContextKind, ContextValue, ErrorKind};

use shuzi::language::{Message, Words, printable, printable_lines};

use super::RunStatus;
use super::output::is_color_wanted;

/// Prints help, the version, or what clap found wrong with the command line.
pub(super) fn print(error: &clap::Error, words: &Words, color: ColorChoice) -> RunStatus {
    if !error.use_stderr() {
        print_to_stdout(&error.render(), color);
        return RunStatus::Certain;
    }
    match reword(error) {
        Some(message) => {
            let usage = match error.get(ContextKind::Usage) {
                Some(ContextValue::StyledStr(usage)) => Some(usage.to_string()),
                _ => None,
            };
            print_to_stderr(
                &format_error(&message, &list_choices(error), usage.as_deref(), words),
                color,
            );
        }
        None => print_to_stderr(&error.render(), color),
    }
    RunStatus::Usage
}

/// Prints what is wrong with a command line that clap accepted.
pub(super) fn print_usage_error(message: &Message, words: &Words, color: ColorChoice) -> RunStatus {
    print_to_stderr(&format_error(message, &[], None, words), color);
    RunStatus::Usage
}

/// Prints help or the version.
fn print_to_stdout(text: &StyledStr, color: ColorChoice) {
    write_styled(
        text,
        is_color_wanted(color, io::stdout().is_terminal()),
        &mut io::stdout(),
    );
}

/// Prints an error.
fn print_to_stderr(text: &StyledStr, color: ColorChoice) {
    write_styled(
        text,
        is_color_wanted(color, io::stderr().is_terminal()),
        &mut io::stderr(),
    );
}

/// Writes text, in colours if they are wanted. Text with control characters, which an argument may
/// contain, is written without colours and with its control characters escaped.
fn write_styled(text: &StyledStr, is_color_wanted: bool, stream: &mut impl Write) {
    let plain = text.to_string();
    let safe = printable_lines(&plain);
    // If this fails, there is no other place to report it.
    let _ = match is_color_wanted && safe == plain {
        true => write!(stream, "{}", text.ansi()),
        false => stream.write_all(safe.as_bytes()),
    };
}

/// Formats an error: the message, possible choices, clap's line about the usage (from `Usage:` on),
/// and where to find help.
fn format_error(
    message: &Message,
    choices: &[Message],
    usage: Option<&str>,
    words: &Words,
) -> StyledStr {
    let red = Style::new()
        .fg_color(Some(AnsiColor::Red.into()))
        .effects(Effects::BOLD);
    let underlined = Style::new().effects(Effects::BOLD | Effects::UNDERLINE);
    let mut text = format!(
        "{red}{}{red:#} {}\n",
        words.say("usage-heading-error"),
        message.say(words)
    );
    for choice in choices {
        text.push_str(&format!("  {}\n", choice.say(words)));
    }
    if let Some(usage) = usage {
        let synopsis = usage.trim_start().trim_start_matches("Usage:").trim();
        let heading = words.say("usage-heading-usage");
        text.push_str(&format!(
            "\n{underlined}{heading}{underlined:#} {synopsis}\n"
        ));
    }
    text.push_str(&format!("\n{}\n", words.say("usage-try-help")));
    StyledStr::from(text)
}

/// Returns the message for one of clap's errors, or `None` for the kinds that remain in clap's
/// words.
fn reword(error: &clap::Error) -> Option<Message> {
    let option = context_names(error, ContextKind::InvalidArg);
    let value = context_names(error, ContextKind::InvalidValue);
    Some(match error.kind() {
        // clap reports a missing value as an invalid empty one.
        ErrorKind::InvalidValue if value.as_deref() == Some("") => {
            Message::new("usage-no-value").with("option", option?)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let invalid = Message::new("usage-invalid-value")
                .with("value", value?)
                .with("option", option?);
            match parser_reason(error) {
                Some(why) => Message::new("usage-because")
                    .with("what", invalid)
                    .with("why", why),
                None => invalid,
            }
        }
        ErrorKind::TooManyValues => Message::new("usage-too-many-values")
            .with("value", value?)
            .with("option", option?),
        ErrorKind::UnknownArgument => {
            Message::new("usage-unknown-argument").with("argument", option?)
        }
        ErrorKind::InvalidSubcommand => Message::new("usage-unknown-command").with(
            "command",
            context_names(error, ContextKind::InvalidSubcommand)?,
        ),
        ErrorKind::MissingRequiredArgument => {
            Message::new("usage-missing-arguments").with("arguments", option?)
        }
        ErrorKind::ArgumentConflict => {
            let other = context_names(error, ContextKind::PriorArg)?;
            match option {
                // An option that is given twice conflicts with itself.
                Some(option) if option == other => {
                    Message::new("usage-twice").with("argument", option)
                }
                option => Message::new("usage-not-together")
                    .with("argument", option?)
                    .with("other", other),
            }
        }
        _ => return None,
    })
}

/// Returns the reason why the parser of an option refused a value. The reasons of standard parsers,
/// which exist in English only, are left out, as they say little more than that the value is
/// invalid.
fn parser_reason(error: &clap::Error) -> Option<Message> {
    let source = std::error::Error::source(error)?;
    source.downcast_ref::<Message>().cloned()
}

/// Returns the possible values of an option, and the names that are similar to an unknown one.
fn list_choices(error: &clap::Error) -> Vec<Message> {
    let possible =
        context_names(error, ContextKind::ValidValue).filter(|values| !values.is_empty());
    let possible =
        possible.map(|values| Message::new("usage-possible-values").with("values", values));
    let similar = [
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedArg,
        ContextKind::SuggestedValue,
    ]
    .into_iter()
    .filter_map(|kind| context_names(error, kind))
    .map(|name| Message::new("usage-similar").with("name", name));
    possible.into_iter().chain(similar).collect()
}

/// Returns a name, or several separated by commas, from the context of clap's error.
fn context_names(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(name) => Some(printable(name).into_owned()),
        ContextValue::Strings(names) => Some(printable(&names.join(", ")).into_owned()),
        _ => None,
    }
}
