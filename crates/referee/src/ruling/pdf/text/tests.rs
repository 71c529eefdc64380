use super::*;

fn lines(language: Language, text: &str, width_em: f32) -> Vec<String> {
    let text = Typesetter { language }.typeset(text, false);
    text.lines(width_em)
        .iter()
        .map(|line| line.iter().map(|letter| letter.symbol).collect())
        .collect()
}

#[test]
fn every_character_of_the_catalogues_has_a_glyph() {
    for language in Language::ALL {
        let part = |part: &str| {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../src/language");
            std::fs::read_to_string(format!("{folder}/{part}/{}.ftl", language.code())).unwrap()
        };
        let catalogue = ["library", "page", "program"].map(part).concat();
        let lacking: Vec<char> = catalogue
            .chars()
            .filter(|symbol| !symbol.is_control() && !covered(language, *symbol))
            .collect();
        assert!(lacking.is_empty(), "{language:?} lacks {lacking:?}");
    }
}

fn covered(language: Language, symbol: char) -> bool {
    Typesetter { language }.glyph(symbol, Font::Bold).is_some()
}

#[test]
fn names_from_anywhere_are_written() {
    let names = "Łukasz Žižka Þór Çelik Nguyễn Đặng Сергій Ґудзь Ёлкин Αλέξης 柯洁 辜梓豪 井山裕太 申真谞 髙 黃佳音 신진서 ¼½¾ 184⁄4 → ↔ − ≥ ● ○";
    for symbol in names.chars() {
        assert!(covered(Language::English, symbol), "{symbol}");
    }
}

#[test]
fn what_no_font_has_is_written_as_its_code_point() {
    assert_eq!(
        lines(Language::English, "a𪜀b\u{5d0}\u{1f600}\u{202e}\u{7}", 99.0),
        ["a[U+2A700]b[U+05D0][U+1F600][U+202E][U+0007]"]
    );
    // A family of three, joined by what is invisible.
    assert_eq!(
        lines(
            Language::English,
            "\u{1f468}\u{200d}\u{1f466}\u{fe0f}",
            99.0
        ),
        ["[U+1F468][U+1F466]"]
    );
}

#[test]
fn accents_are_composed_and_others_do_no_harm() {
    assert_eq!(lines(Language::German, "Mu\u{308}ller", 99.0), ["Müller"]);
    // A file name as macOS writes it.
    assert_eq!(
        lines(Language::Korean, "\u{1112}\u{1161}\u{11ab}", 99.0),
        ["한"]
    );
    assert_eq!(
        lines(Language::German, "q\u{308}\u{301}\u{327}", 99.0)
            .concat()
            .chars()
            .count(),
        4
    );
}

#[test]
fn latin_is_broken_between_words_and_long_words_into_even_parts() {
    assert_eq!(
        lines(Language::German, "Schwarz gewinnt mit drei", 9.0),
        ["Schwarz gewinnt", "mit drei"]
    );
    let broken = lines(Language::English, &"x".repeat(100), 10.0);
    assert!(
        broken.len() > 4 && broken.concat().len() == 100,
        "{broken:?}"
    );
    let parts = lines(Language::English, &"0".repeat(64), 30.0);
    assert_eq!(
        parts.iter().map(String::len).collect::<Vec<usize>>(),
        [32, 32]
    );
    assert_eq!(lines(Language::English, "abc", 0.0), ["a", "b", "c"]);
    assert_eq!(lines(Language::English, "", 10.0), [""]);
}

#[test]
fn no_line_begins_with_punctuation() {
    for (language, text) in [
        (Language::Chinese, "黑胜一又四分之三子。"),
        (Language::Japanese, "黒の三目半勝ち。"),
    ] {
        for width in 2..12 {
            for line in lines(language, text, width as f32) {
                assert!(!line.starts_with('。') && !line.is_empty(), "{line}");
            }
        }
        assert!(lines(language, text, 5.0).len() >= 2);
    }
}

#[test]
fn korean_is_broken_between_words() {
    assert_eq!(
        lines(Language::Korean, "흑이 이겼습니다 축하합니다", 9.0),
        ["흑이 이겼습니다", "축하합니다"]
    );
}

#[test]
fn quotes_are_wide_beside_ideographs_only() {
    let width = |language, text| Typesetter { language }.typeset(text, false).width_em();
    assert!(width(Language::Chinese, "说“黑”") > 3.9);
    assert!(width(Language::Chinese, "“Black”") < 4.0 && width(Language::German, "“黑”") < 2.2);
}

#[test]
fn a_name_is_set_in_one_countrys_forms() {
    let text = Typesetter {
        language: Language::Japanese,
    }
    .typeset("直洁", false);
    let chinese = Font::Cjk.glyph(RegionalForms::Chinese, '直');
    assert_eq!(text.letters.first().map(|letter| letter.glyph), chinese);
}
