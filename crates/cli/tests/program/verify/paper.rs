//! The paper that is signed: who claims, where and when, boxes to tick, reasons that can be signed.

use serde_json::Value;

use super::{boards, file, folder, position, sample, verify, with};

/// A protocol in HTML, and as JSON.
fn written(test: &str, photo: &str, more: &[&str]) -> (String, Value) {
    let (page, json) = (
        folder(test).join("page.html"),
        folder(test).join("protocol.json"),
    );
    let paths = [
        "--ruling",
        page.to_str().unwrap(),
        "--ruling",
        json.to_str().unwrap(),
    ];
    let run = verify(&[&[photo], more, &paths].concat());
    assert!([0, 1].contains(&run.status), "{}", run.err);
    let json = serde_json::from_str(&std::fs::read_to_string(json).unwrap()).unwrap();
    (std::fs::read_to_string(page).unwrap(), json)
}

#[test]
fn who_claims_where_and_when_is_on_the_paper_and_in_the_file() {
    let photo = position("paper-who", "board", boards::CLEAN);
    let stated = [
        ("--claim", "B+9.5"),
        ("--claimed-by", "Black"),
        ("--black", "Anna"),
        ("--place", "Київ, зал 2"),
        ("--table", "14"),
        ("--counted-at", "2026-05-01 14:10"),
    ];
    let stated: Vec<&str> = stated
        .iter()
        .flat_map(|(option, value)| [*option, *value])
        .collect();
    let (page, json) = written("paper-who", &photo, &stated);
    for said in [
        "B+9.5",
        "Black: Anna",
        "Київ, зал 2",
        "14",
        "2026-05-01 14:10",
        "I do not agree.",
    ] {
        assert!(page.contains(said), "{said}");
    }
    assert_eq!(
        page.matches("class=\"box\"").count(),
        4,
        "two boxes for each player"
    );
    assert_eq!(json["inquiry"]["claimed_by"], "Black");
    assert_eq!(json["inquiry"]["game"]["counted_at"], "2026-05-01 14:10");
    // What nobody says is not in the file: protocols are those of before.
    let (_, json) = written("paper-who", &photo, &[]);
    assert!(
        json["inquiry"].get("claimed_by").is_none()
            && json["inquiry"]["game"].get("place").is_none()
    );
    for more in [
        &["--claimed-by", "Anna"][..],
        &["--table", " "],
        &["--claim", "B+1", "--claimed-by", ""],
    ] {
        assert_eq!(verify(&[&[&*photo], more].concat()).status, 64, "{more:?}");
    }
}

/// The photo with EXIF fields of text: `DateTimeOriginal`, and `OffsetTimeOriginal` where there is
/// one.
fn taken(photo: &[u8], moment: &str, offset: Option<&str>) -> Vec<u8> {
    let mut texts = vec![(0x9003_u16, format!("{moment}\0"))];
    texts.extend(offset.map(|offset| (0x9011, format!("{offset}\0"))));
    let mut tiff = b"II*\0\x08\0\0\0\x01\0\x69\x87\x04\0\x01\0\0\0\x1a\0\0\0\0\0\0\0".to_vec();
    let mut at = u32::try_from(tiff.len() + 2 + 12 * texts.len() + 4).unwrap();
    tiff.extend(u16::try_from(texts.len()).unwrap().to_le_bytes());
    for (tag, text) in &texts {
        let length = u32::try_from(text.len()).unwrap();
        tiff.extend(tag.to_le_bytes());
        tiff.extend(2_u16.to_le_bytes());
        tiff.extend(length.to_le_bytes());
        tiff.extend(at.to_le_bytes());
        at += length;
    }
    tiff.extend([0; 4]);
    texts
        .iter()
        .for_each(|(_, text)| tiff.extend(text.as_bytes()));
    let length = u16::try_from(tiff.len() + 8).unwrap().to_be_bytes();
    [
        &photo[..2],
        b"\xff\xe1",
        &length,
        b"Exif\0\0",
        &tiff,
        &photo[2..],
    ]
    .concat()
}

#[test]
fn a_photo_says_when_it_was_taken_and_no_clock_does() {
    let plain = std::fs::read(sample("9-finished-cloth.jpg")).unwrap();
    for (name, moment, offset, told) in [
        (
            "utc",
            "2026:05:01 14:03:22",
            Some("+02:00"),
            Some("2026-05-01 14:03:22 +02:00"),
        ),
        (
            "local",
            "2026:05:01 14:03:22",
            Some("tomorrow"),
            Some("2026-05-01 14:03:22 ("),
        ),
        ("never set", "0000:00:00 00:00:00", None, None),
        ("no such day", "2026:13:41 14:03:22", None, None),
        ("blank", "    :  :     :  :  ", None, None),
    ] {
        let photo = file(
            "paper-taken",
            &format!("{name}.jpg"),
            taken(&plain, moment, offset),
        );
        let (page, _) = written("paper-taken", &photo, &[]);
        match told {
            Some(told) => assert!(page.contains(told), "{name}"),
            None => assert!(!page.contains("Photo taken"), "{name}"),
        }
    }
}

#[test]
fn nothing_is_signed_that_only_a_program_can_vouch_for() {
    // Dead stones, doubtful groups and points: no figure of the program's own stands on the paper.
    let photo = sample("19-finished-oblique.jpg");
    let middle_game = sample("19-middle-game.jpg");
    for (name, photo) in [("finished", &photo), ("middle", &middle_game)] {
        for code in ["en", "de", "zh", "ja", "ko", "uk"] {
            let (page, _) = written(
                "paper-reasons",
                photo,
                &["--rules", "chinese", "--lang", code],
            );
            let text = page.split("</head>").nth(1).unwrap();
            let text: String = text
                .split('<')
                .filter_map(|part| part.split_once('>'))
                .map(|(_, text)| text)
                .collect();
            assert!(
                !text.contains('%'),
                "{name} {code}: {}",
                text.split('%').next().unwrap()
            );
            for option in ["--set", "--size", "--corners", "--overlay", "--prisoners"] {
                assert!(!text.contains(option), "{name} {code}: {option}");
            }
        }
    }
}

#[test]
fn territories_are_counted_with_the_prisoners_laid() {
    let photo = position("paper-territory", "board", boards::CLEAN);
    let japanese = ["--rules", "japanese", "--dead", "none"];
    let (page, _) = written(
        "paper-territory",
        &photo,
        &[&japanese[..], &["--prisoners", "B=2,W=1"]].concat(),
    );
    assert!(
        page.contains("Black prisoners: 2 captured in play + 0 taken off = 2."),
        "{page}"
    );
    let (page, _) = written(
        "paper-territory",
        &photo,
        &[
            &japanese[..],
            &["--prisoners", "B=2,W=1", "--counted", "white"],
        ]
        .concat(),
    );
    assert!(
        page.contains("White prisoners: 1 captured")
            && !page.contains("Black prisoners: 2 captured")
    );
    let (page, _) = written("paper-territory", &photo, &japanese);
    assert!(
        page.contains("count the prisoners and state them"),
        "{page}"
    );
}

#[test]
fn a_rearranged_territory_has_its_prisoners_laid() {
    let test = "paper-rearranged";
    let before = "....XO...\n".repeat(9);
    let photo = position(test, "before", &before);
    let options = [
        "--rules",
        "japanese",
        "--dead",
        "none",
        "--counted",
        "black",
    ];
    let stated = ["--prisoners", "B=2,W=1"];
    // Two prisoners laid; one left in the lid; none, with a stone from the bowl too many.
    type Board<'a> = (&'a [(&'a str, char)], i32, &'a str);
    let boards: [Board; 3] = [
        (&[("A1", 'X'), ("A2", 'X')], 0, "count is kept"),
        (
            &[("A1", 'X')],
            1,
            "has 10 stones on the board, and with the prisoners laid 11 are due",
        ),
        (
            &[("A1", 'X'), ("A2", 'X'), ("A3", 'X')],
            1,
            "has 12 stones on the board",
        ),
    ];
    for (changes, status, said) in boards {
        let after = position(test, "after", &with(&before, changes));
        let run = verify(&[&[&*photo, "--after", &after], &options[..], &stated].concat());
        assert_eq!(run.status, status, "{changes:?}: {}{}", run.out, run.err);
        assert!(run.out.contains(said), "{said}: {}", run.out);
    }
    // Without the prisoners nobody can tell.
    let after = position(test, "after", &with(&before, &[("A1", 'X')]));
    let run = verify(&[&[&*photo, "--after", &after], &options[..]].concat());
    assert_eq!(run.status, 1);
    assert!(
        run.out.contains("count the prisoners and state them"),
        "{}",
        run.out
    );
}
