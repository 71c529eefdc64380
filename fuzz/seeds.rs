//! Writes the seeds of all targets, a folder each, into the folder that is named (`corpus`).
//!
//! Everything is made from small boards that are drawn or written here, from the pictures in
//! `tests/data`, and from what the library itself writes.

use std::fs;
use std::path::Path;
use std::time::Duration;

use image::codecs::jpeg::JpegEncoder;
use image::{ImageFormat, Rgb, RgbImage};
use serde_json::json;
use shuzi::count::Reader;
use shuzi::life::LifeJudge;
use shuzi::position::Position;
use shuzi::position::sgf::{SgfMarks, write};
use shuzi_referee::ruling::RulingFile;
use shuzi_referee::verify::{Exhibit, Exhibits, Inquiry, examine};

const BOARD: [&str; 5] = [".BW..", "BBWW.", ".BBWW", "BB.BW", ".BBWW"];
/// Pictures beside these are larger than what is fuzzed.
const MOST_BYTES: u64 = 4_000;

type Done = Result<(), Box<dyn std::error::Error>>;

fn main() -> Done {
    let root = std::env::args().nth(1).ok_or("the folder for the seeds")?;
    let seeds = Seeds(Path::new(&root));
    add_photos(&seeds)?;
    add_records(&seeds)?;
    add_rulings(&seeds)?;
    add_requests(&seeds)?;
    add_batches(&seeds)?;
    add_texts(&seeds)
}

/// The folder of all seeds.
struct Seeds<'a>(&'a Path);

impl Seeds<'_> {
    fn add(&self, target: &str, name: &str, content: impl AsRef<[u8]>) -> Done {
        let folder = self.0.join(target);
        fs::create_dir_all(&folder)?;
        Ok(fs::write(folder.join(name), content)?)
    }
}

/// Draws a board of five lines on 32×32 pixels.
fn draw_board() -> RgbImage {
    RgbImage::from_fn(32, 32, |x, y| {
        let stone = BOARD
            .get(y as usize / 6)
            .and_then(|row| row.as_bytes().get(x as usize / 6));
        match stone {
            Some(b'B') => Rgb([20, 20, 20]),
            Some(b'W') => Rgb([240, 240, 240]),
            _ if x % 6 == 3 || y % 6 == 3 => Rgb([60, 40, 20]),
            _ => Rgb([200, 160, 90]),
        }
    })
}

fn add_photos(seeds: &Seeds) -> Done {
    let board = draw_board();
    let mut jpeg = Vec::new();
    JpegEncoder::new_with_quality(&mut jpeg, 50).encode_image(&board)?;
    seeds.add("photo", "board.jpg", &jpeg)?;
    for (name, format) in [
        ("board.png", ImageFormat::Png),
        ("board.webp", ImageFormat::WebP),
    ] {
        let mut bytes = std::io::Cursor::new(Vec::new());
        board.write_to(&mut bytes, format)?;
        seeds.add("photo", name, bytes.get_ref())?;
    }
    let pictures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/data");
    for entry in fs::read_dir(pictures)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_picture = [".avif", ".heic", ".jpg", ".png", ".webp"]
            .iter()
            .any(|extension| name.ends_with(extension));
        if is_picture && entry.metadata()?.len() <= MOST_BYTES {
            seeds.add("photo", &name, fs::read(entry.path())?)?;
        }
    }
    Ok(())
}

fn add_records(seeds: &Seeds) -> Done {
    seeds.add("record", "position.sgf", record()?)?;
    for (name, text) in [
        (
            "game",
            "(;GM[1]FF[4]SZ[9]KM[7.5]RU[Chinese]PB[A]PW[B]RE[B+0.5];B[ee];W[cc];B[];W[tt])",
        ),
        (
            "variations",
            "(;SZ[9](;B[aa](;W[bb])(;W[cc];B[dd]))(;B[ee]C[a\\]b\\\\c]))",
        ),
        (
            "setup",
            "(;SZ[7:5]AB[aa:cc]AW[da][db]PL[W];AE[aa];W[ab];B[aa]HA[2])",
        ),
        ("capture", "(;SZ[5];B[ab];W[aa];B[ba];W[bb];B[aa];W[aa])"),
        (
            "two",
            "note (;SZ[9];B[aa])\n(;FF[3]SZ[13]AddBlack[dd];Black[cc])",
        ),
    ] {
        seeds.add("record", name, text)?;
    }
    // A comment in GBK without a name of the encoding, and one in Shift_JIS.
    seeds.add(
        "record",
        "gbk",
        b"(;SZ[9]PB[\xca\xfd\xd7\xd3]C[\xb0\\];B[aa])",
    )?;
    seeds.add("record", "sjis", b"(;CA[Shift_JIS]SZ[9]C[\x83\x5d];B[aa])")
}

fn record() -> Result<String, Box<dyn std::error::Error>> {
    let marks = SgfMarks {
        rules: Some("Chinese".to_owned()),
        komi: Some("7.5".to_owned()),
        ..SgfMarks::default()
    };
    Ok(write(&Position::from_rows(&BOARD)?, &marks))
}

fn add_rulings(seeds: &Seeds) -> Done {
    let exhibit = Exhibit {
        file: "board.sgf".to_owned(),
        bytes: record()?.into_bytes(),
    };
    let exhibits = Exhibits {
        photos: vec![exhibit.clone()],
        after: Some(exhibit.clone()),
        record: Some(exhibit.clone()),
    };
    let (reader, judge) = (Reader::embedded(), LifeJudge::embedded());
    let statements = json!([
        { "said": { "about": "stone", "point": "A1", "stone": "black" }, "by": "the referee" },
        { "said": { "about": "group", "points": ["A5"], "dead": false }, "by": "Anna" },
        { "said": { "about": "left_open", "how": "black-first" }, "by": "Bo" },
    ]);
    for (name, set, claim, statements) in [
        ("chinese", "chinese", json!("B+1/4"), statements),
        ("ing", "ing", json!("white 40"), json!([])),
        ("japanese", "japanese", json!(null), json!([])),
    ] {
        let rules = shuzi::score::Rules::of(shuzi::score::RuleSet::parse(set).ok_or("rules")?);
        let inquiry = json!({
            "game": { "black": "Anna", "white": null, "event": null, "date": null, "referee": null },
            "rules": rules,
            "prisoners": { "black": 1, "white": 2 },
            "claim": claim,
            "counted": "white",
            "grid": { "size": null, "board": null, "corners": null },
            "statements": statements,
        });
        let text = inquiry.to_string();
        seeds.add(
            "inquiry",
            name,
            [record()?.as_bytes(), b"\0", text.as_bytes()].concat(),
        )?;
        let inquiry: Inquiry = serde_json::from_value(inquiry)?;
        if let Ok(examination) = examine(&inquiry, &exhibits, &reader, &judge, &|| Duration::ZERO) {
            let file = RulingFile::new(&inquiry, &exhibits, &examination)?;
            seeds.add("protocol", name, file.to_json()?)?;
        }
    }
    Ok(())
}

fn add_requests(seeds: &Seeds) -> Done {
    let request = json!({
        "language": "de",
        "rows": BOARD,
        "uncertain": [{
            "point": "C3", "why": "ambiguous",
            "probabilities": { "empty": 0.5, "black": 0.4, "white": 0.1 },
        }],
        "grid_confidence": 0.99,
        "answers": [
            { "point": "A1", "stone": "white" },
            { "group": ["B5"], "dead": false },
            { "left_open": "black-first" },
        ],
        "rules": "tromp-taylor", "komi": 6.5, "handicap": 2,
        "prisoners": { "black": 1, "white": 0 },
        "apart": ["C3"],
    });
    seeds.add("score", "all", request.to_string())?;
    let chain = json!({ "points": ["B4"], "color": "black", "status": "alive", "confidence": 0.9 });
    let known = json!({ "life": { "chains": [chain] }, "expected": [] });
    seeds.add(
        "score",
        "known",
        json!({ "rows": BOARD, "known": known }).to_string(),
    )?;
    let form = "multipart/form-data; boundary=x\n\
        --x\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a.jpg\"\r\n\
        Content-Type: image/jpeg\r\n\r\nabc\r\n\
        --x\r\nContent-Disposition: form-data; name=\"request\"\r\n\r\n{\"size\":9}\r\n--x--\r\n";
    seeds.add("form", "form", form)?;
    seeds.add("form", "other", "application/json\n{}")
}

fn add_batches(seeds: &Seeds) -> Done {
    let content = "0".repeat(64);
    let answers = json!([{ "point": "D4", "stone": null }, { "group": ["C3"], "dead": true }]);
    let lines = [
        json!({ "content": content, "answers": answers }),
        json!({ "content": content, "answers": [], "corners": { "places": [[0, 0], [9, 0], [9, 9], [0, 9]], "lines": 9 } }),
        json!({ "content": content, "answers": [], "withdrawn": true, "from": "page" }),
    ];
    let lines: Vec<String> = lines.iter().map(|line| line.to_string()).collect();
    seeds.add("corrections", "lines", lines.join("\n") + "\n")?;
    seeds.add("corrections", "one", lines[0].as_str())?;
    seeds.add("list", "lines", "a\nb c\r\n\u{56f2}\n")?;
    seeds.add("list", "zero", "a\0b\0")?;
    let wide: Vec<u8> = "a\r\nb\r\n"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    seeds.add("list", "utf16", [b"\xff\xfe", &wide[..]].concat())
}

fn add_texts(seeds: &Seeds) -> Done {
    for (name, text) in [
        ("letters", "B+1/4"),
        ("english", "Black wins by 2.5 points, white 40 black 41"),
        ("chinese", "黑胜一又四分之一子"),
        ("japanese", "黒半目勝ち"),
        ("korean", "흑 반집승"),
        ("german", "Weiß gewinnt mit 3 1/2 Punkten"),
        ("count", "185.5"),
    ] {
        seeds.add("claim", name, text)?;
    }
    let all = "name = 'Elbe Cup'\nrules = 'chinese'\nkomi = 6.5\nhandicap-komi = '3.75zi'\n\
        white-handicap-bonus = 'N-1'\ncounting = 'stones'\nneutral = 'nobodys'\ngroup-tax = true\n\
        eyes-in-seki = false\nties = 'white'\nfill-in = false\nlift-dead = true\nsuicide = false\n\
        unit = 'zi'\n";
    seeds.add("rules", "all", all)?;
    seeds.add("rules", "short", "name = 'A'\nrules = 'ing'\n")?;
    let answers = "= Engine\n\n= final_status_list\nkata-set-rules\nboardsize\n\n=\n\n=\n\n=\n\n=\n\n\
        =\n\n=\n\n=\n\n=\n\n=\n\n=\n\n= A1 B2\nC3\n\n= \n\n";
    seeds.add("engine", "answers", answers)?;
    seeds.add("engine", "refused", "? unknown command\n\n=1 list\n\n")
}
