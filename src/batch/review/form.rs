//! One photo on the page: what was read, what hangs on it, and a form for what is so.

use std::collections::BTreeMap;

use maud::{Markup, html};

use crate::api::{Answer, Stone};
use crate::color::Color;
use crate::geometry::BoardPoint;
use crate::language::{Language, printable};
use crate::report::words;

use super::super::corrections::case;
use super::super::facts::{DoubtfulGroup, Facts, Score, Uncertain};
use super::super::row::Stake;
use super::{Face, Reviewed};

/// The page is for those who work with the program.
const LANGUAGE: Language = Language::English;

/// The photo with its drawing and its form.
pub(super) fn article(reviewed: &Reviewed, face: Face) -> Markup {
    let [read, now]: [Facts; 2] =
        [&reviewed.read, &reviewed.row].map(|row| serde_json::from_str(&row.answer).unwrap_or_default());
    let content = reviewed.read.content.to_string();
    html! {
        article.photo.corrected[reviewed.answers.is_some()] aria-labelledby=(format!("name-{content}")) {
            h3 id=(format!("name-{content}")) tabindex="-1" { (printable(&reviewed.name)) }
            @if !reviewed.others.is_empty() {
                p.small { "The same photo: " (reviewed.others.join(", ")) }
            }
            p.stake { (stake(&reviewed.row.stake)) }
            @if let Some(why) = &reviewed.unfit {
                p.alert { "What was said of this photo does not fit it, and keeps the run from being exported: " (why)
                    ". Save what is so." }
            }
            div.columns {
                (drawing(reviewed, &read, &now, face))
                form data-content=(content) data-kept=(kept(reviewed)) {
                    (result(&now))
                    @for warning in &now.warnings { p.warning { (warning.message) } }
                    (points(&read, &now, reviewed.answers.as_deref()))
                    (groups(&now, reviewed.answers.as_deref()))
                    p { button.add type="button" { "Another point" } }
                    p {
                        button type="submit" { "Save" }
                        " "
                        output {
                            @if reviewed.answers.is_some() { "Corrected by a person." }
                        }
                    }
                }
            }
        }
    }
}

/// What is kept of a photo, as the page's script compares it; nothing where nothing is.
fn kept(reviewed: &Reviewed) -> String {
    // Answers are text and truth values.
    reviewed
        .answers
        .as_ref()
        .map(|answers| serde_json::to_string(answers).unwrap_or_default())
        .unwrap_or_default()
}

fn stake(stake: &Stake) -> String {
    let questions = match stake.questions {
        0 => "nothing to answer, but something to know".to_owned(),
        1 => "1 question".to_owned(),
        more => format!("{more} questions"),
    };
    let hangs = match stake.half_points {
        _ if stake.questions == 0 => return questions,
        None if stake.winner => "there is no result before it is answered".to_owned(),
        None => return questions,
        Some(0) => "no points hang on it".to_owned(),
        Some(half_points) => {
            let points = points_of(f64::from(half_points) / 2.0);
            let winner = if stake.winner { "may change who wins: " } else { "" };
            format!("{winner}up to {points} hang on an answer")
        }
    };
    format!("{questions}, {hangs}")
}

fn points_of(points: f64) -> String {
    if points == 1.0 { "1 point".to_owned() } else { format!("{points} points") }
}

/// The photo with what was read, and the names of what is asked about at their places.
fn drawing(reviewed: &Reviewed, read: &Facts, now: &Facts, face: Face) -> Markup {
    if !reviewed.is_drawn {
        return html! { pre.board { (board(now)) } };
    }
    let content = reviewed.read.content.to_string();
    let source = match face {
        Face::File { drawings } => {
            format!("{drawings}{}/{content}.jpg", content.get(..2).unwrap_or_default())
        }
        Face::Served => format!("review/drawings/{content}.jpg"),
    };
    html! {
        figure {
            a href=(source) target="_blank" rel="noopener" {
                img src=(source) alt=(format!("{} with what was read", printable(&reviewed.name))) loading="lazy";
            }
            (labels(reviewed, read, now).unwrap_or_default())
        }
    }
}

/// The names of the points and groups that are asked about, in the photo's frame.
fn labels(reviewed: &Reviewed, read: &Facts, now: &Facts) -> Option<Markup> {
    /// Of a line spacing, and at least of the photo's width.
    const HEIGHT: (f64, f64) = (0.6, 0.022);
    let case = case(&reviewed.read)?;
    let photo = case.photo?;
    let place = |x: f64, y: f64| photo.board.photo_from_board.photo(BoardPoint { x, y });
    let (width, height) = (photo.width_px, photo.height_px);
    let points = read.uncertain.iter().map(|uncertain| &uncertain.point);
    let groups = now.doubts.iter().filter_map(|group| group.points.first());
    let label = |name: &String| {
        let point = case.position.size().parse(name).ok()?;
        let (x, y) = (point.col() as f64, point.row() as f64);
        let (at, beside) = (place(x, y), place(x + 1.0, y));
        let spacing = (beside.x - at.x).hypot(beside.y - at.y);
        let size = (HEIGHT.0 * spacing).max(HEIGHT.1 * f64::from(width));
        let number = |value: f64| format!("{value:.1}");
        Some(html! {
            text x=(number(at.x)) y=(number(at.y - 0.55 * spacing)) font-size=(number(size)) data-label=(name) { (name) }
        })
    };
    Some(html! {
        svg viewBox=(format!("0 0 {width} {height}")) aria-hidden="true" {
            @for label in points.chain(groups).filter_map(label) { (label) }
        }
    })
}

/// The position in letters, where there is no drawing.
fn board(facts: &Facts) -> String {
    facts.rows.iter().fold(String::new(), |board, row| {
        board + &row.chars().map(|stone| format!("{stone} ")).collect::<String>() + "\n"
    })
}

/// The result as it stands.
fn result(now: &Facts) -> Markup {
    let under = |rules: &str| format!("{rules} rules, komi {}", now.komi.unwrap_or_default());
    html! {
        p.result {
            @match (&now.score, &now.rules) {
                (Some(score), Some(rules)) => {
                    b { (winner(score)) }
                    " Black " (score.black) ", White " (score.white) " before komi (" (under(rules)) ")."
                }
                (_, Some(_)) => b { "No result: the position cannot be right." },
                _ => "A position; nothing was counted.",
            }
        }
    }
}

fn winner(score: &Score) -> String {
    let by = points_of(score.margin.abs());
    let zi = score
        .margin_zi
        .as_ref()
        .map(|zi| format!(" ({} zi)", zi.trim_start_matches('-')))
        .unwrap_or_default();
    match score.winner.as_str() {
        "black" => format!("Black wins by {by}{zi}."),
        "white" => format!("White wins by {by}{zi}."),
        _ => "A draw.".to_owned(),
    }
}

/// The points in doubt, those that are in doubt only with what a person says, and those that the person states.
fn points(read: &Facts, now: &Facts, answers: Option<&[Answer]>) -> Markup {
    let mut stated: BTreeMap<String, Stone> = BTreeMap::new();
    for answer in answers.unwrap_or_default() {
        if let Answer::Stone { point, stone } = answer {
            stated.insert(point.as_str().to_owned(), *stone);
        }
    }
    let mut asked: Vec<&Uncertain> = Vec::new();
    for uncertain in read.uncertain.iter().chain(&now.uncertain) {
        if !asked.iter().any(|asked| asked.point == uncertain.point) {
            asked.push(uncertain);
        }
    }
    let others: Vec<(&String, &Stone)> =
        stated.iter().filter(|(point, _)| !asked.iter().any(|asked| asked.point == **point)).collect();
    html! {
        @for uncertain in asked {
            (point(&uncertain.point, Some(uncertain), stated.get(&uncertain.point).copied(), answers.is_some()))
        }
        @for (name, stone) in others { (point(name, None, Some(*stone), true)) }
    }
}

/// One point: what it may be, with what seems so chosen. What a person left open stays open.
fn point(name: &str, uncertain: Option<&Uncertain>, stated: Option<Stone>, was_asked: bool) -> Markup {
    let seen = uncertain.map(|uncertain| uncertain.probabilities);
    let choices = [
        (Stone::Black, "black", seen.map(|seen| seen.black)),
        (Stone::White, "white", seen.map(|seen| seen.white)),
        (Stone::Empty, "empty", seen.map(|seen| seen.empty)),
    ];
    let best =
        choices.iter().max_by(|(.., one), (.., other)| one.unwrap_or(0.0).total_cmp(&other.unwrap_or(0.0)));
    let chosen = stated.or(best.filter(|_| !was_asked).map(|(stone, ..)| *stone));
    html! {
        fieldset data-point=(name) {
            legend { (name) }
            @if let Some(uncertain) = uncertain {
                p.small { (words::doubt(LANGUAGE.words(), uncertain.why)) }
            }
            div.choices {
                @for (stone, value, seen) in choices {
                    label {
                        input type="radio" name=(name) value=(value) checked[chosen == Some(stone)];
                        " " (value)
                        @if let Some(seen) = seen { " " span.small { (format!("{:.0} %", 100.0 * seen)) } }
                    }
                }
                (left_open(name, chosen.is_none()))
            }
        }
    }
}

fn left_open(name: &str, chosen: bool) -> Markup {
    html! { label { input type="radio" name=(name) value="" checked[chosen]; " leave open" } }
}

/// The groups in doubt, and those of which a person said something. What the person left open stays open.
fn groups(now: &Facts, answers: Option<&[Answer]>) -> Markup {
    let mut stated: BTreeMap<Vec<&str>, bool> = BTreeMap::new();
    for (group, dead) in answers.unwrap_or_default().iter().filter_map(Answer::group) {
        let mut names: Vec<&str> = group.iter().map(|point| point.as_str()).collect();
        names.sort_unstable();
        stated.insert(names, dead);
    }
    let is_new = |doubt: &&DoubtfulGroup| {
        !stated.keys().any(|names| doubt.points.iter().any(|point| names.contains(&point.as_str())))
    };
    html! {
        @for doubt in now.doubts.iter().filter(is_new) {
            @let names: Vec<&str> = doubt.points.iter().map(String::as_str).collect();
            // What is proposed as unsettled a person has to settle.
            @let is_proposed = answers.is_none() && doubt.proposed != "unsettled";
            (group(&names, &doubted(doubt), is_proposed.then_some(doubt.proposed == "dead")))
        }
        @for (names, dead) in &stated { (group(names, "", Some(*dead))) }
    }
}

fn group(names: &[&str], about: &str, dead: Option<bool>) -> Markup {
    let name = names.join(" ");
    let legend = match names {
        [one] => format!("The group at {one}"),
        [first, ..] => format!("The group at {first} ({} stones)", names.len()),
        [] => "The group".to_owned(),
    };
    html! {
        fieldset data-group=(name) {
            legend { (legend) }
            @if !about.is_empty() { p.small { (about) } }
            div.choices {
                label { input type="radio" name=(name) value="dead" checked[dead == Some(true)]; " dead" }
                label { input type="radio" name=(name) value="alive" checked[dead == Some(false)]; " alive" }
                (left_open(&name, dead.is_none()))
            }
        }
    }
}

/// What is known of a group, and what hangs on it.
fn doubted(doubt: &DoubtfulGroup) -> String {
    let color = if doubt.color == Color::Black { "Black's" } else { "White's" };
    let otherwise = match doubt.margin_otherwise {
        None => "otherwise it cannot be counted".to_owned(),
        Some(0.0) => "a draw otherwise".to_owned(),
        Some(margin) => {
            let winner = if margin > 0.0 { "Black" } else { "White" };
            let still = if doubt.changes_winner == Some(true) { "" } else { " still" };
            format!("otherwise {winner}{still} wins by {}", points_of(margin.abs()))
        }
    };
    format!("{color}, {} as proposed ({}); {otherwise}", doubt.proposed, doubt.why)
}
