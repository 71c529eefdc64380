//! The answer in every language.

use shuzi::language::Language;

use super::{boards, folder, position, verify};

#[test]
fn the_answer_is_in_the_language_that_was_asked_for() {
    let photo = position("languages", "board", boards::ONE_DAME);
    for language in Language::ALL {
        let (code, words) = (language.code(), language.words());
        let page = folder("languages").join(format!("{code}.html"));
        let page = page.to_str().unwrap();
        let arguments = [
            photo.as_str(),
            "--dead",
            "none",
            "--lang",
            code,
            "--ruling",
            page,
        ];
        let run = verify(&[&arguments[..], &["--claim", "B+20"]].concat());
        assert_eq!(run.status, 1, "{code}: {}", run.err);
        let answer = words.say_with("claim-disagrees", &[("claim", "B+20".into())]);
        let page = std::fs::read_to_string(page).unwrap();
        for said in [
            answer,
            words.say("heading-open-questions"),
            words.say("heading-guided"),
        ] {
            assert!(run.out.contains(&said), "{code}: {said}\n{}", run.out);
            assert!(page.contains(&said), "{code}: {said}");
        }
        assert!(
            page.contains(&words.say("protocol-title"))
                && page.contains(&format!("lang=\"{code}\""))
        );
        let undecided = verify(&[&arguments[..], &["--claim", "B+1/4"]].concat());
        let answer = words.say_with(
            "claim-undecided",
            &[("claim", "B+1/4".into()), ("questions", 1usize.into())],
        );
        assert!(
            undecided.out.contains(&answer),
            "{code}: {answer}\n{}",
            undecided.out
        );
        // No message is missing, and nothing of a message is left to be filled.
        for told in [&run.out, &undecided.out, &page] {
            assert!(
                !told.contains("{$") && !told.contains("{ $") && !told.contains("\u{2068}"),
                "{code}"
            );
        }
    }
}

#[test]
fn json_is_the_same_in_every_language() {
    let photo = position("languages-json", "board", boards::ONE_DAME);
    let json = |code: &str| verify(&[&photo, "--format", "json", "--lang", code]).out;
    let english = json("en");
    assert!(
        Language::ALL
            .iter()
            .all(|language| json(language.code()) == english)
    );
}
