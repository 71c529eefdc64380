//! That no catalogue lacks a message, and that every message asked for exists.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::*;

/// The messages of a catalogue, each with the names of the values it takes.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = String::new();
    for line in language.catalogue().lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once('=').filter(|_| line.starts_with(char::is_alphabetic)) {
            current = name.trim().to_owned();
            assert!(!messages.contains_key(&current), "{language:?} has {current} twice");
        }
        let values = line.split('$').skip(1);
        let names = values.map(|rest| {
            rest.chars().take_while(|symbol| symbol.is_alphanumeric() || *symbol == '-').collect::<String>()
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
        if let Err((_, errors)) = FluentResource::try_new(language.catalogue().to_owned()) {
            panic!("{language:?}: {errors:?}");
        }
    }
}

#[test]
fn no_language_lacks_a_message_or_a_value() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let theirs = messages(language);
        let names = |of: &BTreeMap<String, _>| of.keys().cloned().collect::<BTreeSet<String>>();
        let lacking: Vec<_> = names(&english).difference(&names(&theirs)).cloned().collect();
        let surplus: Vec<_> = names(&theirs).difference(&names(&english)).cloned().collect();
        assert!(lacking.is_empty() && surplus.is_empty(), "{language:?} lacks {lacking:?}, has {surplus:?}");
        for (name, values) in &theirs {
            let unknown: Vec<_> = values.difference(&english[name]).collect();
            assert!(unknown.is_empty(), "{language:?}: {name} takes {unknown:?}, which English does not");
        }
    }
}

/// Every source file.
fn sources() -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.extension() {
                None => folders.push(path),
                Some(extension) if extension == "rs" => files.push(path),
                Some(_) => {}
            }
        }
    }
    files
}

#[test]
fn what_is_asked_for_is_in_the_catalogue_and_what_is_there_is_asked_for() {
    let english = messages(Language::English);
    let mut named = BTreeSet::new();
    for path in sources() {
        let text = std::fs::read_to_string(&path).unwrap();
        // A message's name is a text of small letters and dashes, written out wherever it is chosen.
        let texts = text.split('"').skip(1).step_by(2);
        named.extend(texts.filter(|text| english.contains_key(*text)).map(str::to_owned));
        for call in [".say(\"", ".say_with(\""] {
            for rest in text.split(call).skip(1) {
                let name = rest.split('"').next().unwrap_or_default();
                assert!(english.contains_key(name), "{}: no message {name}", path.display());
            }
        }
    }
    let idle: Vec<_> = english.keys().filter(|name| !named.contains(*name)).collect();
    assert!(idle.is_empty(), "nobody asks for {idle:?}");
}

#[test]
fn locales_name_their_language() {
    for (locale, language) in
        [("zh_TW.UTF-8", Language::Chinese), ("ja", Language::Japanese), ("UK-ua", Language::Ukrainian)]
    {
        assert_eq!(Language::parse(locale), Some(language));
    }
    for locale in ["C", "", "POSIX", "fr_FR", "english"] {
        assert_eq!(Language::parse(locale), None, "{locale}");
    }
}
