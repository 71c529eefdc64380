//! Photos of one board read together, and what persons say where they differ.

use image::{Rgb, RgbImage};
use serde_json::Value;

use super::{file, folder, found, position, sample, verdict, verify};
use crate::support::shuzi;

/// A small finished game, White ahead by 2.5 points.
const PHOTO: &str = "9-finished-cloth.jpg";

/// The sample with every colour changed, then stones painted over some points.
fn painted(test: &str, name: &str, shade: fn(u8) -> u8, stones: &[(&str, u8)]) -> String {
    let mut photo: RgbImage = image::open(sample(PHOTO)).unwrap().into_rgb8();
    photo
        .pixels_mut()
        .for_each(|pixel| pixel.0 = pixel.0.map(shade));
    let label = std::fs::read_to_string(sample("9-finished-cloth.json")).unwrap();
    let label: Value = serde_json::from_str(&label).unwrap();
    for (point, grey) in stones {
        let column = "ABCDEFGHJ".find(&point[..1]).unwrap();
        let row = 9 - point[1..].parse::<usize>().unwrap();
        let centre = &label["points"][9 * row + column];
        let (x, y) = (centre[0].as_f64().unwrap(), centre[1].as_f64().unwrap());
        for (px, py, pixel) in photo.enumerate_pixels_mut() {
            if (f64::from(px) - x).hypot(f64::from(py) - y) < 27.0 {
                *pixel = Rgb([*grey; 3]);
            }
        }
    }
    let path = folder(test).join(name);
    photo.save(&path).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn photos_that_agree_are_one_board() {
    let dark = painted("look-agree", "dark.png", |value| value / 2, &[]);
    let (status, found) = found(&[&sample(PHOTO), &dark, "--claim", "W+2.5"]);
    assert_eq!(status, 0, "{found}");
    assert_eq!(found["result"]["photos"].as_array().unwrap().len(), 2);
    assert_eq!(found["result"]["disagreements"], Value::Array(vec![]));
    assert_eq!(found["inputs"]["photos"].as_array().unwrap().len(), 2);
    assert_eq!(found["result"]["claim"]["verdict"], "agrees");
}

#[test]
fn where_photos_differ_is_named_and_asked() {
    // D9 is black: White there opens Black's corner.
    let changed = painted("look-differ", "changed.png", |value| value, &[("D9", 245)]);
    let photos = [&*sample(PHOTO), &changed];
    let (status, found) = found(&[&photos[..], &["--claim", "W+2.5"]].concat());
    assert_eq!(status, 1);
    let disagreements = found["result"]["disagreements"].as_array().unwrap();
    assert_eq!(disagreements.len(), 1, "{disagreements:?}");
    assert_eq!(disagreements[0]["point"], "D9");
    assert!(disagreements[0]["seen"][0]["black"].as_f64() > Some(0.5));
    assert!(disagreements[0]["seen"][1]["white"].as_f64() > Some(0.5));
    let text = verify(&photos);
    let line = text
        .out
        .lines()
        .find(|line| line.contains("D9") && line.contains(" | "))
        .unwrap();
    assert!(line.contains("black") && line.contains("white"), "{line}");
    let (open, decisive, status) = verdict(&photos, "W+2.5");
    assert_eq!(
        (open.as_str(), decisive, status),
        ("undecided", vec!["point D9".to_owned()], 1)
    );
    // What a person says of the point settles it; that the photos differ stays a finding.
    let settled = [&photos[..], &["--set", "D9=black", "--by", "Anna"]].concat();
    assert_eq!(verdict(&settled, "W+2.5"), ("agrees".into(), vec![], 1));
    assert_eq!(verdict(&settled, "W+3.5").0, "disagrees");
}

#[test]
fn answers_at_the_keys_are_in_the_protocol_with_their_names() {
    let changed = painted("look-ask", "changed.png", |value| value, &[("D9", 245)]);
    let protocol = folder("look-ask").join("said.json");
    let protocol = protocol.to_str().unwrap();
    let ask = |keys: &str| {
        let photo = sample(PHOTO);
        let arguments = [
            "verify",
            &photo,
            &changed,
            "--claim",
            "W+2.5",
            "--ask",
            "--referee",
            "Rita",
        ];
        let run = shuzi(
            &[&arguments[..], &["--format", "json", "--ruling", protocol]].concat(),
            keys,
        );
        let found: Value = serde_json::from_str(&run.out).unwrap();
        (run, found)
    };
    for (keys, stone, by, verdict) in [
        ("x\nb Anna\n", "black", "Anna", "agrees"),
        ("b\n", "black", "Rita", "agrees"),
        // With a live white stone there the whole left is open, and nothing is proved of what that
        // comes to.
        ("w Bo\n", "white", "Bo", "undecided"),
        ("u\nb\t李明 \n", "black", "李明", "agrees"),
    ] {
        let (run, found) = ask(keys);
        let statements = found["inquiry"]["statements"].as_array().unwrap();
        assert_eq!(statements.len(), 1, "{keys:?}: {statements:?}\n{}", run.err);
        assert_eq!(statements[0]["by"], by);
        let said = &statements[0]["said"];
        assert_eq!(
            (&said["about"], &said["point"], &said["stone"]),
            (&"stone".into(), &"D9".into(), &stone.into())
        );
        assert_eq!(found["result"]["claim"]["verdict"], verdict);
        assert!(run.err.contains("D9"));
    }
    let replay = shuzi(&["verify", "--replay", protocol], "");
    assert_eq!(replay.status, 0, "{}", replay.out);
    for keys in ["q\n", "", "u\n"] {
        let (run, found) = ask(keys);
        assert_eq!(
            found["inquiry"]["statements"],
            Value::Array(vec![]),
            "{keys:?}"
        );
        assert_eq!(
            (run.status, &found["result"]["claim"]["verdict"]),
            (1, &"undecided".into()),
            "{keys:?}"
        );
    }
}

#[test]
fn an_answer_is_taken_back() {
    let changed = painted(
        "look-undo",
        "changed.png",
        |value| value,
        &[("D9", 245), ("E5", 245)],
    );
    let protocol = folder("look-undo").join("said.json");
    let protocol = protocol.to_str().unwrap();
    let photo = sample(PHOTO);
    let arguments = [
        "verify", &photo, &changed, "--ask", "--format", "json", "--ruling", protocol,
    ];
    let run = shuzi(&arguments, "w Bo\nu\nb Anna\nb Cy\n");
    let found: Value = serde_json::from_str(&run.out).unwrap();
    let statements = found["inquiry"]["statements"].as_array().unwrap().iter();
    let said: Vec<_> = statements
        .map(|stated| {
            [
                &stated["said"]["point"],
                &stated["said"]["stone"],
                &stated["by"],
            ]
        })
        .map(|said| said.map(|value| value.as_str().unwrap()).join(" "))
        .collect();
    assert_eq!(said, ["D9 black Anna", "E5 black Cy"], "{}", run.err);
    assert_eq!(found["result"]["count"]["score"]["sgf"], "W+2.5");
    assert_eq!(shuzi(&["verify", "--replay", protocol], "").status, 0);
}

#[test]
fn two_doubtful_points_are_answered_together() {
    let changed = painted(
        "look-two",
        "changed.png",
        |value| value,
        &[("D9", 245), ("E5", 245)],
    );
    let photos = [&*sample(PHOTO), &changed];
    let (open, decisive, _) = verdict(&photos, "W+2.5");
    assert_eq!(
        (open.as_str(), decisive),
        (
            "undecided",
            vec!["point D9".to_owned(), "point E5".to_owned()]
        )
    );
    // With one of them stated it hangs on the other alone.
    let (_, decisive, _) = verdict(&[&photos[..], &["--set", "D9=black"]].concat(), "W+2.5");
    assert_eq!(decisive, ["point E5"]);
    assert_eq!(
        verdict(
            &[&photos[..], &["--set", "D9=black,E5=black"]].concat(),
            "W+2.5"
        )
        .0,
        "agrees"
    );
}

#[test]
fn nothing_is_asked_that_decides_nothing() {
    let changed = painted("look-idle", "changed.png", |value| value, &[("D9", 245)]);
    let photo = sample(PHOTO);
    let arguments = [
        "verify", &photo, &changed, "--claim", "B+150", "--ask", "--format", "json",
    ];
    let run = shuzi(&arguments, "b\n");
    let found: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(found["inquiry"]["statements"], Value::Array(vec![]));
    assert_eq!(found["result"]["claim"]["verdict"], "disagrees");
}

#[test]
fn photos_of_different_boards_are_refused_by_name() {
    let other = sample("9-finished-glossy.jpg");
    let run = verify(&[&sample(PHOTO), &other]);
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    assert!(
        run.err.contains("9-finished-glossy.jpg") && run.err.lines().count() >= 2,
        "{}",
        run.err
    );
    assert!(
        !run.err.contains("--same-board"),
        "this is another command's option: {}",
        run.err
    );
    let run = verify(&[&sample(PHOTO), &sample("13-seki.jpg")]);
    assert_eq!(run.status, 2);
    assert!(run.err.contains("13"), "{}", run.err);
}

#[test]
fn a_photo_that_cannot_be_read_is_left_out_by_name() {
    let broken = file("look-broken", "broken.jpg", "no photo");
    for photos in [[&*sample(PHOTO), &broken], [&broken, &*sample(PHOTO)]] {
        let run = verify(&[&photos[..], &["--claim", "W+2.5"]].concat());
        assert_eq!(run.status, 2);
        assert!(
            run.err.contains("broken.jpg") && run.out.contains("W+2.5"),
            "{}\n{}",
            run.out,
            run.err
        );
        let (_, found) = found(&photos);
        assert_eq!(found["result"]["left_out"].as_array().unwrap().len(), 1);
        assert_eq!(found["result"]["count"]["score"]["sgf"], "W+2.5");
    }
    let run = verify(&[&broken, &sample("no-board.jpg")]);
    assert_eq!((run.status, run.out.as_str()), (2, ""));
}

#[test]
fn corners_are_those_of_the_first_photo_even_when_it_cannot_be_read() {
    let broken = file("look-corners", "broken.jpg", "no photo");
    let corners = "10,10,60,10,60,60,10,60";
    let (_, found) = found(&[&broken, &sample(PHOTO), "--corners", corners, "--size", "9"]);
    assert_eq!(found["result"]["count"]["score"]["sgf"], "W+2.5");
}

#[test]
fn a_position_is_no_second_photo() {
    let given = position("look-given", "given", super::boards::CLEAN);
    for inputs in [[&*given, &*sample(PHOTO)], [&*sample(PHOTO), &*given]] {
        let run = verify(&inputs);
        assert_eq!((run.status, run.out.as_str()), (2, ""));
        assert!(run.err.contains("given.sgf"), "{}", run.err);
    }
}
