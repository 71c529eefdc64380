//! Game records in encodings that they do not state, and records that are damaged: made from whole
//! ones, so that it is known what they should be read as. No stone may be lost in silence.

use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GBK, SHIFT_JIS, WINDOWS_1251, WINDOWS_1252};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use shuzi::position::sgf::{GameRecord, Remark, SgfError, read, read_all, read_game};

use crate::shared_material::shared;

/// Every `step`-th record of the scoring set, or nothing: they are not part of the repository.
fn records(step: usize) -> Vec<String> {
    let Some(folder) = shared("scoring/games") else {
        return Vec::new();
    };
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    paths.sort();
    let chosen = paths.into_iter().step_by(step);
    chosen
        .map(|path| {
            std::fs::read_to_string(path)
                .unwrap()
                .replace("CA[UTF-8]", "")
        })
        .collect()
}

/// A small game, for what needs no real one.
const GAME: &str = "(;GM[1]FF[4]SZ[9]KM[7]RU[Chinese];B[ee];W[gc];B[cg];W[gg];B[cc])";

/// How a program writes text: most escape `]` and `\` before they encode it, some the bytes that
/// look like these after.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Style {
    Characters,
    Bytes,
}

/// Sentences and names in the language that an encoding is for.
fn phrases(encoding: &'static Encoding) -> &'static [&'static str] {
    match encoding.name() {
        "GBK" => &[
            "黑棋在右下角先手得利",
            "白棋的目数不够",
            "这里应该先补一手",
            "好棋",
            "李世石九段",
            "古力",
        ],
        "Big5" => &[
            "黑棋在右下角先手得利",
            "許功蓋先生",
            "白棋的目數不夠",
            "好手",
            "周俊勳九段",
            "這裡成功了",
        ],
        "Shift_JIS" => &[
            "黒の構想が表れている",
            "ソフトの予想",
            "十段戦",
            "白は申し分ない",
            "本因坊秀策",
            "能力",
        ],
        "EUC-JP" => &[
            "黒の構想が表れている",
            "十段戦",
            "白は申し分ない",
            "本因坊秀策",
            "コミは六目半です",
        ],
        "EUC-KR" => &[
            "흑이 실리를 얻었습니다",
            "백의 한 수",
            "이창호 구단",
            "좋은 수",
            "패를 걸었다",
        ],
        "windows-1251" => &[
            "Чорні виграють кут",
            "Білі грають тут",
            "Іваненко",
            "Хороший ход",
            "Партия мастеров",
        ],
        _ => &[
            "Schwarz gewinnt die Ecke",
            "Müller",
            "très bien joué",
            "André Kraus",
            "Weiß könnte hier spielen",
        ],
    }
}

/// Characters whose last byte looks like a backslash or a closing bracket.
fn treacherous(encoding: &'static Encoding) -> Vec<char> {
    let mut found = Vec::new();
    for lead in 0x81..=0xfe_u8 {
        for trail in [0x5c, 0x5d] {
            let bytes = [lead, trail];
            let (text, _, had_errors) = encoding.decode(&bytes);
            let mut symbols = text.chars();
            let is_ideograph = |symbol: &char| matches!(*symbol, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}');
            if let (false, Some(symbol), None) = (
                had_errors,
                symbols.next().filter(is_ideograph),
                symbols.next(),
            ) {
                // Some bytes mean a character that is usually written in others.
                found.extend(
                    (encoding.encode(&symbol.to_string()).0.as_ref() == &bytes[..])
                        .then_some(symbol),
                );
            }
        }
    }
    found
}

/// A record with names and comments in an encoding that it does not state, and Black's name.
fn encoded(
    record: &str,
    encoding: &'static Encoding,
    style: Style,
    seed: u64,
) -> (Vec<u8>, String) {
    let mut random = Pcg64Mcg::seed_from_u64(seed);
    let (phrases, treacherous) = (phrases(encoding), treacherous(encoding));
    let mut text = || {
        let mut text = phrases[random.random_range(0..phrases.len())].to_owned();
        for _ in 0..random.random_range(0..3) {
            if !treacherous.is_empty() {
                text.push(treacherous[random.random_range(0..treacherous.len())]);
            }
            if random.random_bool(0.3) {
                text.push_str(phrases[random.random_range(0..phrases.len())]);
            }
        }
        text
    };
    let bytes_of = |text: &str| {
        let (bytes, _, unmappable) = encoding.encode(text);
        assert!(!unmappable, "{text} in {}", encoding.name());
        let is_escaped = |byte: u8| style == Style::Bytes && matches!(byte, b'\\' | b']');
        bytes
            .iter()
            .flat_map(|&byte| is_escaped(byte).then_some(b'\\').into_iter().chain([byte]))
            .collect::<Vec<u8>>()
    };
    let black = text();
    let mut file = Vec::new();
    for (index, part) in record.split_inclusive(';').enumerate() {
        // Behind the last property of the node before, and so in front of the next move.
        let (before, end) = part
            .strip_suffix(';')
            .map_or((part, ""), |before| (before, ";"));
        if index > 0 && index % 7 == 3 && !end.is_empty() {
            file.extend(before.trim_end().bytes());
            file.extend(b"C[");
            file.extend(bytes_of(&text()));
            file.extend(b"]");
        } else {
            file.extend(before.bytes());
        }
        file.extend(end.bytes());
        if index == 0 {
            for (name, value) in [("PB", black.clone()), ("PW", text())] {
                file.extend(name.bytes().chain(*b"["));
                file.extend(bytes_of(&value));
                file.extend(b"]");
            }
        }
    }
    (file, black)
}

/// The encodings that records are found in, and how programs write each.
const WAYS: [(&Encoding, Style); 11] = [
    (GBK, Style::Characters),
    (GBK, Style::Bytes),
    (BIG5, Style::Characters),
    (BIG5, Style::Bytes),
    (SHIFT_JIS, Style::Characters),
    (SHIFT_JIS, Style::Bytes),
    (EUC_JP, Style::Characters),
    (EUC_KR, Style::Characters),
    (WINDOWS_1251, Style::Characters),
    (WINDOWS_1252, Style::Characters),
    (encoding_rs::UTF_8, Style::Characters),
];

/// How many records were read with all their stones, with Black's name, and in all.
/// `SHUZI_ALL_RECORDS=1` takes every record of the set, and other texts with every `SHUZI_SEED`.
#[test]
fn no_stone_is_lost_in_an_encoding_that_is_not_stated() {
    let is_set = |name: &str| std::env::var_os(name).is_some();
    let seed = std::env::var("SHUZI_SEED")
        .ok()
        .and_then(|seed| seed.parse().ok())
        .unwrap_or(0_u64);
    let mut records = records(if is_set("SHUZI_ALL_RECORDS") { 1 } else { 20 });
    records.push(GAME.to_owned());
    for (encoding, style) in WAYS {
        let (mut whole, mut named) = (0, 0);
        for (number, record) in (0_u64..).zip(&records) {
            let truth = read(record.as_bytes()).unwrap();
            let (bytes, black) = encoded(record, encoding, style, 1000 * seed + number);
            let game = read(&bytes)
                .unwrap_or_else(|error| panic!("{} {style:?} {number}: {error}", encoding.name()));
            let is_whole =
                game.line == truth.line && game.komi == truth.komi && game.result == truth.result;
            assert!(
                is_whole,
                "{} {style:?} {number}: {:?}",
                encoding.name(),
                game.remarks
            );
            let says_so = game
                .remarks
                .iter()
                .any(|remark| matches!(remark, Remark::EncodingUnstated { .. }));
            assert_eq!(
                says_so,
                encoding != encoding_rs::UTF_8,
                "{} {number}",
                encoding.name()
            );
            whole += 1;
            named += usize::from(game.occasion.black.as_deref() == Some(black.as_str()));
        }
        println!(
            "{} {style:?}: {whole} of {} whole, {named} names right",
            encoding.name(),
            records.len()
        );
        assert!(
            named * 10 >= records.len() * 9,
            "{} {style:?}: {named} names right",
            encoding.name()
        );
    }
}

#[test]
fn no_stone_is_lost_in_an_encoding_that_is_stated_wrongly() {
    let mut records = records(60);
    records.push(GAME.to_owned());
    for (encoding, style) in WAYS
        .into_iter()
        .filter(|(encoding, _)| *encoding != encoding_rs::UTF_8)
    {
        for stated in ["UTF-8", "gb2312", "Big5", "Shift_JIS", "ISO-8859-1", "none"] {
            for (number, record) in (0_u64..).zip(&records) {
                let truth = read(record.as_bytes()).unwrap();
                let with_label = record.replacen("(;", &format!("(;CA[{stated}]"), 1);
                let (bytes, _) = encoded(&with_label, encoding, style, number);
                let game = read(&bytes).unwrap();
                let place = format!("{} {style:?} stated as {stated}, {number}", encoding.name());
                assert_eq!(game.line, truth.line, "{place}: {:?}", game.remarks);
            }
        }
    }
}

/// What a record is damaged by, and what its remarks say then.
type Damage = (&'static str, fn(&str) -> Vec<u8>, fn(&[Remark]) -> bool);

fn text(text: String) -> Vec<u8> {
    text.into_bytes()
}

const DAMAGES: [Damage; 13] = [
    (
        "untouched",
        |record| text(record.to_owned()),
        <[Remark]>::is_empty,
    ),
    (
        "a mark of byte order",
        |record| text(format!("\u{feff}{record}")),
        <[Remark]>::is_empty,
    ),
    (
        "line breaks of Windows",
        |record| text(record.replace(';', "\r\n;")),
        <[Remark]>::is_empty,
    ),
    (
        "two bytes a character",
        |record| record.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        <[Remark]>::is_empty,
    ),
    (
        "filled up with zeros",
        |record| text(format!("{record}\0\0\0\u{1a}")),
        <[Remark]>::is_empty,
    ),
    (
        "no closing bracket",
        |record| text(record.trim_end().trim_end_matches(')').to_owned()),
        |remarks| matches!(remarks, [Remark::NotClosed { moves: 1.. }]),
    ),
    (
        "another game behind it",
        |record| text(format!("{record}(;GM[1]SZ[9]PB[Other];B[aa])")),
        |remarks| matches!(remarks, [Remark::SeveralGames { games }] if games.len() == 2 && games[1] == "Other"),
    ),
    (
        "another game behind it, and no bracket between",
        |record| {
            text(format!(
                "{}(;GM[1]SZ[9];B[aa])",
                record.trim_end().trim_end_matches(')')
            ))
        },
        |remarks| {
            matches!(
                remarks,
                [Remark::SeveralGames { .. }, Remark::NotClosed { .. }]
            )
        },
    ),
    (
        "other text behind it",
        |record| text(format!("{record}\nPlayed in the club.")),
        |remarks| matches!(remarks, [Remark::TextOutside { has_moves: false }]),
    ),
    (
        "a bracket too many before the last moves",
        |record| {
            let moves = record.rfind(";B[").max(record.rfind(";W[")).unwrap();
            text(format!("{}){}", &record[..moves], &record[moves..]))
        },
        |remarks| matches!(remarks, [Remark::TextOutside { has_moves: true }]),
    ),
    (
        "small letters",
        |record| text(record.to_lowercase()),
        |remarks| remarks.contains(&Remark::SmallNames),
    ),
    (
        "a komi that is there twice",
        |record| text(record.replacen("(;", "(;KM[4.5]", 1)),
        |remarks| matches!(remarks, [Remark::StatedTwice { .. }]),
    ),
    (
        "stones set up behind the moves",
        |record| {
            text(format!(
                "{};AB[aa])",
                record.trim_end().trim_end_matches(')')
            ))
        },
        |remarks| matches!(remarks, [Remark::SetUpLater { moves: 1.. }]),
    ),
];

#[test]
fn damage_is_told_and_costs_no_stone() {
    let mut records = records(20);
    records.push(GAME.to_owned());
    for record in &records {
        let truth = read(record.as_bytes()).unwrap();
        for (name, damage, is_told) in DAMAGES {
            let game = read(&damage(record)).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(is_told(&game.remarks), "{name}: {:?}", game.remarks);
            let lost = match name {
                "a bracket too many before the last moves" => {
                    let last = record.rfind(";B[").max(record.rfind(";W[")).unwrap();
                    read(format!("(;SZ[19]{}", &record[last..]).as_bytes())
                        .unwrap()
                        .moves
                        .len()
                }
                _ => 0,
            };
            assert_eq!(game.moves.len() + lost, truth.moves.len(), "{name}");
        }
    }
}

#[test]
fn a_size_that_is_not_stated_is_told_and_doubted_where_a_smaller_board_would_do() {
    let unstated = |text: &str| read(text.as_bytes()).unwrap().remarks;
    assert_eq!(
        unstated("(;B[aa])"),
        [Remark::SizeUnstated { smaller: None }]
    );
    let moves: String = ('a'..='i')
        .flat_map(|x| {
            [
                format!(";B[{x}c]"),
                format!(";W[{x}e]"),
                format!(";B[{x}g]"),
            ]
        })
        .collect();
    assert_eq!(
        unstated(&format!("(;{moves})")),
        [Remark::SizeUnstated { smaller: Some(9) }]
    );
    assert_eq!(unstated(&format!("(;SZ[19]{moves})")), []);
}

#[test]
fn a_bracket_that_is_missing_behind_a_comment_is_told() {
    let remarks = read(b"(;SZ[9];B[ee]C[a good move;W[gc];B[cg])")
        .unwrap()
        .remarks;
    assert_eq!(
        remarks,
        [Remark::BracketMissing {
            property: "C".to_owned(),
            moves: 1
        }]
    );
    // What a comment quotes is none.
    assert_eq!(
        read(b"(;SZ[9];B[ee]C[better is ;W[gc\\] here])")
            .unwrap()
            .remarks,
        []
    );
}

#[test]
fn every_game_of_a_file_can_be_chosen() {
    let file = "(;SZ[9]PB[A]PW[B];B[aa])\n(;SZ[13]GN[Second];B[aa];W[bb])(;SZ[19]B[zz])";
    let size = |number| read_game(file.as_bytes(), number).map(|game| game.position.size().width());
    assert_eq!((size(Some(1)), size(Some(2))), (Ok(9), Ok(13)));
    assert_eq!(
        size(Some(4)),
        Err(SgfError::NoSuchGame {
            number: 4,
            games: 3
        })
    );
    assert!(matches!(size(Some(3)), Err(SgfError::OffBoard { .. })));
    let first = read(file.as_bytes()).unwrap();
    let games = ["A – B", "Second", ""].map(str::to_owned).to_vec();
    assert_eq!(first.remarks, [Remark::SeveralGames { games }]);
    assert_eq!(read_game(file.as_bytes(), Some(1)).unwrap().remarks, []);
    let all: Vec<Result<GameRecord, SgfError>> = read_all(file.as_bytes()).unwrap();
    assert_eq!(
        all.iter().map(Result::is_ok).collect::<Vec<_>>(),
        [true, true, false]
    );
}
