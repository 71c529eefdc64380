//! One photo on the page: what was read, what hangs on it, and a form for what is so.

use std::collections::BTreeMap;
use std::io;

use maud::{Markup, html};

use shuzi::color::Color;
use shuzi::count::{Answer, Stone};
use shuzi::geometry::BoardPoint;
use shuzi::language::{Message, ToMessage, Words, printable};
use shuzi::life::Status;
use shuzi::report::json::ReportJson;
use shuzi::report::json::schema::{CountedJson, DoubtfulGroupJson, ScoreJson, UncertainJson};
use shuzi::report::words;
use shuzi::score::{HalfPoints, Unit};

use super::super::corrections::case;
use super::super::row::{DamagedRow, Row, Stake};
use super::{Face, Reviewed};

/// The photo with its drawing and its form.
///
/// # Errors
/// When what was read does not fit together.
pub(super) fn article(reviewed: &Reviewed, face: Face, words: &Words) -> io::Result<Markup> {
    let [read, now] = [&reviewed.read, &reviewed.row].map(Row::report);
    let content = reviewed.read.content.to_string();
    Ok(html! {
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
                (drawing(reviewed, read, now, face, words)?)
                form data-content=(content) data-kept=(kept(reviewed)?) {
                    (result(now, words))
                    @for (index, warning) in now.iter().flat_map(|now| &now.warnings).enumerate() {
                        p.warning {
                            (reviewed.row.sentences.warnings.get(index).and_then(|said| said.get(words.language().code())).unwrap_or(&warning.message))
                        }
                    }
                    (points(read, now, reviewed.answers.as_deref(), words))
                    (groups(now, &reviewed.row.sentences.reasons, reviewed.answers.as_deref(), words))
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
    })
}

/// Returns what is kept of a photo, as the page's script compares it; nothing where nothing is.
fn kept(reviewed: &Reviewed) -> serde_json::Result<String> {
    match &reviewed.answers {
        Some(answers) => serde_json::to_string(answers),
        None => Ok(String::new()),
    }
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
fn drawing(
    reviewed: &Reviewed,
    read: Option<&ReportJson>,
    now: Option<&ReportJson>,
    face: Face,
    words: &Words,
) -> io::Result<Markup> {
    if !reviewed.is_drawn {
        return Ok(html! { pre.board { (board(now)) } });
    }
    let content = reviewed.read.content.to_string();
    let source = match face {
        Face::File { drawings } => {
            format!("{drawings}{}/{content}.jpg", content.get(..2).unwrap_or_default())
        }
        Face::Served => format!("review/drawings/{content}.jpg"),
    };
    let alt = words.say_with("review-drawing-of", &[("file", reviewed.name.as_str().into())]);
    let labels = labels(reviewed, read, now).map_err(|damaged| io::Error::other(damaged.to_message()))?;
    Ok(html! {
        figure {
            a href=(source) target="_blank" rel="noopener" {
                img src=(source) alt=(alt) loading="lazy";
            }
            @if let Some(labels) = labels { (labels) }
        }
    })
}

/// The names of the points and groups that are asked about, in the photo's frame.
fn labels(
    reviewed: &Reviewed,
    read: Option<&ReportJson>,
    now: Option<&ReportJson>,
) -> Result<Option<Markup>, DamagedRow> {
    /// Of a line spacing, and at least of the photo's width.
    const HEIGHT: (f64, f64) = (0.6, 0.022);
    let Some(case) = case(&reviewed.read)? else { return Ok(None) };
    let Some(photo) = case.photo else { return Ok(None) };
    let place = |x: f64, y: f64| photo.grid.photo(BoardPoint { x, y });
    let (width, height) = (photo.width_px, photo.height_px);
    let points = uncertain_of(read).iter().map(|uncertain| &uncertain.point);
    let groups = doubts_of(now).iter().filter_map(|group| group.points.first());
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
    Ok(Some(html! {
        svg viewBox=(format!("0 0 {width} {height}")) aria-hidden="true" {
            @for label in points.chain(groups).filter_map(label) { (label) }
        }
    }))
}

fn uncertain_of(report: Option<&ReportJson>) -> &[UncertainJson] {
    report.and_then(|report| report.uncertain.as_deref()).unwrap_or_default()
}

fn doubts_of(report: Option<&ReportJson>) -> &[DoubtfulGroupJson] {
    report
        .and_then(|report| report.settled.as_ref())
        .map(|settled| settled.doubts.as_slice())
        .unwrap_or_default()
}

/// The position in letters, where there is no drawing.
fn board(now: Option<&ReportJson>) -> String {
    now.iter().flat_map(|now| &now.rows).fold(String::new(), |board, row| {
        board + &row.chars().map(|stone| format!("{stone} ")).collect::<String>() + "\n"
    })
}

/// The result as it stands.
fn result(now: Option<&ReportJson>, words: &Words) -> Markup {
    let Some(rules) = now.and_then(|now| now.counted.as_ref()) else {
        return html! { p.result { (words.say("review-not-counted")) } };
    };
    let Some(settled) = now.and_then(|now| now.settled.as_ref()) else {
        return html! { p.result { b { (words.say("no-result")) } } };
    };
    let score = &settled.score;
    html! { p.result { b { (winner(score, words)) } " " (counted(score, rules, words)) } }
}

/// By which rules, and what both sides have.
fn counted(score: &ScoreJson, counted: &CountedJson, words: &Words) -> String {
    let points = |points: f64| words::format_decimal(words, half_points(points)).into();
    let set = words.say_with("rules-of-a-set", &[("set", counted.rules.name().into())]);
    let komi = words.say_with("with-komi", &[("komi", points(counted.komi))]);
    let counts = words.say_with("counts", &[("black", points(score.black)), ("white", points(score.white))]);
    let rules = [set, komi].join(&words.say("between-facts"));
    words.say_with("counted", &[("rules", rules.into()), ("counts", counts.into())])
}

fn winner(score: &ScoreJson, words: &Words) -> String {
    let unit = if score.margin_zi.is_some() { Unit::Zi } else { Unit::Points };
    words::describe_outcome(words, unit, score.winner.color(), half_points(score.margin))
}

/// Points as the answer's JSON has them.
fn half_points(points: f64) -> HalfPoints {
    HalfPoints((2.0 * points).round() as i32)
}

/// The points in doubt, those that are in doubt only with what a person says, and those that the person states.
fn points(
    read: Option<&ReportJson>,
    now: Option<&ReportJson>,
    answers: Option<&[Answer]>,
    words: &Words,
) -> Markup {
    let mut stated: BTreeMap<String, Stone> = BTreeMap::new();
    for answer in answers.unwrap_or_default() {
        if let Answer::Stone { point, stone } = answer {
            stated.insert(point.as_str().to_owned(), *stone);
        }
    }
    let mut asked: Vec<&UncertainJson> = Vec::new();
    for uncertain in uncertain_of(read).iter().chain(uncertain_of(now)) {
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
    uncertain: Option<&UncertainJson>,
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
fn groups(
    now: Option<&ReportJson>,
    reasons: &[Message],
    answers: Option<&[Answer]>,
    words: &Words,
) -> Markup {
    let mut stated: BTreeMap<Vec<&str>, bool> = BTreeMap::new();
    for (group, dead) in answers.unwrap_or_default().iter().filter_map(Answer::group) {
        let mut names: Vec<&str> = group.iter().map(|point| point.as_str()).collect();
        names.sort_unstable();
        stated.insert(names, dead);
    }
    let is_new = |doubt: &&DoubtfulGroupJson| {
        !stated.keys().any(|names| doubt.points.iter().any(|point| names.contains(&point.as_str())))
    };
    html! {
        @for (index, doubt) in doubts_of(now).iter().enumerate().filter(|(_, doubt)| is_new(doubt)) {
            @let names: Vec<&str> = doubt.points.iter().map(String::as_str).collect();
            @let why = said(reasons.get(index), &doubt.why, words);
            // What is proposed as unsettled a person has to settle.
            @let is_proposed = answers.is_none() && doubt.proposed != Status::Unsettled;
            (group(&names, &doubted(doubt, why, words), is_proposed.then_some(doubt.proposed == Status::Dead), words))
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
fn doubted(doubt: &DoubtfulGroupJson, why: String, words: &Words) -> String {
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
        ("status", doubt.proposed.name().into()),
        ("why", why.into()),
        ("otherwise", otherwise.into()),
    ];
    words.say_with("review-proposed", &values)
}
