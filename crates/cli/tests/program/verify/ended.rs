//! Rulings about games that no count decides, and about kos whose passes were stated.

use shuzi::language::Language;

use super::{boards, folder, found, position, verdict, verify};
use crate::support::shuzi;

const JAPANESE: [&str; 4] = ["--rules", "japanese", "--prisoners", "B=0,W=0"];

#[test]
fn a_claim_on_a_count_is_wrong_where_no_count_decides() {
    // The open point would be asked about if a count decided.
    let photo = position("ended-claim", "board", boards::ONE_DAME);
    let both_lose = [&[&*photo], &JAPANESE[..], &["--ended", "both-lose"]].concat();
    for wrong in [
        "B+9",
        "B+2.5",
        "W+0.5",
        "Black wins",
        "draw",
        "no result",
        "无胜负",
    ] {
        assert_eq!(
            verdict(&both_lose, wrong),
            ("disagrees".into(), vec![], 1),
            "{wrong}"
        );
    }
    for right in ["both lose", "双负", "両負け", "Beide verlieren."] {
        assert_eq!(
            verdict(&both_lose, right),
            ("agrees".into(), vec![], 0),
            "{right}"
        );
    }
    // What a side counts is neither right nor wrong: nothing depends on it.
    assert_eq!(
        verdict(&both_lose, "Black 44"),
        ("undecided".into(), vec![], 1)
    );
    let run = verify(&[&both_lose[..], &["--claim", "B+2.5"]].concat());
    for line in [
        "“B+2.5” is wrong",
        "Both players lose",
        "article 13",
        "No count decides this game.",
    ] {
        assert!(run.out.contains(line), "{line}\n{}", run.out);
    }
    assert!(!run.out.contains("Black wins by 9"), "{}", run.out);
}

#[test]
fn the_end_is_the_answer_where_nothing_is_claimed() {
    let photo = position("ended-answer", "board", boards::ONE_DAME);
    let no_result = [
        &[&*photo],
        &JAPANESE[..],
        &["--ended", "no-result", "--by", "Rita"],
    ]
    .concat();
    let (status, found) = found(&no_result);
    assert_eq!(
        (status, &found["result"]["questions"]),
        (0, &serde_json::json!([]))
    );
    assert_eq!(
        found["inquiry"]["statements"][0]["said"]["how"],
        "no-result"
    );
    assert_eq!(found["result"]["count"]["score"]["sgf"], "Void");
    for language in Language::ALL {
        let (code, words) = (language.code(), language.words());
        let page = folder("ended-answer").join(format!("{code}.html"));
        let page = page.to_str().unwrap();
        let run = verify(&[&no_result[..], &["--lang", code, "--ruling", page]].concat());
        assert_eq!(run.status, 0, "{code}: {}", run.err);
        let page = std::fs::read_to_string(page).unwrap().replace("&#39;", "'");
        let stated = words.say_with("stated-ended", &[("how", "no-result".into())]);
        for said in [
            words.say("ended-no-result-by-article-12"),
            stated,
            "Rita".to_owned(),
        ] {
            assert!(run.out.contains(&said), "{code}: {said}\n{}", run.out);
            assert!(page.contains(&said), "{code}: {said}");
        }
        // No plan how to count what is not counted.
        assert!(
            !page.contains(&words.say("heading-guided")) && !page.contains("{ $"),
            "{code}"
        );
    }
}

#[test]
fn every_sentence_about_an_end_is_understood_as_a_claim() {
    let photo = position("ended-sentences", "board", boards::CLEAN);
    let ended = |how: &'static str| [&[&*photo], &JAPANESE[..], &["--ended", how]].concat();
    for words in Language::ALL.map(Language::words) {
        for (message, how) in [
            ("ended-no-result", "no-result"),
            ("ended-no-result-in-short", "no-result"),
            ("ended-both-lose-by-article-13", "both-lose"),
            ("ended-both-lose-in-short", "both-lose"),
        ] {
            let claim = words.say(message);
            assert_eq!(verdict(&ended(how), &claim).0, "agrees", "{claim}");
        }
    }
    // Where nobody stated that it ended so, the board is no evidence of it.
    let run = verify(&[&photo, "--claim", "both lose"]);
    assert!(
        run.status == 2 && run.err.contains("--ended both-lose"),
        "{}",
        run.err
    );
}

#[test]
fn rules_that_know_no_such_end_refuse_it() {
    let photo = position("ended-refused", "board", boards::CLEAN);
    let run = verify(&[&photo, "--rules", "ing", "--ended", "no-result"]);
    assert!(
        run.status == 2 && run.err.contains("article 3"),
        "{}",
        run.err
    );
    let run = verify(&[&photo, "--rules", "chinese", "--ko-pass", "E5=dead"]);
    assert!(
        run.status == 2 && run.err.contains("article 7.2"),
        "{}",
        run.err
    );
    assert_eq!(verify(&[&photo, "--ended", "somehow"]).status, 64);
    assert_eq!(
        verify(&["--replay", "said.json", "--ended", "both-lose"]).status,
        64
    );
    // Elsewhere it is the referee's decision.
    let run = verify(&[&photo, "--rules", "chinese", "--ended", "both-lose"]);
    assert!(
        run.status == 0 && run.out.contains("the referee's decision"),
        "{}",
        run.out
    );
}

#[test]
fn a_stated_end_and_stated_passes_are_replayed() {
    let lone_stone = super::with(boards::CLEAN, &[("C5", 'O')]);
    let photo = position("ended-replay", "board", &lone_stone);
    let protocol = folder("ended-replay").join("said.json");
    let page = folder("ended-replay").join("said.html");
    let files = [
        "--ruling",
        protocol.to_str().unwrap(),
        "--ruling",
        page.to_str().unwrap(),
    ];
    for (stated, kind) in [
        (["--ended", "both-lose"], "ended"),
        (["--ko-pass", "C5=alive"], "ko_pass"),
    ] {
        let (_, found) = found(&[&[&*photo], &JAPANESE[..], &stated, &files].concat());
        let said = &found["inquiry"]["statements"][0];
        assert_eq!(
            (&said["said"]["about"], &said["by"]),
            (&kind.into(), &"the referee".into())
        );
        let replay = shuzi(&["verify", "--replay", protocol.to_str().unwrap()], "");
        assert_eq!(replay.status, 0, "{}{}", replay.out, replay.err);
    }
    let page = std::fs::read_to_string(page).unwrap();
    assert!(page.contains("The chain at C5 is alive") && page.contains("article 7.2"));
}

#[test]
fn passes_for_a_ko_decide_about_a_claim() {
    let lone_stone = super::with(boards::CLEAN, &[("C5", 'O')]);
    let photo = position("ended-ko", "board", &lone_stone);
    let claimed = |fate: &'static str| {
        let arguments = [
            "--komi",
            "0",
            "--dead",
            "none",
            "--ko-pass",
            fate,
            "--rules",
            "japanese",
        ];
        verdict(
            &[&[&*photo], &arguments[..], &["--prisoners", "B=0,W=1"]].concat(),
            "B+11",
        )
        .0
    };
    assert_eq!(claimed("C5=dead"), "agrees");
    // Around a white stone that lives there nothing is anybody's.
    assert_eq!(claimed("C5=alive"), "undecided");
}
