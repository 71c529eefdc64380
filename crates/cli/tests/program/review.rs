//! `shuzi review` and `shuzi serve --review`: what needs a person, and what becomes of what the
//! person says.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

use serde_json::{Value, json};

use crate::serve::client::{JSON, Reply, get, request, send};
use crate::support::{Run, empty_folder, sample, shuzi};

/// A name that would be markup, and a script, if it could.
const HOSTILE: &str = "'\"><img src=x onerror=alert(1)></script><script>alert(2)</script>&amp;.jpg";

/// A run that was done once, for all tests: what needs nobody, what is asked, what is only told,
/// what was refused, and the first once more.
fn done() -> &'static Path {
    static DONE: OnceLock<PathBuf> = OnceLock::new();
    DONE.get_or_init(|| {
        let folder = fresh("photos");
        for (photo, name) in [
            ("9-finished-cloth.jpg", "exact.jpg"),
            ("19-finished-low.jpg", "asked.jpg"),
            ("19-open-dame.jpg", "told.jpg"),
            ("no-board.jpg", "refused.jpg"),
        ] {
            fs::copy(sample(photo), folder.join(name)).unwrap();
        }
        // A slash is no part of a name; where the system takes no such names at all there is
        // nothing to fear.
        let _ = fs::copy(
            folder.join("asked.jpg"),
            folder.join(HOSTILE.replace('/', "")),
        );
        let run = fresh("run");
        let done = shuzi(
            &[
                "batch",
                text(&folder),
                "--out",
                text(&run),
                "--format",
                "jsonl",
                "--quiet",
            ],
            "",
        );
        assert_eq!(done.status, 2, "{}{}", done.out, done.err);
        run
    })
}

fn fresh(name: &str) -> PathBuf {
    empty_folder(&format!("review/{name}"))
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// A copy of the run, for one test.
fn copy(name: &str) -> PathBuf {
    fn copied(from: &Path, to: &Path) {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap() {
            let (path, to) = (
                entry.as_ref().unwrap().path(),
                to.join(entry.as_ref().unwrap().file_name()),
            );
            if path.is_dir() {
                copied(&path, &to)
            } else {
                fs::copy(path, to).map(drop).unwrap()
            }
        }
    }
    let folder = fresh(name);
    copied(done(), &folder);
    folder
}

/// The page of a run, and what the program said.
fn page(folder: &Path) -> (String, Run) {
    let run = shuzi(&["review", text(folder)], "");
    assert_eq!(run.status, 0, "{}", run.err);
    (fs::read_to_string(folder.join("review.html")).unwrap(), run)
}

/// The photo's answer in the tables as they are when they are written anew.
fn merged(folder: &Path, photo: &str) -> Value {
    let merge = shuzi(&["merge", text(folder), "--format", "jsonl"], "");
    assert!(merge.err.is_empty(), "{}", merge.err);
    let rows = fs::read_to_string(folder.join("photos.jsonl")).unwrap();
    let mut rows = rows
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    rows.find(|row| row["file"].as_str().unwrap().ends_with(photo))
        .unwrap()
}

fn content(folder: &Path, photo: &str) -> String {
    let listing = fs::read_to_string(folder.join("listing.jsonl")).unwrap();
    let mut photos = listing
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    let listed = photos.find(|listed| {
        listed["name"]
            .as_str()
            .is_some_and(|name| name.ends_with(photo))
    });
    listed.unwrap()["content"].as_str().unwrap().to_owned()
}

fn rows(folder: &Path) -> Vec<Value> {
    let shard = fs::read_to_string(folder.join("shards/00000.jsonl")).unwrap();
    shard
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// A server with a run under review; ended when dropped.
struct Serving {
    child: Child,
    address: SocketAddr,
    token: String,
    /// A program ends when nobody reads what it says.
    _said: std::io::Lines<BufReader<std::process::ChildStdout>>,
}

impl Serving {
    fn of(folder: &Path, more: &[&str]) -> Serving {
        let mut child = Command::new(env!("CARGO_BIN_EXE_shuzi"))
            .args([
                "serve",
                "--addr",
                "127.0.0.1:0",
                "--lang",
                "en",
                "--review",
                text(folder),
            ])
            .args(more)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let at = lines.next().unwrap().unwrap();
        let review = lines.next().unwrap().unwrap();
        let at = at.split("http://").nth(1).unwrap().to_owned();
        assert!(
            review.contains(&format!("{at}review")) && review.contains(text(folder)),
            "{review}"
        );
        let (address, token) = at.split_once('/').unwrap();
        let token = token.trim_end_matches('/').to_owned();
        Serving {
            child,
            address: address.parse().unwrap(),
            token,
            _said: lines,
        }
    }

    fn path(&self, path: &str) -> String {
        if self.token.is_empty() {
            path.to_owned()
        } else {
            format!("/{}{path}", self.token)
        }
    }

    /// A photo with its questions, as the page gets it.
    fn photo(&self, content: &str) -> Value {
        let path = format!("/review/photos/{content}?language=en");
        let photo = get(self.address, &self.path(&path));
        assert_eq!(photo.status, 200, "{}", photo.text());
        photo.json()
    }

    fn ask(&self, path: &str, asked: &Value) -> Reply {
        let line = format!("POST {}", self.path(path));
        send(
            self.address,
            &request(&line, &[JSON], asked.to_string().as_bytes()),
        )
        .unwrap()
    }

    /// The photos that a filter leaves, in their order. A photo may have several names; these are
    /// those that the tests use.
    fn list(&self, folder: &Path, mut asked: Value) -> Vec<&'static str> {
        asked["count"] = json!(100);
        let list = self.ask("/review/list", &asked);
        assert_eq!(list.status, 200, "{}", list.text());
        let known = ["asked.jpg", "told.jpg", "refused.jpg", "exact.jpg"];
        let name = |photo: &Value| {
            let is_it = |name: &&&str| photo["content"] == content(folder, name).as_str();
            *known.iter().find(is_it).unwrap()
        };
        let list = list.json();
        list["photos"]
            .as_array()
            .unwrap()
            .iter()
            .map(name)
            .collect()
    }

    fn say(&self, said: &str) -> Reply {
        let line = format!("POST {}", self.path("/review/corrections"));
        send(self.address, &request(&line, &[JSON], said.as_bytes())).unwrap()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where each of these is first found in the text, in this order.
fn are_in_order(text: &str, parts: &[&str]) {
    let places: Vec<usize> = parts
        .iter()
        .map(|part| text.find(part).unwrap_or_else(|| panic!("no {part}")))
        .collect();
    assert!(places.is_sorted(), "{parts:?} at {places:?}");
}

#[test]
fn a_page_shows_what_needs_a_person_and_nothing_that_names_can_make_of_it() {
    let folder = copy("page");
    let (page, run) = page(&folder);
    assert!(run.out.contains(
        "review.html\n2 to review, 0 corrected, 1 without a position, 1 that need no review"
    ));
    are_in_order(
        &page,
        &[
            "asked.jpg",
            "told.jpg",
            "Without a position",
            "no_board",
            "refused.jpg",
        ],
    );
    assert!(!page.contains("exact.jpg"));
    assert!(page.contains(&format!(
        "src=\"drawings/{}",
        &content(&folder, "asked.jpg")[..2]
    )));
    // Every point that is asked about, with its choices and why.
    let asked = merged(&folder, "asked.jpg");
    for uncertain in asked["uncertain"].as_array().unwrap() {
        let point = uncertain["point"].as_str().unwrap();
        assert!(
            page.contains(&format!("<fieldset data-point=\"{point}\">")),
            "{point}"
        );
        assert!(
            page.contains(&format!("name=\"{point}\" value=\"black\"")),
            "{point}"
        );
    }
    for doubt in asked["doubts"].as_array().unwrap() {
        assert!(page.contains(doubt["why"].as_str().unwrap()), "{doubt}");
    }
    if fs::read_to_string(folder.join("listing.jsonl"))
        .unwrap()
        .contains("onerror")
    {
        assert!(page.contains("&lt;img src=x onerror=alert(1)&gt;"));
        assert!(!page.contains("<img src=x") && !page.contains("<script>alert"));
    }
    // A page of its own: nothing is fetched but drawings.
    assert!(!page.contains("http://") && !page.contains("https://") && !page.contains("<link"));
    let elsewhere = fresh("elsewhere").join("page.html");
    let run = shuzi(&["review", text(&folder), "--out", text(&elsewhere)], "");
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(
        fs::read_to_string(elsewhere)
            .unwrap()
            .contains("src=\"../page/drawings/")
    );
}

#[test]
fn a_page_begins_with_what_most_hangs_on() {
    let folder = copy("order");
    let row = rows(&folder)
        .into_iter()
        .find(|row| row["outcome"] == "asked")
        .unwrap();
    let stake = |winner: bool, half_points: Option<i32>, questions: usize| json!({"winner": winner, "half_points": half_points, "questions": questions});
    let photos = [
        ("b-few.jpg", stake(false, Some(3), 1)),
        ("a-few.jpg", stake(false, Some(3), 1)),
        ("more-questions.jpg", stake(false, Some(3), 4)),
        ("more-points.jpg", stake(false, Some(40), 1)),
        ("winner.jpg", stake(true, Some(2), 1)),
        ("winner-by-more.jpg", stake(true, Some(9), 1)),
        ("nobody-knows.jpg", stake(true, None, 1)),
    ];
    let (mut shard, mut listing) = (String::new(), String::new());
    for (number, (name, stake)) in photos.iter().enumerate() {
        let content = format!("{number:064x}");
        let mut row = row.clone();
        (row["content"], row["stake"]) = (json!(content), stake.clone());
        shard.push_str(&format!("{row}\n"));
        listing.push_str(&format!(
            "{}\n",
            json!({"name": name, "bytes": 1, "content": content})
        ));
    }
    fs::write(folder.join("shards/00000.jsonl"), shard).unwrap();
    fs::write(folder.join("listing.jsonl"), listing).unwrap();
    let (page, _) = page(&folder);
    are_in_order(
        &page,
        &[
            ">nobody-knows.jpg<",
            ">winner-by-more.jpg<",
            ">winner.jpg<",
            ">more-points.jpg<",
            ">more-questions.jpg<",
            ">a-few.jpg<",
            ">b-few.jpg<",
        ],
    );
    for words in [
        "there is no result before it is answered",
        "may change who wins: up to 4.5 points",
        "4 questions",
    ] {
        assert!(page.contains(words), "{words}");
    }
}

#[test]
fn a_run_that_is_not_done_can_be_reviewed() {
    let folder = copy("partial");
    let rows = rows(&folder);
    let (asked, others): (Vec<_>, Vec<_>) = rows.iter().partition(|row| row["outcome"] == "asked");
    let part: String = asked.iter().map(|row| format!("{row}\n")).collect();
    // The machine went down while the next was written.
    let cut = &others[0].to_string()[..100];
    fs::remove_file(folder.join("shards/00000.jsonl")).unwrap();
    fs::write(folder.join("shards/00000.part"), part + cut).unwrap();
    // Another process works in it.
    let lock = fs::File::options()
        .append(true)
        .open(folder.join("lock"))
        .unwrap();
    lock.lock().unwrap();
    let (page, run) = page(&folder);
    assert!(
        run.out.contains("2 to review") && run.out.contains("2 not read yet"),
        "{}",
        run.out
    );
    assert!(
        page.contains("the run is not done")
            && page.contains("asked.jpg")
            && !page.contains("refused.jpg")
    );
    assert_eq!(shuzi(&["review", text(&fresh("nothing"))], "").status, 64);
}

#[test]
fn what_a_person_says_is_kept_and_changes_the_tables() {
    let folder = copy("kept");
    let kept = || fs::read_to_string(folder.join("corrections.jsonl")).unwrap_or_default();
    let before = merged(&folder, "told.jpg");
    let told = content(&folder, "told.jpg");
    let serving = Serving::of(&folder, &[]);
    assert!(
        serving
            .list(&folder, json!({"filter": "corrected"}))
            .is_empty()
    );

    let size = before["board"]["size"].as_u64().unwrap();
    let corner = before["rows"][0].as_str().unwrap().chars().next().unwrap();
    // The corner is an eye of White's: a black stone there would raise a question.
    assert_eq!(corner, '.');
    let (stone, letter) = ("white", 'W');
    let stone = json!({"point": format!("A{size}"), "stone": stone});
    // The points that were left open are asked about as well.
    let said = json!({"content": told, "answers": [stone, {"left_open": "ended"}]});
    let reply = serving.say(&said.to_string());
    assert_eq!(reply.status, 200, "{}", reply.text());
    assert_eq!(
        reply.json()["photo"]["status"],
        "corrected",
        "{}",
        reply.text()
    );
    let first = kept();
    assert_eq!(serde_json::from_str::<Value>(&first).unwrap(), said);
    assert_eq!(
        serving.list(&folder, json!({"filter": "corrected"})),
        ["told.jpg"]
    );
    assert_eq!(serving.photo(&told)["answers"], said["answers"]);
    let after = merged(&folder, "told.jpg");
    assert_eq!(
        after["rows"][0].as_str().unwrap().chars().next(),
        Some(letter)
    );
    assert_eq!(
        (&after["corrected"], &before["corrected"]),
        (&json!(true), &Value::Null)
    );

    // Taken back: said anew, and nothing written over.
    let reply = serving.say(&json!({"content": told, "answers": []}).to_string());
    assert_eq!(reply.status, 200);
    assert!(kept().starts_with(&first) && kept().lines().count() == 2);
    assert_eq!(merged(&folder, "told.jpg")["rows"], before["rows"]);

    // Withdrawn: as if nobody had looked at it.
    let withdrawn = json!({"content": told, "answers": [], "withdrawn": true});
    let reply = serving.say(&withdrawn.to_string());
    assert_eq!(reply.json()["photo"]["status"], "asked", "{}", reply.text());
    assert!(
        serving
            .list(&folder, json!({"filter": "corrected"}))
            .is_empty()
    );
    assert_eq!(merged(&folder, "told.jpg"), before);
}

#[test]
fn a_list_has_what_its_filter_leaves_and_stays_the_same_while_it_is_gone_through() {
    let folder = copy("lists");
    let serving = Serving::of(&folder, &[]);
    assert_eq!(
        serving.list(&folder, json!({"filter": "asked"}))[..2],
        ["asked.jpg", "told.jpg"]
    );
    assert_eq!(
        serving.list(&folder, json!({"filter": "refused"})),
        ["refused.jpg"]
    );
    assert_eq!(
        serving.list(&folder, json!({"filter": "settled"})),
        ["exact.jpg"]
    );
    assert_eq!(
        serving.list(&folder, json!({"filter": "open"})),
        ["asked.jpg", "told.jpg", "refused.jpg"]
    );
    assert_eq!(
        serving.list(&folder, json!({"filter": "all", "text": "TOLD"})),
        ["told.jpg"]
    );
    let by_name = json!({"filter": "all", "by_name": true});
    assert_eq!(
        serving.list(&folder, by_name),
        ["asked.jpg", "exact.jpg", "refused.jpg", "told.jpg"]
    );

    let open = serving
        .ask("/review/list", &json!({"filter": "open", "count": 1}))
        .json();
    assert_eq!(
        (&open["total"], open["photos"].as_array().unwrap().len()),
        (&json!(3), 1)
    );
    let asked = content(&folder, "asked.jpg");
    let answers = serving.photo(&asked)["points"]
        .as_array()
        .unwrap()
        .iter()
        .map(|doubt| json!({"point": doubt["point"], "stone": doubt["proposed"]}))
        .collect::<Vec<Value>>();
    let groups = serving.photo(&asked)["groups"].as_array().unwrap().clone();
    let groups = groups.iter().map(
        |group| json!({"group": group["points"], "dead": group["proposed_dead"] == json!(true)}),
    );
    let answers: Vec<Value> = answers.into_iter().chain(groups).collect();
    let reply = serving.say(&json!({"content": asked, "answers": answers}).to_string());
    assert_eq!(
        reply.json()["photo"]["status"],
        "corrected",
        "{}",
        reply.text()
    );
    let same = json!({"filter": "open", "as_of": open["revision"]});
    assert_eq!(
        serving.list(&folder, same),
        ["asked.jpg", "told.jpg", "refused.jpg"]
    );
    assert_eq!(
        serving.list(&folder, json!({"filter": "open"})),
        ["told.jpg", "refused.jpg"]
    );
    assert_eq!(reply.json()["counts"]["corrected"], 1);
    for (wrong, status) in [(json!({"filter": "none"}), 400), (json!({"other": 1}), 400)] {
        assert_eq!(serving.ask("/review/list", &wrong).status, status);
    }
}

#[test]
fn a_photo_is_read_again_with_stated_corners_and_merged_without_its_file() {
    let folder = copy("corners");
    let refused = content(&folder, "refused.jpg");
    let serving = Serving::of(&folder, &[]);
    assert_eq!(serving.photo(&refused)["error"]["kind"], "no_board");
    let original = format!("/review/originals/{refused}.jpg");
    let original = get(serving.address, &original);
    assert_eq!(original.status, 200, "{}", original.text());
    let size = original.header("photo-size").unwrap().to_owned();
    let (width, height) = size.split_once('x').unwrap();
    let [width, height] = [width, height].map(|side| side.parse::<i32>().unwrap());
    let at = |x: i32, y: i32| json!([width * x / 10, height * y / 10]);
    let corners = json!({"places": [at(2, 2), at(8, 2), at(8, 8), at(2, 8)], "lines": 9});
    let mut stated = json!({"content": refused, "answers": [], "corners": corners});
    let preview = serving.ask("/review/preview", &stated);
    assert_eq!(preview.json()["board"]["lines"], 9, "{}", preview.text());
    assert!(!folder.join("corrections.jsonl").exists());

    stated["answers"] = json!([{"point": "E5", "stone": "black"}]);
    let reply = serving.say(&stated.to_string());
    assert_eq!(reply.status, 200, "{}", reply.text());
    let merged_row = || merged(&folder, "refused.jpg");
    assert_eq!(
        merged_row()["rows"][4].as_str().unwrap().chars().nth(4),
        Some('B')
    );
    assert_eq!(merged_row()["corrected"], true);
    // What was read is part of the correction, once, and later answers are about it.
    stated["answers"] = json!([{"point": "E5", "stone": "white"}]);
    assert_eq!(serving.say(&stated.to_string()).status, 200);
    assert_eq!(
        merged_row()["rows"][4].as_str().unwrap().chars().nth(4),
        Some('W')
    );
    let kept = fs::read_to_string(folder.join("corrections.jsonl")).unwrap();
    assert_eq!(
        (kept.lines().count(), kept.matches("\"reading\"").count()),
        (2, 1)
    );
    assert_eq!(serving.photo(&refused)["corners"], corners);
    assert!(page(&folder).0.contains("data-corners"));

    // Without corners, answers are about what the run read: nothing.
    let without = json!({"content": refused, "answers": stated["answers"]});
    assert_eq!(serving.say(&without.to_string()).status, 422);
    let withdrawn = json!({"content": refused, "answers": [], "withdrawn": true});
    assert_eq!(serving.say(&withdrawn.to_string()).status, 200);
    assert_eq!(merged_row()["outcome"], "refused");
}

#[test]
fn what_cannot_change_the_winner_is_accepted_together_and_taken_back() {
    let folder = copy("together-accepted");
    let serving = Serving::of(&folder, &[]);
    let mut weighed = json!({"left": 1});
    while weighed["left"] != 0 {
        weighed = serving.ask("/review/weigh", &json!({})).json();
    }
    let accepted = serving.ask("/review/accept", &json!({}));
    assert_eq!(accepted.status, 200, "{}", accepted.text());
    let photos = accepted.json()["photos"].clone();
    assert_eq!(json!(photos.as_array().unwrap().len()), weighed["safe"]);
    // Nobody may lose or win by it.
    for photo in ["asked.jpg", "told.jpg"] {
        let content = content(&folder, photo);
        if photos.as_array().unwrap().contains(&json!(content)) {
            let row = rows(&folder)
                .into_iter()
                .find(|row| row["content"] == content.as_str());
            assert_eq!(row.unwrap()["stake"]["winner"], false, "{photo}");
            assert_eq!(merged(&folder, photo)["corrected"], true);
        }
    }
    assert_eq!(
        serving
            .ask("/review/withdraw", &json!({"photos": photos}))
            .status,
        200
    );
    assert!(
        serving
            .list(&folder, json!({"filter": "corrected"}))
            .is_empty()
    );
    let unknown = json!({"photos": ["0".repeat(64)]});
    assert_eq!(serving.ask("/review/withdraw", &unknown).status, 422);
}

#[test]
fn an_original_that_is_gone_is_said_to_be_gone() {
    let folder = copy("originals");
    let listing = fs::read_to_string(folder.join("listing.jsonl")).unwrap();
    let asked = content(&folder, "asked.jpg");
    fs::write(
        folder.join("listing.jsonl"),
        listing.replace("asked.jpg", "gone.jpg"),
    )
    .unwrap();
    let serving = Serving::of(&folder, &[]);
    let path = format!("/review/originals/{asked}.jpg");
    let copied = listing.contains("onerror");
    let reply = get(serving.address, &path);
    if copied {
        // Its copy is still there.
        assert_eq!(reply.status, 200);
        return;
    }
    assert_eq!(reply.status, 404);
    let message = reply.json()["error"]["message"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(
        message.contains("gone.jpg") && message.contains("shuzi serve"),
        "{message}"
    );
}

#[test]
fn points_that_belong_together_are_one_field_with_a_button_for_each_answer() {
    let folder = copy("together");
    let told = content(&folder, "told.jpg");
    let mut edited = rows(&folder);
    let row = edited
        .iter_mut()
        .find(|row| row["content"] == told.as_str())
        .unwrap();
    let covered = |col: usize| {
        json!({ "point": format!("{}19", ['A', 'B', 'C'][col]), "row": 0, "col": col, "best": ".",
            "probabilities": { "empty": 0.9, "black": 0.05, "white": 0.05 }, "why": "covered" })
    };
    row["outcome"] = json!("asked");
    // The answer is JSON in a string.
    let mut answer: Value = serde_json::from_str(row["answer"].as_str().unwrap()).unwrap();
    answer["uncertain"] = json!([covered(0), covered(1), covered(2)]);
    row["answer"] = json!(answer.to_string());
    let lines: Vec<String> = edited.iter().map(Value::to_string).collect();
    fs::write(folder.join("shards/00000.jsonl"), lines.join("\n") + "\n").unwrap();
    let (page, _) = page(&folder);
    assert_eq!(
        page.matches("data-joint=\"A19 B19 C19\"").count(),
        1,
        "{page}"
    );
    assert!(page.contains("What stands at these 3 points (A19, B19, C19)? Something covers them."));
    let all_white =
        r#"data-stones="[{&quot;point&quot;:&quot;A19&quot;,&quot;stone&quot;:&quot;white&quot;},"#;
    assert!(page.contains(all_white));
    // Each point can still be answered alone.
    for point in ["A19", "B19", "C19"] {
        assert!(page.contains(&format!("<fieldset data-point=\"{point}\">")));
    }
}

#[test]
fn what_does_not_fit_is_refused_and_not_kept() {
    let folder = copy("refused");
    let serving = Serving::of(&folder, &[]);
    let [told, refused] = ["told.jpg", "refused.jpg"].map(|photo| content(&folder, photo));
    let of =
        |content: &str, answers: Value| json!({"content": content, "answers": answers}).to_string();
    let many = json!(vec![json!({"point": "A1", "stone": "black"}); 2000]);
    for (what, said, status) in [
        ("no JSON", "{".to_owned(), 400),
        ("another object", "{\"rows\":[]}".to_owned(), 400),
        ("no digest", of("../../etc/passwd", json!([])), 400),
        (
            "no point",
            of(&told, json!([{"point": "I9", "stone": "black"}])),
            400,
        ),
        (
            "no stone",
            of(&told, json!([{"point": "A1", "stone": "red"}])),
            400,
        ),
        ("an unknown photo", of(&"0".repeat(64), json!([])), 422),
        (
            "a photo without a position",
            of(&refused, json!([{"point": "A1", "stone": "black"}])),
            422,
        ),
        (
            "a point of a larger board",
            of(&told, json!([{"point": "Z25", "stone": "black"}])),
            422,
        ),
        (
            "a group of a larger board",
            of(&told, json!([{"group": ["Z25"], "dead": true}])),
            422,
        ),
        ("more than a board holds", of(&told, many), 422),
    ] {
        let reply = serving.say(&said);
        assert_eq!(reply.status, status, "{what}: {}", reply.text());
        assert!(
            !reply.kind().is_empty() && reply.json()["error"]["message"].is_string(),
            "{what}"
        );
    }
    let large = of(
        &told,
        json!([{"point": "A1", "stone": " ".repeat(2_000_000)}]),
    );
    assert_eq!(serving.say(&large).status, 413);
    let plain = request(
        "POST /review/corrections",
        &["Content-Type: text/plain"],
        b"{}",
    );
    assert_eq!(send(serving.address, &plain).unwrap().status, 415);
    let foreign = request(
        "POST /review/corrections",
        &[JSON, "Origin: http://example.org"],
        b"{}",
    );
    assert_eq!(send(serving.address, &foreign).unwrap().status, 403);
    let renamed = request("GET /review", &["Host: example.org"], b"");
    assert_eq!(send(serving.address, &renamed).unwrap().status, 403);
    assert!(!folder.join("corrections.jsonl").exists());
    assert_eq!(merged(&folder, "told.jpg")["corrected"], Value::Null);
}

#[test]
fn files_that_a_page_gave_count_until_something_else_is_said() {
    let folder = copy("downloaded");
    let told = content(&folder, "told.jpg");
    let said =
        |stone: &str| json!({"content": told, "answers": [{"point": "K10", "stone": stone}]});
    let stone = || {
        merged(&folder, "told.jpg")["rows"][9]
            .as_str()
            .unwrap()
            .chars()
            .nth(9)
            .unwrap()
    };
    fs::write(
        folder.join("corrections.jsonl"),
        format!("{}\n", said("empty")),
    )
    .unwrap();
    assert_eq!(stone(), '.');
    fs::write(
        folder.join("corrections-2.jsonl"),
        format!("{}\n", said("white")),
    )
    .unwrap();
    fs::write(
        folder.join("corrections-1.jsonl"),
        format!("{}\n", said("black")),
    )
    .unwrap();
    assert_eq!(stone(), 'W', "the last file counts");
    let serving = Serving::of(&folder, &[]);
    assert_eq!(serving.say(&said("black").to_string()).status, 200);
    assert_eq!(stone(), 'B', "what was said after it counts more");
    let kept = fs::read_to_string(folder.join("corrections.jsonl")).unwrap();
    let from: Vec<Value> = kept
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["from"].clone())
        .collect();
    assert_eq!(
        from,
        [
            json!(null),
            json!("corrections-1.jsonl"),
            json!("corrections-2.jsonl"),
            json!(null)
        ]
    );

    // What nobody could check before makes no sense: the export says so, and the page shows it
    // first.
    let wrong = json!({"content": told, "answers": [{"point": "Z25", "stone": "black"}]});
    fs::write(folder.join("corrections-3.jsonl"), format!("{wrong}\n")).unwrap();
    let merge = shuzi(&["merge", text(&folder), "--format", "jsonl"], "");
    assert!(
        merge.status == 74 && merge.err.contains(&told),
        "{}",
        merge.err
    );
    let (page, _) = page(&folder);
    are_in_order(
        &page,
        &["told.jpg", "keeps the run from being exported", "asked.jpg"],
    );
    assert_eq!(serving.say(&said("empty").to_string()).status, 200);
    assert_eq!(stone(), '.');
}

#[test]
fn who_downloads_a_page_twice_says_nothing_twice() {
    let folder = copy("twice");
    let told = content(&folder, "told.jpg");
    let said = |stone: &str, from: Option<&str>| {
        let answers = json!([{"point": "K10", "stone": stone}]);
        match from {
            Some(from) => {
                json!({"content": told, "answers": answers, "from": from}).to_string() + "\n"
            }
            None => json!({"content": told, "answers": answers}).to_string() + "\n",
        }
    };
    let stone = || {
        merged(&folder, "told.jpg")["rows"][9]
            .as_str()
            .unwrap()
            .chars()
            .nth(9)
            .unwrap()
    };
    let download = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    let anns = said("white", Some("page of ann"));
    download("corrections-1.jsonl", &anns);
    download("corrections-2.jsonl", &said("black", None));
    download("corrections-3 (1).jsonl", &anns);
    assert_eq!(stone(), 'B', "what was said between the downloads counts");
    // The same once they are taken over.
    let serving = Serving::of(&folder, &[]);
    assert_eq!(serving.say(said("empty", None).trim()).status, 200);
    download("corrections-4.jsonl", &anns);
    assert_eq!(stone(), '.');
    // What is saved anew is said anew.
    download(
        "corrections-5.jsonl",
        &said("white", Some("page of ann, later")),
    );
    assert_eq!(stone(), 'W');
    // A line that nothing tells apart is said as often as it stands there.
    download(
        "corrections-6.jsonl",
        &[
            said("black", None),
            said("empty", None),
            said("black", None),
        ]
        .concat(),
    );
    assert_eq!(stone(), 'B');
}

#[test]
fn drawings_are_handed_out_by_their_content_and_nothing_else_is() {
    let folder = copy("drawings");
    let asked = content(&folder, "asked.jpg");
    let serving = Serving::of(&folder, &["--lan"]);
    assert_eq!(get(serving.address, "/review").status, 401);
    assert_eq!(
        get(serving.address, &format!("/review/drawings/{asked}.jpg")).status,
        401
    );
    let page = get(serving.address, &serving.path("/review"));
    assert_eq!(
        page.header("content-type"),
        Some("text/html; charset=utf-8")
    );
    assert!(
        page.header("content-security-policy")
            .unwrap()
            .contains("script-src 'self' 'wasm-unsafe-eval';")
    );
    let text = page.text();
    // The policy lets no script and no style run that is part of the page.
    assert!(!text.contains("<script>") && !text.contains("<style") && !text.contains(" style="));
    let parts = [
        ("review.css", "text/css; charset=utf-8"),
        ("app.js", "text/javascript; charset=utf-8"),
    ];
    for (name, content_type) in parts {
        assert!(text.contains(&format!("\"./review/{name}\"")));
        let part = get(serving.address, &serving.path(&format!("/review/{name}")));
        assert_eq!(
            (part.status, part.header("content-type")),
            (200, Some(content_type))
        );
    }
    let drawing = get(
        serving.address,
        &serving.path(&format!("/review/drawings/{asked}.jpg")),
    );
    assert_eq!(
        (drawing.status, drawing.header("content-type")),
        (200, Some("image/jpeg"))
    );
    assert!(drawing.body.starts_with(&[0xff, 0xd8]));
    for name in [
        "../run.json",
        "..%2f..%2frun.json",
        "%2e%2e/%2e%2e/run.json",
        "....//run.json",
        "",
        ".jpg",
        &asked,
        &format!("{asked}.jpg/.."),
        &format!("{}/{asked}.jpg", &asked[..2]),
        &format!("../drawings/{}/{asked}.jpg", &asked[..2]),
        &format!("{}.jpg", "0".repeat(64)),
        &format!("{}.jpg", "+f".repeat(32)),
        &format!("{}..%2f.jpg", &asked[..59]),
        &format!("{asked}%00.jpg"),
        "/etc/passwd",
        "C:\\run.json.jpg",
    ] {
        let reply = get(
            serving.address,
            &serving.path(&format!("/review/drawings/{name}")),
        );
        // A backslash is none of an address's letters.
        assert!(
            [404, 400].contains(&reply.status),
            "{name}: {} {}",
            reply.status,
            reply.text()
        );
    }
    for line in [
        "POST /review",
        "DELETE /review/corrections",
        "GET /review/corrections",
        "PUT /review/app.js",
    ] {
        let (method, path) = line.split_once(' ').unwrap();
        let line = format!("{method} {}", serving.path(path));
        assert_eq!(
            send(serving.address, &request(&line, &[], b""))
                .unwrap()
                .status,
            405,
            "{line}"
        );
    }
}

#[test]
fn only_a_batch_can_be_reviewed_and_only_where_it_is_wanted() {
    let nothing = fresh("none");
    let refused = shuzi(
        &[
            "serve",
            "--addr",
            "127.0.0.1:0",
            "--lang",
            "en",
            "--review",
            text(&nothing),
        ],
        "",
    );
    assert!(
        refused.status == 74 && refused.err.contains("--review"),
        "{}",
        refused.err
    );
    let mut without = Command::new(env!("CARGO_BIN_EXE_shuzi"))
        .args(["serve", "--addr", "127.0.0.1:0", "--lang", "en"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let at = BufReader::new(without.stdout.take().unwrap())
        .lines()
        .next()
        .unwrap()
        .unwrap();
    let address: SocketAddr = at
        .split("http://")
        .nth(1)
        .unwrap()
        .trim_end_matches('/')
        .parse()
        .unwrap();
    for path in ["/review", "/review/list", "/review/corrections"] {
        assert_eq!(get(address, path).status, 404, "{path}");
    }
    without.kill().unwrap();
    without.wait().unwrap();
}

#[test]
fn what_was_not_written_to_its_end_is_not_said_and_what_was_is_not_passed_over() {
    let folder = copy("torn");
    let told = content(&folder, "told.jpg");
    let said = |stone: &str| {
        json!({"content": told, "answers": [{"point": "K10", "stone": stone}]}).to_string()
    };
    let stone = || {
        merged(&folder, "told.jpg")["rows"][9]
            .as_str()
            .unwrap()
            .chars()
            .nth(9)
            .unwrap()
    };
    let file = folder.join("corrections.jsonl");
    // As a full disk or a power cut leaves it.
    fs::write(
        &file,
        format!("{}\n{}", said("white"), &said("black")[..40]),
    )
    .unwrap();
    assert_eq!(stone(), 'W');
    let serving = Serving::of(&folder, &[]);
    assert_eq!(serving.say(&said("empty")).status, 200);
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 2);
    assert_eq!(stone(), '.');
    // Written by hand without an end of line, which is added.
    fs::write(&file, said("white")).unwrap();
    assert_eq!(serving.say(&said("black")).status, 200);
    assert_eq!(
        (stone(), fs::read_to_string(&file).unwrap().lines().count()),
        ('B', 2)
    );

    // As a machine leaves it that went down: the file has grown, and nothing came to be in it.
    fs::write(
        &file,
        [said("white").as_bytes(), b"\n{\"con\0\0\0"].concat(),
    )
    .unwrap();
    assert_eq!(stone(), 'W');

    // What a page gave was whole.
    let downloaded = folder.join("corrections-1.jsonl");
    fs::write(&downloaded, &said("black")[..40]).unwrap();
    let merge = shuzi(&["merge", text(&folder), "--format", "jsonl"], "");
    assert!(
        merge.status == 74 && merge.err.contains("corrections-1.jsonl ends within a line"),
        "{}",
        merge.err
    );
    fs::remove_file(downloaded).unwrap();

    let mut damaged = format!("{} \n", said("white")).into_bytes();
    damaged[20] = 0xe9;
    fs::write(&file, damaged).unwrap();
    let merge = shuzi(&["merge", text(&folder), "--format", "jsonl"], "");
    assert!(
        merge.status == 74 && merge.err.contains("line 1"),
        "{}",
        merge.err
    );
}

#[test]
fn what_is_said_of_a_photo_without_a_position_is_shown_and_can_be_taken_back() {
    let folder = copy("nowhere");
    let none = content(&folder, "refused.jpg");
    let wrong = json!({"content": none, "answers": [{"point": "K10", "stone": "black"}]});
    fs::write(folder.join("corrections.jsonl"), format!("{wrong}\n")).unwrap();
    assert_eq!(
        shuzi(&["merge", text(&folder), "--format", "jsonl"], "").status,
        74
    );
    are_in_order(
        &page(&folder).0,
        &[
            "refused.jpg",
            "keeps the run from being exported",
            "asked.jpg",
        ],
    );
    let serving = Serving::of(&folder, &[]);
    assert_eq!(
        serving
            .say(&json!({"content": none, "answers": []}).to_string())
            .status,
        200
    );
    assert_eq!(merged(&folder, "refused.jpg")["outcome"], "refused");
}
