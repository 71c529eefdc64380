//! That no catalogue lacks a message, that every message asked for exists, and that all can be
//! said.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::*;

/// The messages of a catalogue, each with the names of the values it takes.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = String::new();
    for line in language
        .catalogue_parts()
        .flat_map(str::lines)
        .filter(|line| !line.starts_with('#'))
    {
        if let Some((name, _)) = line
            .split_once('=')
            .filter(|_| line.starts_with(char::is_alphabetic))
        {
            current = name.trim().to_owned();
            assert!(
                !messages.contains_key(&current),
                "{language:?} has {current} twice"
            );
        }
        let values = line.split('$').skip(1);
        let names = values.map(|rest| {
            rest.chars()
                .take_while(|symbol| symbol.is_alphanumeric() || *symbol == '-')
                .collect::<String>()
        });
        if !current.is_empty() {
            messages.entry(current.clone()).or_default().extend(names);
        }
    }
    messages
}

#[test]
fn every_catalogue_is_well_formed() {
    for language in Language::ALL {
        for part in language.catalogue_parts() {
            if let Err((_, errors)) = FluentResource::try_new(part.to_owned()) {
                panic!("{language:?}: {errors:?}");
            }
        }
    }
}

#[test]
fn no_language_lacks_a_message_or_a_value() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let theirs = messages(language);
        let names = |of: &BTreeMap<String, _>| of.keys().cloned().collect::<BTreeSet<String>>();
        let lacking: Vec<_> = names(&english)
            .difference(&names(&theirs))
            .cloned()
            .collect();
        let surplus: Vec<_> = names(&theirs)
            .difference(&names(&english))
            .cloned()
            .collect();
        assert!(
            lacking.is_empty() && surplus.is_empty(),
            "{language:?} lacks {lacking:?}, has {surplus:?}"
        );
        for (name, values) in &theirs {
            let unknown: Vec<_> = values.difference(&english[name]).collect();
            assert!(
                unknown.is_empty(),
                "{language:?}: {name} takes {unknown:?}, which English does not"
            );
        }
    }
}

/// Every source file, of the library and of the crates around it.
fn sources() -> Vec<PathBuf> {
    let crates = files("crates", &["rs"])
        .into_iter()
        .filter(|path| !path.iter().any(|part| part == "tests"));
    files("src", &["rs"]).into_iter().chain(crates).collect()
}

/// The files in a folder and its folders whose names end so.
fn files(folder: &str, endings: &[&str]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let ending = path.extension().and_then(|extension| extension.to_str());
            if path.is_dir() {
                folders.push(path);
            } else if ending.is_some_and(|ending| endings.contains(&ending)) {
                files.push(path);
            }
        }
    }
    files
}

/// The names of messages in a file of the page: texts that begin with `page-`.
fn pages_messages(text: &str) -> BTreeSet<String> {
    let starts = text.match_indices("\"page-").map(|(at, _)| &text[at + 1..]);
    let is_part =
        |symbol: char| symbol.is_ascii_lowercase() || symbol.is_ascii_digit() || symbol == '-';
    let names = starts.map(|rest| {
        rest.split(|symbol| !is_part(symbol))
            .next()
            .unwrap_or_default()
    });
    // The beginning alone is said where the page tells what its messages are.
    names
        .filter(|name| *name != "page-")
        .map(str::to_owned)
        .collect()
}

#[test]
fn what_is_asked_for_is_in_the_catalogue_and_what_is_there_is_asked_for() {
    let english = messages(Language::English);
    let mut named = BTreeSet::new();
    for path in sources() {
        let text = std::fs::read_to_string(&path).unwrap();
        // A message's name is a text of small letters and dashes, written out wherever it is
        // chosen.
        let texts = text.split('"').skip(1).step_by(2);
        named.extend(
            texts
                .filter(|text| english.contains_key(*text))
                .map(str::to_owned),
        );
        for call in [".say(\"", ".say_with(\"", "Message::new(\""] {
            for rest in text.split(call).skip(1) {
                let name = rest.split('"').next().unwrap_or_default();
                assert!(
                    english.contains_key(name),
                    "{}: no message {name}",
                    path.display()
                );
            }
        }
    }
    for path in files("web/page", &["js", "html"]) {
        let text = std::fs::read_to_string(&path).unwrap();
        for name in pages_messages(&text) {
            assert!(
                english.contains_key(&name),
                "{}: no message {name}",
                path.display()
            );
            named.insert(name);
        }
    }
    let idle: Vec<_> = english
        .keys()
        .filter(|name| !named.contains(*name))
        .collect();
    assert!(idle.is_empty(), "nobody asks for {idle:?}");
}

/// The names of the messages of one part of a catalogue.
fn names(part: &str) -> BTreeSet<&str> {
    let messages = part
        .lines()
        .filter(|line| line.starts_with(char::is_alphabetic));
    messages
        .filter_map(|line| Some(line.split_once('=')?.0.trim()))
        .collect()
}

#[test]
fn the_library_and_the_page_say_nothing_that_a_build_without_the_program_lacks() {
    let [page, program] = [PAGE, PROGRAM].map(|part| names(part[0]));
    let says = |path: &PathBuf, messages: &BTreeSet<&str>| {
        let text = std::fs::read_to_string(path).unwrap();
        let texts = text.split('"').skip(1).step_by(2);
        texts
            .filter(|text| messages.contains(text))
            .map(str::to_owned)
            .collect::<Vec<String>>()
    };
    for path in files("src", &["rs"]) {
        let lacking = [says(&path, &page), says(&path, &program)].concat();
        assert!(
            lacking.is_empty(),
            "{}: {lacking:?} belong into src/language/library",
            path.display()
        );
    }
    for path in files("crates/server/src/page_api", &["rs"]) {
        let lacking = says(&path, &program);
        assert!(
            lacking.is_empty(),
            "{}: {lacking:?} belong into src/language/page",
            path.display()
        );
    }
}

/// The names of the values that are given to a message where it is made:
/// `Message::new(NAME).with(VALUE, …)`.
fn values_given(mut rest: &str) -> BTreeSet<String> {
    let mut given = BTreeSet::new();
    while let Some(call) = rest.trim_start().strip_prefix(".with(\"") {
        let Some((name, behind)) = call.split_once('"') else {
            break;
        };
        given.insert(name.to_owned());
        // To the bracket that closes the call; texts in it hold none that is not closed.
        let mut depth = 1;
        let closes = |symbol: char| {
            match symbol {
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            depth == 0
        };
        let Some(end) = behind.find(closes) else {
            break;
        };
        rest = &behind[end + 1..];
    }
    given
}

#[test]
fn no_message_is_given_a_value_that_it_does_not_take() {
    let english = messages(Language::English);
    for path in sources() {
        let text = std::fs::read_to_string(&path).unwrap();
        for rest in text.split("Message::new(\"").skip(1) {
            let (name, rest) = rest.split_once("\")").unwrap();
            let Some(takes) = english.get(name) else {
                continue;
            };
            let surplus: Vec<_> = values_given(rest).difference(takes).cloned().collect();
            assert!(
                surplus.is_empty(),
                "{}: {name} does not take {surplus:?}",
                path.display()
            );
        }
    }
}

/// Returns for each message of a catalogue the values by which it chooses a form, each with the
/// keys of its variants.
fn choices(language: Language) -> BTreeMap<String, BTreeMap<String, BTreeSet<String>>> {
    let mut choices: BTreeMap<String, BTreeMap<String, BTreeSet<String>>> = BTreeMap::new();
    let (mut current, mut chosen_by) = (String::new(), Vec::new());
    for line in language
        .catalogue_parts()
        .flat_map(str::lines)
        .filter(|line| !line.starts_with('#'))
    {
        if line.starts_with(char::is_alphabetic) {
            current = line.split_once('=').unwrap().0.trim().to_owned();
        }
        let line = line.trim();
        if line.starts_with('}') {
            chosen_by.pop();
        }
        if let Some((key, _)) = line
            .trim_start_matches('*')
            .strip_prefix('[')
            .and_then(|l| l.split_once(']'))
        {
            let value: &String = chosen_by.last().unwrap();
            choices
                .entry(current.clone())
                .or_default()
                .entry(value.clone())
                .or_default()
                .insert(key.to_owned());
        }
        if let Some((value, _)) = line.split_once(" ->") {
            chosen_by.push(value.rsplit_once('$').unwrap().1.to_owned());
        }
    }
    assert!(chosen_by.is_empty(), "{language:?}: {chosen_by:?}");
    choices
}

/// Returns true if a variant is chosen by a number.
fn is_of_a_number(key: &str) -> bool {
    ["zero", "one", "two", "few", "many", "other"].contains(&key) || key.parse::<u32>().is_ok()
}

#[test]
fn every_language_chooses_by_keys_that_english_knows() {
    let english = choices(Language::English);
    for language in Language::ALL {
        for (message, values) in choices(language) {
            for (value, keys) in values {
                let unknown = |key: &&String| {
                    let known = english.get(&message).and_then(|values| values.get(&value));
                    !is_of_a_number(key) && !known.is_some_and(|known| known.contains(*key))
                };
                let unknown: Vec<_> = keys.iter().filter(unknown).collect();
                assert!(
                    unknown.is_empty(),
                    "{language:?}: {message} knows {unknown:?} as {value}"
                );
            }
        }
    }
}

#[test]
fn no_language_drops_what_english_shows() {
    let shown = |language: Language| {
        let mut shown: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut current = String::new();
        for line in language
            .catalogue_parts()
            .flat_map(str::lines)
            .filter(|line| !line.starts_with('#'))
        {
            if line.starts_with(char::is_alphabetic) {
                current = line.split_once('=').unwrap().0.trim().to_owned();
            }
            let placed = line
                .split("{ $")
                .skip(1)
                .filter_map(|rest| rest.split_once(" }"));
            let names = placed
                .map(|(name, _)| name.to_owned())
                .filter(|name| !name.contains(' '));
            shown.entry(current.clone()).or_default().extend(names);
        }
        shown
    };
    let english = shown(Language::English);
    for language in Language::ALL {
        for (message, names) in shown(language) {
            let dropped: Vec<_> = english[&message].difference(&names).collect();
            assert!(
                dropped.is_empty(),
                "{language:?}: {message} does not show {dropped:?}"
            );
        }
    }
}

/// Every combination of these values; of very many a few hundred, with every value in some.
fn combinations(values: &[(&'static str, Vec<Value>)]) -> Vec<Vec<(&'static str, Value)>> {
    const ENOUGH: usize = 500;
    let all: Vec<Vec<(&'static str, Value)>> = vec![Vec::new()];
    values.iter().fold(all, |all, (name, candidates)| {
        let with =
            |said: &Vec<_>, value: &Value| [said.as_slice(), &[(*name, value.clone())]].concat();
        if all.len() * candidates.len() > ENOUGH {
            return all
                .iter()
                .zip(candidates.iter().cycle())
                .map(|(said, value)| with(said, value))
                .collect();
        }
        all.iter()
            .flat_map(|said| candidates.iter().map(|value| with(said, value)))
            .collect()
    })
}

#[test]
fn every_message_can_be_said_with_all_that_it_chooses_by() {
    const NUMBERS: [i32; 6] = [0, 1, 2, 5, 21, 22];
    for language in Language::ALL {
        let (words, choices) = (language.words(), choices(language));
        for (message, names) in messages(Language::English) {
            let candidates = |name: &str| -> Vec<Value> {
                match choices.get(&message).and_then(|values| values.get(name)) {
                    None => vec!["C3".into()],
                    Some(keys) if keys.iter().all(|key| is_of_a_number(key)) => {
                        NUMBERS.map(Value::from).to_vec()
                    }
                    Some(keys) => keys.iter().map(|key| key.as_str().into()).collect(),
                }
            };
            let values: Vec<(&'static str, Vec<Value>)> = names
                .iter()
                .map(|name| (&*name.clone().leak(), candidates(name)))
                .collect();
            let pattern = words
                .catalogue
                .get_message(&message)
                .unwrap()
                .value()
                .unwrap();
            for values in combinations(&values) {
                let filled: FluentArgs = values
                    .iter()
                    .map(|(name, value)| (*name, words.to_fluent(value)))
                    .collect();
                let mut errors = Vec::new();
                let text = words
                    .catalogue
                    .format_pattern(pattern, Some(&filled), &mut errors);
                assert!(
                    errors.is_empty(),
                    "{language:?}: {message} with {values:?}: {errors:?}"
                );
                assert!(
                    !text.is_empty() && !text.contains(['{', '}', '$', '\n']),
                    "{language:?}: {text}"
                );
                assert_eq!(text, words.say_with(&message, &values));
            }
        }
    }
}

#[test]
fn numbers_take_the_form_that_the_language_wants() {
    let said = |language: Language, points: i32| {
        language
            .words()
            .say_with("amount-of-points", &[("points", points.into())])
    };
    let forms = |language| [0, 1, 2, 5, 11, 21, 22].map(|points| said(language, points));
    assert_eq!(
        forms(Language::Ukrainian),
        [
            "0 очок",
            "1 очко",
            "2 очки",
            "5 очок",
            "11 очок",
            "21 очко",
            "22 очки"
        ]
    );
    assert_eq!(
        forms(Language::German)[..3],
        ["0 Punkten", "1 Punkt", "2 Punkten"]
    );
    assert_eq!(
        forms(Language::English)[..3],
        ["0 points", "1 point", "2 points"]
    );
    assert_eq!(forms(Language::Japanese)[..3], ["0目", "1目", "2目"]);
}

#[test]
fn locales_name_their_language() {
    for (locale, language) in [
        ("zh_TW.UTF-8", Language::Chinese),
        ("ja", Language::Japanese),
        ("UK-ua", Language::Ukrainian),
    ] {
        assert_eq!(Language::parse(locale), Some(language));
    }
    for locale in ["C", "", "POSIX", "fr_FR", "english"] {
        assert_eq!(Language::parse(locale), None, "{locale}");
    }
}
