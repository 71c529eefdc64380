//! One photo on the page: what was read, what hangs on it, and a form for what is so.

use std::collections::BTreeMap;

use maud::{Markup, html};

use shuzi::color::Color;
use shuzi::geometry::BoardPoint;
use shuzi::language::{Message, Words, printable};
use shuzi::report::words;
use shuzi::score::{HalfPoints, Unit};
use shuzi_server::api::{Answer, Stone};

use super::super::corrections::case;
use super::super::facts::{DoubtfulGroup, Facts, Score, Uncertain};
use super::super::row::Stake;
use super::{Face, Reviewed};

/// The photo with its drawing and its form.
pub(super) fn article(reviewed: &Reviewed, face: Face, words: &Words) -> Markup {
    let [read, now]: [Facts; 2] =
        [&reviewed.read, &reviewed.row].map(|row| serde_json::from_str(&row.answer).unwrap_or_default());
    let content = reviewed.read.content.to_string();
    html! {
        article.photo.corrected[reviewed.answers.is_some()] aria-labelledby=(format!("name-{content}")) {
            h3 id=(format!("name-{content}")) tabindex="-1" { (printable(&reviewed.name)) }
            @if !reviewed.others.is_empty() {
                p.small { (words.say_with("review-same-photo", &[("names", reviewed.others.clone().into())])) }
            }
            p.stake { (stake(&reviewed.row.stake, words)) }
            @if let Some(why) = &reviewed.unfit {
                p.alert { (words.say_with("review-unfit", &[("why", why.clone().into())])) }
            }
            div.columns {
                (drawing(reviewed, &read, &now, face, words))
                form data-content=(content) data-kept=(kept(reviewed)) {
                    (result(&now, words))
                    @for (index, warning) in now.warnings.iter().enumerate() {
                        p.warning {
                            (reviewed.row.sentences.warnings.get(index).and_then(|said| said.get(words.language().code())).unwrap_or(&warning.message))
                        }
                    }
                    (points(&read, &now, reviewed.answers.as_deref(), words))
                    (groups(&now, &reviewed.row.sentences.reasons, reviewed.answers.as_deref(), words))
                    p { button.add type="button" { (words.say("review-another-point")) } }
                    p {
                        button type="submit" { (words.say("review-save")) }
                        " "
                        output {
                            @if reviewed.answers.is_some() { (words.say("review-corrected-by-a-person")) }
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

/// The sentence in the page's language; as the row has it, in English, where an earlier version wrote the row.
fn said(message: Option<&Message>, in_english: &str, words: &Words) -> String {
    message.map_or_else(|| in_english.to_owned(), |message| message.say(words))
}

fn stake(stake: &Stake, words: &Words) -> String {
    if stake.questions == 0 {
        return words.say("review-nothing-to-answer");
    }
    let questions = words.say_with("review-questions", &[("questions", stake.questions.into())]);
    let with = |message: &str, points: String| {
        words.say_with(message, &[("questions", questions.clone().into()), ("points", points.into())])
    };
    match stake.half_points {
        None if stake.winner => with("review-no-result-before", String::new()),
        None => questions,
        Some(0) => with("review-no-points", String::new()),
        Some(half_points) => {
            let points = words::format_amount(words, Unit::Points, HalfPoints(half_points));
            with(if stake.winner { "review-winner-and-points" } else { "review-points" }, points)
        }
    }
}

/// The photo with what was read, and the names of what is asked about at their places.
fn drawing(reviewed: &Reviewed, read: &Facts, now: &Facts, face: Face, words: &Words) -> Markup {
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
    let alt = words.say_with("review-drawing-of", &[("file", reviewed.name.as_str().into())]);
    html! {
        figure {
            a href=(source) target="_blank" rel="noopener" {
                img src=(source) alt=(alt) loading="lazy";
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
    let place = |x: f64, y: f64| photo.grid.photo(BoardPoint { x, y });
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
fn result(now: &Facts, words: &Words) -> Markup {
    let Some(rules) = &now.rules else {
        return html! { p.result { (words.say("review-not-counted")) } };
    };
    let Some(score) = &now.score else {
        return html! { p.result { b { (words.say("no-result")) } } };
    };
    html! { p.result { b { (winner(score, words)) } " " (counted(score, rules, now.komi, words)) } }
}

/// By which rules, and what both sides have.
fn counted(score: &Score, rules: &str, komi: Option<f64>, words: &Words) -> String {
    let points = |points: f64| words::format_decimal(words, half_points(points)).into();
    let set = words.say_with("rules-of-a-set", &[("set", rules.into())]);
    let komi = words.say_with("with-komi", &[("komi", points(komi.unwrap_or_default()))]);
    let counts = words.say_with("counts", &[("black", points(score.black)), ("white", points(score.white))]);
    let rules = [set, komi].join(&words.say("between-facts"));
    words.say_with("counted", &[("rules", rules.into()), ("counts", counts.into())])
}

fn winner(score: &Score, words: &Words) -> String {
    let winner = [Color::Black, Color::White].into_iter().find(|color| color.name() == score.winner);
    let unit = if score.margin_zi.is_some() { Unit::Zi } else { Unit::Points };
    words::describe_outcome(words, unit, winner, half_points(score.margin))
}

/// Points as the answer's JSON has them.
fn half_points(points: f64) -> HalfPoints {
    HalfPoints((2.0 * points).round() as i32)
}

/// The points in doubt, those that are in doubt only with what a person says, and those that the person states.
fn points(read: &Facts, now: &Facts, answers: Option<&[Answer]>, words: &Words) -> Markup {
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
            (point(&uncertain.point, Some(uncertain), stated.get(&uncertain.point).copied(), answers.is_some(), words))
        }
        @for (name, stone) in others { (point(name, None, Some(*stone), true, words)) }
    }
}

/// One point: what it may be, with what seems so chosen. What a person left open stays open.
fn point(
    name: &str,
    uncertain: Option<&Uncertain>,
    stated: Option<Stone>,
    was_asked: bool,
    words: &Words,
) -> Markup {
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
                p.small { (words::describe_doubt(words, uncertain.why)) }
            }
            div.choices {
                @for (stone, value, seen) in choices {
                    label {
                        input type="radio" name=(name) value=(value) checked[chosen == Some(stone)];
                        " " (words.say_with("stone", &[("stone", value.into())]))
                        @if let Some(seen) = seen { " " span.small { (format!("{:.0} %", 100.0 * seen)) } }
                    }
                }
                (left_open(name, chosen.is_none(), words))
            }
        }
    }
}

fn left_open(name: &str, chosen: bool, words: &Words) -> Markup {
    html! { label { input type="radio" name=(name) value="" checked[chosen]; " " (words.say("review-leave-open")) } }
}

/// The groups in doubt, each with the reason for what is proposed, and those of which a person said something. What the
/// person left open stays open.
fn groups(now: &Facts, reasons: &[Message], answers: Option<&[Answer]>, words: &Words) -> Markup {
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
        @for (index, doubt) in now.doubts.iter().enumerate().filter(|(_, doubt)| is_new(doubt)) {
            @let names: Vec<&str> = doubt.points.iter().map(String::as_str).collect();
            @let why = said(reasons.get(index), &doubt.why, words);
            // What is proposed as unsettled a person has to settle.
            @let is_proposed = answers.is_none() && doubt.proposed != "unsettled";
            (group(&names, &doubted(doubt, why, words), is_proposed.then_some(doubt.proposed == "dead"), words))
        }
        @for (names, dead) in &stated { (group(names, "", Some(*dead), words)) }
    }
}

fn group(names: &[&str], about: &str, dead: Option<bool>, words: &Words) -> Markup {
    let name = names.join(" ");
    let first = names.first().copied().unwrap_or_default();
    let legend = words.say_with("review-group", &[("point", first.into()), ("stones", names.len().into())]);
    html! {
        fieldset data-group=(name) {
            legend { (legend) }
            @if !about.is_empty() { p.small { (about) } }
            div.choices {
                @for (value, is_chosen) in [("dead", dead == Some(true)), ("alive", dead == Some(false))] {
                    label {
                        input type="radio" name=(name) value=(value) checked[is_chosen];
                        " " (words.say_with("status", &[("status", value.into())]))
                    }
                }
                (left_open(&name, dead.is_none(), words))
            }
        }
    }
}

/// What is known of a group, and what hangs on it.
fn doubted(doubt: &DoubtfulGroup, why: String, words: &Words) -> String {
    let otherwise = match doubt.margin_otherwise {
        None => words.say("review-otherwise-not-counted"),
        Some(0.0) => words.say("review-otherwise-draw"),
        Some(margin) => {
            let winner = if margin > 0.0 { Color::Black } else { Color::White };
            let by = words::format_amount(words, Unit::Points, half_points(margin).magnitude());
            let message = match doubt.changes_winner {
                Some(true) => "review-otherwise-wins",
                _ => "review-otherwise-still-wins",
            };
            words.say_with(message, &[("player", winner.name().into()), ("by", by.into())])
        }
    };
    let values = [
        ("color", doubt.color.name().into()),
        ("status", doubt.proposed.as_str().into()),
        ("why", why.into()),
        ("otherwise", otherwise.into()),
    ];
    words.say_with("review-proposed", &values)
}
